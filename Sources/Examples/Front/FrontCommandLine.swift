/// A command line of a front, read and checked.
package struct FrontCommandLine<F: Front> {
  package let settings: FrontSettings
  package let front: F
  /// The commands; without any, they come from standard input or a terminal.
  package let commands: [String]

  /// Reads the arguments after the name of the example; the first mistake counts.
  package init(_ arguments: [String]) throws(UsageError) {
    var settings = FrontSettings()
    var options: [(option: F.Option, value: String)] = []
    var words: [String] = []
    for argument in try Argument<EitherOption<F.Option>>.parse(arguments) {
      switch argument {
      case .word(let word): words.append(word)
      case .option(.own(let option), let value): options.append((option, value))
      case .option(.common(let option), let value): try settings.set(option, value)
      }
    }
    commands = F.takesCommandsAsWords ? words : []
    try settings.check(hasCommands: !commands.isEmpty)
    self.settings = settings
    front = try F(
      FrontArguments(options: options, words: F.takesCommandsAsWords ? [] : words)
    )
  }
}
