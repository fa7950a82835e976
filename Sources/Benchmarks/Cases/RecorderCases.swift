import Store
import StoreTracing

/// One change of a state with 10 000 elements, recorded.
///
/// Whoever is given the state before has to have a copy of it: with any observer, the change copies the
/// elements. So the baseline is a store with an observer that does nothing; the cases "beside
/// nothing" have one without any.
@BenchmarkActor
enum RecorderCases {
  private struct Row: Codable, Sendable {
    let id: Int
    var isDone = false
    var title: String
    var count = 0

    init(id: Int) {
      self.id = id
      title = "The title of row \(id)"
    }
  }

  private struct State<Element: Codable & Sendable>: Codable, Sendable {
    var elements: [Element]
    var isLoading = false
  }

  private struct Silent<State, Action: Sendable>: StoreObserver {}

  private struct Nowhere: TraceSink {
    func write(_ lines: [UInt8], startsPart: Bool) {}
  }

  private static let count = 10_000

  /// Elements of one number each.
  static func numbers() -> Workload {
    let elements = Array(0..<count)
    return Workload(
      operation: sending(elements, to: [recorder()]) { $0 += 1 },
      baseline: sending(elements, to: [Silent()]) { $0 += 1 }
    )
  }

  /// Elements with a text that has to be retained, and with gaps between their parts.
  static func rows() -> Workload {
    let elements = (0..<count).map(Row.init)
    return Workload(
      operation: sending(elements, to: [recorder()]) { $0.count += 1 },
      baseline: sending(elements, to: [Silent()]) { $0.count += 1 }
    )
  }

  /// The same as ``rows()`` beside a store that nobody observes.
  static func rowsBesideNothing() -> Workload {
    let elements = (0..<count).map(Row.init)
    return Workload(
      operation: sending(elements, to: [recorder()]) { $0.count += 1 },
      baseline: sending(elements, to: []) { $0.count += 1 }
    )
  }

  /// What any observer costs.
  static func observerBesideNothing() -> Workload {
    let elements = (0..<count).map(Row.init)
    return Workload(
      operation: sending(elements, to: [Silent()]) { $0.count += 1 },
      baseline: sending(elements, to: []) { $0.count += 1 }
    )
  }

  private static func recorder<Element: Codable & Sendable>() -> TraceRecorder<State<Element>, Int>
  {
    TraceRecorder(sink: Nowhere())
  }

  private static func sending<Element: Codable & Sendable>(
    _ elements: [Element],
    to observers: [any StoreObserver<State<Element>, Int>],
    change: @escaping (inout Element) -> Void
  ) -> Workload.Body {
    let store = Store(initialState: State(elements: elements), observers: observers) {
      Reduce<State<Element>, Int> { state, index in
        change(&state.elements[index])
        return .none
      }
    }
    return { times in
      for number in 0..<times { store.send(number * 37 % Self.count) }
    }
  }
}
