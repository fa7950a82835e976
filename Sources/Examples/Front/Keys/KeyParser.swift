/// Makes keys of the bytes that a terminal sends.
///
/// A value that decides: bytes go in as they come, wherever a read has cut them. An escape character
/// is a key of its own or begins that of an arrow; only time can tell, so `flush()` is called when
/// nothing has followed for a while.
package struct KeyParser: Hashable, Sendable {
  private enum Phase: Hashable {
    case ground
    /// After an escape character.
    case escape
    /// After `ESC [`: the parameters so far.
    case control([UInt8])
    /// After `ESC O`.
    case single
    /// In a character of several bytes: those so far, and how many are missing.
    case character([UInt8], missing: Int)
  }

  /// The most bytes of parameters that any terminal sends.
  private static let longestParameters = 32

  private var phase = Phase.ground

  package init() {}

  /// Whether a key has begun whose end is not there yet.
  package var isInKey: Bool { phase != .ground }

  /// Takes in bytes; returns the keys that they complete.
  package mutating func parse(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// Nothing has followed; returns the key that stands there then.
  package mutating func flush() -> [Key] {
    defer { phase = .ground }
    switch phase {
    case .escape: return [.escape]
    case .single: return [.escape, .character("O")]
    case .ground, .control, .character: return []
    }
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    switch phase {
    case .ground:
      takeFirst(byte, &keys)
    case .escape:
      takeAfterEscape(byte, &keys)
    case .control(let parameters):
      takeControl(byte, parameters, &keys)
    case .single:
      phase = .ground
      if let key = Self.key(final: byte, parameters: []) { keys.append(key) }
    case .character(let bytes, let missing):
      takeCharacter(byte, bytes, missing, &keys)
    }
  }

  private mutating func takeFirst(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x1B: phase = .escape
    case 0x0A, 0x0D: keys.append(.enter)
    case 0x09: keys.append(.tab)
    case 0x08, 0x7F: keys.append(.backspace)
    case 0x00...0x1F: keys.append(.control(Character(Unicode.Scalar((byte | 0x40))).lowered))
    case 0x20...0x7E: keys.append(.character(Character(Unicode.Scalar(byte))))
    case 0xC2...0xDF: phase = .character([byte], missing: 1)
    case 0xE0...0xEF: phase = .character([byte], missing: 2)
    case 0xF0...0xF4: phase = .character([byte], missing: 3)
    default: break  // no character begins with it
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case UInt8(ascii: "["): phase = .control([])
    case UInt8(ascii: "O"): phase = .single
    default:
      // Two keys that came together: an escape, then this one.
      keys.append(.escape)
      phase = .ground
      takeFirst(byte, &keys)
    }
  }

  private mutating func takeControl(_ byte: UInt8, _ parameters: [UInt8], _ keys: inout [Key]) {
    switch byte {
    case 0x20...0x3F where parameters.count < Self.longestParameters:
      phase = .control(parameters + [byte])
    case 0x40...0x7E:
      phase = .ground
      if let key = Self.key(final: byte, parameters: parameters) { keys.append(key) }
    default:
      // Not what it seemed to be; this byte begins anew.
      phase = .ground
      takeFirst(byte, &keys)
    }
  }

  private mutating func takeCharacter(
    _ byte: UInt8,
    _ bytes: [UInt8],
    _ missing: Int,
    _ keys: inout [Key]
  ) {
    guard (0x80...0xBF).contains(byte) else {
      phase = .ground
      return take(byte, &keys)
    }
    guard missing == 1 else {
      phase = .character(bytes + [byte], missing: missing - 1)
      return
    }
    phase = .ground
    if let text = String(validating: bytes + [byte], as: UTF8.self), let character = text.first {
      keys.append(.character(character))
    }
  }

  private static func key(final: UInt8, parameters: [UInt8]) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "~"): numbered(parameters)
    default: nil
    }
  }

  /// The keys that have a number; what follows a semicolon says which other keys are held.
  private static func numbered(_ parameters: [UInt8]) -> Key? {
    let number = parameters.prefix { $0 != UInt8(ascii: ";") }
    return switch String(decoding: number, as: UTF8.self) {
    case "1", "7": .home
    case "4", "8": .end
    case "3": .delete
    case "5": .pageUp
    case "6": .pageDown
    default: nil
    }
  }
}

extension Character {
  fileprivate var lowered: Character { lowercased().first ?? self }
}
