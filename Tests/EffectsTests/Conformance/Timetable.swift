import Effects

/// Virtual time in frames: what happens when, in the order of the tie rules.
///
/// At one frame an unsubscription comes first, then the events of hot sources, then those of cold
/// ones; among equals, what was entered first.
final class Timetable: Sendable {
  enum Rank: Int, Sendable {
    case unsubscription, hot, cold
  }

  private struct Entry {
    let frame: Int
    let rank: Rank
    let number: Int
    let action: @Sendable () -> Void
  }

  private struct State {
    var now = 0
    var count = 0
    var entries: [Entry] = []
  }

  private let state = Locked(State())

  var now: Int { state.withLock { $0.now } }

  func enter(_ frame: Int, _ rank: Rank, _ action: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.count += 1
      state.entries.append(
        Entry(frame: frame, rank: rank, number: state.count, action: action)
      )
    }
  }

  /// Does what is entered, and what is entered meanwhile, one after the other.
  func run(until last: Int, afterEach: () -> Void) {
    while let action = next(until: last) {
      action()
      afterEach()
    }
  }

  private func next(until last: Int) -> (@Sendable () -> Void)? {
    state.withLock { state in
      let first = state.entries.indices.min { left, right in
        let (left, right) = (state.entries[left], state.entries[right])
        return (left.frame, left.rank.rawValue, left.number)
          < (right.frame, right.rank.rawValue, right.number)
      }
      guard let first, state.entries[first].frame <= last else { return nil }
      let entry = state.entries.remove(at: first)
      state.now = entry.frame
      return entry.action
    }
  }
}
