/// Why a patch can't be read or doesn't fit.
public struct JSONPatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place, as a JSON pointer.
  public let path: String
  /// What is wrong with it.
  public let reason: String

  /// The reason and the place.
  public var description: String { "\(reason) at '\(path)'" }
}
