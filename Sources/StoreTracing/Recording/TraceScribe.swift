internal import Effects
internal import Foundation

/// Puts what happens in a store into the lines of a trace: a value that decides what is written;
/// ``TraceWriter`` writes it.
///
/// States are written as differences. A whole one stands at the beginning of each part, and wherever
/// the lines of the actions since the last one have become four times as long, and 64 KiB at least,
/// so that whole states cost a quarter more at the most.
struct TraceScribe<State: Sendable, Action: Sendable> {
  /// What is to be written.
  struct Output: Equatable {
    /// Whether the lines are the first ones of a new part.
    var startsPart = false
    var bytes: [UInt8] = []
  }

  private let name: String
  private let date: String
  private let redaction: Redaction
  private let partSize: Int

  private var index = 0
  private var part = 0
  private var step = 0
  private var bytesInPart = 0
  private var needsState = true
  private var isStatePatchable = false
  private var stateSize = 0
  private var bytesSinceState = 0
  private var numbers: [EffectInfo.Token: Int] = [:]
  private var effectCount = 0

  init(name: String, date: String, redaction: Redaction, partSize: Int) {
    self.name = name
    self.date = date
    self.redaction = redaction
    self.partSize = partSize
  }

  /// Writes down what has been seen.
  mutating func write(_ input: TraceInput<State, Action>, at time: Duration) -> Output {
    var output = Output()
    output.bytes.reserveCapacity(256)
    beginPart(&output)
    switch input {
    case .reduced(let action, let old, let new, let origin):
      if needsState { write(.state(step: step, whole(old)), time, &output) }
      step += 1
      let event = TraceAction(
        step: step,
        action: TracePayload(action, redaction: redaction),
        origin: self.origin(origin),
        change: change(from: old, to: new)
      )
      bytesSinceState += write(.action(event), time, &output)
    case .started(let info):
      effectCount += 1
      numbers[info.token] = effectCount
      write(.effectStarted(effect(info, effectCount)), time, &output)
    case .ended(let info, let end):
      guard let number = numbers.removeValue(forKey: info.token) else { break }
      write(.effectEnded(number, end), time, &output)
    case .diagnostic(let diagnostic):
      let event = TraceDiagnostic(
        kind: "\(diagnostic.kind)",
        text: redaction.apply(TracePayload.text(diagnostic.description, limit: 2000)),
        effect: diagnostic.effect.flatMap { numbers[$0.token] }
      )
      write(.diagnostic(event), time, &output)
    case .close:
      write(.closed, time, &output)
    }
    bytesInPart += output.bytes.count
    return output
  }

  private mutating func beginPart(_ output: inout Output) {
    guard part == 0 || bytesInPart >= partSize else { return }
    part += 1
    bytesInPart = 0
    needsState = true
    output.startsPart = true
    let header = TraceHeader(name: name, part: part, index: index, date: date)
    TraceLine.append(header.json, to: &output.bytes)
    index += 1
  }

  @discardableResult
  private mutating func write(
    _ event: TraceEvent,
    _ time: Duration,
    _ output: inout Output
  ) -> Int {
    let start = output.bytes.count
    TraceLine.append(TraceEntry(index: index, time: time, event: event).json, to: &output.bytes)
    index += 1
    return output.bytes.count - start
  }

  // MARK: - States

  private mutating func whole(_ state: State) -> TracePayload {
    let payload = TracePayload(state, redaction: redaction)
    needsState = false
    bytesSinceState = 0
    switch payload {
    case .value(let value):
      isStatePatchable = true
      stateSize = value.description.utf8.count
    case .text(let text):
      isStatePatchable = false
      stateSize = text.utf8.count
    }
    return payload
  }

  private mutating func change(from old: State, to new: State) -> TraceChange {
    guard isStatePatchable, let before = old as? any Encodable, let after = new as? any Encodable
    else {
      if MemoryBlock.isSame(old, new) { return .none }
      let text = TracePayload(old, redaction: redaction)
      let payload = whole(new)
      return payload == text ? .none : .whole(payload)
    }
    if bytesSinceState > max(stateSize * 4, 65_536) { return .whole(whole(new)) }
    guard let patch = try? ValueComparison.patch(from: before, to: after, redaction: redaction)
    else { return .whole(whole(new)) }
    return patch.isEmpty ? .none : .patch(patch)
  }

  // MARK: - Effects

  private func origin(_ origin: ActionOrigin) -> TraceOrigin {
    switch origin {
    case .external: .external
    case .effect(let info): .effect(numbers[info.token])
    }
  }

  private func effect(_ info: EffectInfo, _ number: Int) -> TraceEffect {
    TraceEffect(
      number: number,
      name: info.name.map(redaction.apply),
      id: info.id.map { redaction.apply(TracePayload.text("\($0)", limit: 200)) },
      action: redaction.apply(TracePayload.text(info.action, limit: 200)),
      fileID: info.fileID,
      line: info.line
    )
  }
}
