/// What a send has to look out for; empty when it can just reduce.
@usableFromInline
struct StoreStatus: OptionSet {
  @usableFromInline let rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An action is being handled: others are queued.
  @inlinable static var draining: Self { Self(rawValue: 1) }
  /// The reducer holds the state.
  @inlinable static var reducing: Self { Self(rawValue: 2) }
  /// An action has been queued while another one was handled.
  @inlinable static var queued: Self { Self(rawValue: 4) }
  /// Somebody has to be told of each commit, or children have to be looked at.
  @inlinable static var attended: Self { Self(rawValue: 8) }
  /// Somebody has to be told of each commit.
  @inlinable static var told: Self { Self(rawValue: 16) }
}
