extension Effect {
  /// Runs one-shot work and turns its value or its typed error into exactly one action.
  ///
  /// **Cancellation:** whatever cancelled work returns or throws is dropped; cancellation is not a
  /// failure. An error that the work throws without having been cancelled is delivered, even a
  /// `CancellationError`, so that no state waits for an answer for ever.
  ///
  /// **Isolation:** neither closure runs on the store's actor.
  ///
  /// A closure has to spell its failure: `{ () throws(MyError) in … }`.
  ///
  /// - Parameters:
  ///   - name: a name for traces and failure texts.
  ///   - priority: the priority of the work's task; that of the sender when it is nil.
  ///   - fileID: the file that is named in traces and failure texts.
  ///   - line: the line that is named in traces and failure texts.
  ///   - work: the work.
  ///   - action: makes the action out of the result.
  /// - Returns: an effect that ends with its last action.
  @inlinable
  public static func materialize<Value: Sendable, Failure: Error>(
    name: String? = nil,
    priority: TaskPriority? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    _ work: @escaping @concurrent @Sendable () async throws(Failure) -> Value,
    as action: @escaping @Sendable (Result<Value, Failure>) -> Action
  ) -> Self {
    answer(EffectSite(name: name, priority: priority, fileID: fileID, line: line)) { _ in
      do throws(Failure) {
        return action(.success(try await work()))
      } catch {
        return action(.failure(error))
      }
    }
  }

  /// Runs one-shot work that uses the store's clock, and turns its result into one action.
  ///
  /// Everything else is as for the form without a clock.
  ///
  /// - Parameters:
  ///   - name: a name for traces and failure texts.
  ///   - priority: the priority of the work's task; that of the sender when it is nil.
  ///   - fileID: the file that is named in traces and failure texts.
  ///   - line: the line that is named in traces and failure texts.
  ///   - work: the work; it is given the store's clock, virtual in tests.
  ///   - action: makes the action out of the result.
  /// - Returns: an effect that ends with its last action.
  @inlinable
  public static func materialize<Value: Sendable, Failure: Error>(
    name: String? = nil,
    priority: TaskPriority? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    _ work:
      @escaping @concurrent @Sendable (_ clock: any Clock<Duration>) async throws(Failure) -> Value,
    as action: @escaping @Sendable (Result<Value, Failure>) -> Action
  ) -> Self {
    answer(EffectSite(name: name, priority: priority, fileID: fileID, line: line)) { clock in
      do throws(Failure) {
        return action(.success(try await work(clock)))
      } catch {
        return action(.failure(error))
      }
    }
  }

  /// Runs one-shot work with untyped errors, lifts each of them, and turns the result into one action.
  ///
  /// Everything else is as for the typed form. `mapError` is total: no error is lost.
  ///
  /// - Parameters:
  ///   - name: a name for traces and failure texts.
  ///   - priority: the priority of the work's task; that of the sender when it is nil.
  ///   - fileID: the file that is named in traces and failure texts.
  ///   - line: the line that is named in traces and failure texts.
  ///   - work: the work.
  ///   - mapError: makes the typed failure out of any error.
  ///   - action: makes the action out of the result.
  /// - Returns: an effect that ends with its last action.
  @inlinable
  public static func materialize<Value: Sendable, Failure: Error>(
    name: String? = nil,
    priority: TaskPriority? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    _ work: @escaping @concurrent @Sendable () async throws -> Value,
    mapError: @escaping @Sendable (any Error) -> Failure,
    as action: @escaping @Sendable (Result<Value, Failure>) -> Action
  ) -> Self {
    answer(EffectSite(name: name, priority: priority, fileID: fileID, line: line)) { _ in
      do {
        return action(.success(try await work()))
      } catch {
        return action(.failure(mapError(error)))
      }
    }
  }

  /// Iterates a sequence and turns every value, and how it ended, into an action each.
  ///
  /// **Ordering:** the next element is asked for once the action of the last one has been reduced.
  ///
  /// **Cancellation:** a cancelled sequence sends no further event, no terminal one either.
  ///
  /// - Parameters:
  ///   - name: a name for traces and failure texts.
  ///   - priority: the priority of the iterating task; that of the sender when it is nil.
  ///   - fileID: the file that is named in traces and failure texts.
  ///   - line: the line that is named in traces and failure texts.
  ///   - sequence: the sequence.
  ///   - action: makes an action out of each event.
  /// - Returns: an effect that ends with its last action.
  @inlinable
  public static func materialize<S: AsyncSequence & Sendable>(
    name: String? = nil,
    priority: TaskPriority? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    _ sequence: S,
    as action: @escaping @Sendable (Event<S.Element, S.Failure>) -> Action
  ) -> Self where S.Element: Sendable {
    run(name: name, priority: priority, fileID: fileID, line: line) { send in
      do throws(S.Failure) {
        var iterator = sequence.makeAsyncIterator()
        while !Task.isCancelled, let value = try await iterator.next(isolation: #isolation) {
          await send(action(.value(value)))
        }
        await send(action(.finished))
      } catch {
        await send(action(.failure(error)))
      }
    }
  }

  @inlinable
  static func answer(
    _ site: EffectSite,
    _ work: @escaping @concurrent @Sendable (any Clock<Duration>) async -> Action
  ) -> Self {
    Self(.run(EffectOperation(site: site, body: .answer(work))))
  }
}
