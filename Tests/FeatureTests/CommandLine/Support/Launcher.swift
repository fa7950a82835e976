import Effects
import Foundation
import TestSupport

/// Starts the executable with given descriptors, with no signal blocked or ignored.
enum Launcher {
  /// One thing to do with the descriptors of the new process before it runs.
  enum Step {
    case duplicate(Int32, to: Int32)
    case open(String, as: Int32, flags: Int32)
    case close(Int32)
  }

  #if canImport(Darwin)
  private static let ownSessionFlag = Int32(POSIX_SPAWN_SETSID)
  #else
  /// `POSIX_SPAWN_SETSID`, which the C library shows to GNU programs only.
  private static let ownSessionFlag: Int32 = 0x80
  #endif

  /// The path of the executable.
  static func examples() throws -> String {
    try BuildFolder.url().appendingPathComponent("examples").path
  }

  /// Returns the number of the new process, of the examples if no other executable is named.
  static func start(
    _ arguments: [String],
    environment: [String: String],
    ownSession: Bool,
    executable: String? = nil,
    _ steps: [Step]
  ) throws -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for step in steps {
      switch step {
      case .duplicate(let old, let new): posix_spawn_file_actions_adddup2(&actions, old, new)
      case .open(let path, let new, let flags):
        posix_spawn_file_actions_addopen(&actions, new, path, flags, 0)
      case .close(let old): posix_spawn_file_actions_addclose(&actions, old)
      }
    }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    if ownSession { flags |= ownSessionFlag }
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let path = try executable ?? examples()
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var identifier: pid_t = 0
    let code = Descriptors.making.withLock { _ in
      posix_spawn(&identifier, path, &actions, &attributes, words, variables)
    }
    guard code == 0 else {
      throw SystemFailure(description: "posix_spawn: \(String(cString: strerror(code)))")
    }
    return identifier
  }
}
