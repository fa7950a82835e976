/// A point in time as ISO 8601 writes it, in UTC.
///
/// The calendar is the proleptic Gregorian one, by Howard Hinnant's "chrono-Compatible Low-Level
/// Date Algorithms" (`civil_from_days`), so that no date formatter is needed.
enum DateText {
  private static var secondsFrom1970: Int64 { 978_307_200 }

  /// The text of a date, exact to a microsecond: `2026-07-29T12:00:00.5Z`.
  static func text(secondsSince2001 seconds: Double) -> String {
    guard abs(seconds) < 60_000_000_000 else { return "\(seconds) s since 2001" }
    // To the nearest one; `rounded()` would need a library for mathematics in a debug build.
    let scaled = seconds * 1_000_000 + (seconds < 0 ? -0.5 : 0.5)
    let microseconds = Int64(scaled) + secondsFrom1970 * 1_000_000
    let (day, rest) = floored(microseconds, by: 86_400_000_000)
    let (second, fraction) = (rest / 1_000_000, rest % 1_000_000)
    let date = civil(day)
    var text = "\(date.year)-\(two(date.month))-\(two(date.day))"
    text += "T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
    if fraction > 0 {
      var digits = String(String(1_000_000 + fraction).dropFirst())
      while digits.last == "0" { digits.removeLast() }
      text += ".\(digits)"
    }
    return text + "Z"
  }

  private static func two(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static func floored(_ number: Int64, by unit: Int64) -> (Int64, Int64) {
    let rest = number % unit
    return rest < 0 ? (number / unit - 1, rest + unit) : (number / unit, rest)
  }

  private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = floored(days + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let isNextYear = month >= 10
    return (yearOfEra + era * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3, day)
  }
}
