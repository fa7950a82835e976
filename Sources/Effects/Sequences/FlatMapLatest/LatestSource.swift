/// What `flatMapLatest` is made of: the outer sequence, how an inner is made of an outer element,
/// and what the failures of both become.
@usableFromInline
struct LatestSource<
  Base: AsyncSequence & Sendable,
  Inner: AsyncSequence & Sendable,
  Failure: Error
>:
  Sendable
where Inner.Element: Sendable {
  @usableFromInline let base: Base
  @usableFromInline let transform: @Sendable (Base.Element) -> Inner
  @usableFromInline let outerFailure: @Sendable (Base.Failure) -> Failure
  @usableFromInline let innerFailure: @Sendable (Inner.Failure) -> Failure

  @inlinable
  init(
    _ base: Base,
    _ transform: @escaping @Sendable (Base.Element) -> Inner,
    _ outerFailure: @escaping @Sendable (Base.Failure) -> Failure,
    _ innerFailure: @escaping @Sendable (Inner.Failure) -> Failure
  ) {
    self.base = base
    self.transform = transform
    self.outerFailure = outerFailure
    self.innerFailure = innerFailure
  }

  /// Begins an iteration; nothing runs before somebody asks for an element.
  @inlinable
  func makeIteration() -> LatestIteration<Inner.Element, Failure> {
    LatestIteration(LatestStorage { [self] storage in await storage.runOuter(self) })
  }
}

extension LatestSource {
  @usableFromInline typealias Failures = LatestFailures<Failure>

  /// Both can fail.
  @inlinable
  init(_ base: Base, _ transform: @escaping @Sendable (Base.Element) -> Inner)
  where Base.Failure == Failure, Inner.Failure == Failure {
    self.init(base, transform, Failures.same, Failures.same)
  }

  /// Only inners can fail.
  @inlinable
  init(_ base: Base, _ transform: @escaping @Sendable (Base.Element) -> Inner)
  where Base.Failure == Never, Inner.Failure == Failure {
    self.init(base, transform, Failures.none, Failures.same)
  }

  /// Only the outer can fail.
  @inlinable
  init(_ base: Base, _ transform: @escaping @Sendable (Base.Element) -> Inner)
  where Base.Failure == Failure, Inner.Failure == Never {
    self.init(base, transform, Failures.same, Failures.none)
  }

  /// Nothing can fail.
  @inlinable
  init(_ base: Base, _ transform: @escaping @Sendable (Base.Element) -> Inner)
  where Base.Failure == Never, Inner.Failure == Never, Failure == Never {
    self.init(base, transform, Failures.same, Failures.same)
  }
}
