/// A value that a round leaves to the next one.
@BenchmarkActor
final class Box<Value> {
  var value: Value?

  init(_ value: Value) {
    self.value = value
  }
}
