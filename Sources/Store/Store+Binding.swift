extension Store {
  /// A binding that reads a value of the state and sends an action for each value that is written.
  ///
  /// **Observation:** the value is tracked when the binding is read, as a property that is read through
  /// the store is; of a part of it, `binding.name`, the part only. Making a binding tracks nothing.
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
    binding(.binding(BindingIdentity()), get, send)
  }

  /// A binding of the value at a key path, which shares its place in Observation with all who read that.
  ///
  /// Everything else is as for ``binding(get:send:)``.
  ///
  /// - Parameters:
  ///   - path: the value.
  ///   - send: makes the action out of a written value; nil sends nothing.
  /// - Returns: the binding, which keeps this store alive.
  public func binding<V>(
    _ path: KeyPath<State, V>,
    send: @escaping (V) -> Action?
  ) -> StoreBinding<V> {
    binding(.value(path), { $0[keyPath: path] }, send)
  }

  private func binding<V>(
    _ step: TrackedKey.Step,
    _ get: @escaping (State) -> V,
    _ send: @escaping (V) -> Action?
  ) -> StoreBinding<V> {
    StoreBinding(
      key: TrackedKey(step, in: backing.key),
      peek: { get(self.state) },
      track: { key, hasChanged in
        self.backing.track(key) { state in
          guard let state else { return false }
          return hasChanged(get(state))
        }
      },
      set: { value in
        if let action = send(value) { self.send(action) }
      }
    )
  }
}
