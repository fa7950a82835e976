/// Reads a value of a store's state, and turns writes into actions.
///
/// A binding keeps its store alive. Two bindings are equal when the values that they had when they were
/// made are.
@dynamicMemberLookup
@propertyWrapper
public struct StoreBinding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  private let snapshot: Value

  /// Makes a binding of two functions.
  ///
  /// - Parameters:
  ///   - get: reads the value now.
  ///   - set: is given a new value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
    snapshot = get()
  }

  /// The value now.
  ///
  /// Writing sends an action; what the value is then is the reducer's decision.
  ///
  /// The same value written twice is two actions.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Self { self }

  /// A binding of a part of the value: a write writes the whole value with the part replaced.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> StoreBinding<Part> {
    StoreBinding<Part>(
      get: { get()[keyPath: path] },
      set: { part in
        var value = get()
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
