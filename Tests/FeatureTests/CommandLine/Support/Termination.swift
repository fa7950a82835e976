/// How a process has ended.
enum Termination: Hashable, Sendable {
  case exit(Int32)
  case signal(Int32)

  /// Reads what `waitpid` reports.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}
