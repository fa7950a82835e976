import Effects
import Testing

struct EventTests {
  private struct Failed: Error, Hashable {
    let code: Int
  }

  @Test func `F49: events are equal by case and payload`() {
    typealias E = Event<Int, Failed>
    #expect(E.value(1) == .value(1))
    #expect(E.value(1) != .value(2))
    #expect(E.failure(Failed(code: 3)) != .failure(Failed(code: 4)))
    #expect(E.finished == .finished)
    #expect(Set<E>([.value(1), .value(1), .finished]).count == 2)
  }
}
