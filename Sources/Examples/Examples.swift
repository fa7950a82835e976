import Foundation

/// The examples of this package, driven from the command line.
@main
package enum Examples {
  /// Every example, in the order in which they are listed.
  package static let catalog: [any Example.Type] = [
    RandomExample.self,
    TodosExample.self,
    SignInExample.self,
    SearchExample.self,
    StopwatchExample.self,
    FleetExample.self,
    CompareExample.self,
    TraceExample.self,
    CompletionsExample.self,
  ]

  @MainActor
  package static func main() async {
    StandardDescriptors.reserve()
    let interrupts = Interrupts()
    let environment = ProcessInfo.processInfo.environment
    let console = Console(style: TerminalStyle(isTerminal: isatty(2) == 1, environment))
    let work = Task { await run(Array(CommandLine.arguments.dropFirst()), console: console) }
    interrupts.listen { work.cancel() }
    let code = await work.value
    console.clear()
    // Everything has been written with `write`: there is nothing to flush, and transfers that are
    // still under way must not meet destructors.
    _exit(code.overruled(by: console.failure, isInterrupted: interrupts.haveCome).rawValue)
  }

  @MainActor
  private static func run(_ arguments: [String], console: Console) async -> ExitCode {
    do throws(UsageError) {
      switch try Launch(arguments: arguments, catalog: catalog) {
      case .overview:
        console.print(Launch.overview(of: catalog))
        return .success
      case .help(let example):
        console.print(example.help)
        return .success
      case .run(let example, let arguments):
        let terminal = Terminal(
          console: console,
          input: LineInput(descriptor: 0),
          isInteractive: isatty(0) == 1,
          screen: ScreenTraits(
            isTerminal: isatty(0) == 1 && isatty(1) == 1,
            ProcessInfo.processInfo.environment
          )
        )
        return try await example.run(arguments, on: terminal)
      }
    } catch {
      console.complain(error.description)
      return .usage
    }
  }
}
