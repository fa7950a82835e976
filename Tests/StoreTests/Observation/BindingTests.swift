import Observation
import Store
import StoreTesting
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

  @Test func `a later binding is told, wherever it lies in memory`() {
    let store = makeStore()
    var missed = 0
    for number in 1...50 {
      do { _ = store.binding(get: \.child, send: { _ in nil }).wrappedValue }
      let second = store.binding(get: \.form, send: Action.set)
      let told = notifications(of: { _ = second.wrappedValue }) {
        store.send(.set(Form(name: "\(number)")))
      }
      if told != 1 { missed += 1 }
    }
    #expect(missed == 0)
  }

  @Test func `a change of one binding's value is not told to readers of another`() {
    let store = makeStore()
    let (form, child) = (
      store.binding(get: \.form, send: Action.set),
      store.binding(\.child, send: { _ in nil })
    )
    let read = {
      withObservationTracking {
        _ = child.wrappedValue
      } onChange: {
      }
      _ = form.wrappedValue
    }
    #expect(notifications(of: read, during: { store.send(.close) }) == 1)
    #expect(notifications(of: { _ = form.wrappedValue }, during: { store.send(.close) }) == 0)
    _ = child.wrappedValue
    #expect(notifications(of: { _ = child.wrappedValue }) { form.wrappedValue.isOn = true } == 0)
  }

  @Test func `reading a part of a binding tracks the part`() {
    let store = makeStore()
    for form in [
      store.binding(get: \.form, send: Action.set), store.binding(\.form, send: Action.set),
    ] {
      let name = form.name
      let read = { _ = name.wrappedValue }
      #expect(notifications(of: read, during: { form.wrappedValue.isOn.toggle() }) == 0)
      #expect(notifications(of: read, during: { form.wrappedValue.name += "a" }) == 1)
    }
  }

  @Test func `making a binding tracks nothing`() {
    let store = makeStore()
    let make = {
      _ = store.binding(get: \.form, send: Action.set).name
      _ = store.binding(\.form, send: Action.set).isOn
    }
    #expect(notifications(of: make, during: { store.send(.set(Form(name: "a", isOn: true))) }) == 0)
  }

  @Test func `a binding of two functions is told of what its function reads`() {
    let store = makeStore()
    let binding = StoreBinding(get: { store[dynamicMember: \.form.name] }, set: { _ in })
    let read = { _ = binding.wrappedValue }
    #expect(notifications(of: read, during: { store.send(.set(Form(isOn: true))) }) == 0)
    #expect(notifications(of: read, during: { store.send(.set(Form(name: "a"))) }) == 1)
  }

  @Test func `F76: a write that no reducer handles is a failure in a test store`() async {
    let found = await failures {
      let store = TestStore(initialState: State()) {
        Reduce<State, Action> { _, _ in .none }
      }
      await store.send(.set(Form(name: "a"))) { $0.form.name = "a" }
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("form.name") == true)
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
