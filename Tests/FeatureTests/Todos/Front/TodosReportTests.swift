import Examples
import Store
import Testing

struct TodosReportTests {
  /// What is told of an action, with the reducer's own state after it.
  private func text(_ action: Todos.Action, in state: Todos.State) -> String {
    var new = state
    _ = Todos(ids: .counting(from: 10)).reduce(into: &new, action: action)
    return TodosReport.text(Transition(action, from: state, to: new))
  }

  @Test(arguments: [
    (Todos.Action.draftChanged("Tea"), "draft 'Tea'"), (.add, "nothing to add"),
    (.added(Todo(id: 10, title: "Tea")), "added 'Tea', 3 of 4 to do"),
    (.show(.active), "shows active, 2 of 3 to do"),
    (.move(1, before: 3), "moved 'Milk' in front of 'Salt'"),
    (.move(1, before: nil), "moved 'Milk' to the end"),
    (.move(1, before: 1), "nothing moved"), (.delete(2), "deleted 'Bread', 1 of 2 to do"),
    (.clearCompleted, "cleared 1, 2 of 2 to do"), (.edit(1), "editing 'Milk'"),
    (.edit(9), "no such todo"), (.reset, "reset"), (.row(1, .toggle), "completed 'Milk'"),
    (.row(3, .toggle), "opened 'Salt'"),
    (.row(1, .remind(after: .seconds(2))), "reminder for 'Milk' in 2s"),
    (.row(1, .forget), "no reminder for 'Milk'"), (.row(1, .reminderDue), "it is time for 'Milk'"),
  ])
  func `a transition is one line`(action: Todos.Action, text: String) {
    #expect(self.text(action, in: Todos.State(todos: sampleTodos)) == text)
  }

  @Test(arguments: [
    (TodoEditor.Action.titleChanged("Tea"), "title 'Tea'"), (.save, "saved"),
    (.saveAsNew, "not saved"), (.cancel, "edit cancelled"),
  ])
  func `so is one of the sheet`(action: TodoEditor.Action, text: String) {
    let state = Todos.State(todos: sampleTodos, editor: .init(sampleTodos[0]))
    #expect(self.text(.editor(action), in: state) == text)
  }
}
