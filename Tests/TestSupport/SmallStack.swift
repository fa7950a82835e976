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
      thread.stackSize = (Sanitizer.isActive ? 8 : 1) * 512 * 1024
      thread.start()
    }
  }
}
