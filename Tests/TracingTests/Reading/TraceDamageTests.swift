import Store
import StoreTracing
import Testing

/// A trace that is damaged, at any place and in any way, is an error with a line number.
@MainActor
struct TraceDamageTests {
  private func recorded() throws -> [UInt8] {
    let memory = TraceMemory()
    let recorder = TraceRecorder<Counter.State, Counter.Action>(sink: memory)
    let store = Store(initialState: Counter.State(), observers: [recorder]) { Counter() }
    store.send(.note("ä\n"))
    store.send(.later(3))
    store.send(.twice)
    store.send(.child(1))
    store.send(.forget)
    try recorder.close()
    return memory.bytes
  }

  /// The number of the line that a byte belongs to.
  private func line(of position: Int, in bytes: [UInt8]) -> Int {
    bytes[..<position].count { $0 == 0x0A } + 1
  }

  private func check(_ damaged: [UInt8], from bytes: [UInt8], at position: Int) {
    // A line feed before another one is an empty line behind a whole one.
    let isEmptyLine = damaged[...].dropFirst(position).starts(with: [0x0A, 0x0A])
    let line = line(of: position, in: bytes) + (isEmptyLine ? 1 : 0)
    do throws(TraceError) {
      let trace = try Trace(bytes: damaged)
      // Only what the damage has made the torn end is left out.
      #expect(trace.isTorn && position >= bytes.count - 1)
    } catch {
      guard case .damaged(let number, _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(number == line)
    }
  }

  @Test(arguments: [0x01, 0x20, 0x80, 0xFF] as [UInt8])
  func `a changed byte is found, wherever it is`(mask: UInt8) throws {
    let bytes = try recorded()
    for position in bytes.indices {
      var damaged = bytes
      damaged[position] ^= mask
      check(damaged, from: bytes, at: position)
    }
  }

  @Test(arguments: [0x0A, 0x00, 0x22, 0x7D] as [UInt8])
  func `a byte that is put in is found, wherever it is`(byte: UInt8) throws {
    let bytes = try recorded()
    for position in bytes.indices {
      var damaged = bytes
      damaged.insert(byte, at: position)
      check(damaged, from: bytes, at: position)
    }
  }

  @Test func `a byte that is missing is found, wherever it was`() throws {
    let bytes = try recorded()
    for position in bytes.indices {
      var damaged = bytes
      damaged.remove(at: position)
      check(damaged, from: bytes, at: position)
    }
  }

  @Test func `a trace that breaks off anywhere keeps its whole lines`() throws {
    let bytes = try recorded()
    let headerEnd = try #require(bytes.firstIndex(of: 0x0A))
    for length in bytes.indices {
      let rest = Array(bytes[..<length])
      guard length > headerEnd else {
        #expect(throws: TraceError.self) { try Trace(bytes: rest) }
        continue
      }
      let trace = try Trace(bytes: rest)
      #expect(trace.entries.count == rest.count { $0 == 0x0A } - 1)
      #expect(trace.isTorn == (rest.last != 0x0A))
    }
  }

  @Test func `a line that is missing, doubled or moved is found`() throws {
    let lines = try recorded().split(separator: 0x0A).map { Array($0) + [0x0A] }
    for index in lines.indices.dropLast() {
      var missing = lines
      missing.remove(at: index)
      #expect(throws: TraceError.self) { try Trace(bytes: Array(missing.joined())) }
      var doubled = lines
      doubled.insert(lines[index], at: index)
      #expect(throws: TraceError.self) { try Trace(bytes: Array(doubled.joined())) }
      var moved = lines
      moved.swapAt(index, index + 1)
      #expect(throws: TraceError.self) { try Trace(bytes: Array(moved.joined())) }
    }
  }

  @Test(arguments: ["", "\n", "hello\n", "{}\n", "\u{0}\u{0}"])
  func `what is no trace is said to be none`(text: String) {
    #expect(throws: TraceError.self) { try Trace(bytes: Array(text.utf8)) }
  }

  @Test func `a line of another version says so`() {
    var bytes: [UInt8] = []
    TraceLine.append(JSONObject([.init("trace", .number("2"))]), to: &bytes)
    #expect(
      throws: TraceError.damaged(
        line: 1,
        reason: "the format has version 2; this reads version 1"
      )
    ) { try Trace(bytes: bytes) }
  }

  @Test func `the checksum is the usual one`() {
    #expect(Checksum.of(Array("123456789".utf8)[...]) == 0xCBF4_3926)
  }
}
