import Store

/// Five features, one in the other, around a counter, written as features are.
enum LeafFeatures {
  struct First: Reducer {
    struct State { var second = Second.State() }

    enum Action: Sendable { case second(Second.Action) }

    static let second = CasePath<Action, Second.Action>(
      { .second($0) },
      extract: { if case .second(let action) = $0 { action } else { nil } }
    )

    var body: some Reducer<State, Action> {
      Scope(state: \.second, action: Self.second) { Second() }
    }
  }

  struct Second: Reducer {
    struct State { var third = Third.State() }

    enum Action: Sendable { case third(Third.Action) }

    static let third = CasePath<Action, Third.Action>(
      { .third($0) },
      extract: { if case .third(let action) = $0 { action } else { nil } }
    )

    var body: some Reducer<State, Action> {
      Scope(state: \.third, action: Self.third) { Third() }
    }
  }

  struct Third: Reducer {
    struct State { var fourth = Fourth.State() }

    enum Action: Sendable { case fourth(Fourth.Action) }

    static let fourth = CasePath<Action, Fourth.Action>(
      { .fourth($0) },
      extract: { if case .fourth(let action) = $0 { action } else { nil } }
    )

    var body: some Reducer<State, Action> {
      Scope(state: \.fourth, action: Self.fourth) { Fourth() }
    }
  }

  struct Fourth: Reducer {
    struct State { var fifth = Fifth.State() }

    enum Action: Sendable { case fifth(Fifth.Action) }

    static let fifth = CasePath<Action, Fifth.Action>(
      { .fifth($0) },
      extract: { if case .fifth(let action) = $0 { action } else { nil } }
    )

    var body: some Reducer<State, Action> {
      Scope(state: \.fifth, action: Self.fifth) { Fifth() }
    }
  }

  struct Fifth: Reducer {
    struct State { var leaf = Counter.State() }

    enum Action: Sendable { case leaf(Counter.Action) }

    static let leaf = CasePath<Action, Counter.Action>(
      { .leaf($0) },
      extract: { if case .leaf(let action) = $0 { action } else { nil } }
    )

    var body: some Reducer<State, Action> {
      Scope(state: \.leaf, action: Self.leaf) { Counter() }
    }
  }
}
