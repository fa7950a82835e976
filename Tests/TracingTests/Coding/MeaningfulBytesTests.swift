import Foundation
import StoreTracing
import Testing

/// Which bytes of a value count when two are compared; none may be left out that means something.
struct MeaningfulBytesTests {
  private enum Shape {
    case line(Bool, Int)
    case dot
  }

  private struct Row {
    let id: Int
    var isDone: Bool
    var title: String
    var level: UInt8
  }

  private struct Page {
    var isShown: Bool
    var row: Row
  }

  private struct Figure {
    var isShown: Bool
    var shape: Shape
  }

  private final class Object {}

  /// The mask byte by byte, `x` for one that counts.
  private func bytes<Value>(of type: Value.Type) -> String? {
    MeaningfulBytes.mask(of: type)?.map { word in
      withUnsafeBytes(of: word) { $0.map { $0 == 0xFF ? "x" : "." }.joined() }
    }
    .joined(separator: " ")
  }

  #if !canImport(Darwin)
  @Test func `bytes between the fields of a struct and behind them do not count`() {
    #expect(bytes(of: Row.self) == "xxxxxxxx x....... xxxxxxxx xxxxxxxx x.......")
  }

  @Test func `a struct within a struct has its own gaps`() {
    let row = "xxxxxxxx x....... xxxxxxxx xxxxxxxx x......."
    #expect(bytes(of: Page.self) == "x....... " + row)
    #expect(bytes(of: (Row, Bool).self) == row.dropLast(7) + "x......")
  }

  @Test func `an enum counts with all its bytes, wherever it stands`() {
    let size = MemoryLayout<Shape>.size
    let shape = String(repeating: "x", count: size)
    let gap = String(repeating: ".", count: MemoryLayout<Figure>.stride - 8 - size)
    let text = bytes(of: Figure.self)?.filter { $0 != " " }
    #expect(text == "x......." + shape + gap)
  }
  #endif

  @Test func `without gaps there is no mask`() {
    #expect(bytes(of: Int.self) == nil)
    #expect(bytes(of: String.self) == nil)
    #expect(bytes(of: [Row].self) == nil)
    #expect(bytes(of: Object.self) == nil)
    #expect(bytes(of: (any Sendable).self) == nil)
    #expect(bytes(of: Any.self) == nil)
    #expect(bytes(of: (any AnyObject & Sendable).self) == nil)
    #expect(bytes(of: ((Int) -> Int).self) == nil)
    #expect(bytes(of: Int.Type.self) == nil)
    #expect(bytes(of: Void.self) == nil)
  }

  @Test func `what is no whole words has none`() {
    #expect(bytes(of: (Bool, Int16).self) == nil)
    #expect(bytes(of: Bool.self) == nil)
  }

  @Test func `what comes from C counts with all its bytes`() {
    #expect(bytes(of: tm.self) == nil)
  }

  @Test func `the answer stays the same`() {
    #expect(MeaningfulBytes.mask(of: Row.self) == MeaningfulBytes.mask(of: Row.self))
  }
}
