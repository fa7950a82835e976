import Effects
import Store

/// A state of rows, and the random changes that happen to it.
struct Board: Codable, Equatable, Sendable {
  var rows: [Sample] = []
  var unique: IdentifiedArrayOf<Sample> = []
  var title = ""
  var numbers: [Int: String] = [:]
  var choice: Sample.Kind?
  var nested: [String: [Sample]] = [:]

  /// Makes up to three changes.
  mutating func change(using generator: inout SplitMix64) {
    for _ in 0..<Int.random(in: 0...3, using: &generator) { changeOnce(using: &generator) }
  }

  private mutating func changeOnce(using generator: inout SplitMix64) {
    let number = Int.random(in: 0..<1000, using: &generator)
    let place = rows.isEmpty ? 0 : number % rows.count
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: rows.insert(Sample(id: number), at: place)
    case 1:
      rows.append(Sample(id: number, note: "A note that is longer than a small text \(number)"))
    case 2: if !rows.isEmpty { rows.remove(at: place) }
    case 3: if !rows.isEmpty { rows[place].isDone.toggle() }
    case 4: if !rows.isEmpty { rows[place].kind = .named("n\(number)", isLoud: number % 2 == 0) }
    case 5: if !rows.isEmpty { rows[place].tags.insert("t\(number % 7)") }
    case 6:
      if !rows.isEmpty { rows[place].table["k\(number % 5)"] = number % 3 == 0 ? nil : number }
    case 7: rows.reverse()
    case 8: title = "title \(number % 4)"
    case 9: numbers[number % 6] = number % 2 == 0 ? nil : "value \(number % 3)"
    case 10: choice = number % 3 == 0 ? nil : .counted(number % 2)
    case 11: unique.append(Sample(id: number))
    case 12: if let first = unique.first { unique.remove(id: first.id) }
    case 13: nested["n\(number % 3)", default: []].append(Sample(id: number))
    case 14: nested["n\(number % 3)"] = nil
    default: if !rows.isEmpty { rows[place].parts = (0..<(number % 12)).map { $0 * number } }
    }
  }
}
