import Foundation
import Store
import StoreTracing

extension Front {
  @MainActor
  package static func run(
    _ arguments: [String],
    on terminal: Terminal
  ) async throws(UsageError) -> ExitCode {
    let line: FrontCommandLine<Self>
    do throws(UsageError) {
      line = try FrontCommandLine(arguments)
    } catch {
      throw error.pointing(to: "examples \(name) --help")
    }
    if let file = line.settings.replay {
      return ReplaySession(
        front: line.front,
        file: file,
        until: line.settings.until,
        printsJSON: line.settings.printsJSON,
        console: terminal.console
      ).run()
    }
    return await run(line, on: terminal)
  }

  @MainActor
  private static func run(_ line: FrontCommandLine<Self>, on terminal: Terminal) async -> ExitCode {
    var observers: [any StoreObserver<State, Action>] = []
    let recorder: TraceRecorder<State, Action>?
    do throws(TraceError) {
      recorder = try line.settings.record.map { file throws(TraceError) in
        // What goes wrong is told by `close()`, when the screen is free again.
        try TraceRecorder(
          file: URL(fileURLWithPath: file),
          name: name,
          redaction: redaction,
          onFailure: { _ in }
        )
      }
    } catch {
      terminal.console.complain("\(error)")
      return .inputOrOutputFailed
    }
    if let recorder { observers.append(recorder) }
    let code = await run(line, observers, terminal)
    await line.front.end()
    do throws(TraceError) {
      try recorder?.close()
      return code
    } catch {
      terminal.console.complain("\(error)")
      return code == .success ? .inputOrOutputFailed : code
    }
  }

  @MainActor
  private static func run(
    _ line: FrontCommandLine<Self>,
    _ observers: [any StoreObserver<State, Action>],
    _ terminal: Terminal
  ) async -> ExitCode {
    let front = line.front
    if line.commands.isEmpty, !line.settings.printsJSON, let traits = terminal.screen {
      return await ScreenSession(front: front, observers: observers, traits: traits).run()
    }
    let printer = TransitionPrinter<Self>(
      front: front,
      printsJSON: line.settings.printsJSON,
      console: terminal.console
    )
    return await LineSession(
      front: front,
      words: line.commands,
      observers: observers + [printer],
      terminal: terminal
    ).run()
  }
}
