/// A part of a value that encodes itself, opened only as far as somebody has looked.
enum EncodedPart {
  /// A value that has not been asked what it consists of.
  case value(any Encodable)
  /// A plain value.
  case plain(JSONValue)
  /// A container within the container of its parent.
  case nested(EncodedContent)
}
