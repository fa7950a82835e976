/// Times as a stopwatch shows them: `0:07.25`, `1:02:03.45`.
package enum StopwatchText {
  /// Minutes, seconds and hundredths, and hours if there are any; what is less isn't rounded up.
  package static func time(_ duration: Duration) -> String {
    let (whole, fraction) = max(duration, .zero).components
    let hundredths = fraction / 10_000_000_000_000_000
    let (hours, minutes, seconds) = (whole / 3600, whole / 60 % 60, whole % 60)
    let end = "\(two(seconds)).\(two(hundredths))"
    return hours > 0 ? "\(hours):\(two(minutes)):\(end)" : "\(minutes):\(end)"
  }

  private static func two(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
