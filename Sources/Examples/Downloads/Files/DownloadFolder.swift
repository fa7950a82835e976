import Foundation

/// The folder that files are fetched into, and how bytes get there.
package struct DownloadFolder: Sendable {
  /// Writes bytes to a descriptor, as the system's call of that name does.
  package typealias Write = @Sendable (Int32, UnsafeRawBufferPointer) -> Int

  /// Where it is.
  package let path: String
  let write: Write

  /// Names a folder.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - write: what writes; the system's call if not given.
  package init(
    path: String,
    write: @escaping Write = { Foundation.write($0, $1.baseAddress, $1.count) }
  ) {
    self.path = path
    self.write = write
  }

  /// Where a file is when it is complete.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Where a file is until then.
  package func part(_ name: String) -> String { file(name) + DownloadName.partSuffix }

  /// Throws if there is no such folder, or something under that name in it.
  func checkVacancy(of name: String) throws(DownloadError) {
    var info = stat()
    guard stat(path + "/.", &info) == 0 else { throw .disk("\(path): \(Self.reason(errno))") }
    if lstat(file(name), &info) == 0 { throw .alreadyThere(name) }
  }

  /// Removes the part of a file that is not complete; it is fine if there is none.
  func removePart(of name: String) throws(DownloadError) {
    try remove(part(name))
  }

  /// Gives a complete file its name, at once and as a whole, unless something has that name.
  func nameFile(_ name: String) throws(DownloadError) {
    let (part, file) = (part(name), file(name))
    if link(part, file) != 0 {
      // Unlike a link, a rename replaces what is there: only where there are no links.
      guard errno != EEXIST else { throw .alreadyThere(name) }
      guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else {
        throw .disk(Self.reason(errno))
      }
      try checkVacancy(of: name)
      guard rename(part, file) == 0 else { throw .disk(Self.reason(errno)) }
    }
    try removePart(of: name)
  }

  private func remove(_ path: String) throws(DownloadError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .disk(Self.reason(errno)) }
  }

  /// What the system says of an error.
  static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
