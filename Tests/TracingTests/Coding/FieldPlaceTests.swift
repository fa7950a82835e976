import StoreTracing
import Testing

/// Which gaps between fields are believed to be gaps.
struct FieldPlaceTests {
  /// Offset, size and alignment of each field, and the size of the type.
  private typealias Layout = [(offset: Int, size: Int, alignment: Int)]

  private func fill(_ layout: Layout, _ size: Int) -> Bool {
    FieldPlace.fill(
      layout.map { FieldPlace(offset: $0.offset, size: $0.size, alignment: $0.alignment) },
      size: size
    )
  }

  @Test func `what alignment explains is a gap`() {
    #expect(fill([(0, 8, 8)], 8))
    #expect(fill([(0, 1, 1), (8, 8, 8)], 16))
    #expect(fill([(0, 1, 1), (2, 2, 2), (4, 1, 1), (8, 16, 8), (24, 1, 1)], 25))
  }

  @Test func `the order of the fields means nothing, and empty ones have their place`() {
    #expect(fill([(8, 8, 8), (0, 1, 1)], 16))
    #expect(fill([(0, 8, 8), (8, 0, 1), (8, 1, 1)], 9))
    #expect(fill([(0, 8, 8), (8, 0, 1)], 8))
  }

  @Test func `a gap as large as the alignment behind it has a field in it`() {
    #expect(!fill([(0, 1, 1), (16, 8, 8)], 24))
    #expect(!fill([(0, 8, 8), (16, 8, 8)], 24))
    #expect(!fill([(0, 0, 1), (8, 8, 8)], 16))
    #expect(!fill([(0, 1, 1), (2, 1, 1)], 3))
    #expect(!fill([(8, 8, 8)], 16))
  }

  @Test func `a field that ends before the type is not the last`() {
    #expect(!fill([(0, 8, 8)], 16))
    #expect(!fill([(0, 8, 8), (8, 0, 1)], 9))
    #expect(!fill([(0, 8, 8)], 9))
  }

  @Test func `fields that overlap, or lie beyond the type or where they can not, are none`() {
    #expect(!fill([(0, 8, 8), (4, 8, 4)], 12))
    #expect(!fill([(0, 8, 8), (8, 8, 8)], 12))
    #expect(!fill([(0, 1, 1), (4, 8, 8)], 12))
  }
}
