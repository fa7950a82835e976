/// A value that is looked at where it lies in memory, without a copy.
///
/// It counts during the call that is given it, and must not be kept.
public struct Borrowed<Value> {
  // INVARIANT: points to an initialised value that nobody changes while the body that was given this runs.
  @usableFromInline let pointer: UnsafePointer<Value>

  @inlinable
  init(_ pointer: UnsafePointer<Value>) {
    self.pointer = pointer
  }

  /// The value, as a copy.
  @inlinable public var value: Value { pointer.pointee }

  /// Calls `body` with a part of the value.
  ///
  /// A stored part is looked at in its place. A computed one is copied, and not written back.
  ///
  /// - Parameters:
  ///   - path: the part.
  ///   - body: looks at it.
  @inlinable
  public func part<Part>(_ path: KeyPath<Value, Part>, _ body: (Borrowed<Part>) -> Void) {
    guard let offset = MemoryLayout<Value>.offset(of: path) else {
      return Borrowed.copy(value[keyPath: path], body)
    }
    let place = UnsafeRawPointer(pointer) + offset
    body(Borrowed<Part>(place.assumingMemoryBound(to: Part.self)))
  }

  /// Calls `body` with the value of an optional; does nothing when there is none.
  ///
  /// - Parameter body: looks at it.
  @inlinable
  public func unwrapped<Wrapped>(_ body: (Borrowed<Wrapped>) -> Void) where Value == Wrapped? {
    // INVARIANT: access in place is to be had through a mutable pointer only; nothing is changed.
    _ = UnsafeMutablePointer(mutating: pointer).pointee.modify { wrapped in
      Borrowed<Wrapped>.borrow(&wrapped, body)
    }
  }

  /// Calls `body` with one element of a collection; does nothing when there is none with this id.
  @inlinable
  func element<ID, Element>(_ id: ID, _ body: (Borrowed<Element>) -> Void)
  where Value == IdentifiedArray<ID, Element> {
    pointer.pointee.withElement(id: id) { body(Borrowed<Element>($0)) }
  }

  /// Reads the value without a copy.
  @inlinable
  func read<Result>(_ body: (UnsafePointer<Value>) -> Result) -> Result { body(pointer) }

  /// Calls `body` with a value.
  @inlinable
  static func borrow(_ value: inout Value, _ body: (Borrowed) -> Void) {
    withUnsafePointer(to: &value) { body(Borrowed($0)) }
  }

  /// Calls `body` with a value of its own; apart, so that others need no room for the copy.
  @inlinable
  @inline(never)
  static func copy<Part>(_ value: @autoclosure () -> Part, _ body: (Borrowed<Part>) -> Void) {
    var value = value()
    Borrowed<Part>.borrow(&value, body)
  }
}
