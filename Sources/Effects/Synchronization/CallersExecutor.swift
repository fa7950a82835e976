/// The executor that the calling task prefers, which a new task would not inherit.
///
/// Older systems can't name it; there it is nil.
@usableFromInline
func callersExecutor() -> (any TaskExecutor)? {
  guard #available(macOS 26, iOS 26, macCatalyst 26, tvOS 26, watchOS 26, visionOS 26, *) else {
    return nil
  }
  return withUnsafeCurrentTask { $0?.unownedTaskExecutor?.asTaskExecutor() }
}
