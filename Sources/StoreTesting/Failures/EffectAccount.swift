internal import Store

/// Who an effect is, where it was made and on what it waits, as one line.
struct EffectAccount: CustomStringConvertible {
  let description: String

  /// Describes an effect.
  ///
  /// - Parameters:
  ///   - effect: the effect.
  ///   - now: what the clock shows.
  ///   - sent: its actions that have not been received.
  ///   - isBusy: whether it goes on without waiting.
  init<Action>(
    _ effect: TestEffect<Action>,
    now: TestClock.Instant,
    sent: [Action] = [],
    isBusy: Bool = false
  ) {
    let info = effect.info
    var parts = [info.name.map { "“\($0)”" } ?? "An effect"]
    // An action that just waits, in a `.send(…).delay(for:)` say, has no place of its own.
    let place = info.fileID.isEmpty ? "" : " at \(info.fileID):\(info.line)"
    parts.append("started by \(ShortText(info.subject))\(place)")
    if let id = info.id { parts.append("id \(ShortText(id))") }
    if let first = sent.first {
      let more = sent.count > 1 ? " and \(sent.count - 1) more are" : " is"
      parts.append("waiting until \(ShortText(first))\(more) received")
    } else if let deadline = effect.place.asleepUntil {
      let time = ShortText(now.offset)
      parts.append("asleep on the clock until \(ShortText(deadline.offset)) (it shows \(time))")
    } else if isBusy {
      parts.append("busy")
    } else {
      parts.append("waiting for something outside the test")
    }
    description = parts.joined(separator: ", ")
  }
}
