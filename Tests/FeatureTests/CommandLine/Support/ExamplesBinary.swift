import Foundation

/// The built executable, which lies beside the tests.
enum ExamplesBinary {
  /// Where it is.
  static func path() throws -> String {
    let places =
      [CommandLine.arguments[0], Bundle.main.bundlePath] + Bundle.allBundles.map(\.bundlePath)
    for place in places {
      var directory = URL(fileURLWithPath: place).resolvingSymlinksInPath()
      for _ in 0..<5 {
        directory.deleteLastPathComponent()
        let candidate = directory.appendingPathComponent("examples").path
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: candidate, isDirectory: &isDirectory)
        if exists, !isDirectory.boolValue, FileManager.default.isExecutableFile(atPath: candidate) {
          return candidate
        }
      }
    }
    throw SystemFailure(description: "there is no executable 'examples' beside \(places)")
  }
}
