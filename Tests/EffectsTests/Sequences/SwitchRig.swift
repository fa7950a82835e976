import Effects
import TestSupport

/// `switchToLatest` between an outer sequence and inners that the test feeds.
struct SwitchRig {
  typealias Inner = Feed<Int, Broken>
  typealias Outer = Feed<Inner, Broken>

  let outer: Outer
  let listener: Listener<Int, Broken>

  init(
    outer: Outer = Outer(),
    asksByItself: Bool = true,
    onValue: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.outer = outer
    listener = Listener(to: outer.switchToLatest(), asksByItself: asksByItself, onValue: onValue)
  }

  /// What the consumer has got.
  var events: [Event<Int, Broken>] { listener.events }

  /// Runs everything until nothing moves.
  func settle() { listener.executor.drain() }

  /// Lets the outer produce an inner.
  @discardableResult
  func open(_ inner: Inner = Inner()) -> Inner {
    outer.send(inner)
    settle()
    return inner
  }

  func send(_ value: Int, from inner: Inner) {
    inner.send(value)
    settle()
  }

  func finish(_ inner: Inner) {
    inner.finish()
    settle()
  }

  func fail(_ inner: Inner, _ failure: Broken = Broken()) {
    inner.fail(failure)
    settle()
  }

  func finishOuter() {
    outer.finish()
    settle()
  }

  func failOuter(_ failure: Broken = Broken()) {
    outer.fail(failure)
    settle()
  }
}
