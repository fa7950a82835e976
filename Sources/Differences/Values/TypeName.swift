/// The names of a type that are the same in every process.
enum TypeName {
  /// `Box`, of `Module.Box<Swift.Int>`.
  static func short(_ type: Any.Type) -> String {
    let name = String(describing: type)
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart || first == "_" else {
      return name
    }
    return String(name.prefix { $0 != "<" })
  }

  /// `Module.Box<Swift.Int>`, without the addresses that stand for private contexts.
  static func full(_ type: Any.Type) -> String {
    var rest = String(reflecting: type)[...]
    var name = ""
    while let start = rest.range(of: "(unknown context at ") {
      name += rest[..<start.lowerBound]
      rest = rest[start.upperBound...].drop { $0 != "." }.dropFirst()
    }
    return name + rest
  }
}

extension Substring {
  /// The first place of a text in this one.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
