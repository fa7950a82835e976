/// What an effect forest knows of one key: the groups that hold it, by phase, and the scopes inside.
struct EffectEntry: Sendable {
  /// A list of slots, linked through the nodes themselves.
  struct List: Sendable {
    var first = -1
    var last = -1
    var count = 0
  }

  var key: EffectKey
  var pending = List()
  var waiting = List()
  var active = List()

  /// The entries of the scopes inside that have effects.
  var scopes: Set<Int> = []
  /// What the host remembers of a scope between two looks at it.
  var stamp: UInt64?

  init(key: EffectKey) {
    self.key = key
  }

  var count: Int { pending.count + waiting.count + active.count }

  subscript(phase: EffectNode.Phase) -> List {
    get {
      switch phase {
      case .pending: pending
      case .waiting: waiting
      case .active: active
      }
    }
    set {
      switch phase {
      case .pending: pending = newValue
      case .waiting: waiting = newValue
      case .active: active = newValue
      }
    }
  }
}
