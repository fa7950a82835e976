import RandomNumberFeature
import Store

/// What the article's view model can do, whatever it is made of.
@MainActor
protocol RandomNumberModel: AnyObject {
  var dataLoadState: DataLoadState<Int, RandomDotOrgError> { get }
  func randomNumberPing()
  func dismiss()
  var modalShown: StoreBinding<Bool> { get }
}

extension RandomNumberViewModel: RandomNumberModel {}
extension RandomNumberPipeline: RandomNumberModel {}

/// The two implementations.
enum Implementation: CaseIterable, Sendable {
  case store, pipeline

  @MainActor
  func make(_ client: RandomNumberClient) -> any RandomNumberModel {
    switch self {
    case .store: RandomNumberViewModel(client: client)
    case .pipeline: RandomNumberPipeline(client: client)
    }
  }
}
