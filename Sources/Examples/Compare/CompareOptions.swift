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
  package var printsJSON = false

  package init() {}

  /// Reads the arguments after `compare`; the first mistake counts.
  package init(parsing arguments: [String]) throws(UsageError) {
    var words: [CompareStep] = []
    var options: [(option: CompareOption, value: String)] = []
    for argument in try Argument<CompareOption>.parse(arguments) {
      switch argument {
      case .word(let word): words.append(try CompareStep(parsing: word))
      case .option(let option, let value): options.append((option, value))
      }
    }
    if !words.isEmpty { script = words }
    try read(FrontArguments(options: options))
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
    printsJSON = arguments.has(.json)
  }
}
