import Foundation

/// Whether the tests run under a sanitizer.
package enum Sanitizer {
  /// Whether its runtime is in the process: the one for threads, or the one for addresses.
  package static let isActive = ["__tsan_init", "__asan_init"].contains { (name: String) in
    dlsym(UnsafeMutableRawPointer(bitPattern: 0), name) != nil
  }
}
