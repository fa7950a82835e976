package import Store

/// The argument of a command, read word by word.
package struct TodosArgument {
  private var rest: Substring
  private let todos: IdentifiedArrayOf<Todo>

  /// Begins to read; todos are counted as they are shown.
  package init(_ argument: String, todos: IdentifiedArrayOf<Todo>) {
    rest = argument[...]
    self.todos = todos
  }

  /// Whether there is nothing more to read.
  package var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

  /// Reads the number of a todo; returns its id.
  package mutating func todo() throws(UsageError) -> Todo.ID {
    let word = word()
    guard let number = Int(word) else {
      throw UsageError("\(UsageError.quoted(word)) is no number of a todo")
    }
    guard (1...max(todos.count, 1)).contains(number), !todos.isEmpty else {
      throw UsageError("there is no todo \(number) among the \(todos.count) that are shown")
    }
    return todos[number - 1].id
  }

  /// Reads the number of a todo, behind which nothing may stand.
  package mutating func onlyTodo() throws(UsageError) -> Todo.ID {
    let id = try todo()
    guard isAtEnd else { throw UsageError("\(UsageError.quoted(String(rest))) is too much") }
    return id
  }

  /// Reads a title, which is all the rest.
  package mutating func title() throws(UsageError) -> String {
    guard !isAtEnd else { throw UsageError("a title is missing") }
    return String(rest.drop(while: \.isWhitespace))
  }

  /// Reads a time, which is all the rest.
  package mutating func time() throws(UsageError) -> Duration {
    let text = try title()
    guard let time = DurationText.duration(text) else {
      throw UsageError("\(UsageError.quoted(text)) is no time; try 500ms, 2s or 1m")
    }
    return time
  }

  /// Reads a filter, which is all the rest.
  package mutating func filter() throws(UsageError) -> TodoFilter {
    let text = try title()
    guard let filter = TodoFilter.allCases.first(where: { "\($0)" == text }) else {
      throw .unknown("filter", text, among: TodoFilter.allCases.map { "\($0)" })
    }
    return filter
  }

  private mutating func word() -> String {
    rest = rest.drop(while: \.isWhitespace)
    let word = rest.prefix { !$0.isWhitespace }
    rest = rest[word.endIndex...]
    return String(word)
  }
}
