import Store

/// Tells what has happened to the list, on one line.
package enum DownloadsReport {
  package static func text(
    _ transition: Transition<Downloads.State, Downloads.Action>
  ) -> String {
    let (old, new) = (transition.old, transition.new)
    switch transition.action {
    case .add(let address):
      let row = new.rows.last
      return "added \(row.map(title) ?? address)" + (row?.phase.failure.map { ": \($0)" } ?? "")
    case .all(let command): return "\(command) all"
    case .remove(let id): return "removed \(old.rows[id: id].map(title) ?? "nothing")"
    case .clearFinished: return "cleared \(old.rows.count - new.rows.count)"
    case .row(.element(let id, let action)):
      guard let was = old.rows[id: id], let row = new.rows[id: id] else { return "no file \(id)" }
      return "\(title(row)) " + (was == row ? "\(phase(row)), as before" : told(row, action))
    }
  }

  /// What is told of a file after an action that has changed it.
  private static func told(_ row: Download, _ action: DownloadRow.Action) -> String {
    if case .progressed(let progress) = action { return bytes(progress) }
    return phase(row)
  }

  /// A file with its number.
  package static func title(_ row: Download) -> String {
    "\(row.id) \(row.name.isEmpty ? row.address : row.name)"
  }

  /// Where a file stands, in a few words.
  package static func phase(_ row: Download) -> String {
    switch row.phase {
    case .idle: "not asked for"
    case .waiting: "waiting in line"
    case .running: "coming in"
    case .finishing: "all there"
    case .paused: "paused" + (row.progress.received > 0 ? " at \(bytes(row.progress))" : "")
    case .backingOff(let delay): "tried again in \(seconds(delay)), failure \(row.failures)"
    case .finished(let receipt): "complete, \(receipt.length) bytes, CRC-32 \(checksum(receipt))"
    case .failed(let error): "failed: \(error)"
    case .cancelling: "being given up"
    case .cancelled: "cancelled"
    }
  }

  /// How much of a file is there.
  package static func bytes(_ progress: DownloadProgress) -> String {
    guard let total = progress.total else { return "\(progress.received) bytes" }
    return "\(progress.received) of \(total) bytes"
  }

  /// A checksum as eight digits.
  package static func checksum(_ receipt: DownloadReceipt) -> String {
    let digits = String(receipt.checksum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// A time in seconds, to a tenth.
  package static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10)s"
  }
}
