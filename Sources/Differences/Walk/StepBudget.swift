/// How much work a comparison has done and may still do.
struct StepBudget {
  private(set) var taken = 0
  private(set) var isExhausted = false
  private let limit: Int

  init(_ limit: Int) {
    self.limit = limit
  }

  var left: Int { limit - taken }

  /// Takes some steps; when there are not enough, takes those that are left and returns `false`.
  mutating func take(_ count: Int = 1) -> Bool {
    guard !isExhausted else { return false }
    guard count <= left else {
      taken = limit
      isExhausted = true
      return false
    }
    taken += count
    return true
  }
}
