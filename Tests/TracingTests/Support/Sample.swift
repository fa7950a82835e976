/// A row with everything in it that rows have, gaps between its parts too.
struct Sample: Codable, Equatable, Identifiable, Sendable {
  enum Kind: Codable, Equatable, Sendable {
    case plain
    case counted(Int)
    case named(String, isLoud: Bool)
  }

  let id: Int
  var isDone = false
  var note: String?
  var kind = Kind.plain
  var weight: Double = 0
  var flag: UInt8 = 0
  var tags: Set<String> = []
  var table: [String: Int] = [:]
  var parts: [Int] = []
}
