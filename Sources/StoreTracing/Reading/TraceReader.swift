/// Reads lines one after the other, and checks that they belong together.
struct TraceReader {
  private(set) var header: TraceHeader?
  private(set) var entries: [TraceEntry] = []
  private(set) var steps = TraceSteps()
  private var nextIndex = 0
  private var nextPart = 0

  /// Reads all lines; returns whether the last one is torn.
  mutating func read(_ bytes: [UInt8]) throws(TraceError) -> Bool {
    var rest = bytes[...]
    var number = 1
    while let end = rest.firstIndex(of: 0x0A) {
      do throws(TraceLineError) {
        try read(line: rest[..<end])
      } catch {
        throw .damaged(line: number, reason: error.reason)
      }
      rest = rest[(end + 1)...]
      number += 1
    }
    return !rest.isEmpty
  }

  private mutating func read(line: ArraySlice<UInt8>) throws(TraceLineError) {
    let json = try TraceLine.parse(line)
    if header == nil || json["trace"] != nil {
      return try begin(try TraceHeader(json: json))
    }
    let entry = try TraceEntry(json: json)
    guard entry.index == nextIndex else { throw missing(entry.index) }
    switch entry.event {
    case .state(let step, let state): try steps.add(state, step: step)
    case .action(let action): try steps.add(action.change, step: action.step)
    case .effectStarted, .effectEnded, .diagnostic, .closed: break
    }
    entries.append(entry)
    nextIndex += 1
  }

  /// A part begins: the first one read, or the one that follows on that.
  private mutating func begin(_ header: TraceHeader) throws(TraceLineError) {
    if let first = self.header {
      guard header.part == nextPart, header.index == nextIndex, header.date == first.date else {
        throw TraceLineError("part \(header.part) does not follow on part \(nextPart - 1)")
      }
    } else {
      self.header = header
    }
    nextPart = header.part + 1
    nextIndex = header.index + 1
  }

  private func missing(_ index: Int) -> TraceLineError {
    TraceLineError("the entry has the number \(index) and not \(nextIndex)")
  }
}
