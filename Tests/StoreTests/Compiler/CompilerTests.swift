import Testing

/// What the compiler has to accept, and what it has to reject.
@Suite(.serialized)
struct CompilerTests {
  private static let feature = """
    import Store
    struct Counter: Reducer {
      struct State: Equatable { var n = 0 }
      enum Action: Sendable { case up }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        state.n += 1
        return .none
      }
    }
    @MainActor func makeStore() -> Store<Counter.State, Counter.Action> {
      Store(initialState: .init()) { Counter() }
    }

    """

  @Test(arguments: [
    // On the main actor and on any other.
    "@MainActor func f() { let store = makeStore(); store.send(.up); print(store.state.n) }",
    """
    actor Device {
      private(set) lazy var store = Store<Counter.State, Counter.Action>(
        initialState: .init(), isolation: self) { Counter() }
      func f() { store.send(.up) }
    }
    """,
    """
    @MainActor final class Model {
      let store = Store<Counter.State, Counter.Action>(
        initialState: .init(), isolation: MainActor.shared) { Counter() }
    }
    """,
    // What the design says compiles.
    """
    struct Failed: Error {}
    struct Client: Sendable { var number: @Sendable () async throws(Failed) -> Int }
    enum A: Sendable { case response(Result<Int, Failed>), event(Event<Int, Never>) }
    enum ID { case request }
    func f(client: Client) -> [Effect<A>] {
      [
        .materialize(client.number, as: A.response),
        .materialize { () throws(Failed) in try await client.number() } as: { .response($0) }
          .switchToLatest(id: ID.request),
        .materialize(AsyncStream<Int> { _ in }, as: A.event),
      ]
    }
    """,
  ])
  func `section 8: what should compile does`(code: String) throws {
    #expect(try Compiler.complaints(about: Self.feature + code) == "")
  }

  @Test(arguments: [
    // No actor at all.
    "func f() { _ = Store<Counter.State, Counter.Action>(initialState: .init()) { Counter() } }",
    // Out of the actor in every way there is.
    "@MainActor func f() { let s = makeStore(); Task.detached { s.send(.up) } }",
    """
    @MainActor func f() async {
      let s = makeStore()
      await withTaskGroup(of: Void.self) { $0.addTask { s.send(.up) } }
      print(s.state)
    }
    """,
    "@concurrent func g(_ s: Store<Counter.State, Counter.Action>) async {}\n"
      + "@MainActor func f() async { let s = makeStore(); await g(s); s.send(.up) }",
    "actor B { func g(_ s: Store<Counter.State, Counter.Action>) {} }\n"
      + "@MainActor func f() async { let s = makeStore(); await B().g(s); s.send(.up) }",
    // H13: the state is not to be written from outside.
    "@MainActor func f() { makeStore().state.n = 3 }",
    // Rule 13: an effect can't throw.
    """
    struct E: Error {}
    func f() -> Effect<Int> { .run { send in throw E() } }
    """,
    // An id has to be a value that may cross threads.
    "final class C: Hashable { static func == (a: C, b: C) -> Bool { a === b }\n"
      + "func hash(into h: inout Hasher) {} }\n"
      + "func f() -> Effect<Int> { .cancel(id: C()) }",
  ])
  func `rules 1 and 13: what would race or lose an error doesn't compile`(code: String) throws {
    #expect(try Compiler.complaints(about: Self.feature + code).contains("error:"))
  }

  @Test func `F60: a state that isn't equatable is one clear error at the assertion`() throws {
    let code = """
      import StoreTesting
      struct Plain {}
      func f() async {
        let store = TestStore<Plain, Int>(initialState: Plain()) { EmptyReducer() }
        await store.send(1)
      }
      """
    let complaints = try Compiler.complaints(about: code)
    #expect(complaints.matches(of: #/swift:\d+:\d+: error:/#).count == 1)
    #expect(complaints.contains("'Plain' conform to 'Equatable'"))
  }

  @Test func `F80: thirty chained scopes don't strain the type checker`() throws {
    let chain = (0..<30).map { _ in
      "    .ifLet(\\.child, action: CasePath(A.child, \\.child)) { Child() }"
    }
    let scopes = (0..<30).map { _ in
      "    Scope(state: \\.fixed, action: CasePath(A.child, \\.child)) { Child() }"
    }
    let code = """
      import Store
      struct S { var child: Int?; var fixed = 0 }
      enum A: Sendable {
        case child(Int)
        var child: Int? { if case .child(let a) = self { a } else { nil } }
      }
      struct Child: Reducer {
        func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
      }
      struct Parent: Reducer {
        var body: some Reducer<S, A> {
          EmptyReducer<S, A>()
      \(chain.joined(separator: "\n"))
        }
      }
      struct Wide: Reducer {
        var body: some Reducer<S, A> {
      \(scopes.joined(separator: "\n"))
        }
      }
      """
    let flags = ["-Xfrontend", "-warn-long-expression-type-checking=300"]
    #expect(try Compiler.complaints(about: code, flags: flags) == "")
  }
}
