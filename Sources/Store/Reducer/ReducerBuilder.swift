/// Builds one reducer out of the statements of a reducer body.
///
/// The reducers see an action in the order in which they stand; their effects are merged.
@resultBuilder
public enum ReducerBuilder<State, Action: Sendable> {
  /// A reducer stands for itself.
  ///
  /// - Parameter reducer: the statement.
  /// - Returns: the reducer as it is.
  @inlinable
  public static func buildExpression<R: Reducer>(_ reducer: consuming R) -> R
  where R.State == State, R.Action == Action { reducer }

  /// An empty body does nothing.
  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  /// The first statement.
  ///
  /// - Parameter first: the statement.
  /// - Returns: the statements so far as one reducer.
  @inlinable
  public static func buildPartialBlock<R: Reducer>(first: consuming R) -> R
  where R.State == State, R.Action == Action { first }

  /// A further statement.
  ///
  /// - Parameters:
  ///   - accumulated: the statements so far.
  ///   - next: the statement.
  /// - Returns: the statements so far as one reducer.
  @inlinable
  public static func buildPartialBlock<R0: Reducer, R1: Reducer>(
    accumulated: R0,
    next: R1
  ) -> SequenceReducer<R0, R1>
  where R0.State == State, R0.Action == Action, R0.State == R1.State, R0.Action == R1.Action {
    SequenceReducer(accumulated, next)
  }

  /// An `if` without an `else`.
  ///
  /// - Parameter reducer: what the branch built, if it was taken.
  /// - Returns: a reducer that does nothing when there is none.
  @inlinable
  public static func buildOptional<R: Reducer>(_ reducer: R?) -> OptionalReducer<R>
  where R.State == State, R.Action == Action { OptionalReducer(reducer) }

  /// The first branch of an `if` or a `switch`.
  ///
  /// - Parameter reducer: what the branch built.
  /// - Returns: the branch that was taken.
  @inlinable
  public static func buildEither<R0: Reducer, R1: Reducer>(
    first reducer: R0
  ) -> EitherReducer<R0, R1>
  where R0.State == State, R0.Action == Action, R0.State == R1.State, R0.Action == R1.Action {
    .first(reducer)
  }

  /// The other branch of an `if` or a `switch`.
  ///
  /// - Parameter reducer: what the branch built.
  /// - Returns: the branch that was taken.
  @inlinable
  public static func buildEither<R0: Reducer, R1: Reducer>(
    second reducer: R1
  ) -> EitherReducer<R0, R1>
  where R1.State == State, R1.Action == Action, R0.State == R1.State, R0.Action == R1.Action {
    .second(reducer)
  }

  /// A `for` loop.
  ///
  /// - Parameter reducers: what each turn built.
  /// - Returns: the turns as one reducer.
  @inlinable
  public static func buildArray<R: Reducer>(_ reducers: [R]) -> ArrayReducer<R>
  where R.State == State, R.Action == Action { ArrayReducer(reducers) }

  /// An `if #available`.
  ///
  /// - Parameter reducer: what the branch built.
  /// - Returns: the branch as a reducer of a closed type.
  @inlinable
  public static func buildLimitedAvailability<R: Reducer>(_ reducer: R) -> Reduce<State, Action>
  where R.State == State, R.Action == Action {
    Reduce(erasing: reducer)
  }
}
