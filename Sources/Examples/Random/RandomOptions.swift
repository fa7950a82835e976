/// A command line of the example, read and checked.
package struct RandomOptions: Hashable, Sendable {
  package var source = NumberSource.local
  package var minimum = 1
  package var maximum = 100
  package var seed: UInt64?
  package var rejectsOdd = false
  package var delay = Duration.zero
  package var timeout: Duration?
  package var contact: String?
  package var printsJSON = false
  package var isVerbose = false
  /// Whether it is used by single keys, not by commands.
  package var takesKeys = false
  /// What is recorded and replayed.
  package var settings = FrontSettings()
  /// The commands; without any, they come from standard input.
  package var commands: [RandomCommand] = []

  package init() {}

  /// Reads the arguments after the name of the example; the first mistake counts.
  package init(parsing arguments: [String]) throws(UsageError) {
    for argument in try Argument<RandomOption>.parse(arguments) {
      switch argument {
      case .word(let word): commands.append(try RandomCommand(parsing: word))
      case .option(let option, let value): try set(option, value)
      }
    }
    try settings.check(hasCommands: !commands.isEmpty)
    try checkKeys()
    guard minimum <= maximum else {
      throw UsageError("--min \(minimum) is greater than --max \(maximum)")
    }
    guard seed == nil || source == .local else {
      throw UsageError("--seed works with --source local only")
    }
  }

  /// Whoever takes keys has the whole terminal: nothing else is read or written meanwhile.
  private func checkKeys() throws(UsageError) {
    guard takesKeys else { return }
    let others: [(is: Bool, name: String)] = [
      (!commands.isEmpty, "commands"), (printsJSON, RandomOption.json.rawValue),
      (isVerbose, RandomOption.verbose.rawValue),
      (settings.replay != nil, "\(RandomOption.replay.rawValue), which takes keys by itself"),
    ]
    if let other = others.first(where: \.is) {
      throw UsageError("--keys doesn't go together with \(other.name)")
    }
  }

  private mutating func set(_ option: RandomOption, _ value: String) throws(UsageError) {
    switch option {
    case .source: source = try NumberSource(parsing: value)
    case .minimum: minimum = try Self.integer(value, of: option)
    case .maximum: maximum = try Self.integer(value, of: option)
    case .seed: seed = try Self.integer(value, of: option)
    case .rejectOdd: rejectsOdd = true
    case .delay: delay = try Self.milliseconds(value, of: option)
    case .timeout: timeout = try Self.seconds(value, of: option)
    case .contact: contact = try Self.mail(value, of: option)
    case .json: printsJSON = true
    case .verbose: isVerbose = true
    case .keys: takesKeys = true
    case .record, .replay, .until: try settings.set(option.common, value)
    }
  }

  private static func integer<Number: FixedWidthInteger>(
    _ text: String,
    of option: RandomOption
  ) throws(UsageError) -> Number {
    guard let number = Number(text) else {
      throw malformed(text, option, "an integer from \(Number.min) to \(Number.max)")
    }
    return number
  }

  private static let day = 86_400

  private static func milliseconds(
    _ text: String,
    of option: RandomOption
  ) throws(UsageError) -> Duration {
    guard let number = Int(text), (0...(day * 1000)).contains(number) else {
      throw malformed(text, option, "an integer from 0 to \(day * 1000), in milliseconds")
    }
    return .milliseconds(number)
  }

  private static func seconds(
    _ text: String,
    of option: RandomOption
  ) throws(UsageError) -> Duration {
    let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard isDecimal, let number = Double(text), number <= Double(day) else {
      throw malformed(text, option, "a number from 0 to \(day), in seconds")
    }
    return .seconds(number)
  }

  /// The address goes into a header: one blank or control character would be one too many.
  private static func mail(_ text: String, of option: RandomOption) throws(UsageError) -> String {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isVisible = text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    guard parts.count == 2, !parts.contains(""), isVisible else {
      throw malformed(text, option, "a mail address")
    }
    return text
  }

  private static func malformed(
    _ text: String,
    _ option: RandomOption,
    _ expected: String
  ) -> UsageError {
    UsageError(
      "\(UsageError.quoted(text)) is no value for \(option.rawValue), which needs \(expected)"
    )
  }
}
