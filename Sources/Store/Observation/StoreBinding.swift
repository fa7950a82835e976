/// Reads a value of a store's state, and turns writes into actions.
///
/// A binding keeps its store alive. Two bindings are equal when the values that they had when they were
/// made are; a binding of an `Equatable` value keeps that value, one of any other nothing.
@dynamicMemberLookup
@propertyWrapper
public struct StoreBinding<Value> {
  /// Reads the value, without telling Observation.
  private let peek: () -> Value
  private let set: (Value) -> Void
  /// What is read, for Observation; nil when `peek` itself tells it what it reads.
  private let key: TrackedKey?
  private let track: (TrackedKey, @escaping (Value) -> Bool) -> Void
  private let snapshot: Value?

  /// Makes a binding of two functions.
  ///
  /// - Parameters:
  ///   - get: reads the value now; it is called once when the binding is made.
  ///   - set: is given a new value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(key: nil, peek: get, track: { _, _ in }, set: set)
  }

  init(
    key: TrackedKey?,
    peek: @escaping () -> Value,
    track: @escaping (TrackedKey, @escaping (Value) -> Bool) -> Void,
    set: @escaping (Value) -> Void
  ) {
    self.key = key
    self.peek = peek
    self.track = track
    self.set = set
    snapshot = Value.self is any Equatable.Type ? peek() : nil
  }

  /// The value now.
  ///
  /// Writing sends an action; what the value is then is the reducer's decision.
  ///
  /// The same value written twice is two actions.
  public var wrappedValue: Value {
    get {
      let value = peek()
      if let key { track(key) { !Sameness.holds($0, value) } }
      return value
    }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Self { self }

  /// A binding of a part of the value: a write writes the whole value with the part replaced.
  ///
  /// **Observation:** reading it tracks the part, not the whole.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> StoreBinding<Part> {
    StoreBinding<Part>(
      key: key.map { TrackedKey(.value(path), in: $0) },
      peek: { peek()[keyPath: path] },
      track: { key, hasChanged in track(key) { hasChanged($0[keyPath: path]) } },
      set: { part in
        var value = peek()
        value[keyPath: path] = part
        set(value)
      }
    )
  }
}

extension StoreBinding: Equatable where Value: Equatable {
  /// Compares the values that the bindings had when they were made.
  ///
  /// - Parameters:
  ///   - left: a binding.
  ///   - right: another binding.
  /// - Returns: true when those values were equal.
  public static func == (left: Self, right: Self) -> Bool { left.snapshot == right.snapshot }
}
