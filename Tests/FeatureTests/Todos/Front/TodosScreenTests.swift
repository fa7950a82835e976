import Examples
import Store
import Testing

struct TodosScreenTests {
  private let state = Todos.State(todos: sampleTodos)

  private func press(
    _ keys: [Key],
    in state: Todos.State
  ) -> KeyAnswer<Todos.Action> {
    var screen = TodosScreen()
    return keys.reduce(.ignore) { screen.press($1, in: state) }
  }

  @Test(arguments: [
    ([Key.character(" ")], KeyAnswer<Todos.Action>.send([.row(1, .toggle)])),
    ([.down, .character(" ")], .send([.row(2, .toggle)])),
    ([.down, .down, .down, .character(" ")], .send([.row(3, .toggle)])),
    ([.up, .character(" ")], .send([.row(1, .toggle)])),
    ([.end, .character("d")], .send([.delete(3)])),
    ([.character("e")], .send([.edit(1)])), ([.enter], .send([.edit(1)])),
    ([.character("r")], .send([.row(1, .remind(after: .seconds(10)))])),
    ([.character("f")], .send([.row(1, .forget)])), ([.character("[")], .ignore),
    ([.character("]")], .send([.move(1, before: 3)])),
    ([.down, .character("]")], .send([.move(2, before: nil)])), ([.end, .character("]")], .ignore),
    ([.down, .character("[")], .send([.move(2, before: 1)])), ([.tab], .send([.show(.active)])),
    ([.backTab], .send([.show(.completed)])), ([.character("c")], .send([.clearCompleted])),
    ([.character("a")], .redraw), ([.character("q")], .quit), ([.character("?")], .ignore),
    ([.character("a"), .character("q")], .send([.draftChanged("q")])),
    ([.character("a"), .enter], .send([.add])),
    ([.character("a"), .escape], .send([.draftChanged("")])), ([.character("a"), .up], .ignore),
    ([.character("a"), .enter, .character("q")], .quit),
  ])
  func `keys are actions`(keys: [Key], answer: KeyAnswer<Todos.Action>) {
    #expect(press(keys, in: state) == answer)
  }

  @Test(arguments: [
    (Key.character("!"), KeyAnswer<Todos.Action>.send([.editor(.titleChanged("Milk!"))])),
    (.backspace, .send([.editor(.titleChanged("Mil"))])), (.enter, .send([.editor(.save)])),
    (.escape, .send([.editor(.cancel)])), (.up, .ignore),
  ])
  func `in the sheet keys edit the title`(key: Key, answer: KeyAnswer<Todos.Action>) {
    let state = Todos.State(todos: sampleTodos, editor: .init(sampleTodos[0]))
    #expect(press([key], in: state) == answer)
  }

  @Test func `a sheet whose todo has gone makes a new one`() {
    var editor = TodoEditor.State(sampleTodos[0])
    editor.isTodoGone = true
    let state = Todos.State(editor: editor)
    #expect(press([.enter], in: state) == .send([.editor(.saveAsNew)]))
    let text = TodosScreen().draw(state, on: Canvas(size: .usual)).map(\.text)
    #expect(text.contains { $0.contains("gone") })
  }

  @Test func `an empty list ignores the keys of rows`() {
    for key in [Key.character(" "), .enter, .up, .down, .character("d")] {
      #expect(press([key], in: Todos.State()) == .ignore)
    }
  }

  @Test func `the selection goes to the neighbour of a deleted row`() {
    var screen = TodosScreen()
    _ = screen.press(.down, in: state)
    #expect(screen.press(.character("d"), in: state) == .send([.delete(2)]))
    var rest = state
    rest.todos.remove(id: 2)
    #expect(screen.press(.character(" "), in: rest) == .send([.row(3, .toggle)]))
  }

  @Test func `the list is drawn with its marks`() {
    var state = state
    state.todos.update(id: 2) { $0.reminder = .set(after: .seconds(10)) }
    let lines = TodosScreen().draw(state, on: Canvas(size: .usual))
    #expect(lines.count == 24)
    #expect(lines[0].text == "todos  all  2 of 3 to do")
    #expect(lines[2] == ScreenLine("  [ ] Milk").filled(to: 80, .selected))
    #expect(lines[3].text == "  [ ] Bread  · in 10s")
    #expect(lines[4].text == "  [✓] Salt")
  }
}
