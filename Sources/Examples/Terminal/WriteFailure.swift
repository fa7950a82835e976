import Foundation

/// Why something could not be written.
package struct WriteFailure: Error, Hashable, Sendable {
  /// The `errno` of the system.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// Whether the reader has gone, which is no error of anybody's.
  package var isClosedPipe: Bool { code == EPIPE }

  /// How the program ends because of it.
  package var exitCode: ExitCode { isClosedPipe ? .outputClosed : .inputOrOutputFailed }

  /// What to tell the user, if anything.
  package var message: String? {
    isClosedPipe ? nil : "cannot write to standard output: \(String(cString: strerror(code)))"
  }
}
