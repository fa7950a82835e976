internal import Foundation

/// Text as it is compared in a search: without case and without marks.
///
/// The folding is that of Foundation, which leaves letters that Unicode doesn't take apart; those of
/// the Latin alphabet are spelled out, as in `Ø` for `o`.
package enum FoldedText {
  /// The bytes of a text, folded.
  ///
  /// - Complexity: O(n), with a small constant for ASCII.
  package static func bytes(of text: some Collection<UInt8>) -> [UInt8] {
    if let lowercased = lowercasedASCII(text) { return lowercased }
    let folded = String(decoding: text, as: UTF8.self)
      .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(folded.utf8.count)
    for scalar in folded.unicodeScalars {
      bytes += spellings[scalar].map { Array($0.utf8) } ?? Array(String(scalar).utf8)
    }
    return bytes
  }

  private static func lowercasedASCII(_ text: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for byte in text {
      guard byte < 0x80 else { return nil }
      bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    return bytes
  }

  private static let spellings: [Unicode.Scalar: String] = [
    "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ŧ": "t",
    "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th", "’": "'", "ʻ": "'", "ʼ": "'",
  ]
}
