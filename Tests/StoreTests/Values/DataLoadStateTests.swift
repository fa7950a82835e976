import Foundation
import Store
import Testing

enum LoadFailure: Error, Hashable, Codable {
  case quota(Int)
}

typealias Load = DataLoadState<Int, LoadFailure>

struct DataLoadStateTests {
  @Test(
    arguments: [
      (Load.initial, false, nil, nil),
      (.loading, true, nil, nil),
      (.loaded(3), false, 3, nil),
      (.error(.quota(1)), false, nil, .quota(1)),
    ] as [(DataLoadState<Int, LoadFailure>, Bool, Int?, LoadFailure?)]
  )
  func `R2: loading, value and error exclude each other`(
    state: DataLoadState<Int, LoadFailure>,
    isLoading: Bool,
    value: Int?,
    error: LoadFailure?
  ) {
    #expect(state.isLoading == isLoading)
    #expect(state.value == value)
    #expect(state.error == error)
  }

  @Test func `R22, F49: different errors stay different`() {
    #expect(Load.error(.quota(3)) != .error(.quota(4)))
    #expect(Load.initial != .loading)
    #expect(Set<Load>([.initial, .loading, .loaded(1), .loaded(1)]).count == 3)
  }

  @Test(arguments: [Load.initial, .loading, .loaded(3), .error(.quota(1))])
  func `a state survives being encoded and decoded`(state: DataLoadState<Int, LoadFailure>) throws {
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(DataLoadState<Int, LoadFailure>.self, from: data) == state)
  }

  @Test(arguments: ["{}", #"{"loaded":1,"loading":true}"#, #"{"loaded":"x"}"#, "3", #"{"done":1}"#])
  func `what isn't an encoded state is a decoding error`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DataLoadState<Int, LoadFailure>.self, from: Data(text.utf8))
    }
  }
}
