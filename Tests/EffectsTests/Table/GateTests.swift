import Effects
import Testing

/// Delayed and throttled actions in the table; sleeping parcels are named `asleep`.
struct GateTests {
  private struct Gated {
    var table = EffectTable<Int, String>()
    var now = 0.0
    private var tokens: [String: EffectToken] = [:]

    mutating func take(_ effect: Effect<Int>) -> [String] {
      table.take(effect, origin: "t", at: .seconds(now))
      return decisions()
    }

    mutating func offer(_ action: Int, from name: String) -> [String] {
      guard let token = tokens[name] else { return ["unknown \(name)"] }
      let passed = table.offer(action, from: token, site: nil, at: .seconds(now))
      return decisions() + (passed == nil ? [] : ["at once"])
    }

    mutating func end(_ name: String) -> [String] {
      guard let token = tokens[name] else { return ["unknown \(name)"] }
      table.ended(token, at: .seconds(now))
      return decisions()
    }

    private mutating func decisions() -> [String] {
      var words: [String] = []
      while let decision = table.nextDecision() {
        switch decision {
        case .start(let token, let operation):
          if case .sleep(let duration) = operation.body {
            tokens["asleep"] = token
            words.append("sleep \(duration)")
          } else {
            let name = operation.site.name ?? "?"
            tokens[name] = token
            words.append("start \(name)")
          }
        case .deliver(let token, let action):
          tokens["\(action)"] = token
          words.append("deliver \(action)")
        case .stop(let token):
          words.append("stop \(tokens.first { $0.value == token }?.key ?? "?")")
        case .report(let text): words.append("report \(text)")
        case .missed, .unvisited: break
        case .close: words.append("close")
        }
      }
      return words
    }
  }

  @Test func `a delayed action sleeps, is delivered, and ends its tree`() {
    var gated = Gated()
    #expect(gated.take(.send(1).delay(for: .seconds(2))) == ["sleep 2.0 seconds"])
    gated.now = 2
    #expect(gated.end("asleep") == ["deliver 1"])
    #expect(gated.end("1") == ["close"])
    #expect(gated.table.isEmpty)
  }

  @Test func `only the first of a gate sleeps; the next one does for what is left`() {
    var gated = Gated()
    #expect(gated.take(run("a").delay(for: .seconds(2))) == ["start a"])
    #expect(gated.offer(1, from: "a") == ["sleep 2.0 seconds"])
    gated.now = 1.5
    #expect(gated.offer(2, from: "a") == [])
    #expect(gated.end("a") == [])
    gated.now = 2
    #expect(gated.end("asleep") == ["deliver 1", "sleep 1.5 seconds"])
  }

  @Test func `what is due together is delivered together`() {
    var gated = Gated()
    let sends = Effect<Int>.concatenate(.send(1), .send(2), .send(3))
    #expect(gated.take(sends.delay(for: .seconds(1))) == ["sleep 1.0 seconds"])
    gated.now = 1
    #expect(gated.end("asleep") == ["deliver 1", "deliver 2", "deliver 3"])
  }

  @Test func `when the sleeper is cut the next one sleeps`() {
    var gated = Gated()
    _ = gated.take(
      .merge(run("a").cancellable(id: 1), run("b")).delay(for: .seconds(2))
    )
    _ = gated.offer(1, from: "a")
    gated.now = 1
    _ = gated.offer(2, from: "b")
    #expect(gated.take(.cancel(id: 1)) == ["stop a", "stop asleep", "close", "sleep 2.0 seconds"])
  }

  @Test func `a cancel behind spares what stands behind it, also what that has sent already`() {
    var gated = Gated()
    let tree = Effect<Int>.merge(
      .concatenate(run("a"), .cancel(id: 1)),
      run("b")
    )
    _ = gated.take(tree.delay(for: .seconds(2)).cancellable(id: 1))
    _ = gated.offer(1, from: "a")
    _ = gated.offer(2, from: "b")
    #expect(gated.end("a") == ["stop asleep", "sleep 2.0 seconds"])
    gated.now = 2
    #expect(gated.end("asleep") == ["deliver 2"])
  }

