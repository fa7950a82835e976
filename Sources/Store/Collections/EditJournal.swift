/// Which elements of a collection have been edited, added or removed since when.
///
/// Each state of the contents has an *edition*, a number that no two different contents share, even
/// in different copies. The journal lists the last editions and the id that each of them is about, so
/// that somebody who has seen one of them is told in O(*k*) what has been touched in the *k* edits
/// since. Who has seen none of them has to look at everything.
///
/// A journal that has grown longer than a quarter of its collection begins anew: it takes little
/// room, and looking at everything happens once in that many edits at most.
@usableFromInline
struct EditJournal<ID> {
  /// The shortest length at which a journal begins anew.
  @inlinable static var minimumLimit: Int { 32 }

  /// The edition of the contents; zero for a collection that has always been empty.
  @usableFromInline var edition: UInt64 = 0

  /// The edition before the first edit in the list.
  @usableFromInline var first: UInt64 = 0
  @usableFromInline var edits: [(edition: UInt64, id: ID)] = []

  @inlinable
  init() {}

  /// Lists an edit of one element, in a collection of so many.
  @inlinable
  mutating func note(_ id: ID, count: Int) {
    if edits.count >= Swift.max(Self.minimumLimit, count / 4) {
      edits.removeAll(keepingCapacity: true)
      first = edition
    }
    edition = IdentifiedArrayStamp.next()
    edits.append((edition, id))
  }

  /// Begins anew, after an edit of which nobody can say what it has touched.
  @usableFromInline
  mutating func begin() {
    edition = IdentifiedArrayStamp.next()
    first = edition
    edits = []
  }

  /// The ids that have been touched since an edition, the last first; nil when that is not known.
  ///
  /// - Complexity: O(*k*), *k* the edits since.
  @inlinable
  func ids(since seen: UInt64) -> [ID]? {
    var ids: [ID] = []
    for edit in edits.reversed() {
      if edit.edition == seen { return ids }
      ids.append(edit.id)
    }
    return first == seen ? ids : nil
  }
}

extension EditJournal: Sendable where ID: Sendable {}
