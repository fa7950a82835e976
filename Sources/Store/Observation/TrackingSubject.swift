internal import Observation

/// What Observation is told about: one property for each value that somebody tracks.
///
/// A property is named by a token that its key path holds. Observation keeps the key paths of what has been
/// read in a tracking until the tracking has been told or is over, so a token lives exactly as long as
/// somebody waits for its value; a read outside of any tracking leaves none.
final class TrackingSubject: Observable {
  final class Token: Hashable, Sendable {
    static func == (left: Token, right: Token) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  private let registrar = ObservationRegistrar()

  subscript(token: Token) -> Void { () }

  /// The value with this token has been read.
  @inline(never)
  func access(_ token: Token) {
    registrar.access(self, keyPath: \.[token])
  }

  /// A value without a token has been read: a new one, which is gone at once unless it is tracked.
  @inline(never)
  func access() -> WeakToken {
    let token = Token()
    access(token)
    return WeakToken(token: token)
  }

  /// Tells whoever waits for the value with this token.
  @inline(never)
  func tell(_ token: Token) {
    registrar.withMutation(of: self, keyPath: \.[token]) {}
  }

  struct WeakToken {
    weak var token: Token?
  }
}
