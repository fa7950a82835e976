/// A description of the work that a reducer wants done outside, as a value.
///
/// An effect does nothing by itself. The store that receives it from a reducer takes it up after the
/// action has been reduced and the observers have been told: ids are registered then and there,
/// bodies start soon after, never on the store's actor.
///
/// **Failures:** an effect can't fail. Work that can is materialized, so that its typed error
/// reaches the reducer as an action.
///
/// **Cancellation:** cancelling an effect is exact. Once the store has processed the cancellation,
/// no action of that effect is reduced any more, however its body behaves.
///
/// Effects are trees of leaves. They may be nested and joined without a limit: they are built, run
/// and released without recursion.
public struct Effect<Action: Sendable>: Sendable {
  @usableFromInline package let content: EffectContent<Action>

  @inlinable
  package init(_ content: EffectContent<Action>) {
    self.content = content
  }

  /// The effect that does nothing.
  @inlinable
  public static var none: Self { Self(.none) }

  /// Whether this is the effect that does nothing.
  @inlinable package var isNone: Bool {
    if case .none = content { true } else { false }
  }

  /// An effect that sends one action back into the store.
  ///
  /// **Ordering:** the action joins the store's queue when the effect is taken up, hence after the
  /// action that returned it and before anything that asynchronous effects send. The effect ends
  /// once its action has been reduced.
  ///
  /// **Cancellation:** an action that is still queued when the effect is cancelled is dropped.
  ///
  /// - Parameter action: the action to send.
  /// - Returns: an effect that delivers the action and ends.
  @inlinable
  public static func send(_ action: Action) -> Self { Self(.send(action)) }

  /// An effect that runs an asynchronous closure, which may send any number of actions.
  ///
  /// **Isolation:** the closure never runs on the store's actor, its first statement included.
  ///
  /// **Ordering:** each `await send(action)` returns once that action has been reduced, so a fast
  /// producer can't outrun its store.
  ///
  /// **Cancellation:** cooperative for the closure, exact for its actions: what it sends after the
  /// store has cancelled it is dropped. An unstructured `Task` made in the closure is not cancelled
  /// with it, and leaves the executor of a test store.
  ///
  /// - Parameters:
  ///   - name: a name for traces and failure texts.
  ///   - priority: the priority of the closure's task; that of the sender when it is nil.
  ///   - fileID: the file that is named in traces and failure texts.
  ///   - line: the line that is named in traces and failure texts.
  ///   - operation: the work. It must end for the effect to end.
  /// - Returns: an effect that ends when the closure returns.
  @inlinable
  public static func run(
    name: String? = nil,
    priority: TaskPriority? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    _ operation: @escaping @concurrent @Sendable (_ send: Send<Action>) async -> Void
  ) -> Self {
    let site = EffectSite(name: name, priority: priority, fileID: fileID, line: line)
    return Self(.run(EffectOperation(site: site, body: .stream(operation))))
  }

  /// Joins effects that run side by side; the whole ends when the last of them has ended.
  ///
  /// **Ordering:** they are started in the listed order. A later `cancel` or strategy among them
  /// reaches the earlier ones, never the other way round.
  ///
  /// - Parameter effects: the effects to join; none of them gives ``none``.
  /// - Returns: one effect, or ``none``.
  @inlinable
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Joins a sequence of effects that run side by side; the whole ends with the last of them.
  ///
  /// **Ordering:** they are started in the order of the sequence.
  ///
  /// - Parameter effects: the effects to join; none of them gives ``none``.
  /// - Returns: one effect, or ``none``.
  /// - Complexity: O(n), n the number of effects.
  @inlinable
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    EffectGroup.join(effects, as: .merge)
  }

  /// Joins two effects, of which mostly one is ``none``, as of a child and its parent.
  @inlinable
  package static func join(_ first: Self, _ second: Self) -> Self {
    if first.isNone { return second }
    if second.isNone { return first }
    return merge([first, second])
  }

  /// Joins effects that run one after the other, each when the one before has ended.
  ///
  /// **Cancellation:** all members are registered when the effect is taken up, so that a member
  /// which has not begun can be cancelled too. When a member is cancelled the next one follows.
  ///
  /// - Parameter effects: the effects to join; none of them gives ``none``.
  /// - Returns: one effect, or ``none``.
  @inlinable
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Joins a sequence of effects that run one after the other.
  ///
  /// **Cancellation:** as for the variadic form.
  ///
  /// - Parameter effects: the effects to join; none of them gives ``none``.
  /// - Returns: one effect, or ``none``.
  /// - Complexity: O(n), n the number of effects.
  @inlinable
  public static func concatenate(_ effects: some Sequence<Self>) -> Self {
    EffectGroup.join(effects, as: .concatenate)
  }
}
