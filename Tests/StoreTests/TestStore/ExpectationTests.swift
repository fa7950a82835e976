import StoreTesting
import TestSupport
import Testing

/// F55: what a closure says against what an action does, in both modes: so many failures.
struct ExpectationTests {
  enum Closure: String, CaseIterable, Sendable {
    case none
    case idle
    case right
    case wrong
    case throwing
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let closure: Closure
    let changes: Bool
    let mode: Exhaustivity
    let failures: Int

    var testDescription: String {
      "closure \(closure), \(changes ? "a change" : "no change"), \(mode): \(failures)"
    }
  }

  static let rows: [Row] = [
    Row(closure: .none, changes: true, mode: .on, failures: 1),
    Row(closure: .idle, changes: true, mode: .on, failures: 1),
    Row(closure: .right, changes: true, mode: .on, failures: 0),
    Row(closure: .wrong, changes: true, mode: .on, failures: 1),
    Row(closure: .throwing, changes: true, mode: .on, failures: 1),
    Row(closure: .none, changes: false, mode: .on, failures: 0),
    Row(closure: .idle, changes: false, mode: .on, failures: 1),
    Row(closure: .right, changes: false, mode: .on, failures: 1),
    Row(closure: .wrong, changes: false, mode: .on, failures: 1),
    Row(closure: .throwing, changes: false, mode: .on, failures: 1),
    Row(closure: .none, changes: true, mode: .off, failures: 0),
    Row(closure: .idle, changes: true, mode: .off, failures: 0),
    Row(closure: .right, changes: true, mode: .off, failures: 0),
    Row(closure: .wrong, changes: true, mode: .off, failures: 1),
    Row(closure: .throwing, changes: true, mode: .off, failures: 1),
    Row(closure: .none, changes: false, mode: .off, failures: 0),
    Row(closure: .idle, changes: false, mode: .off, failures: 0),
    Row(closure: .right, changes: false, mode: .off, failures: 0),
    Row(closure: .wrong, changes: false, mode: .off, failures: 1),
    Row(closure: .throwing, changes: false, mode: .off, failures: 1),
  ]

  private struct Refused: Error {}

  private static func expectation(_ row: Row) -> ((inout Int) throws -> Void)? {
    switch row.closure {
    case .none: nil
    case .idle: { _ in }
    // For an action that changes nothing, the right value is the one that is there.
    case .right: { $0 = row.changes ? 1 : 0 }
    case .wrong: { $0 = 7 }
    case .throwing: { _ in throw Refused() }
    }
  }

  /// Answers a number with a change, or not; 10 and more come back from an effect.
  private func makeStore(_ row: Row) -> TestStore<Int, Int> {
    TestStore(initialState: 0, exhaustivity: row.mode) {
      Reduce { state, action in
        if action >= 10 { return .send(action - 10) }
        state += action
        return .none
      }
    }
  }

  @Test(arguments: rows)
  func `F55: a sent action gives as many failures as there are mistakes`(row: Row) async {
    let found = await failures {
      let store = makeStore(row)
      await store.send(row.changes ? 1 : 0, expect: Self.expectation(row))
      await store.finish()
    }
    #expect(found.count == row.failures)
  }

  @Test(arguments: rows)
  func `F55: a received action gives as many failures as there are mistakes`(row: Row) async {
    let found = await failures {
      let store = makeStore(row)
      await store.send(row.changes ? 11 : 10)
      await store.receive(row.changes ? 1 : 0, expect: Self.expectation(row))
      await store.finish()
    }
    #expect(found.count == row.failures)
  }

  @Test(arguments: rows)
  func `F55: unordered actions give as many failures as there are mistakes`(row: Row) async {
    let found = await failures {
      let store = makeStore(row)
      await store.send(row.changes ? 11 : 10)
      await store.receive(unordered: [row.changes ? 1 : 0], expect: Self.expectation(row))
      await store.finish()
    }
    #expect(found.count == row.failures)
  }
}
