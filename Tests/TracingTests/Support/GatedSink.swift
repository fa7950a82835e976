import StoreTracing

/// A sink that takes nothing before its door is opened.
final class GatedSink: TraceSink {
  let memory = TraceMemory()
  let door = Door()

  func write(_ lines: [UInt8], startsPart: Bool) {
    door.wait()
    memory.write(lines, startsPart: startsPart)
  }
}
