/// The body of a reducer, made once.
///
/// An object: what lies in a struct is copied for each action, one reference after the other.
@usableFromInline
final class MadeBody<Body: Reducer> {
  @usableFromInline let reducer: KeptReducer<Body>

  init(_ body: Body) {
    reducer = KeptReducer(body)
  }
}
