import Foundation

/// The descriptors 0, 1 and 2.
enum StandardDescriptors {
  /// Keeps descriptors that the program was started without from being given to anything else.
  ///
  /// Each is opened the wrong way round, so that its use fails as that of a closed one does. Closed
  /// pipes, and files that have become as large as they may, are errors from then on, not signals.
  static func reserve() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
