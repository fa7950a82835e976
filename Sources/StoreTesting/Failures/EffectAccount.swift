internal import Store

/// Who an effect is, where it was made and on what it waits, as one line.
struct EffectAccount: CustomStringConvertible {
  let description: String

  init(_ effect: TestEffect<some Sendable>, now: TestClock.Instant) {
    let info = effect.info
    var parts = [info.name.map { "“\($0)”" } ?? "An effect"]
    parts.append("started by \(ShortText(info.subject)) at \(info.fileID):\(info.line)")
    if let id = info.id { parts.append("id \(ShortText(id))") }
    if let deadline = effect.place.asleepUntil {
      parts.append(
        "asleep on the clock until \(ShortText(deadline.offset)) (it shows \(ShortText(now.offset)))"
      )
    } else {
      parts.append("waiting for something outside the test")
    }
    description = parts.joined(separator: ", ")
  }
}
