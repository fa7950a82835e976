import RandomNumberFeature
import Store

extension RandomNumber {
  /// The feature that the options ask for.
  init(_ options: RandomOptions) {
    self.init(
      client: RandomNumberClient(options),
      range: options.minimum...options.maximum
    )
  }
}
