extension Store {
  /// A binding that reads a value of the state and sends an action for each value that is written.
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
    StoreBinding(
      get: { get(self.state) },
      set: { value in
        if let action = send(value) { self.send(action) }
      }
    )
  }
}
