/// A command line of `examples trace`, read and checked.
package struct TraceOptions: Hashable, Sendable {
  /// The trace; `-` is standard input.
  package var file = ""
  /// Where the page is written, if it is wanted.
  package var html: String?
  /// Where the Chrome trace is written, if it is wanted.
  package var chrome: String?
  package var width: Int?
  package var isASCII = false

  /// Reads the arguments after `trace`; the first mistake counts.
  package init(parsing arguments: [String]) throws(UsageError) {
    var files: [String] = []
    for argument in try Argument<TraceOption>.parse(arguments) {
      switch argument {
      case .word(let file): files.append(file)
      case .option(.html, let value): html = value
      case .option(.chrome, let value): chrome = value
      case .option(.ascii, _): isASCII = true
      case .option(.width, let value):
        guard let columns = Int(value), (40...1000).contains(columns) else {
          throw UsageError(
            "\(UsageError.quoted(value)) is no value for --width, which needs 40 to 1000 columns"
          )
        }
        width = columns
      }
    }
    guard let file = files.first else { throw UsageError("which trace? Give its file") }
    guard files.count == 1 else { throw UsageError("one trace at a time") }
    guard html == nil || chrome == nil else {
      throw UsageError("--html or --chrome, not both at once")
    }
    self.file = file
  }
}
