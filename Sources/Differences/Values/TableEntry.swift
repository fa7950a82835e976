/// An entry of a dictionary.
struct TableEntry {
  let key: Any
  let value: Any

  /// Takes apart the pair that a mirror has as a child.
  init(_ child: Mirror.Child) {
    let parts = Array(Mirror(reflecting: child.value).children.prefix(2))
    key = parts.first?.value ?? child.label as Any
    value = parts.count == 2 ? parts[1].value : child.value
  }
}
