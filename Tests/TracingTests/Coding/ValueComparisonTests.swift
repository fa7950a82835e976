import Effects
import Foundation
import Store
import StoreTracing
import Testing

/// A difference leads from the JSON of one value to that of another, and opens only what differs.
struct ValueComparisonTests {
  private func json(of value: some Encodable) throws -> JSONValue {
    var encoding = ValueEncoding(redaction: .none)
    return try encoding.json(of: value)
  }

  private func patch(_ old: some Encodable, _ new: some Encodable) throws -> JSONPatch {
    try ValueComparison.patch(from: old, to: new, redaction: .none)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `random changes are found, whatever they are`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var board = Board()
    for _ in 0..<150 {
      let old = board
      board.change(using: &generator)
      var value = try json(of: old)
      try patch(old, board).apply(to: &value)
      #expect(value == (try json(of: board)))
    }
  }

  @Test func `equal values in different memory have no difference`() throws {
    var generator = SplitMix64(seed: 1)
    var board = Board()
    for _ in 0..<100 { board.change(using: &generator) }
    let copy = try JSONValueDecoder.decode(Board.self, from: json(of: board))
    #expect(try patch(board, copy).isEmpty)
  }

  @Test func `one changed property of one row is one operation`() throws {
    let old = Board(rows: (0..<1000).map { Sample(id: $0) })
    var new = old
    new.rows[700].isDone = true
    let patch = try patch(old, new)
    #expect(patch.json.description == #"[{"op":"replace","path":"/rows/700/isDone","value":true}]"#)
  }

  @Test func `rows that are put in or taken out are one operation each`() throws {
    let old = Board(rows: (0..<100).map { Sample(id: $0) })
    var new = old
    new.rows.removeSubrange(40..<42)
    #expect(try patch(old, new).operations.map(\.pointer) == ["/rows/40", "/rows/40"])
    #expect(try patch(new, old).operations.map(\.pointer) == ["/rows/40", "/rows/41"])
  }

  @Test func `only the rows that differ in memory are encoded`() throws {
    let log = Log()
    let old = (0..<10_000).map {
      Counted(number: $0, text: "A text beyond the small ones \($0)", log: log)
    }
    var new = old
    new[1234].number = 0
    #expect(try patch(old, new).operations.map(\.path) == [["1234", "number"]])
    #expect(log.count == 2)
  }

  @Test func `a change that == leaves out is found`() throws {
    let (old, new) = ([Careless(id: 1, text: "a")], [Careless(id: 1, text: "b")])
    #expect(old == new)
    #expect(try patch(old, new).operations.map(\.pointer) == ["/0/text"])
  }

  @Test func `another case of an enum is one replacement`() throws {
    let (old, new) = (DataLoadState<Int, Never>.loading, DataLoadState<Int, Never>.loaded(4))
    #expect(
      try patch(old, new).json.description == #"[{"op":"replace","path":"","value":{"loaded":4}}]"#
    )
  }

  @Test func `what is hidden leaves no trace of its changes`() throws {
    let (old, new) = (["password": "a", "name": "x"], ["password": "b", "name": "y"])
    let patch = try ValueComparison.patch(from: old, to: new, redaction: .members("password"))
    #expect(patch.operations.map(\.pointer) == ["/name"])
  }

  @Test func `a value that stands in itself too often is an error`() {
    let chain = (0..<1000).reduce(Chain.end) { chain, _ in .link(chain) }
    #expect(throws: (any Error).self) { try json(of: chain) }
  }
}

/// Counts how often it is encoded.
private struct Counted: Encodable {
  var number: Int
  var isDone = false
  var text: String
  let log: Log

  private enum CodingKeys: CodingKey { case number, text }

  func encode(to encoder: any Encoder) throws {
    log.count += 1
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(text, forKey: .text)
  }
}

private final class Log {
  var count = 0
}

private struct Careless: Codable, Equatable {
  let id: Int
  var text: String

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

private indirect enum Chain: Encodable {
  case end
  case link(Chain)
}
