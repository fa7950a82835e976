import Foundation
import Store
import StoreTracing

/// The recording of one run, if one is wanted.
@MainActor
struct TraceRecording<State: Sendable, Action: Sendable> {
  private let recorder: TraceRecorder<State, Action>?

  /// Begins it; the file is there when this returns.
  init(
    _ settings: FrontSettings,
    name: String,
    redaction: Redaction = .none
  ) throws(TraceError) {
    guard let file = settings.record else {
      recorder = nil
      return
    }
    // What goes wrong is told at the end, when the screen is free again.
    recorder = try TraceRecorder(
      file: URL(fileURLWithPath: file),
      name: name,
      redaction: redaction,
      onFailure: { _ in }
    )
  }

  /// Who has to observe the store.
  var observers: [any StoreObserver<State, Action>] { recorder.map { [$0] } ?? [] }

  /// Ends it; returns how the program ends.
  func close(after code: ExitCode, _ console: Console) -> ExitCode {
    do throws(TraceError) {
      try recorder?.close()
      return code
    } catch {
      console.complain("\(error)")
      return code == .success ? .inputOrOutputFailed : code
    }
  }
}
