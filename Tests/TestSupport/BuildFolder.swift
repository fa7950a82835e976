package import Foundation

/// Where the tests were built.
package enum BuildFolder {
  /// The folder that holds the products, executables too, and, in `Modules`, what the compiler
  /// imports.
  package static func url() throws -> URL {
    let places =
      [CommandLine.arguments[0], Bundle.main.bundlePath] + Bundle.allBundles.map(\.bundlePath)
    for place in places {
      var folder = URL(fileURLWithPath: place).resolvingSymlinksInPath()
      for _ in 0..<5 {
        folder.deleteLastPathComponent()
        let modules = folder.appendingPathComponent("Modules/Store.swiftmodule")
        if FileManager.default.fileExists(atPath: modules.path) { return folder }
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
