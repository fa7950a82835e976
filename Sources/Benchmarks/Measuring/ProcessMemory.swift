import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// What this process uses of the memory, in bytes.
enum ProcessMemory {
  /// Whether that can be found out on this system.
  static var isKnown: Bool {
    #if canImport(Glibc)
    true
    #else
    false
    #endif
  }

  /// What is in memory now, without what has been freed and could be given back.
  static var kept: Int {
    giveBack()
    return resident
  }

  /// What is in memory now.
  static var resident: Int { status("VmRSS") }

  /// The most that ever was.
  static var peak: Int { status("VmHWM") }

  /// Makes the allocator return what is free to the system.
  private static func giveBack() {
    #if canImport(Glibc)
    typealias Trim = @convention(c) (Int) -> CInt
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    // INVARIANT: the C library declares `int malloc_trim(size_t)`.
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
    #endif
  }

  private static func status(_ key: String) -> Int {
    (ProcessStatus.number(key) ?? 0) * 1024
  }
}
