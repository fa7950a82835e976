public import Foundation

/// What a recorder has written, read back.
///
/// ```swift
/// let trace = try Trace(contentsOf: url)
/// print(trace.lastStep, trace.state(at: trace.lastStep))
/// ```
///
/// A last line that is torn, by a crash or a full disk, is left out. Any other damage is an error with
/// the number of its line: every line has a number and a checksum.
public struct Trace: Sendable {
  /// The first line.
  public let header: TraceHeader
  /// All other lines, in order.
  public let entries: [TraceEntry]
  /// Whether the last line was torn and is left out.
  public let isTorn: Bool

  private let steps: TraceSteps

  /// Reads a file.
  ///
  /// - Parameter file: the file, or one part of a trace that was rotated.
  /// - Throws: `TraceError` when it can't be read or is damaged.
  public init(contentsOf file: URL) throws(TraceError) {
    try self.init(joining: [file])
  }

  /// Reads the parts of a trace that was rotated.
  ///
  /// - Parameter files: the parts, the oldest first and none left out. Lines are counted over all.
  /// - Throws: `TraceError` when one can't be read or is damaged, or doesn't follow on the one before.
  public init(joining files: [URL]) throws(TraceError) {
    var bytes: [UInt8] = []
    for file in files {
      do {
        bytes += try Data(contentsOf: file)
      } catch {
        throw .unreadable(file: file.path, reason: error.localizedDescription)
      }
    }
    try self.init(bytes: bytes)
  }

  /// Reads bytes.
  ///
  /// - Parameter bytes: all lines.
  /// - Throws: `TraceError` when they are damaged.
  /// - Complexity: O(*n*); the states take memory for what they don't have in common.
  public init(bytes: [UInt8]) throws(TraceError) {
    var reader = TraceReader()
    isTorn = try reader.read(bytes)
    guard let header = reader.header else {
      throw .damaged(line: 1, reason: "this is no trace: it has no header")
    }
    self.header = header
    entries = reader.entries
    steps = reader.steps
  }

  /// Whether the recorder was closed, so that nothing is missing at the end.
  public var isClosed: Bool { entries.last?.event == .closed }

  /// The step of the first state: 0, or more in a later part of a rotated trace.
  public var firstStep: Int { steps.first }

  /// The step of the last state, which is that of the last action.
  public var lastStep: Int { steps.last }

  /// The time of the last entry.
  public var duration: Duration { entries.last?.time ?? .zero }

  /// All actions, in order.
  public var actions: [TraceAction] {
    entries.compactMap { if case .action(let action) = $0.event { action } else { nil } }
  }

  /// The state after so many actions.
  ///
  /// - Parameter step: the number of the action, or ``firstStep`` for the state before the first one.
  /// - Returns: the state; nothing if there is no such step.
  /// - Complexity: that of applying up to 64 changes.
  public func state(at step: Int) -> TracePayload? { steps.state(at: step) }
}
