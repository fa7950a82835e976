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
      return await replay(file, line, terminal)
    }
    return await run(line, on: terminal)
  }

  @MainActor
  private static func run(_ line: FrontCommandLine<Self>, on terminal: Terminal) async -> ExitCode {
    do throws(TraceError) {
      let recording = try TraceRecording<State, Action>(
        line.settings,
        name: name,
        redaction: redaction
      )
      let code = await run(line, recording.observers, terminal)
      await line.front.end()
      return recording.close(after: code, terminal.console)
    } catch {
      terminal.console.complain("\(error)")
      return .inputOrOutputFailed
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
      let store = Store(initialState: front.initialState, observers: observers) { front.feature() }
      let program = LiveProgram(store, on: Screen.self, exitCode: front.exitCode)
      return await ScreenSession(program, traits: traits, console: terminal.console).run()
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
