/// What callgrind has written.
package enum CallgrindProfile {
  /// The instructions of the whole run; nil when the text is no complete profile.
  package static func instructions(in profile: String) -> Double? {
    let line = profile.split(separator: "\n").last { $0.hasPrefix("totals:") }
    return line.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Double($0) }
  }
}
