extension AsyncSequence where Failure == Never {
  /// Writes every element into a property of an object that is not kept alive by that.
  ///
  /// ```
  /// input      --1--2--3--|
  /// property   --1--2--3---
  ///
  /// input      --1--2---------3--
  /// root       ----------x
  /// property   --1--2-----         what iterates the input has been let go by 3
  /// ```
  ///
  /// **Isolation:** the property is written on the caller's actor, where the sequence is iterated too.
  /// In the initialiser of an actor there is no current actor yet: call it in a method.
  /// On an instance of an actor, as opposed to a global one, the iteration keeps that
  /// actor alive until it ends, though never the root. A preferred task executor of the caller is not inherited.
  ///
  /// **Ordering:** the iteration begins now: of a shared sequence, nothing is missed that comes after
  /// this call. Elements are asked for from a later turn of the actor on, and written in order, each
  /// before the next one is asked for. **Buffering:** none.
  ///
  /// **Cancellation:** it ends with the sequence, with the token, or when the root has gone. A token
  /// that is cancelled on the actor lets nothing be written afterwards, and ends the iteration at once;
  /// keep it in the root, so that it goes with the root. A token that outlives the root ends it no later
  /// than the next element, which is dropped.
  ///
  /// - Parameters:
  ///   - path: the property.
  ///   - root: whose property it is.
  ///   - isolation: the actor on which the property is written.
  /// - Returns: the token that keeps the assignment alive.
  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Element>,
    onWeak root: Root,
    isolation: isolated any Actor = #isolation
  ) -> SubscriptionToken {
    // In an actor's own initialiser `#isolation` is a null reference.
    guard UInt(bitPattern: ObjectIdentifier(isolation)) != 0 else {
      fatalError(
        """
        A sequence was assigned in the initialiser of an actor, where there is no actor to isolate \
        it to. Assign it in a method.
        """
      )
    }
    let iterator = makeAsyncIterator()
    let task = Task { [weak root] in
      _ = isolation
      var iterator = iterator
      while root != nil, let value = await iterator.next(isolation: isolation) {
        guard !Task.isCancelled, let root else { return }
        root[keyPath: path] = value
      }
    }
    return SubscriptionToken { task.cancel() }
  }
}
