internal import Differences

/// A value as one line of bounded length, for failure texts.
struct ShortText: CustomStringConvertible {
  let description: String

  init(_ value: some Any) {
    description = shortDescription(of: value)
  }
}
