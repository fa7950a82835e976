/// What goes wrong in tests.
struct Broken: Error, Hashable {
  var number = 0
}
