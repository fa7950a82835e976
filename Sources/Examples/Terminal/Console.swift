/// The one writer of the program: standard output, standard error and the status line.
///
/// **Ordering:** everything appears in the order of the calls; each call has been written when it
/// returns.
@MainActor
package final class Console {
  private let output = FileWriter(descriptor: 1)
  private let error = FileWriter(descriptor: 2)
  private var status: StatusLine
  private var animation: Task<Void, Never>?

  /// Why standard output can't be written any more; nothing more is printed there.
  package private(set) var failure: WriteFailure?
  /// Is called once, when standard output can't be written any more.
  package var onFailure: (() -> Void)?

  package init(style: TerminalStyle) {
    status = StatusLine(style: style)
  }

  /// Prints a line, or several, on standard output.
  package func print(_ text: String) {
    guard failure == nil else { return }
    draw(status.hide())
    do throws(WriteFailure) {
      try output.write(text + "\n")
    } catch {
      fail(error)
    }
    draw(status.show())
  }

  /// Prints a line, or several, on standard error.
  package func note(_ text: String) {
    draw(status.hide() + text + "\n" + status.show())
  }

  /// Prints what went wrong on standard error.
  package func complain(_ text: String) {
    note("error: \(text)")
  }

  /// Asks the user for a line, or stops asking.
  package func prompt(_ isPrompting: Bool) {
    draw(status.prompt(isPrompting))
  }

  /// The user has answered the prompt.
  package func entered(_ line: String) {
    draw(status.entered(line))
  }

  /// Shows from now on that something is under way, starting at no time at all.
  package func beginProgress() {
    animation?.cancel()
    draw(status.begin())
    guard status.isAnimated else { return }
    let start = ContinuousClock.now
    animation = Task { [weak self] in
      while (try? await Task.sleep(for: Spinner.interval)) != nil {
        // The sleep may have been over before the cancellation.
        guard let self, !Task.isCancelled else { return }
        draw(status.tick(.now - start))
      }
    }
  }

  /// Nothing is under way any more.
  package func endProgress() {
    animation?.cancel()
    animation = nil
    draw(status.end())
  }

  /// Takes the status line away for good.
  package func clear() {
    endProgress()
    prompt(false)
  }

  private func fail(_ failure: WriteFailure) {
    self.failure = failure
    if let message = failure.message { complain(message) }
    onFailure?()
  }

  /// Standard error is all there is to complain on: where it fails, nothing can be done.
  private func draw(_ text: String) {
    guard !text.isEmpty else { return }
    try? error.write(text)
  }
}
