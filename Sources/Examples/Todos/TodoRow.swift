package import Store

/// A row of the list: it is completed and reopened, and reminds of itself.
///
/// The timer of the reminder belongs to the row. The row ends it when the todo is completed; when the
/// row is removed, by whomever and for whatever reason, the store does.
package struct TodoRow: Reducer {
  /// What can happen to a row.
  package enum Action: Codable, Hashable, Sendable {
    /// The user completes the todo, or opens it again.
    case toggle
    /// The user wants to be reminded, so long from now.
    case remind(after: Duration)
    /// The user doesn't want to be reminded, or has been.
    case forget
    /// The time of the reminder has come.
    case reminderDue
  }

  private enum CancelID {
    case reminder
  }

  /// Makes the row.
  package init() {}

  /// Runs one action.
  package func reduce(into state: inout Todo, action: Action) -> Effect<Action> {
    switch action {
    case .toggle:
      state.isCompleted.toggle()
      state.reminder = nil
      return .cancel(id: CancelID.reminder)
    case .remind(let delay):
      guard !state.isCompleted else { return .none }
      state.reminder = .set(after: delay)
      return .run(name: "reminder") { send in
        do { try await send.clock.sleep(for: delay) } catch { return }
        await send(.reminderDue)
      }
      .switchToLatest(id: CancelID.reminder)
    case .forget:
      state.reminder = nil
      return .cancel(id: CancelID.reminder)
    case .reminderDue:
      state.reminder = .due
      return .none
    }
  }
}
