import Foundation

/// Runs this program once more, as a process that can be observed.
enum ChildRun {
  /// The child didn't do what it was asked for.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The bytes that the child has found.
  static func bytes(_ child: ChildTask) throws -> Double {
    let output = try run(try executable, child.arguments)
    guard let bytes = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Failure(description: "a child answered '\(output)'")
    }
    return bytes
  }

  /// What this program was started from.
  static var executable: URL {
    get throws {
      guard let url = Bundle.main.executableURL else {
        throw Failure(description: "there is no way to find this program")
      }
      return url
    }
  }

  /// Runs a program to its end; returns what it has printed.
  static func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // Sets and dictionaries are laid out alike in each run, so that counts can be subtracted.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"]
    ) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: """
          \(program.lastPathComponent) \(arguments.joined(separator: " ")) ended with \
          \(process.terminationStatus)
          \(String(decoding: complaint, as: UTF8.self))
          """
      )
    }
    return String(decoding: text, as: UTF8.self)
  }
}
