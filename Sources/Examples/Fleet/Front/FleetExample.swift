import Foundation
import Store
import StoreTracing

/// The fleet: with keys or commands as any front, and without them one run and its figures.
package enum FleetExample: Example {
  package static let name = FleetFront.name
  package static let summary = FleetFront.summary
  package static let invocation = FleetFront.invocation

  package static var help: String { FleetFront.help }
  package static var completion: CompletionTable { FleetFront.completion }

  @MainActor
  package static func run(
    _ arguments: [String],
    on terminal: Terminal
  ) async throws(UsageError) -> ExitCode {
    let line: FrontCommandLine<FleetFront>
    do throws(UsageError) {
      line = try FrontCommandLine(arguments)
    } catch {
      throw error.pointing(to: "examples \(name) --help")
    }
    let settings = line.settings
    let isShown = terminal.screen != nil && !settings.printsJSON
    guard line.commands.isEmpty, settings.replay == nil, !isShown else {
      return try await FleetFront.run(arguments, on: terminal)
    }
    return await run(line.front.plan, settings, terminal.console)
  }

  @MainActor
  private static func run(
    _ plan: FleetPlan,
    _ settings: FrontSettings,
    _ console: Console
  ) async -> ExitCode {
    do throws(TraceError) {
      console.beginProgress()
      defer { console.endProgress() }
      let file = settings.record.map { URL(fileURLWithPath: $0) }
      let state = try await Dashboard().run(plan, recordingTo: file)
      guard state.audit != nil else { return .interrupted }
      let outcome = FleetOutcome(state)
      console.print(
        settings.printsJSON ? outcome.json : outcome.lines.joined(separator: "\n")
      )
      return outcome.agrees ? .success : .failed
    } catch {
      console.complain("\(error)")
      return .inputOrOutputFailed
    }
  }
}

/// Where the store of the dashboard lives, beside those of the devices.
private actor Dashboard {
  /// Lets the devices work to their end; returns what the dashboard knows then.
  ///
  /// **Cancellation:** ends the run.
  func run(_ plan: FleetPlan, recordingTo file: URL?) async throws(TraceError) -> Fleet.State {
    let recorder = try file.map { file throws(TraceError) in
      try TraceRecorder<Fleet.State, Fleet.Action>(
        file: file,
        name: FleetFront.name,
        onFailure: { _ in }
      )
    }
    let observers: [any StoreObserver<Fleet.State, Fleet.Action>] = recorder.map { [$0] } ?? []
    let store = Store(
      initialState: Fleet.State(plan: plan),
      isolation: self,
      observers: observers
    ) { Fleet(client: .simulated()) }
    await store.send(.start).finish()
    try recorder?.close()
    return store.state
  }
}
