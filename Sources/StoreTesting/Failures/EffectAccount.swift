internal import Store

/// Who an effect is, where it was made and on what it waits, as one line.
struct EffectAccount: CustomStringConvertible {
  let description: String

  init(_ effect: TestEffect<some Sendable>, now: TestClock.Instant, isBusy: Bool = false) {
    let info = effect.info
    var parts = [info.name.map { "“\($0)”" } ?? "An effect"]
    // An action that just waits, in a `.send(…).delay(for:)` say, has no place of its own.
    let place = info.fileID.isEmpty ? "" : " at \(info.fileID):\(info.line)"
    parts.append("started by \(ShortText(info.subject))\(place)")
    if let id = info.id { parts.append("id \(ShortText(id))") }
    if let deadline = effect.place.asleepUntil {
      parts.append("asleep on the clock until \(deadline.offset) (it shows \(now.offset))")
    } else if isBusy {
      parts.append("busy")
    } else {
      parts.append("waiting for something outside the test")
    }
    description = parts.joined(separator: ", ")
  }
}
