import Effects
import TestSupport
import Testing

/// Behaviours that other libraries assert of their own operator, where they add something.
struct SwitchPeerTests {
  private enum Context {
    @TaskLocal static var name = "none"
  }

  /// An inner that has all its values at once.
  private func inner(_ values: Int...) -> SwitchRig.Inner {
    let inner = SwitchRig.Inner()
    for value in values { inner.send(value) }
    inner.finish()
    return inner
  }

  @Test func `Kotlin 1: with an outer that comes step by step, no inner loses anything`() {
    let rig = SwitchRig()
    for number in 1...3 { rig.open(inner(number, number + 1)) }
    rig.finishOuter()
    #expect(rig.listener.values == [1, 2, 2, 3, 3, 4])
    #expect(rig.events.last == .finished)
  }

  @Test func `Kotlin 2: of an outer that comes all at once only the last inner is heard`() {
    let rig = SwitchRig()
    for number in 1...5 { rig.outer.send(inner(number)) }
    rig.finishOuter()
    #expect(rig.events == [.value(5), .finished])
  }

  @Test func `Kotlin 3: an inner that goes on later is heard only if it is the last`() {
    let rig = SwitchRig()
    let inners = (1...5).map { number in
      let inner = SwitchRig.Inner()
      inner.send(number)
      return rig.open(inner)
    }
    for (index, inner) in inners.enumerated() { rig.send(10 + index, from: inner) }
    #expect(rig.listener.values == [1, 2, 3, 4, 5, 14])
  }

  @Test func `Kotlin 5: inners that hang are cancelled one after the other`() {
    let cleanUp = Log<Int>()
    let rig = SwitchRig()
    for number in 1...3 { rig.open(SwitchRig.Inner { cleanUp.append(number) }) }
    rig.open(inner(42))
    rig.finishOuter()
    #expect(cleanUp.entries == [1, 2, 3])
    #expect(rig.events == [.value(42), .finished])
  }

  @Test func `Kotlin 7: when the second inner fails the first has been cleaned up`() {
    let log = Log<String>()
    let rig = SwitchRig()
    rig.open(SwitchRig.Inner { log.append("clean-up") })
    let second = rig.open()
    log.append("failure")
    rig.fail(second)
    #expect(log.entries == ["clean-up", "failure"])
    #expect(rig.events == [.failure(Broken())])
  }

  @Test func `Kotlin 10: who takes one value gets one, and all is let go`() {
    let outer = SwitchRig.Outer()
    let inner = SwitchRig.Inner()
    for value in 1...3 { inner.send(value) }
    outer.send(inner)
    let listener = Listener(to: outer.switchToLatest().prefix(1))
    #expect(listener.events == [.value(1), .finished])
    #expect(inner.account.pulled == 1)
    #expect(!inner.isActive && !outer.isActive)
  }

  @Test func `Kotlin, isolated context: outer and inners see the consumer's task locals`() {
    let seen = Log<String>()
    let outer = Feed<Int, Never>()
    let listener = Context.$name.withValue("consumer") {
      Listener(
        to: outer.flatMapLatest { _ in
          seen.append(Context.name)
          return AsyncStream<Int>(unfolding: {
            seen.append(Context.name)
            return nil
          })
        }
      )
    }
    Context.$name.withValue("elsewhere") {
      outer.send(1)
      listener.executor.drain()
    }
    #expect(seen.entries == ["consumer", "consumer"])
    listener.cancel()
  }

  @Test func `OpenCombine: an outer that ends before its inner has begun waits for it`() {
    let rig = SwitchRig()
    let last = inner(1)
    rig.outer.send(last)
    rig.outer.finish()
    rig.settle()
    #expect(rig.events == [.value(1), .finished])
  }

  @Test func `the typed failure is that of whoever can fail`() async {
    // These loops compile without `try`, or with a failure of that type only.
    for await _ in ended(Never.self).switchToLatest() {}
    for await _ in ended(Never.self).flatMapLatest({ $0 }) {}
    do throws(Broken) {
      for try await _ in ended(Broken.self).switchToLatest() {}
      for try await _ in ended(Never.self).flatMapLatest({ _ in SwitchRig.Inner() }) {}
      for try await _ in ended(Broken.self).flatMapLatest({ _ in SwitchRig.Inner() }) {}
    } catch {
      Issue.record("nothing failed")
    }
  }

  private func ended<Failure: Error>(_ failure: Failure.Type) -> Feed<Feed<Int, Never>, Failure> {
    let feed = Feed<Feed<Int, Never>, Failure>()
    feed.finish()
    return feed
  }
}
