import Foundation

/// `benchmarks [name…] [--json]`: what an operation costs, beside a bare baseline in the same run.
@main
struct Benchmarks {
  @MainActor
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let isJSON = arguments.contains("--json")
    let names = arguments.filter { !$0.hasPrefix("--") }
    let all = RowCases.all + DifferenceCases.all
    let cases = all.filter { names.isEmpty || names.contains($0.name) }
    if let unknown = arguments.first(where: { $0.hasPrefix("--") && $0 != "--json" }) {
      fail("unknown option '\(unknown)'; there is --json")
    }
    if cases.isEmpty {
      fail("no such benchmark; there are: \(all.map(\.name).joined(separator: ", "))")
    }
    for benchmark in cases {
      let result = benchmark.measure()
      print(isJSON ? result.json : result.text)
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
    exit(64)
  }
}
