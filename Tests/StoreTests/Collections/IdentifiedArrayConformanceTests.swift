import Foundation
import Store
import Testing

/// Equality, hashing, coding and printing.
struct IdentifiedArrayConformanceTests {
  @Test func `equality and hashing follow the elements and their order`() {
    #expect(items(1, 2) == items(1, 2) && items(1, 2).hashValue == items(1, 2).hashValue)
    #expect(items(1, 2) != items(2, 1))
    #expect(items(1, 2) != items(1, 3))
  }

  @Test func `a collection is coded as the array of its elements`() throws {
    let array = items(2, 1)
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([Item].self, from: data) == array.elements)
    let decoded = try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: data)
    #expect(decoded == array && decoded.isInStep && decoded.stamp != array.stamp)
  }

  @Test func `an id that was there before is a decoding error with its position`() {
    let json = #"{"rows":[{"id":1,"name":""},{"id":2,"name":""},{"id":1,"name":""}]}"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([String: IdentifiedArrayOf<Item>].self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("Not a report of corrupted data: \(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.intValue) == [nil, 2])
    #expect(
      context.debugDescription == "The element at position 2 has the id of the one at 0: 1."
    )
  }

  @Test func `it prints and dumps as an array`() {
    let array = items(1, 2)
    #expect("\(array)" == "\(array.elements)")
    var (dumped, expected) = ("", "")
    dump(array, to: &dumped)
    dump(array.elements, to: &expected)
    #expect(dumped == expected)
  }

  @Test func `it is a random access collection`() {
    let array = items(4, 5, 6)
    #expect(array.count == 3 && array.first?.id == 4 && array.last?.id == 6)
    #expect(array.map(\.id) == [4, 5, 6] && array.indices == 0..<3)
    #expect(array.index(id: 6) == 2 && array.contains(id: 5) && !array.contains(id: 7))
    #expect(array.reversed().map(\.id) == [6, 5, 4] && array[1...].first?.id == 5)
  }
}
