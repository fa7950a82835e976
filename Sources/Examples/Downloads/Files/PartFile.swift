import Foundation

/// A file that is not complete yet, open for writing, under a name that says so.
///
/// It has one owner. At its end it is removed, unless it was kept.
struct PartFile: ~Copyable {
  private static let permissions: mode_t = 0o666

  private let folder: DownloadFolder
  private let name: String
  private let descriptor: Int32
  /// How many bytes it has.
  private(set) var length: Int
  /// The checksum of its bytes.
  private(set) var checksum: CRC32
  private var isKept = false

  private init(
    _ folder: DownloadFolder,
    _ name: String,
    _ descriptor: Int32,
    length: Int,
    checksum: CRC32
  ) {
    self.folder = folder
    self.name = name
    self.descriptor = descriptor
    self.length = length
    self.checksum = checksum
  }

  deinit {
    close(descriptor)
    if !isKept { unlink(folder.part(name)) }
  }

  /// Creates an empty one; what is there under that name already is not touched.
  static func create(in folder: DownloadFolder, name: String) throws(DownloadError) -> PartFile {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(folder.part(name), flags, permissions)
    guard descriptor >= 0 else {
      throw errno == EEXIST
        ? .alreadyThere(name + DownloadName.partSuffix) : .disk(DownloadFolder.reason(errno))
    }
    return PartFile(folder, name, descriptor, length: 0, checksum: CRC32())
  }

  /// Opens one that was kept, to go on; nil if it isn't what was left behind, and then it goes.
  static func reopen(
    in folder: DownloadFolder,
    name: String,
    note: PartNote
  ) throws(DownloadError) -> PartFile? {
    let descriptor = open(folder.part(name), O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    if descriptor >= 0, checksum(of: descriptor, atMost: note.length + 1) == note.checksum {
      return PartFile(folder, name, descriptor, length: note.length, checksum: note.checksum)
    }
    if descriptor >= 0 { close(descriptor) }
    try folder.removePart(of: name)
    return nil
  }

  /// The checksum of so many bytes, which leaves the descriptor behind them; nil if they can't be read.
  private static func checksum(of descriptor: Int32, atMost limit: Int) -> CRC32? {
    var checksum = CRC32()
    var block = [UInt8](repeating: 0, count: 65_536)
    var left = limit
    while left > 0 {
      let count = read(descriptor, &block, min(block.count, left))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      guard count > 0 else { break }
      checksum.append(block[..<count])
      left -= count
    }
    return checksum
  }

  /// Writes more.
  mutating func append(_ bytes: ArraySlice<UInt8>) throws(DownloadError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { folder.write(descriptor, $0) }
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        throw .disk(count < 0 ? DownloadFolder.reason(errno) : "nothing was written")
      }
      rest = rest.dropFirst(count)
    }
    checksum.append(bytes)
    length += bytes.count
  }

  /// What it is when it is complete: it is on the disk as a whole then, not only in memory.
  func receipt() throws(DownloadError) -> DownloadReceipt {
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw .disk(DownloadFolder.reason(errno))
    }
    return DownloadReceipt(length: length, checksum: checksum.value)
  }

  /// What is known of it for whoever goes on with it.
  func note(tag: String, total: Int) -> PartNote {
    PartNote(tag: tag, total: total, length: length, checksum: checksum)
  }

  /// Leaves it where it is.
  consuming func keep() {
    isKept = true
  }
}
