import Observation
import RandomNumberFeature
import Store

/// The feature as the article's pipeline, following a script.
@MainActor
final class ComparedPipeline {
  /// A state that has been shown, as soon as it is known which one it was.
  private var changes: [(step: Int, state: RandomNumber.State?)] = []
  private var step = 0
  /// Whether an answer is expected, and whether its `.loading` has been shown.
  private var isAsking = false
  private var isLoading = false
  private let pokes = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  /// Follows the script to its end and waits for the last answer.
  func run(_ options: CompareOptions) async {
    let numbers = CompareClient(seed: options.seed)
    let pipeline = RandomNumberPipeline(client: numbers.client(options), range: options.range)
    watch(pipeline)
    for (index, word) in options.script.enumerated() {
      step = index
      switch word {
      case .ping:
        numbers.ping()
        isAsking = true
        isLoading = pipeline.dataLoadState.isLoading
        pipeline.randomNumberPing()
      case .dismiss:
        isAsking = false
        pipeline.dismiss()
      case .wait: await answered(pipeline)
      }
    }
    await answered(pipeline)
    settle(pipeline.dataLoadState)
  }

  /// What has been shown, in order.
  var timeline: CompareTimeline {
    changes.reduce(into: CompareTimeline()) { timeline, change in
      if let state = change.state { timeline.append(state, during: change.step) }
    }
  }

  /// Waits for the answer to the last ping, if one is expected.
  private func answered(_ pipeline: RandomNumberPipeline) async {
    var changes = pokes.stream.makeAsyncIterator()
    while isAsking, !Task.isCancelled {
      let state = pipeline.dataLoadState
      if state.isLoading { isLoading = true }
      if isLoading, state.value != nil || state.error != nil {
        isAsking = false
      } else if await changes.next() == nil {
        return
      }
    }
  }

  /// Learns of each change before it is made, which is when the state before it is known for good.
  private func watch(_ pipeline: RandomNumberPipeline) {
    withObservationTracking {
      _ = pipeline.dataLoadState
    } onChange: { [weak self, weak pipeline] in
      // INVARIANT: the pipeline is isolated to the main actor, and so is every change of it.
      MainActor.assumeIsolated {
        guard let self, let pipeline else { return }
        self.settle(pipeline.dataLoadState)
        self.changes.append((self.step, nil))
        if pipeline.dataLoadState.isLoading { self.isLoading = true }
        self.watch(pipeline)
        self.pokes.continuation.yield()
      }
    }
  }

  /// The last change has led to this state.
  private func settle(_ state: RandomNumber.State) {
    guard !changes.isEmpty else { return }
    changes[changes.count - 1].state = state
  }
}
