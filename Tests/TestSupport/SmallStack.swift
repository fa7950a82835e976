import Foundation

/// Runs a closure on a thread with a stack of 512 KiB.
package enum SmallStack {
  package static func run(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        body()
        continuation.resume()
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }
}
