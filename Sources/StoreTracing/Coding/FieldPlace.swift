/// Where a field lies in a struct or a tuple.
package struct FieldPlace: Hashable, Sendable {
  private let offset: Int
  private let size: Int
  private let alignment: Int

  package init(offset: Int, size: Int, alignment: Int) {
    self.offset = offset
    self.size = size
    self.alignment = alignment
  }

  /// Whether fields are all there is of a type of this size: each begins where the one before it
  /// ends, or at the next address that its alignment allows, and the last one ends with the type.
  package static func fill(_ places: [FieldPlace], size: Int) -> Bool {
    var end = 0
    for place in places.sorted(by: { ($0.offset, $0.size) < ($1.offset, $1.size) }) {
      let gap = place.offset - end
      guard (0..<place.alignment).contains(gap), place.offset.isMultiple(of: place.alignment) else {
        return false
      }
      end += gap + place.size
    }
    return end == size
  }
}
