/// What a value is made of, as far as texts and comparisons are concerned.
enum ValueShape {
  /// A named part of a value; the parts of a tuple may have no name.
  typealias Field = (name: String?, value: Any)

  case text(String)
  /// Something without parts that is read by its description.
  case atom(String)
  case none
  case some(Any)
  /// A case of an enum and its payload, a tuple if it has several parts.
  case choice(String, payload: Any?)
  /// An ordered collection.
  case list(Mirror.Children)
  case set(Mirror.Children)
  /// Keys and values, as pairs.
  case table(Mirror.Children)
  /// A struct, or with an empty name a tuple.
  case record(String, [Field])
  case object(AnyObject, name: String, [Field])

  /// The most fields of one value, and the most classes that one inherits from.
  private static let (mostFields, mostClasses) = (10_000, 100)

  init(_ value: Any) {
    self = Self.plain(value) ?? Self.reflected(value)
  }

  /// Looks into an `AnyHashable`.
  static func unwrapped(_ value: Any) -> Any {
    guard type(of: value) == AnyHashable.self, let value = value as? AnyHashable else {
      return value
    }
    return value.base
  }

  /// The fields of a value that is also read as an atom.
  static func fields(of value: Any) -> [Field] {
    fields(of: Mirror(reflecting: value))
  }

  /// What is known without a mirror.
  ///
  /// Asking for a type is cheap. A cast may bridge: an array that is asked whether it is an actor
  /// is copied into an `NSArray` to find out.
  private static func plain(_ value: Any) -> Self? {
    let type = type(of: value)
    if type == String.self { return (value as? String).map { .text($0) } }
    if type == Substring.self { return (value as? Substring).map { .text(String($0)) } }
    if type == Character.self { return (value as? Character).map { .text(String($0)) } }
    if type == Duration.self { return (value as? Duration).map { .atom(DurationText.text($0)) } }
    return nil
  }

  private static func reflected(_ value: Any) -> Self {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { .some($0.value) } ?? .none
    case .enum: return choice(value, mirror)
    case .collection: return .list(mirror.children)
    case .set: return .set(mirror.children)
    case .dictionary: return .table(mirror.children)
    case .tuple: return .record("", fields(of: mirror))
    case .class: return object(value, mirror)
    default: return record(value, mirror)
    }
  }

  private static func choice(_ value: Any, _ mirror: Mirror) -> Self {
    if let payload = mirror.children.first {
      return .choice(payload.label ?? "", payload: payload.value)
    }
    if hasDescription(value) { return .atom(String(describing: value)) }
    let name = String(describing: value)
    // A case of an enum that comes from another language has no name.
    if let value = value as? any RawRepresentable, name == String(describing: type(of: value)) {
      return .atom("\(name)(rawValue: \(value.rawValue))")
    }
    return .choice(name, payload: nil)
  }

  private static func record(_ value: Any, _ mirror: Mirror) -> Self {
    let type = type(of: value)
    let name = TypeName.short(type)
    let module = String(reflecting: type).prefix { $0 != "." }
    let fields = fields(of: mirror)
    if module.hasPrefix("Foundation") {
      if name == "Date", let seconds = fields.first?.value as? Double {
        return .atom(DateText.text(secondsSince2001: seconds))
      }
      if let bytes = value as? any RandomAccessCollection<UInt8> {
        return .list(children(of: bytes))
      }
      if hasDescription(value) { return .atom(String(describing: value)) }
    }
    if module == "Swift" {
      // What holds an address does not read the same in every process.
      if name == "ObjectIdentifier" || name == "OpaquePointer" || name.contains("Unsafe") {
        return .atom("\(name)(…)")
      }
      // The keys of a dictionary are in no order, nor are its values.
      if name == "Keys" || name == "Values", let elements = value as? any Collection {
        return .set(children(of: elements))
      }
      if name == "KeyValuePairs", let pairs = fields.first?.value { return Self(pairs) }
      // What holds values of other types does not describe dictionaries in a stable order.
      let isSimple = name.contains("Range") || !String(describing: type).contains("<")
      if hasDescription(value), isSimple { return .atom(String(describing: value)) }
    }
    if fields.isEmpty {
      let isNamed = mirror.displayStyle == .struct && !hasDescription(value)
      return isNamed ? .record(name, []) : .atom(String(describing: value))
    }
    if fields.count == 1, hasDescription(value), isScalar(fields[0].value) {
      return .atom(String(describing: value))
    }
    return .record(name, fields)
  }

  private static func children(of elements: some Collection) -> Mirror.Children {
    Mirror.Children(elements.lazy.map { (label: nil as String?, value: $0 as Any) })
  }

  private static func object(_ value: Any, _ mirror: Mirror) -> Self {
    let type = type(of: value)
    if value is any Actor { return .atom(TypeName.short(type)) }
    let isForeign = String(reflecting: type).hasPrefix("Foundation") || value is AnyKeyPath
    if isForeign {
      let text = String(describing: value)
      return .atom(text.contains("0x") ? String(describing: type) : text)
    }
    return .object(value as AnyObject, name: TypeName.short(type), fields(of: mirror))
  }

  private static func fields(of mirror: Mirror) -> [Field] {
    var mirrors = [mirror]
    while mirrors.count < mostClasses, let mirror = mirrors.last?.superclassMirror {
      mirrors.append(mirror)
    }
    var fields: [Field] = []
    for mirror in mirrors.reversed() {
      for child in mirror.children.prefix(mostFields) {
        guard let label = child.label else {
          fields.append((nil, child.value))
          continue
        }
        // What macros add is no part of the value.
        if label.hasPrefix("_$") { continue }
        fields.append((name(of: label), child.value))
      }
    }
    return fields
  }

  private static func name(of label: String) -> String? {
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
    return label.first == "." ? nil : label
  }

  private static func hasDescription(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
  }

  private static func isScalar(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.children.isEmpty && mirror.displayStyle != .class
  }
}
