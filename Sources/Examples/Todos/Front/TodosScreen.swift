import Store

/// The todo list on a terminal.
package struct TodosScreen: FrontScreen {
  /// How soon the key reminds.
  private static let reminder = Duration.seconds(10)

  /// The todo that the keys are for; another one is if it isn't shown any more.
  private var selection: Todo.ID?
  private var isAdding = false

  package init() {}

  package static let keys = [
    KeyHint("a", "add a todo"), KeyHint("Up, Down", "select"),
    KeyHint("Space", "complete, or open again"), KeyHint("e, Enter", "edit"),
    KeyHint("[, ]", "move up, move down"), KeyHint("d", "delete"),
    KeyHint("r", "remind in \(DurationText.text(reminder))"), KeyHint("f", "drop the reminder"),
    KeyHint("Tab", "show all, active, completed"), KeyHint("c", "delete what has been done"),
    KeyHint("q", "leave"),
  ]

  package mutating func press(_ key: Key, in state: Todos.State) -> KeyAnswer<Todos.Action> {
    if let editor = state.editor { return pressInSheet(key, editor) }
    if isAdding { return pressInDraft(key, state) }
    let todos = state.visibleTodos
    let index = index(in: todos)
    switch key {
    case .character("q"): return .quit
    case .character("a"): return begin()
    case .tab: return .send([.show(Self.filter(after: state.filter, by: 1))])
    case .backTab: return .send([.show(Self.filter(after: state.filter, by: -1))])
    case .character("c"): return .send([.clearCompleted])
    case .up, .character("k"): return select((index ?? 1) - 1, todos)
    case .down, .character("j"): return select((index ?? -1) + 1, todos)
    case .home, .pageUp: return select(0, todos)
    case .end, .pageDown: return select(todos.count - 1, todos)
    default: break
    }
    guard let index else { return .ignore }
    return pressOnRow(key, index, todos)
  }

  private mutating func begin() -> KeyAnswer<Todos.Action> {
    isAdding = true
    return .redraw
  }

  private mutating func select(
    _ index: Int,
    _ todos: IdentifiedArrayOf<Todo>
  ) -> KeyAnswer<Todos.Action> {
    guard !todos.isEmpty else { return .ignore }
    selection = todos[min(max(index, 0), todos.count - 1)].id
    return .redraw
  }

  private mutating func pressOnRow(
    _ key: Key,
    _ index: Int,
    _ todos: IdentifiedArrayOf<Todo>
  ) -> KeyAnswer<Todos.Action> {
    let id = todos[index].id
    selection = id
    func row(_ action: TodoRow.Action) -> KeyAnswer<Todos.Action> {
      .send([.todo(.element(id: id, action: action))])
    }
    switch key {
    case .character(" "): return row(.toggle)
    case .character("r"): return row(.remind(after: Self.reminder))
    case .character("f"): return row(.forget)
    case .enter, .character("e"): return .send([.edit(id)])
    case .character("d"), .delete:
      let neighbour = index + 1 < todos.count ? index + 1 : index - 1
      selection = neighbour >= 0 ? todos[neighbour].id : nil
      return .send([.delete(id)])
    case .character("["):
      return index > 0 ? .send([.move(id, before: todos[index - 1].id)]) : .ignore
    case .character("]"):
      guard index + 1 < todos.count else { return .ignore }
      return .send([.move(id, before: index + 2 < todos.count ? todos[index + 2].id : nil)])
    default: return .ignore
    }
  }

  private mutating func pressInDraft(
    _ key: Key,
    _ state: Todos.State
  ) -> KeyAnswer<Todos.Action> {
    switch key {
    case .escape:
      isAdding = false
      return .send([.draftChanged("")])
    case .enter:
      isAdding = false
      return .send([.add])
    default:
      guard let text = TextEntry.edited(state.draft, by: key) else { return .ignore }
      return .send([.draftChanged(text)])
    }
  }

  private func pressInSheet(_ key: Key, _ editor: TodoEditor.State) -> KeyAnswer<Todos.Action> {
    switch key {
    case .escape: return .send([.editor(.cancel)])
    case .enter: return .send([.editor(editor.isTodoGone ? .saveAsNew : .save)])
    default:
      guard let text = TextEntry.edited(editor.title, by: key) else { return .ignore }
      return .send([.editor(.titleChanged(text))])
    }
  }

  private func index(in todos: IdentifiedArrayOf<Todo>) -> Int? {
    guard !todos.isEmpty else { return nil }
    return selection.flatMap { todos.index(id: $0) } ?? 0
  }

  private static func filter(after filter: TodoFilter, by distance: Int) -> TodoFilter {
    let all = TodoFilter.allCases
    let index = all.firstIndex(of: filter) ?? 0
    return all[(index + distance + all.count) % all.count]
  }
}

extension TodosScreen {
  package func draw(_ state: Todos.State, on canvas: Canvas) -> [ScreenLine] {
    let todos = state.visibleTodos
    let selected = index(in: todos)
    var title = ScreenLine("todos", .title)
    title.append("  \(state.filter)", .accent)
    title.append("  \(state.activeCount) of \(state.todos.count) to do", .dim)
    if let editor = state.editor { return sheet(title, editor, canvas) }
    var body = todos.enumerated().map { index, todo in
      let line = Self.line(of: todo)
      return index == selected ? line.filled(to: canvas.columns, .selected) : line
    }
    if body.isEmpty { body = [ScreenLine("  nothing here", .dim)] }
    guard isAdding else {
      return canvas.page(title, body: body, focus: selected, keys: Self.hints)
    }
    body.insert(canvas.field("new: ", state.draft), at: 0)
    return canvas.page(
      title,
      body: body,
      keys: [KeyHint("Enter", "add"), KeyHint("Esc", "cancel")]
    )
  }

  private static let hints = [
    KeyHint("a", "add"), KeyHint("Space", "done"), KeyHint("e", "edit"), KeyHint("q", "quit"),
    KeyHint("d", "delete"), KeyHint("r", "remind"), KeyHint("Tab", "filter"),
    KeyHint("[ ]", "move"), KeyHint("c", "clear"),
  ]

  private func sheet(
    _ title: ScreenLine,
    _ editor: TodoEditor.State,
    _ canvas: Canvas
  ) -> [ScreenLine] {
    var body = [ScreenLine(), canvas.field("title: ", editor.title)]
    if editor.isTodoGone {
      body.append(ScreenLine("This todo has gone meanwhile; Enter makes a new one.", .warning))
    }
    return canvas.page(
      title.adding("  edit", .accent),
      body: body,
      keys: [KeyHint("Enter", "save"), KeyHint("Esc", "cancel")]
    )
  }

  private static func line(of todo: Todo) -> ScreenLine {
    var line = ScreenLine(todo.isCompleted ? "  [✓] " : "  [ ] ", todo.isCompleted ? .good : .plain)
    line.append(todo.title, todo.isCompleted ? .dim : .plain)
    switch todo.reminder {
    case .set(let time): line.append("  · in \(DurationText.text(time))", .dim)
    case .due: line.append("  ● now", .warning)
    case nil: break
    }
    return line
  }
}
