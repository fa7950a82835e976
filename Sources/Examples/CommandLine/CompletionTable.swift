/// What can be typed behind the name of an example, for completions.
package struct CompletionTable: Hashable, Sendable {
  /// Something that can be typed, and what it does.
  package struct Word: Hashable, Sendable {
    package let text: String
    package let summary: String

    package init(_ text: String, _ summary: String) {
      self.text = text
      self.summary = summary
    }
  }

  /// An option, and what stands for its value.
  package struct Option: Hashable, Sendable {
    package let word: Word
    package let placeholder: String?

    package init(_ word: Word, placeholder: String?) {
      self.word = word
      self.placeholder = placeholder
    }

    /// Whether its value is the name of a file.
    package var takesFile: Bool { placeholder == "<file>" }
  }

  package let options: [Option]
  package let words: [Word]
  /// Whether the words are names of files.
  package let takesFiles: Bool

  package init(options: [Option] = [], words: [Word] = [], takesFiles: Bool = false) {
    self.options = options
    self.words = words
    self.takesFiles = takesFiles
  }
}

extension CommandLineOption {
  /// All options, as completions want them.
  package static var completions: [CompletionTable.Option] {
    allCases.map { option in
      CompletionTable.Option(
        .init(option.rawValue, option.summary.joined(separator: " ")),
        placeholder: option.placeholder
      )
    } + [CompletionTable.Option(.init("--help", "show this help"), placeholder: nil)]
  }
}
