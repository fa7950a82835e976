import Effects

/// What switching to the latest means, in so few lines that it can be checked by reading.
struct SwitchModel {
  var latest = 0
  var isInnerActive = false
  var isOuterActive = true
  var kept: Int?
  var end: Event<Int, Broken>?

  mutating func outerValue() {
    guard end == nil else { return }
    (latest, isInnerActive, kept) = (latest + 1, true, nil)
  }
  mutating func outerEnds(_ how: Event<Int, Broken>) {
    guard end == nil else { return }
    isOuterActive = false
    if how != .finished || !isInnerActive { end = how }
  }
  mutating func innerValue(_ value: Int, _ inner: Int) {
    if end == nil, inner == latest { kept = value }
  }
  mutating func innerEnds(_ how: Event<Int, Broken>, _ inner: Int) {
    guard end == nil, inner == latest else { return }
    isInnerActive = false
    if how != .finished || !isOuterActive { end = how }
  }
  mutating func leave() { (kept, end) = (nil, .finished) }
  mutating func look() -> Event<Int, Broken>? {
    if let value = kept {
      kept = nil
      return .value(value)
    }
    defer { if end != nil { end = .finished } }
    return end
  }
}
