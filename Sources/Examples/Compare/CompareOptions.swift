/// A command line of `examples compare`, read and checked.
package struct CompareOptions: Hashable, Sendable {
  /// What is done where the command line says nothing.
  package static let usual: [CompareStep] = [
    .ping, .wait, .ping, .wait, .dismiss, .ping, .ping, .wait,
  ]

  package var script = usual
  package var range = 1...100
  package var seed: UInt64 = 1
  package var rejectsOdd = false
  package var delay = Duration.zero
  package var width: Int?
  /// Whether keys lead through the timelines, if there is a terminal: nothing was asked for that is
  /// to be printed.
  package var takesKeys = true
  /// What is recorded and replayed.
  package var settings = FrontSettings()

  package init() {}

  /// Reads the arguments after `compare`; the first mistake counts.
  package init(parsing arguments: [String]) throws(UsageError) {
    var words: [CompareStep] = []
    var options: [(option: CompareOption, value: String)] = []
    for argument in try Argument<CompareOption>.parse(arguments) {
      switch argument {
      case .word(let word): words.append(try CompareStep(parsing: word))
      case .option(let option, let value):
        if let common = FrontOption(rawValue: option.rawValue) { try settings.set(common, value) }
        options.append((option, value))
      }
    }
    try settings.check(hasCommands: !words.isEmpty)
    if !words.isEmpty { script = words }
    try read(FrontArguments(options: options))
    takesKeys = words.isEmpty && width == nil && !settings.printsJSON
  }

  private mutating func read(_ arguments: FrontArguments<CompareOption>) throws(UsageError) {
    let minimum = try arguments.integer(of: .minimum) ?? range.lowerBound
    let maximum = try arguments.integer(of: .maximum) ?? range.upperBound
    guard minimum <= maximum else {
      throw UsageError("--min \(minimum) is greater than --max \(maximum)")
    }
    range = minimum...maximum
    seed = try arguments.integer(of: .seed) ?? seed
    rejectsOdd = arguments.has(.rejectOdd)
    delay = try arguments.duration(of: .delay) ?? delay
    width = try arguments.integer(of: .width, in: 40...1000)
  }
}
