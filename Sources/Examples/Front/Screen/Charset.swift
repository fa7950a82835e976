/// Which characters a terminal can show.
package enum Charset: Hashable, Sendable {
  case ascii, unicode

  /// Decides by the locale, as POSIX has it: the first of these variables that is set counts.
  package init(_ environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let name = (locale ?? "").lowercased().filter { $0.isLetter || $0.isNumber }
    self = name.contains("utf8") ? .unicode : .ascii
  }
}
