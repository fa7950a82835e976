/// The elements of several sequences, as they come.
///
/// ```
/// first     --1-----2--------3--|
/// second    -----a-----b--|
/// output    --1--a--2--b-----3--|
///
/// first     --1-----2--
/// second    -----x
/// output    --1--x
/// ```
///
/// **Ordering:** the elements of one sequence keep their order, and those of several come in the order
/// of their arrival. All sequences are begun in the given order, on the first call of `next`, before
/// any of them is asked for an element: what the first one does can't escape the second. The merge ends
/// with the last sequence; the merge of none ends at once, and that of one is that one.
///
/// **Buffering:** one element per sequence. Each is asked ahead for one element, and for the next one
/// when that has been read.
///
/// **Errors:** the first failure cancels the other sequences and is thrown, after the elements that came
/// before it have been read. **Cancellation:** cancelling the consumer's task, or letting its iterator
/// go, cancels all sequences, and lets them and what was not read go.
///
/// **Isolation:** each sequence runs in a task of its own, with the priority, the task-local values and
/// the preferred task executor of the consumer's first call (the latter on systems that can name it).
///
/// - Complexity: O(*n*) to begin and to end, *n* being the sequences, and O(1) for an element.
///
/// - Parameter sequences: what to merge; each iteration of the result iterates them anew.
/// - Returns: the merged sequence.
public func mergeMany<Element: Sendable, Failure: Error>(
  _ sequences: [any AsyncSequence<Element, Failure> & Sendable]
) -> MergeManySequence<Element, Failure> {
  MergeManySequence(sources: sequences)
}

/// The elements of several sequences, as they come.
///
/// Everything is as for the form that takes an array.
///
/// - Parameter sequences: what to merge; each iteration of the result iterates them anew.
/// - Returns: the merged sequence.
public func mergeMany<Element: Sendable, Failure: Error>(
  _ sequences: any AsyncSequence<Element, Failure> & Sendable...
) -> MergeManySequence<Element, Failure> {
  MergeManySequence(sources: sequences)
}
