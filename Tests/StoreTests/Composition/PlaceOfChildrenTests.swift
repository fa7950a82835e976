import Effects
import Store
import TestSupport
import Testing

private struct Step: Equatable, Identifiable, Sendable {
  var id = 1
}

/// Starts something under an id, or stops it.
private struct Work: Reducer {
  func reduce(into state: inout Step, action: Bool) -> Effect<Bool> {
    action
      ? .run { _ in try? await untilCancelled() }.cancellable(id: "work", .latest)
      : .cancel(id: "work")
  }
}

private enum Two: Equatable, Sendable {
  case left(Step), right(Step), neither
  var left: Step? { if case .left(let step) = self { step } else { nil } }
  var right: Step? { if case .right(let step) = self { step } else { nil } }
}

private enum TwoAction: Sendable {
  case left(Bool), right(Bool), go(Two)
  var left: Bool? { if case .left(let isOn) = self { isOn } else { nil } }
  var right: Bool? { if case .right(let isOn) = self { isOn } else { nil } }
}

private struct Navigation: Reducer {
  func reduce(into state: inout Two, action: TwoAction) -> Effect<TwoAction> {
    if case .go(let next) = action { state = next }
    return .none
  }
}

extension Reducer where State == Two, Action == TwoAction {
  /// One place in the code, for several children.
  fileprivate func step(
    _ state: CasePath<Two, Step>,
    _ action: CasePath<TwoAction, Bool>
  ) -> some Reducer<Two, TwoAction> {
    ifCaseLet(state, action: action) { Work() }
  }

  /// One place in the code that makes the paths too, of functions: they can't be told apart.
  fileprivate func blurred(
    _ embed: @escaping @Sendable (Step) -> Two,
    _ extract: @escaping @Sendable (Two) -> Step?,
    _ embedAction: @escaping @Sendable (Bool) -> TwoAction,
    _ extractAction: @escaping @Sendable (TwoAction) -> Bool?
  ) -> some Reducer<Two, TwoAction> {
    let action = CasePath(embedAction, extract: extractAction)
    return ifCaseLet(CasePath(embed, extract: extract), action: action) { Work() }
  }
}

private struct Pair: Equatable {
  var only = Step()
  var optional: Step? = Step()
  var rows: IdentifiedArrayOf<Step> = [Step()]
}

private enum PairAction: Sendable {
  case first(Bool), second(Bool)
  case firstRow(IdentifiedAction<Int, Bool>), secondRow(IdentifiedAction<Int, Bool>)
  var first: Bool? { if case .first(let isOn) = self { isOn } else { nil } }
  var second: Bool? { if case .second(let isOn) = self { isOn } else { nil } }
  var firstRow: IdentifiedAction<Int, Bool>? {
    if case .firstRow(let action) = self { action } else { nil }
  }
  var secondRow: IdentifiedAction<Int, Bool>? {
    if case .secondRow(let action) = self { action } else { nil }
  }
}

private func scoped(_ action: CasePath<PairAction, Bool>) -> some Reducer<Pair, PairAction> {
  Scope(state: \Pair.only, action: action) { Work() }
}

extension Reducer where State == Pair, Action == PairAction {
  fileprivate func optional(
    _ action: CasePath<PairAction, Bool>
  ) -> some Reducer<Pair, PairAction> {
    ifLet(\.optional, action: action) { Work() }
  }

  fileprivate func rows(
    _ action: CasePath<PairAction, IdentifiedAction<Int, Bool>>
  ) -> some Reducer<Pair, PairAction> {
    forEach(\.rows, action: action) { Work() }
  }
}

/// Rule 8: each child has a place of its own, also where one place in the code embeds several.
@MainActor
struct PlaceOfChildrenTests {
  private func follow(_ store: Store<Two, TwoAction>) {
    store.send(.right(true))
    #expect(store.effectsInFlight == 1)
    store.send(.go(.left(Step(id: 2))))
    #expect(store.effectsInFlight == 0)
    store.send(.left(true))
    #expect(store.effectsInFlight == 1)
    store.send(.go(.neither))
    #expect(store.effectsInFlight == 0)
  }

  @Test func `two cases that one helper embeds keep their effects and end them with their case`() {
    follow(
      Store(initialState: .right(Step())) {
        Navigation()
          .step(CasePath(Two.left, \.left), CasePath(TwoAction.left, \.left))
          .step(CasePath(Two.right, \.right), CasePath(TwoAction.right, \.right))
      }
    )
  }

  @Test func `the same for paths made of functions, each at a place of its own`() {
    follow(
      Store(initialState: .right(Step())) {
        Navigation()
          .step(
            CasePath(Two.left, extract: { $0.left }),
            CasePath(TwoAction.left, extract: { $0.left })
          )
          .step(
            CasePath(Two.right, extract: { $0.right }),
            CasePath(TwoAction.right, extract: { $0.right })
          )
      }
    )
  }

  @Test func `the same for paths that can't be told apart: what either child keeps is not cut`() {
    follow(
      Store(initialState: .right(Step())) {
        Navigation()
          .blurred(Two.left, { $0.left }, TwoAction.left, { $0.left })
          .blurred(Two.right, { $0.right }, TwoAction.right, { $0.right })
      }
    )
  }

  @Test func `equal ids never meet where one state is embedded twice, with two actions`() {
    let store = Store<Pair, PairAction>(initialState: Pair()) {
      scoped(CasePath(PairAction.first, \.first))
      scoped(CasePath(PairAction.second, \.second))
    }
    expectApart(store, PairAction.first, PairAction.second)
  }

  @Test func `nor where one optional child is`() {
    let store = Store<Pair, PairAction>(initialState: Pair()) {
      EmptyReducer<Pair, PairAction>()
        .optional(CasePath(PairAction.first, \.first))
        .optional(CasePath(PairAction.second, \.second))
    }
    expectApart(store, PairAction.first, PairAction.second)
  }

  @Test func `nor where one list of rows is`() {
    let store = Store<Pair, PairAction>(initialState: Pair()) {
      EmptyReducer<Pair, PairAction>()
        .rows(CasePath(PairAction.firstRow, \.firstRow))
        .rows(CasePath(PairAction.secondRow, \.secondRow))
    }
    expectApart(
      store,
      { .firstRow(.element(id: 1, action: $0)) },
      { .secondRow(.element(id: 1, action: $0)) }
    )
  }

  private func expectApart(
    _ store: Store<Pair, PairAction>,
    _ first: (Bool) -> PairAction,
    _ second: (Bool) -> PairAction
  ) {
    store.send(first(true))
    store.send(second(true))
    #expect(store.effectsInFlight == 2)
    store.send(first(false))
    #expect(store.effectsInFlight == 1)
    store.send(second(false))
    #expect(store.effectsInFlight == 0)
  }
}
