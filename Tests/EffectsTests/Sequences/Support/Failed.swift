/// A failure with a payload.
struct Failed: Error, Hashable {
  let code: Int
}
