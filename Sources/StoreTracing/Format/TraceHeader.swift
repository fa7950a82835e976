/// The first line of a trace, and of each part of one that is rotated.
public struct TraceHeader: Hashable, Sendable {
  /// The version of the format that this module writes and reads.
  static let version = 1

  /// What was recorded, in the words of whoever recorded it.
  public let name: String
  /// Which part of the trace this is; the first is 1.
  public let part: Int
  /// The place of this line among all lines of the trace.
  public let index: Int
  /// When the recorder was made, as in ISO 8601.
  public let date: String

  var json: JSONObject {
    JSONObject([
      .init("trace", .number(String(Self.version))), .init("i", .number(String(index))),
      .init("part", .number(String(part))), .init("name", .string(name)),
      .init("date", .string(date)),
    ])
  }

  init(name: String, part: Int, index: Int, date: String) {
    self.name = name
    self.part = part
    self.index = index
    self.date = date
  }

  init(json: JSONValue) throws(TraceLineError) {
    guard let version = json["trace"]?.integer else {
      throw TraceLineError("this is no trace: its first line is no header")
    }
    guard version == Self.version else {
      throw TraceLineError("the format has version \(version); this reads version \(Self.version)")
    }
    guard let index = json["i"]?.integer, let part = json["part"]?.integer,
      let name = json["name"]?.string, let date = json["date"]?.string
    else { throw TraceLineError("the header is incomplete") }
    self.init(name: name, part: part, index: index, date: date)
  }
}
