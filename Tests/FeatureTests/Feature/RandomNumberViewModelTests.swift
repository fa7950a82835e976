import Effects
import Observation
import RandomNumberFeature
import Store
import TestSupport
import Testing

/// R13 to R16 and the holes H6, H7, H12 and H14, on the view model.
@MainActor
struct RandomNumberViewModelTests {
  /// A view model that has been answered, and shows the answer.
  private func makeShown(
    _ client: RandomNumberClient = RandomNumberClient { _ in 7 }
  ) async -> RandomNumberViewModel {
    let model = RandomNumberViewModel(client: client)
    await ping(model)
    return model
  }

  /// Pings, and waits until the state is no longer loading.
  private func ping(_ model: RandomNumberViewModel) async {
    model.randomNumberPing()
    await change(of: model)
  }

  /// Waits for the next change of the state.
  private func change(of model: RandomNumberViewModel) async {
    let gate = Gate()
    withObservationTracking {
      _ = model.dataLoadState
    } onChange: {
      gate.open()
    }
    await gate.wait()
  }

  @Test func `R13: the modal is shown for a number and for an error, and not else`() async {
    let model = RandomNumberViewModel(client: RandomNumberClient { _ in 7 })
    #expect(!model.modalShown.wrappedValue)
    model.randomNumberPing()
    #expect(!model.modalShown.wrappedValue)
    await change(of: model)
    #expect(model.dataLoadState == .loaded(7))
    #expect(model.modalShown.wrappedValue)
    let failing = await makeShown(
      RandomNumberClient { _ throws(RandomDotOrgError) in throw .unavailable }
    )
    #expect(failing.dataLoadState == .error(.unavailable))
    #expect(failing.modalShown.wrappedValue)
  }

  @Test func `R14, H6: writing false dismisses, writing true does nothing`() async {
    let model = await makeShown()
    model.modalShown.wrappedValue = true
    #expect(model.dataLoadState == .loaded(7))
    model.modalShown.wrappedValue = false
    #expect(model.dataLoadState == .initial)
  }

  @Test func `H6: writing false while nothing is shown does nothing, a request goes on`() async {
    let model = RandomNumberViewModel(client: RandomNumberClient { _ in 7 })
    model.modalShown.wrappedValue = false
    #expect(model.dataLoadState == .initial)
    model.randomNumberPing()
    model.modalShown.wrappedValue = false
    #expect(model.dataLoadState == .loading)
    await change(of: model)
    #expect(model.dataLoadState == .loaded(7))
  }

  @Test
  func `H7: a ping while the modal is open takes it away while loading, and shows the answer`()
    async
  {
    let model = await makeShown()
    model.randomNumberPing()
    #expect(!model.modalShown.wrappedValue)
    await change(of: model)
    #expect(model.modalShown.wrappedValue)
  }

  @Test func `R15, R16: a view model that is released takes its request along`() async {
    let (begun, cancelled) = (Gate(), Gate())
    weak var observed: RandomNumberViewModel?
    do {
      let model = RandomNumberViewModel(
        client: RandomNumberClient { _ in
          begun.open()
          try? await untilCancelled()
          cancelled.open()
          return 1
        }
      )
      observed = model
      model.randomNumberPing()
      await begun.wait()
    }
    #expect(observed == nil)
    await cancelled.wait()
  }

  @Test func `H12: a dismissal while the modal is shown leaves nothing that could surprise a view`()
    async
  {
    let model = await makeShown()
    let binding = model.modalShown
    model.dismiss()
    #expect(!binding.wrappedValue)
    binding.wrappedValue = false
    #expect(model.dataLoadState == .initial)
  }

  @Test func `H14: the binding of the modal works as long as somebody holds it`() async {
    let binding: StoreBinding<Bool>
    do { binding = await makeShown().modalShown }
    #expect(binding.wrappedValue)
    binding.wrappedValue = false
    #expect(!binding.wrappedValue)
  }

  @Test func `the modal is tracked as the state is`() async {
    let model = await makeShown()
    let gate = Gate()
    withObservationTracking {
      _ = model.modalShown.wrappedValue
    } onChange: {
      gate.open()
    }
    model.dismiss()
    await gate.wait()
  }
}
