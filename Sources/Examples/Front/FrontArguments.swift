/// What a front is given of its command line.
package struct FrontArguments<Option: CommandLineOption>: Sendable {
  /// The options of the front, as they were written.
  package let options: [(option: Option, value: String)]
  /// The words, if the front doesn't take them as commands.
  package let words: [String]

  package init(options: [(option: Option, value: String)] = [], words: [String] = []) {
    self.options = options
    self.words = words
  }

  /// Whether an option was given.
  package func has(_ option: Option) -> Bool {
    options.contains { $0.option == option }
  }

  /// The value of an option, the last one if it was given more than once.
  package func value(of option: Option) -> String? {
    options.last { $0.option == option }?.value
  }

  /// The value of an option that is a number.
  package func integer<Number: FixedWidthInteger>(
    of option: Option,
    in range: ClosedRange<Number> = Number.min...Number.max
  ) throws(UsageError) -> Number? {
    guard let text = value(of: option) else { return nil }
    guard let number = Number(text), range.contains(number) else {
      throw malformed(
        text,
        option,
        "an integer from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  /// The value of an option that is a time, such as `500ms`.
  package func duration(of option: Option) throws(UsageError) -> Duration? {
    guard let text = value(of: option) else { return nil }
    guard let duration = DurationText.duration(text) else {
      throw malformed(text, option, "a time such as 500ms, 2s, 1m or 1h")
    }
    return duration
  }

  /// The mistake of a value that isn't what its option needs.
  package func malformed(_ text: String, _ option: Option, _ expected: String) -> UsageError {
    UsageError(
      "\(UsageError.quoted(text)) is no value for \(option.rawValue), which needs \(expected)"
    )
  }
}
