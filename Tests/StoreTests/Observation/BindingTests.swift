import Store
import TestSupport
import Testing

private struct Form: Equatable {
  var name = ""
  var isOn = false
}

private enum Action: Sendable {
  case set(Form)
  case child(Form)
  case close

  var child: Form? { if case .child(let form) = self { form } else { nil } }
}

private struct State: Equatable {
  var form = Form()
  var child: Form? = Form()
}

/// F76: a write is an action like any other.
@MainActor
struct BindingTests {
  private let observer = Observer<State, Action>()

  private func makeStore() -> Store<State, Action> {
    Store(initialState: State(), observers: [observer]) {
      Reduce<State, Action> { state, action in
        switch action {
        case .set(let form): state.form = form
        case .close: state.child = nil
        case .child: break
        }
        return .none
      }
      .ifLet(\.child, action: CasePath(Action.child, \.child)) {
        Reduce<Form, Form> { state, action in
          state = action
          return .none
        }
      }
    }
  }

  @Test func `F76: a write sends an action, and reading gives what the reducer made of it`() {
    let store = makeStore()
    let binding = store.binding(get: \.form, send: Action.set)
    binding.wrappedValue.name = "a"
    #expect(store.state.form.name == "a")
    #expect(binding.wrappedValue == Form(name: "a"))
  }

  @Test func `a binding of a part writes the whole with the part replaced`() {
    let store = makeStore()
    let binding = store.binding(get: \.form, send: Action.set)
    binding.name.wrappedValue = "a"
    binding.isOn.wrappedValue = true
    #expect(store.state.form == Form(name: "a", isOn: true))
  }

  @Test func `a write for which there is no action sends nothing`() {
    let store = makeStore()
    let binding = store.binding(get: \.form.isOn, send: { $0 ? nil : .close })
    binding.wrappedValue = true
    #expect(observer.reduced.isEmpty)
    binding.wrappedValue = false
    #expect(store.state.child == nil)
  }

  @Test func `the same value written twice is two actions`() {
    let store = makeStore()
    let binding = store.binding(get: \.form, send: Action.set)
    for _ in 0..<2 { binding.wrappedValue = Form() }
    #expect(observer.reduced.count == 2)
  }

  @Test func `F76: a write for a child that has gone is ignored and reported`() throws {
    let store = makeStore()
    let child = try #require(
      store.scope(state: \.child, action: CasePath(Action.child, \.child))
    )
    let binding = child.binding(get: { $0 }, send: { $0 })
    store.send(.close)
    binding.wrappedValue = Form(name: "late")
    #expect(store.state.child == nil)
    #expect(binding.wrappedValue == Form())
    #expect(observer.diagnostics.map(\.kind) == [.absentChild])
  }

  @Test func `F76: bindings are compared by the values that they had when they were made`() {
    let store = makeStore()
    let before = store.binding(get: \.form, send: Action.set)
    store.send(.set(Form(name: "a")))
    let after = store.binding(get: \.form, send: Action.set)
    #expect(before != after)
    #expect(after == store.binding(get: \.form, send: Action.set))
  }

  @Test func `H14: a binding keeps its store alive`() {
    weak var observed: Store<State, Action>?
    let binding: StoreBinding<Form>
    do {
      let store = makeStore()
      observed = store
      binding = store.binding(get: \.form, send: Action.set)
    }
    #expect(observed != nil)
    binding.wrappedValue = Form(name: "a")
    #expect(binding.wrappedValue.name == "a")
  }
}
