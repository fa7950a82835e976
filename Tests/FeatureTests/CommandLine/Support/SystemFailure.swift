import Foundation

/// A call of the system that a test needs has failed.
struct SystemFailure: Error, CustomStringConvertible {
  let description: String

  /// Passes the answer of a call on, or throws when it is negative.
  @discardableResult
  static func check(_ answer: Int32, _ call: String) throws -> Int32 {
    guard answer < 0 else { return answer }
    throw SystemFailure(description: "\(call): \(String(cString: strerror(errno)))")
  }
}
