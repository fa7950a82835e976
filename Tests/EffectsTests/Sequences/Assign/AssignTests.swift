import Effects
import TestSupport
import Testing

/// `assign(to:onWeak:)` on the main actor, and on another one.
struct AssignTests {
  /// Counts what is written, and tells who waits for it.
  @MainActor
  private final class Owner {
    var number = 0 {
      didSet {
        MainActor.preconditionIsolated()
        numbers.append(number)
        onWrite?(number)
      }
    }
    var numbers: [Int] = []
    var onWrite: ((Int) -> Void)?
    var token: SubscriptionToken?
    let life = Counted()
  }

  @MainActor
  @Test func `every element is written, in order, on the caller's actor`() async {
    let (owner, done) = (Owner(), Gate())
    owner.onWrite = { if $0 == 1000 { done.open() } }
    let (numbers, continuation) = AsyncStream<Int>.makeStream()
    let token = numbers.assign(to: \.number, onWeak: owner)
    for number in 1...1000 { continuation.yield(number) }
    #expect(owner.numbers == [])
    await done.wait()
    #expect(owner.numbers == Array(1...1000))
    token.cancel()
  }

  @MainActor
  @Test func `R15: the root is not kept, nor what feeds it once its token has gone with it`() async
  {
    let supply = Supply<Int, Never>()
    weak var observed: Owner?
    do {
      let (owner, written) = (Owner(), Gate())
      observed = owner
      owner.onWrite = { _ in written.open() }
      owner.token = supply.assign(to: \.number, onWeak: owner)
      supply.send(1)
      await written.wait()
      #expect(owner.numbers == [1])
    }
    #expect(observed == nil)
    await supply.iterators.isZero()
    #expect(supply.cancelled <= 1)
  }

  @MainActor
  @Test func `R15: an element that comes after the root has gone is dropped, and ends it`() async {
    let supply = Supply<Int, Never>()
    let token: SubscriptionToken
    do {
      let (owner, written) = (Owner(), Gate())
      owner.onWrite = { _ in written.open() }
      token = supply.assign(to: \.number, onWeak: owner)
      supply.send(1)
      await written.wait()
    }
    supply.send(2)
    await supply.iterators.isZero()
    #expect(!supply.isAsked)
    withExtendedLifetime(token) {}
  }

  @MainActor
  @Test func `E11: nothing is written after the token has been cancelled on the actor`() async {
    let (owner, supply) = (Owner(), Supply<Int, Never>([.value(1), .value(2), .value(3)]))
    owner.onWrite = { if $0 == 2 { owner.token?.cancel() } }
    owner.token = supply.assign(to: \.number, onWeak: owner)
    await supply.iterators.isZero()
    #expect(owner.numbers == [1, 2])
  }

  @MainActor
  @Test func `E10: a token that is cancelled before the first element lets nothing be written`()
    async
  {
    let (owner, supply) = (Owner(), Supply<Int, Never>([.value(1)]))
    supply.assign(to: \.number, onWeak: owner).cancel()
    await supply.iterators.isZero()
    #expect(owner.numbers == [])
  }

  @MainActor
  @Test func `a token that goes ends the assignment`() async {
    let (owner, supply) = (Owner(), Supply<Int, Never>())
    do {
      let token = supply.assign(to: \.number, onWeak: owner)
      withExtendedLifetime(token) {}
    }
    await supply.iterators.isZero()
    #expect(owner.numbers == [])
  }

  @MainActor
  @Test func `it ends with the sequence`() async {
    let (owner, supply) = (Owner(), Supply<Int, Never>([.value(1), .finished]))
    let token = supply.assign(to: \.number, onWeak: owner)
    await supply.iterators.isZero()
    #expect(owner.numbers == [1])
    withExtendedLifetime(token) {}
  }

  @MainActor
  @Test func `F44: of a shared sequence it misses nothing that comes after the call`() async {
    let (owner, done) = (Owner(), Gate())
    owner.onWrite = { if $0 == 2 { done.open() } }
    let supply = Supply<Int, Never>([.value(1), .value(2)])
    let shared = supply.share()
    let token = shared.assign(to: \.number, onWeak: owner)
    // Reads everything before the assignment has had its turn.
    var other = shared.makeAsyncIterator()
    #expect(await other.next() == 1)
    await done.wait()
    #expect(owner.numbers == [1, 2])
    token.cancel()
  }

  @MainActor
  @Test(arguments: ["owner", "token", "sequence"])
  func `nothing is left, whoever goes first`(first: String) async {
    let live = LiveCount()
    let supply = Supply<Int, Never>()
    var owner: Owner? = Owner()
    var token = owner.map { [life = live.make()] in
      supply.map { number in
        life.touch()
        return number
      }.assign(to: \.number, onWeak: $0)
    }
    switch first {
    case "owner": owner = nil
    case "token": token = nil
    default: supply.send(.finished)
    }
    if first == "owner" { supply.send(1) }
    await live.isZero()
    await supply.iterators.isZero()
    withExtendedLifetime((owner, token)) {}
  }

  @Test func `on an actor of its own it writes there`() async {
    let numbers = await StoreThread().run { thread in
      let root = Root()
      let done = Gate()
      root.onWrite = {
        thread.preconditionIsolated()
        if root.numbers.count == 3 { done.open() }
      }
      let token = Supply<Int, Never>([.value(1), .value(2), .value(3)])
        .assign(to: \.number, onWeak: root, isolation: thread)
      await done.wait()
      token.cancel()
      root.onWrite = nil
      return root.numbers
    }
    #expect(numbers == [1, 2, 3])
  }

  @Test func `an assignment in the initialiser of its actor says what to do instead`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      actor Early {
        let token: SubscriptionToken

        init() async {
          let root = Root()
          token = AsyncStream<Int> { nil }.assign(to: \.number, onWeak: root)
        }
      }
      _ = await Early()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Assign it in a method"))
  }
}

/// A root without an actor of its own.
private final class Root {
  var number = 0 {
    didSet {
      numbers.append(number)
      onWrite?()
    }
  }
  var numbers: [Int] = []
  var onWrite: (() -> Void)?
}
