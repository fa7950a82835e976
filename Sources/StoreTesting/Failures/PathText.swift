/// What an action must have at a key path, for failure texts.
///
/// Where the tool chain keeps no names of computed properties, as on Linux, the path is left out.
struct PathText: CustomStringConvertible {
  let description: String

  init<Value>(_ path: KeyPath<some Any, Value?>) {
    description = Self.name(of: path) ?? "a payload \(Value.self)"
  }

  init<Value>(_ path: KeyPath<some Any, Value?>, _ value: Value) {
    description = "\(Self.name(of: path) ?? "the payload") \(ShortText(value))"
  }

  private static func name(of path: AnyKeyPath) -> String? {
    let text = "\(path)"
    return text.contains("<computed") ? nil : text
  }
}
