import Foundation

/// Runs a closure on a thread with a stack of 512 KiB.
///
/// Under a sanitizer the stack is eight times as big, since each frame is bigger there.
package enum SmallStack {
  package static func run(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        body()
        continuation.resume()
      }
      thread.stackSize = (isSanitized ? 8 : 1) * 512 * 1024
      thread.start()
    }
  }

  private static let isSanitized = ["__tsan_init", "__asan_init"].contains { (name: String) in
    dlsym(UnsafeMutableRawPointer(bitPattern: 0), name) != nil
  }
}
