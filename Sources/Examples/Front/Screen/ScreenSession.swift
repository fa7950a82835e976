import Foundation

/// Runs a program on the terminal: keys in, pictures out.
@MainActor
final class ScreenSession {
  private let painter: ScreenPainter
  private let console: Console
  private let output = FileWriter(descriptor: 1)
  private let events = AsyncStream.makeStream(of: ScreenEvent.self)
  private let start = ContinuousClock.now
  /// How long a program that goes on behind the shell waits until it stops again: whoever ends a
  /// stopped job sends it the signal for that, and then lets it go on to take it.
  private static let patience = Duration.milliseconds(500)

  private var program: any ScreenProgram
  private var image = ScreenImage()
  private var pacer = FramePacer()
  private var code: ExitCode?
  private var isRunning = false
  /// Whether the terminal is not the shell's, so that something can be drawn there.
  private var hasTerminal = false
  private var stopping: Task<Void, Never>?

  /// Makes a session; there is one in a process.
  init(_ program: any ScreenProgram, traits: ScreenTraits, console: Console) {
    self.program = program
    self.console = console
    painter = ScreenPainter(charset: traits.charset, hasColour: traits.hasColour)
  }

  /// Shows the screen until the user leaves it.
  ///
  /// **Cancellation:** puts the terminal back and returns at once.
  func run() async -> ExitCode {
    let continuation = events.continuation
    // Before anything is taken over: a signal that nobody listens to would leave it so.
    guard ScreenSignals.listen({ continuation.yield(.signal($0)) }) else {
      return refuse("there is no pipe to listen for signals with")
    }
    if TerminalSettings.isBehind {
      stopSoon()
    } else {
      guard TerminalSettings.takeOver() else { return refuse("the terminal can't be taken over") }
      hasTerminal = true
    }
    defer { TerminalSettings.putBack() }
    KeyReader.start(descriptor: 0) { continuation.yield($0) }
    isRunning = true
    // It may hold the session: it lets go of it when it ends.
    program.begin { self.changed() }
    for await event in events.stream {
      handle(event)
      if code != nil { break }
    }
    isRunning = false
    stopping?.cancel()
    program.end()
    return code ?? program.exitCode
  }

  /// Tells why there is no screen, with the reason that the system has given last.
  private func refuse(_ text: String) -> ExitCode {
    console.complain("\(text): \(String(cString: strerror(errno)))")
    return .inputOrOutputFailed
  }

  private func handle(_ event: ScreenEvent) {
    switch event {
    case .keys(let keys):
      for key in keys where code == nil { press(key) }
    case .end:
      code = .success
    case .signal(SIGTSTP):
      stop()
    case .stillBehind:
      stopAgain()
    case .signal(SIGCONT):
      takeOver()
    case .signal(let number) where ScreenSignals.ends.contains(number):
      code = .ended(by: number)
    case .signal:
      image.invalidate()
      draw()
    }
  }

  private func stop() {
    hasTerminal = false
    TerminalSettings.putBack()
    ScreenSignals.stop()
    takeOver()
  }

  /// Stops once more, as everybody does who wants the terminal and doesn't get it.
  private func stopAgain() {
    stopping = nil
    guard TerminalSettings.isBehind else { return takeOver() }
    // It comes as the next event.
    guard !ScreenSignals.isEndPending else { return stopSoon() }
    stop()
  }

  private func stopSoon() {
    guard stopping == nil else { return }
    stopping = Task {
      guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
      events.continuation.yield(.stillBehind)
    }
  }

  /// The terminal may have been anybody's meanwhile, and may still be the shell's.
  private func takeOver() {
    guard !TerminalSettings.isBehind else {
      hasTerminal = false
      return stopSoon()
    }
    guard TerminalSettings.takeOver() else { return code = .inputOrOutputFailed }
    stopping?.cancel()
    stopping = nil
    hasTerminal = true
    image.invalidate()
    draw()
  }

  private func press(_ key: Key) {
    guard program.takesKeysUnseen || TerminalSettings.size.holds(program.smallest) else {
      return pressUnseen(key)
    }
    switch (program.press(key), key) {
    case (.redraw, _):
      changed()
    case (.become(let other), _):
      program.end()
      program = other
      program.begin { self.changed() }
      changed()
    case (.quit, _), (.ignore, .control("d")):
      code = program.exitCode
    case (.ignore, .control("l")):
      image.invalidate()
      changed()
    case (.ignore, _):
      break
    }
  }

  /// What can't be seen can only be left, or drawn again.
  private func pressUnseen(_ key: Key) {
    switch key {
    case .character("q"), .control("d"):
      code = program.exitCode
    case .control("l"):
      image.invalidate()
      changed()
    default:
      break
    }
  }

  /// Has the screen drawn soon: after all keys and actions that are there already.
  private func changed() {
    guard let delay = pacer.changed(at: start.duration(to: .now)) else { return }
    Task {
      if delay > .zero { try? await Task.sleep(for: delay) }
      draw()
    }
  }

  private func draw() {
    pacer.drawn(at: start.duration(to: .now))
    guard isRunning, hasTerminal, code == nil else { return }
    let size = TerminalSettings.size
    let smallest = program.smallest
    let rows =
      size.holds(smallest)
      ? painter.rows(program.draw(on: Canvas(size: size)), size: size)
      : painter.apology(size, smallest: smallest)
    let text = image.show(rows, size: size)
    guard !text.isEmpty else { return }
    do throws(WriteFailure) {
      try output.write(text)
    } catch {
      code = error.exitCode
      events.continuation.finish()
    }
  }
}
