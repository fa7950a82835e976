import Foundation

/// One attempt to fetch a file over HTTP, on a thread that it may block.
///
/// Nothing in the folder is touched before the answer has begun. The file comes in under the name of
/// its part, and gets its own when all the bytes that the server has announced are there.
struct HTTPTransfer {
  /// How often an answer may lead to another address.
  private static let mostRedirections = 5
  private static let blockSize = 65_536

  let request: DownloadRequest
  let folder: DownloadFolder
  let control: TransferControl
  /// How far progress reports are apart, at least.
  let interval: Duration
  let report: (DownloadProgress) -> Void
  /// What an earlier attempt has left, and what this one leaves.
  private(set) var note: PartNote?
  private var lastReport: Duration?

  /// Prepares an attempt.
  init(
    request: DownloadRequest,
    folder: DownloadFolder,
    control: TransferControl,
    interval: Duration,
    note: PartNote?,
    report: @escaping (DownloadProgress) -> Void
  ) {
    self.request = request
    self.folder = folder
    self.control = control
    self.interval = interval
    self.note = note
    self.report = report
  }

  /// Makes the attempt; at its end the part is complete, and `note` says if it can be kept.
  mutating func run() throws(DownloadError) -> DownloadReceipt {
    var address = try HTTPAddress(request.address)
    try folder.checkVacancy(of: request.name)
    if let receipt = try receiptOfWholePart() { return receipt }
    for _ in 0...Self.mostRedirections {
      let connection = try HTTPConnection.open(to: address, control)
      try connection.send(HTTPRequest(address: address, note: note).bytes)
      var reader = HTTPReader(blockSize: Self.blockSize)
      let head = try reader.head(from: connection)
      switch head.status {
      case 200:
        try dropPart()
        try control.takeFile()
        return try receive(.create(in: folder, name: request.name), head, &reader, connection)
      case 206:
        guard let old = note else { throw .malformed("it is a part that nobody asked for") }
        try control.takeFile()
        note = nil
        let part = try PartFile.reopen(in: folder, name: request.name, note: old)
        if let part, try goesOn(head, after: old) {
          return try receive(part, head, &reader, connection)
        }
      case 416 where note != nil:
        try dropPart()
      case 301, 302, 303, 307, 308:
        guard let location = head.value("location") else { throw .malformed("it leads nowhere") }
        address = try address.following(location)
      default:
        throw .refused(status: head.status, retryAfter: head.retryAfter)
      }
    }
    throw .malformed("it leads from one address to another too often")
  }

  /// An earlier attempt has fetched everything, but nobody wanted it then.
  private mutating func receiptOfWholePart() throws(DownloadError) -> DownloadReceipt? {
    guard let whole = note, whole.isWhole else { return nil }
    try control.takeFile()
    note = nil
    guard let part = try PartFile.reopen(in: folder, name: request.name, note: whole) else {
      return nil
    }
    let receipt = try part.receipt()
    note = whole
    part.keep()
    return receipt
  }

  /// The server's file is another one now, or our part is of no use: we begin anew.
  private mutating func dropPart() throws(DownloadError) {
    guard note != nil else { return }
    try control.takeFile()
    note = nil
    try folder.removePart(of: request.name)
  }

  /// Whether an answer is the rest of the same file, from where the part ends to its end.
  private func goesOn(_ head: HTTPHead, after note: PartNote) throws(DownloadError) -> Bool {
    guard let (part, total) = head.contentRange, head.strongTag == note.tag else { return false }
    let isRest =
      part.lowerBound == note.length && part.upperBound == total - 1 && total == note.total
    let framing = try head.framing()
    return isRest && framing == .length(part.count)
  }

  /// Takes the body in; whatever ends it, the part is complete, kept or gone.
  private mutating func receive(
    _ file: consuming PartFile,
    _ head: HTTPHead,
    _ reader: inout HTTPReader,
    _ connection: borrowing HTTPConnection
  ) throws(DownloadError) -> DownloadReceipt {
    guard head.isPlain else { throw .malformed("it is packed") }
    let framing = try head.framing()
    var progress = DownloadProgress(received: file.length)
    if case .length(let length) = framing { progress.total = file.length + length }
    let tag = head.status == 206 || head.acceptsRanges ? head.strongTag : nil
    progress.isResumable = tag != nil && progress.total != nil
    post(progress)
    do throws(DownloadError) {
      var body = HTTPBody(framing)
      while true {
        for bytes in try body.take(reader.rest) { try file.append(bytes) }
        progress.received = file.length
        if body.isComplete { break }
        if isDue { post(progress) }
        guard try reader.read(from: connection) else {
          throw .brokenOff(received: progress.received, of: progress.total)
        }
      }
      try control.check()
    } catch {
      progress.received = file.length
      post(progress)
      if error.isTransient || error == .calledOff, keepNote(of: file, tag, progress.total) {
        file.keep()
      }
      throw error
    }
    let receipt = try file.receipt()
    _ = keepNote(of: file, tag, progress.total)
    file.keep()
    return receipt
  }

  /// Notes what a later attempt could go on from; returns whether it could.
  private mutating func keepNote(of file: borrowing PartFile, _ tag: String?, _ total: Int?) -> Bool
  {
    guard let tag, let total, file.length > 0 else { return false }
    note = file.note(tag: tag, total: total)
    return true
  }

  /// Whether a progress report may follow the last one.
  private var isDue: Bool { lastReport.map { control.now - $0 >= interval } ?? true }

  private mutating func post(_ progress: DownloadProgress) {
    lastReport = control.now
    report(progress)
  }
}
