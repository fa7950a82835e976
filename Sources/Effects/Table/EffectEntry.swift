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
  /// Not groups: what stands for them around the actions of theirs that are held back.
  var held = List()

  /// The entries of the scopes inside that have effects.
  var scopes: Set<Int> = []
  /// How many of these have scopes with effects inside of them.
  var parents = 0
  /// What is remembered of a scope between two looks at it.
  var stamps: ScopeStamps?
  /// The scopes inside that have got effects since then.
  var fresh: Set<Int> = []
  /// Whether it is the entry of a scope.
  var isScope = false
  /// How many throttle windows belong to the scope.
  var windows = 0

  init(key: EffectKey) {
    self.key = key
  }

  var count: Int { pending.count + waiting.count + active.count + held.count }

  subscript(phase: EffectNode.Phase) -> List {
    get {
      switch phase {
      case .pending: pending
      case .waiting: waiting
      case .active: active
      case .held: held
      }
    }
    set {
      switch phase {
      case .pending: pending = newValue
      case .waiting: waiting = newValue
      case .active: active = newValue
      case .held: held = newValue
      }
    }
  }
}
