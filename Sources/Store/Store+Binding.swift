extension Store {
  /// A binding that reads a value of the state and sends an action for each value that is written.
  ///
  /// **Observation:** the value is tracked as a property that is read through the store is.
  ///
  /// **Errors:** what is written for a child that has gone is ignored and reported, as any action.
  ///
  /// - Parameters:
  ///   - get: takes the value out of the state.
  ///   - send: makes the action out of a written value; nil sends nothing.
  /// - Returns: the binding, which keeps this store alive.
  public func binding<V>(
    get: @escaping (State) -> V,
    send: @escaping (V) -> Action?
  ) -> StoreBinding<V> {
    let key = BindingKey()
    return StoreBinding(
      get: {
        let value = get(self.state)
        self.tracker.access(key: ObjectIdentifier(key), value, get, of: self)
        return value
      },
      set: { value in
        if let action = send(value) { self.send(action) }
      }
    )
  }
}

/// Tells one binding from another.
private final class BindingKey {}
