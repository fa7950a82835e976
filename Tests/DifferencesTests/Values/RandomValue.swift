import Effects

/// A value of whatever shape, to be made and changed at random.
indirect enum RandomValue: Hashable {
  case number(Int)
  case text(String)
  case maybe(Int?)
  case list([RandomValue])
  case table([String: RandomValue])
  case group(Set<RandomValue>)
  case record(Record)
  case rows([Todo])

  struct Record: Hashable {
    var first: RandomValue
    var second: RandomValue
    var label = "label"
  }

  static func random(_ level: Int, _ generator: inout SplitMix64) -> Self {
    let count = Int.random(in: 0...4, using: &generator)
    switch Int.random(in: 0...(level > 0 ? 7 : 2), using: &generator) {
    case 0: return .number(Int.random(in: 0...5, using: &generator))
    case 1: return .text(["a", "b\nc", "\u{200B}", ""].randomElement(using: &generator) ?? "")
    case 2: return .maybe([nil, 1, 2].randomElement(using: &generator) ?? nil)
    case 3: return .list((0..<count).map { _ in random(level - 1, &generator) })
    case 4:
      let pairs = (0..<count).map { ("key \($0)", random(level - 1, &generator)) }
      return .table(Dictionary(uniqueKeysWithValues: pairs))
    case 5: return .group(Set((0..<count).map { _ in random(level - 1, &generator) }))
    case 6:
      return .record(
        Record(first: random(level - 1, &generator), second: random(level - 1, &generator))
      )
    default:
      return .rows((0..<count).shuffled(using: &generator).map { Todo(id: $0, title: "\(count)") })
    }
  }

  /// The value with one of its parts made anew, which may give the same one.
  func changed(_ generator: inout SplitMix64) -> Self {
    switch self {
    case .list(var values) where !values.isEmpty:
      let index = Int.random(in: values.indices, using: &generator)
      values[index] = values[index].changed(&generator)
      return .list(values)
    case .table(var values) where !values.isEmpty:
      let key = "key \(Int.random(in: 0...4, using: &generator))"
      values[key] = values[key]?.changed(&generator)
      return .table(values)
    case .record(var record):
      record.first = record.first.changed(&generator)
      return .record(record)
    case .rows(var todos) where !todos.isEmpty:
      todos.shuffle(using: &generator)
      todos[0].title = "changed"
      return .rows(todos)
    default: return Self.random(1, &generator)
    }
  }
}
