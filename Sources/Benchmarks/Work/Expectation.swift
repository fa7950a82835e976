import Foundation

/// Ends the program when a benchmark hasn't done the work that it is measured by.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  guard !condition else { return }
  try? FileHandle.standardError.write(contentsOf: Data("benchmarks: \(message())\n".utf8))
  exit(70)
}