  @Test func `an id that has been sent from counts no longer for a limit, but for a cancel`() {
    var gated = Gated()
    let effect = Effect<Int>.send(1).cancellable(id: 1, .concat).delay(for: .seconds(2))
    #expect(gated.take(effect) == ["sleep 2.0 seconds"])
    #expect(gated.take(run("b").cancellable(id: 1, .concat)) == ["start b"])
    #expect(gated.take(.cancel(id: 1)) == ["stop b", "close", "stop asleep", "close", "close"])
    #expect(gated.table.isEmpty)
  }

  @Test func `a throttled action passes at once, and its window outlives its effect`() {
    var gated = Gated()
    #expect(gated.take(run("a").throttle(id: 1, for: .seconds(1), latest: true)) == ["start a"])
    #expect(gated.offer(1, from: "a") == ["deliver 1", "at once"])
    #expect(gated.end("1") == [])
    #expect(gated.end("a") == ["close"])
    #expect(!gated.table.isEmpty)
    gated.now = 0.25
    let next = Effect<Int>.send(2).throttle(id: 1, for: .seconds(1), latest: true)
    #expect(gated.take(next) == ["sleep 0.75 seconds"])
  }

  @Test func `a newer action takes the place of the one that is held`() {
    var gated = Gated()
    let throttled = { Effect<Int>.send($0).throttle(id: 1, for: .seconds(1), latest: true) }
    _ = gated.take(throttled(1))
    _ = gated.end("1")
    _ = gated.take(throttled(2))
    #expect(gated.take(throttled(3)) == ["stop asleep", "close", "sleep 1.0 seconds"])
    gated.now = 1
    #expect(gated.end("asleep") == ["deliver 3"])
  }

  @Test func `windows that are over go with the next input`() {
    var gated = Gated()
    for id in 0..<100 {
      _ = gated.take(.send(id).throttle(id: id, for: .seconds(1), latest: false))
      _ = gated.end("\(id)")
    }
    #expect(!gated.table.isEmpty)
    gated.now = 1
    _ = gated.take(.send(-1))
    _ = gated.end("-1")
    #expect(gated.table.isEmpty)
  }

  @Test func `a window keeps its scope open, and goes with it`() {
    var gated = Gated()
    let row = Effect<Int>.send(1).throttle(id: 1, for: .seconds(1), latest: false).scoped("row")
    _ = gated.take(row)
    _ = gated.end("1")
    #expect(gated.table.hasScopes)
    var visit = gated.table.scopeVisit
    visit.seekAll()
    gated.table.cut(visit)
    #expect(!gated.table.hasScopes)
    #expect(gated.table.isEmpty)
    #expect(gated.take(row) == ["deliver 1"])
  }

  @Test func `a window of a scope inside another one goes with the outer one`() {
    var gated = Gated()
    let inner = Effect<Int>.send(1).throttle(id: 1, for: .seconds(1), latest: false)
    _ = gated.take(inner.scoped("inner").scoped("outer"))
    _ = gated.end("1")
    var visit = gated.table.scopeVisit
    visit.seekAll()
    gated.table.cut(visit)
    #expect(gated.table.isEmpty)
  }

  @Test func `a scope that only a window has kept open closes when that is over`() {
    var gated = Gated()
    let inner = Effect<Int>.send(1).throttle(id: 1, for: .seconds(1), latest: false)
    _ = gated.take(inner.scoped("inner").scoped("outer"))
    _ = gated.end("1")
    gated.now = 1
    _ = gated.take(.cancel(id: 0))
    _ = gated.take(inner)
    #expect(!gated.table.hasScopes)
  }

  @Test func `equal ids in two scopes have windows of their own`() {
    var gated = Gated()
    let row = Effect<Int>.send(1).throttle(id: 1, for: .seconds(1), latest: false)
    #expect(gated.take(row.scoped("a")) == ["deliver 1"])
    #expect(gated.take(row.scoped("b")) == ["deliver 1"])
    #expect(gated.take(row.scoped("a")) == ["close"])
  }

  @Test func `what a child has sent through a delay of its parent goes with the child`() {
    var gated = Gated()
    _ = gated.take(Effect<Int>.send(1).scoped("row").delay(for: .seconds(1)))
    var visit = gated.table.scopeVisit
    visit.seekAll()
    gated.table.cut(visit)
    #expect(gated.table.isEmpty)
  }
}
