import Differences

struct Todo: Identifiable, Hashable {
  var id: Int
  var title = "Tea"
  var isDone = false
}

/// A row without an id of its own.
struct Row: Hashable {
  var name: String
  var count = 0
}

struct Point: Hashable {
  var x = 0
  var y = 0
}

enum Route: Hashable {
  case home
  case profile(name: String, age: Int)
  case detail(Todo)
  case number(Int)
  indirect case nested(Route)
}

/// A state as features have them.
struct Sample: Hashable {
  var count = 0
  var user: String?
  var route = Route.home
  var todos = (1...5).map { Todo(id: $0) }
  var points: [String: Point] = ["a": Point(), "b": Point(x: 1)]
  var tags: Set<String> = ["red", "green"]
}

/// The text of a difference; an empty one if there is none.
func text<Value>(_ old: Value, _ new: Value, _ limits: DifferenceLimits = .default) -> String {
  Difference(from: old, to: new, limits: limits)?.description ?? ""
}

/// The text for a value that has been changed.
func text<Value>(changing old: Value, _ change: (inout Value) -> Void) -> String {
  var new = old
  change(&new)
  return text(old, new)
}
