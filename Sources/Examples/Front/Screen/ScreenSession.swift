import Foundation
import Store

/// Runs a front on a terminal: keys in, pictures out.
@MainActor
final class ScreenSession<F: Front> {
  private let front: F
  private let painter: ScreenPainter
  private let output = FileWriter(descriptor: 1)
  private let events = AsyncStream.makeStream(of: ScreenEvent.self)
  private let start = ContinuousClock.now

  private var screen = F.Screen()
  private var image = ScreenImage()
  private var pacer = FramePacer()
  private var sent: [StoreTask] = []
  private var code: ExitCode?
  private let store: Store<F.State, F.Action>
  private var observation: SubscriptionToken?

  init(front: F, observers: [any StoreObserver<F.State, F.Action>], traits: ScreenTraits) {
    self.front = front
    painter = ScreenPainter(charset: traits.charset, hasColour: traits.hasColour)
    store = Store(initialState: front.initialState, observers: observers) { front.feature() }
  }

  /// Shows the screen until the user leaves it.
  ///
  /// **Cancellation:** puts the terminal back and returns at once.
  func run() async -> ExitCode {
    guard TerminalSettings.takeOver() else { return .inputOrOutputFailed }
    defer { TerminalSettings.putBack() }
    let continuation = events.continuation
    ScreenSignals.listen { continuation.yield(.signal($0)) }
    KeyReader.start(descriptor: 0) { continuation.yield($0) }
    observation = store.observe { [weak self] _ in self?.changed() }
    for await event in events.stream {
      handle(event)
      if code != nil { break }
    }
    observation = nil
    for task in sent { task.cancel() }
    return code ?? front.exitCode(of: store.state)
  }

  private func handle(_ event: ScreenEvent) {
    switch event {
    case .keys(let keys):
      for key in keys where code == nil { press(key) }
    case .end:
      code = .success
    case .signal(SIGTSTP):
      TerminalSettings.putBack()
      ScreenSignals.stop()
      begin()
    case .signal(SIGCONT):
      begin()
    case .signal(let number) where ScreenSignals.ends.contains(number):
      code = .ended(by: number)
    case .signal:
      image.invalidate()
      draw()
    }
  }

  /// The terminal may have been anybody's meanwhile.
  private func begin() {
    guard TerminalSettings.takeOver() else { return code = .inputOrOutputFailed }
    image.invalidate()
    draw()
  }

  private func press(_ key: Key) {
    switch (screen.press(key, in: store.state), key) {
    case (.redraw, _):
      changed()
    case (.send(let actions), _):
      sent.removeAll { $0.isOver }
      sent += actions.map { store.send($0) }
      changed()
    case (.quit, _), (.ignore, .control("d")):
      code = front.exitCode(of: store.state)
    case (.ignore, .control("l")):
      image.invalidate()
      changed()
    case (.ignore, _):
      break
    }
  }

  /// Has the screen drawn soon: after all keys and actions that are there already.
  private func changed() {
    guard let delay = pacer.changed(at: start.duration(to: .now)) else { return }
    Task { [weak self] in
      if delay > .zero { try? await Task.sleep(for: delay) }
      self?.draw()
    }
  }

  private func draw() {
    pacer.drawn(at: start.duration(to: .now))
    guard observation != nil, code == nil else { return }
    let size = TerminalSettings.size
    let smallest = F.Screen.smallest
    let rows =
      size.holds(smallest)
      ? painter.rows(screen.draw(store.state, on: Canvas(size: size)), size: size)
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
