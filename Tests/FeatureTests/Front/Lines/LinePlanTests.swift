import Examples
import Testing

struct LinePlanTests {
  private let state = Todos.State(todos: sampleTodos)

  private func plan(isCorrectable: Bool = false) -> LinePlan<TodosExample> {
    LinePlan(front: TodosExample(FrontArguments()), isCorrectable: isCorrectable)
  }

  @Test(arguments: [
    ("", LineStep<Todos.Action>.skip), ("   ", .skip), ("# add Milk", .skip), ("  #", .skip),
    ("add Milk # 1", .send([.draftChanged("Milk # 1"), .add], isAwaited: true)),
    ("\ttoggle   2 ", .send([.row(2, .toggle)], isAwaited: false)),
    ("clear", .send([.clearCompleted], isAwaited: false)), ("wait", .wait(nil)),
    ("wait 2s", .wait(.seconds(2))), ("wait 500", .wait(.milliseconds(500))), ("help", .help),
    ("quit", .quit),
  ])
  func `a line is a command and its argument`(line: String, step: LineStep<Todos.Action>) {
    var plan = plan()
    #expect(plan.step(for: line, in: state) == step)
    #expect(plan.exitCode == .success)
  }

  private static let mistakes = [
    ("togle 1", "unknown command 'togle'; did you mean 'toggle'?"),
    ("wiat", "unknown command 'wiat'; did you mean 'wait'?"),
    ("clear all", "'clear' takes no argument"), ("quit now", "'quit' takes no argument"),
    ("add", "'add' needs an argument: add <title>"),
    ("wait long", "'long' is no time; try 500ms, 2s or 1m"),
    ("toggle 4", "there is no todo 4 among the 3 that are shown"),
    ("toggle 0", "there is no todo 0 among the 3 that are shown"),
    ("toggle x", "'x' is no number of a todo"), ("toggle 1 2", "' 2' is too much"),
    ("edit 1", "a title is missing"), ("remind 1 soon", "'soon' is no time; try 500ms, 2s or 1m"),
    ("show actve", "unknown filter 'actve'; did you mean 'active'?"),
  ]

  @Test(arguments: mistakes)
  func `a mistake in a pipe ends it with 64`(line: String, message: String) {
    var plan = plan()
    #expect(plan.step(for: line, in: state) == .stop(message))
    #expect(plan.exitCode == .usage)
  }

  @Test(arguments: mistakes)
  func `a mistake at a prompt can be corrected`(line: String, message: String) {
    var plan = plan(isCorrectable: true)
    #expect(plan.step(for: line, in: state) == .complain(message))
    #expect(plan.exitCode == .success)
  }

  @Test func `todos are counted as they are shown`() {
    var plan = plan()
    let state = Todos.State(todos: sampleTodos, filter: .completed)
    #expect(plan.step(for: "toggle 1", in: state) == .send([.row(3, .toggle)], isAwaited: false))
  }

  @Test func `input that can not be read counts`() {
    var plan = plan()
    plan.inputFailed()
    #expect(plan.exitCode == .inputOrOutputFailed)
  }
}
