import Effects
import Examples
import Store

/// What somebody might do to a list of todos.
enum TodosSession {
  static func action(_ state: Todos.State, using generator: inout SplitMix64) -> Todos.Action {
    let id = state.todos.randomElement(using: &generator)?.id ?? 1
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...2: return .draftChanged("Todo \(Int.random(in: 0..<100, using: &generator)) ✓")
    case 3...6: return .add
    case 7: return .show(TodoFilter.allCases.randomElement(using: &generator) ?? .all)
    case 8: return .move(id, before: state.todos.randomElement(using: &generator)?.id)
    case 9: return .delete(id)
    case 10: return .todo(.element(id: id, action: .toggle))
    case 11: return .todo(.element(id: id, action: .remind(after: .seconds(5))))
    case 12: return .edit(id)
    case 13: return .editor(.titleChanged("Title \(Int.random(in: 0..<9, using: &generator))"))
    case 14: return .editor(Bool.random(using: &generator) ? .save : .cancel)
    default: return Int.random(in: 0..<8, using: &generator) == 0 ? .reset : .clearCompleted
    }
  }
}
