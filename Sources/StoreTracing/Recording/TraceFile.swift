internal import Effects
public import Foundation

/// A file that a trace is written into, past every buffer of the process.
///
/// A line has been handed to the system when ``write(_:startsPart:)`` returns. If the disk is full the
/// file is cut back to its last whole line, as far as the system allows.
public final class TraceFile: TraceSink {
  private struct Target {
    var descriptor: Int32
    var length: Int64 = 0
    var isFirstPart = true
  }

  private let path: String
  private let rotation: TraceRotation
  private let target: Locked<Target>

  /// Creates the file, or empties the one that is there; with a rotation, that is put aside.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - rotation: when it is put aside and the next part begins.
  /// - Throws: `TraceError` when the file can't be created.
  public init(_ url: URL, rotation: TraceRotation = .never) throws(TraceError) {
    path = url.path
    self.rotation = rotation
    Self.rotate(path, rotation)
    target = Locked(Target(descriptor: try Self.open(path)))
  }

  deinit {
    let descriptor = target.withLock { $0.descriptor }
    if descriptor >= 0 { _ = Foundation.close(descriptor) }
  }

  /// Writes lines.
  ///
  /// - Parameters:
  ///   - lines: one line or several.
  ///   - startsPart: whether what was written before is put aside.
  /// - Throws: `TraceError` when the system doesn't take them.
  public func write(_ lines: [UInt8], startsPart: Bool) throws {
    try target.withLock { target throws(TraceError) in
      guard target.descriptor >= 0 else { throw .unwritable(reason: "the file is closed") }
      if startsPart, !target.isFirstPart {
        _ = Foundation.close(target.descriptor)
        target.descriptor = -1
        Self.rotate(path, rotation)
        target = Target(descriptor: try Self.open(path))
      }
      target.isFirstPart = false
      do throws(TraceError) {
        try Self.write(lines, to: target.descriptor)
        target.length += Int64(lines.count)
      } catch {
        _ = ftruncate(target.descriptor, off_t(target.length))
        throw error
      }
    }
  }

  /// Closes the file.
  ///
  /// - Throws: `TraceError` when the system reports only now that it has lost something.
  public func close() throws {
    try target.withLock { target throws(TraceError) in
      guard target.descriptor >= 0 else { return }
      defer { target.descriptor = -1 }
      guard Foundation.close(target.descriptor) == 0 else { throw .unwritable(reason: Self.reason) }
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }

  private static func open(_ path: String) throws(TraceError) -> Int32 {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(reason: "\(path): \(reason)") }
    return descriptor
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(TraceError) {
    var position = 0
    while position < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(
          descriptor,
          UnsafeRawBufferPointer(rebasing: buffer[position...]).baseAddress,
          buffer.count - position
        )
      }
      if count >= 0 {
        position += count
      } else if errno != EINTR {
        throw .unwritable(reason: reason)
      }
    }
  }

  private static func rotate(_ path: String, _ rotation: TraceRotation) {
    let files = rotation.files(of: path)
    for (older, newer) in zip(files, files.dropFirst()) { _ = rename(newer, older) }
  }
}
