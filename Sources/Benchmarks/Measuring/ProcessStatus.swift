import Foundation

/// What Linux says of this process.
enum ProcessStatus {
  /// The first number of a line; nil when there is no such line.
  static func number(_ key: String) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return nil
    }
    let line = text.split(separator: "\n").first { $0.hasPrefix(key + ":") }
    return line.flatMap { Int($0.drop { !$0.isNumber }.prefix(while: \.isNumber)) }
  }
}
