/// Returns a value as one short line, as a difference shows it.
///
/// Cases have a leading dot and no type names, structs and objects their unqualified name,
/// dictionaries and sets a stable order, durations units, and strings quotes.
///
/// ```swift
/// shortDescription(of: Action.response(.success(4)))   // .response(.success(4))
/// ```
///
/// - Parameters:
///   - value: any value.
///   - columns: how many characters there are at the most; what is cut is an ellipsis.
/// - Returns: the text, which is never empty.
/// - Complexity: O(`columns`), but for dictionaries and sets, of which up to 1 000 entries are
///   sorted.
public func shortDescription(of value: some Any, columns: Int = 200) -> String {
  ValueText(value, columns: columns).text
}
