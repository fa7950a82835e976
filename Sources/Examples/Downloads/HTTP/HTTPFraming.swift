/// How a body ends; one that ends with its connection could be cut off by anybody.
package enum HTTPFraming: Hashable, Sendable {
  /// After so many bytes.
  case length(Int)
  /// After a chunk of no bytes.
  case chunked
}
