import StoreTesting

/// What a test library has been told of a failure: its text and its place.
struct ReportedFailure: Equatable, CustomStringConvertible {
  var message: String
  var file: String
  var line: Int

  init(message: String, file: String, line: Int) {
    self.message = message
    self.file = file
    self.line = line
  }

  init(_ failure: Failure) {
    message = failure.message
    file = "\(failure.place.filePath)"
    line = Int(failure.place.line)
  }

  var description: String { "\(file):\(line): \(message)" }
}
