/// An ordered collection whose elements are found by id as fast as by position.
///
/// Every element has an id, its own or one at a key path; no two elements ever have the same.
///
/// ```swift
/// var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
/// rows[id: 2]?.isDone = true
/// rows[id: 1] = nil
/// ```
///
/// **Editing.** No edit traps, but for a position that is out of range, and none leaves two elements
/// with one id:
/// - What *adds* yields to what is there: `append`, `insert`, the plain initialisers and literals
///   leave the collection as it is when an element has the id. The first one wins.
/// - What edits by *id* wins over what is there. An element that is edited in place, or assigned by
///   id, keeps its place under the id it has afterwards. If another element has that id already, that
///   other one goes, and the elements behind it move up.
/// - What edits by *position*, in place or not, never changes the count, as generic algorithms expect.
///   If another element has the id of the new one, it is replaced by the element that stood at the
///   position: the two change places.
///
/// **Equality.** Collections are equal when their elements are, in order. A collection is compared
/// with its own copy in O(1), as an array is: no element is looked at.
///
/// The id of an element is expected to be part of its value. If the elements are objects and the id
/// of one changes behind the collection's back, it is found under the old id until it is next
/// edited through the collection.
///
/// - Complexity: O(1) to read, find, append and edit, O(*n*) to insert and remove, and O(*n*) to
///   edit the first time after a copy was made. An edit by id is made in place; buffers inside of the
///   element are not copied. An edit by position keeps the old element until it is over, for the rule
///   above, so what it changes inside of the element is copied first. Finding takes one hash of the id.
public struct IdentifiedArray<ID: Hashable & Sendable, Element>: RandomAccessCollection,
  MutableCollection
{
  /// A position, counted from zero.
  public typealias Index = Int
  /// The positions of all elements.
  public typealias Indices = Range<Int>
  /// Gives the elements in order.
  public typealias Iterator = IndexingIterator<[Element]>

  // At all times: `order[n]` is the id of `contents[n]`, and `positions[order[n]] == n`.
  @usableFromInline var contents: [Element] = []
  @usableFromInline var order: [ID] = []
  @usableFromInline var positions: [ID: Int] = [:]

  // INVARIANT: the initialisers that make it capture nothing, or a key path that is `Sendable`. A
  // closure calls `Element.id` directly, where a key path of a generic type takes 100 ns; a
  // `@Sendable` one may not name a conformance that could be isolated, though `\.id` may.
  @usableFromInline nonisolated(unsafe) let identify: (Element) -> ID

  /// A number that is renewed when the ids or their order change, and only then.
  ///
  /// Collections with equal stamps have equal ids in equal order. Zero until the first element.
  @usableFromInline package internal(set) var stamp: UInt64 = 0

  @usableFromInline var journal = EditJournal<ID>()

  /// A number that is renewed by every edit: collections with equal editions are equal.
  @inlinable package var edition: UInt64 { journal.edition }

  /// The ids that have been touched since an edition, in no order and perhaps more than once; nil when
  /// that is not known.
  ///
  /// - Complexity: O(*k*), *k* the edits since.
  @inlinable
  package func ids(touchedSince edition: UInt64) -> [ID]? { journal.ids(since: edition) }

  @inlinable
  init(identifiedBy identify: @escaping (Element) -> ID) {
    self.identify = identify
  }

  /// The elements, in order.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var elements: [Element] { contents }

  /// The ids of the elements, in order.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var ids: [ID] { order }

  /// Zero.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of elements.
  @inlinable
  public var endIndex: Int { contents.count }

  /// Accesses the element at a position.
  ///
  /// The count stays as it is: an element that takes the id of another one changes places with it.
  ///
  /// - Parameter position: where the element stands. Out of range, it traps, as in an array.
  /// - Complexity: O(1), O(*n*) when storage is shared. An edit of a part, such as `rows[2].name += "!"`,
  ///   copies the buffer that it changes; one by id does not.
  @inlinable
  public subscript(position: Int) -> Element {
    get { contents[position] }
    set { place(newValue, at: position) }
  }

  /// Accesses the element with an id.
  ///
  /// Assigning `nil` removes the element; nothing happens if there is none. Assigning an element
  /// replaces the one with the id `id`, in its place, even if the new one's own id is another.
  /// If `id` is not there, the new element replaces the one with its own id, or is appended.
  /// An edit through optional chaining is made in place, and does nothing when the id is not there.
  /// Edits that change an id follow the rules of ``IdentifiedArray``.
  ///
  /// - Parameter id: the id of the element.
  /// - Complexity: O(1); O(*n*) when storage is shared, or an element is removed.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      guard let position = positions[id] else { return nil }
      return contents[position]
    }
    set {
      guard let newValue else {
        remove(id: id)
        return
      }
      guard let position = positions[id] else {
        updateOrAppend(newValue)
        return
      }
      contents[position] = newValue
      settle(at: position)
    }
    _modify {
      // The element is taken out of the end of the array, so that nobody else holds its buffers.
      let position = positions[id]
      var element: Element?
      if let position {
        contents.swapAt(position, contents.count - 1)
        element = contents.popLast()
      }
      defer { giveBack(element, at: position) }
      yield &element
    }
  }

  /// Edits the element with an id in place.
  ///
  /// One look-up; when the id is the same afterwards, nothing but the element is touched. Otherwise
  /// the rules of ``IdentifiedArray`` apply.
  ///
  /// - Parameters:
  ///   - id: the id of the element.
  ///   - body: edits the element.
  /// - Returns: what `body` returned, or `nil` if the id is not there and `body` was not called.
  /// - Complexity: as of the subscript.
  @inlinable
  package mutating func update<Result>(id: ID, _ body: (inout Element) -> Result) -> Result? {
    guard let position = positions[id] else { return nil }
    let result = body(&contents[position])
    settle(at: position)
    return result
  }

  /// Calls `body` with the place in memory of the element with an id: nothing is copied.
  ///
  /// - Parameters:
  ///   - id: the id of the element.
  ///   - body: reads the element.
  /// - Complexity: O(1) beside `body`.
  @inlinable
  package func withElement(id: ID, _ body: (UnsafePointer<Element>) -> Void) {
    guard let position = positions[id] else { return }
    contents.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return }
      body(first + position)
    }
  }

  /// Returns the position of the element with an id.
  ///
  /// - Parameter id: the id of the element.
  /// - Returns: its position, or `nil` if the id is not there.
  /// - Complexity: O(1).
  @inlinable
  public func index(id: ID) -> Int? { positions[id] }

  /// Returns whether there is an element with an id.
  ///
  /// - Parameter id: the id to look for.
  /// - Returns: whether it is there.
  /// - Complexity: O(1).
  @inlinable
  public func contains(id: ID) -> Bool { positions[id] != nil }

  /// Returns an iterator over the elements, in order.
  ///
  /// - Returns: an iterator of the elements as they are now.
  /// - Complexity: O(1).
  @inlinable
  public func makeIterator() -> IndexingIterator<[Element]> { contents.makeIterator() }

  /// Calls `body` with the elements in one piece of memory.
  ///
  /// - Parameter body: reads the elements.
  /// - Returns: what `body` returned; never `nil` but for that.
  /// - Throws: what `body` throws.
  /// - Complexity: O(1).
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try contents.withContiguousStorageIfAvailable(body)
  }
}

extension IdentifiedArray: Sendable where Element: Sendable {}
