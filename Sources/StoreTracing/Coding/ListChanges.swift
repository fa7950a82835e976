/// Where two lists differ, by the memory of their elements.
///
/// What is the same in memory is equal. What isn't may be equal still, and has to be looked at.
struct ListChanges: Equatable {
  /// How many elements the lists have.
  let oldCount: Int
  let newCount: Int
  /// How many elements at the end have moved but not changed.
  private(set) var suffix = 0
  /// The indices, the same in both lists, at which elements differ.
  private(set) var differing: [Int] = []

  /// Compares two lists.
  ///
  /// - Complexity: O(*n*), most of it a comparison of raw memory.
  init<Element>(from old: UnsafeBufferPointer<Element>, to new: UnsafeBufferPointer<Element>) {
    oldCount = old.count
    newCount = new.count
    let common = min(old.count, new.count)
    guard old.count != new.count else {
      differing = MemoryBlock.differingIndices(old, new)
      return
    }
    let prefix = MemoryBlock.firstDifference(old, new) ?? common
    suffix = MemoryBlock.commonSuffix(old, new, atMost: common - prefix)
    let end = common - suffix
    guard prefix < end else { return }
    differing = MemoryBlock.differingIndices(
      UnsafeBufferPointer(rebasing: old[prefix..<end]),
      UnsafeBufferPointer(rebasing: new[prefix..<end])
    )
    .map { $0 + prefix }
  }

  /// Where elements are put in or taken out.
  var position: Int { min(oldCount, newCount) - suffix }

  /// Whether so much differs that the list is written anew.
  var isMostlyNew: Bool {
    let changes = differing.count + abs(oldCount - newCount)
    return changes > 8 && changes * 2 > newCount
  }
}
