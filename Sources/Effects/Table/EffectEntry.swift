/// What an effect forest knows of one id: the identified groups that hold it, by phase.
struct EffectEntry: Sendable {
  /// A list of slots, linked through the nodes themselves.
  struct List: Sendable {
    var first = -1
    var last = -1
    var count = 0
  }

  var pending = List()
  var waiting = List()
  var active = List()

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
