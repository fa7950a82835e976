/// One line of a trace as bytes: an object whose last member is the checksum of the bytes before it.
package enum TraceLine {
  private static let prefix = Array(#","sum":""#.utf8)
  private static let suffix = Array("\"}".utf8)

  /// Appends a line, its line feed too.
  package static func append(_ object: JSONObject, to bytes: inout [UInt8]) {
    let start = bytes.endIndex
    JSONWriter.append(.object(object), to: &bytes)
    bytes.removeLast()
    let sum = Checksum.text(of: bytes[start...])
    bytes += prefix
    bytes += sum
    bytes += suffix
    bytes.append(0x0A)
  }

  /// Reads a line, its line feed not included.
  static func parse(_ bytes: ArraySlice<UInt8>) throws(TraceLineError) -> JSONValue {
    let length = prefix.count + 8 + suffix.count
    let content = bytes.dropLast(length)
    let end = bytes.suffix(length)
    guard end.count == length, end.starts(with: prefix),
      end.suffix(suffix.count).elementsEqual(suffix)
    else { throw TraceLineError("the line has no checksum") }
    guard end.dropFirst(prefix.count).prefix(8).elementsEqual(Checksum.text(of: content)) else {
      throw TraceLineError("the checksum does not fit the line")
    }
    do throws(JSONError) {
      return try JSONParser.parse(bytes)
    } catch {
      throw TraceLineError("no JSON at byte \(error.offset + 1): \(error.reason)")
    }
  }
}
