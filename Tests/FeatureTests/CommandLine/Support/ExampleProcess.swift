import Effects
import Foundation

/// One run of the executable as a process of its own.
///
/// Everything a test waits for is an event: text that arrives, or the end of the process, which
/// does not outlive this object.
final class ExampleProcess: Sendable {
  /// What standard output leads to.
  enum Output {
    case transcript
    /// A pipe that is closed after the first line.
    case firstLine
    /// A pipe that was closed before the start.
    case closedPipe
    /// A pipe that is open and never read.
    case unread
    case file(String)
    case missing
  }

  /// All that was written; on a terminal, standard error is part of it.
  let output: Transcript
  let errors: Transcript
  private let child: ChildProcess
  private let input: Locked<Int32?>
  private let unread: Int32?

  /// Starts it with pipes; the arguments are separated by blanks.
  ///
  /// `file`, if there is one, takes the place of the pipe that is standard input, and `executable` that
  /// of the examples.
  init(
    _ arguments: String,
    output: Output = .transcript,
    readingFile file: String? = nil,
    isInputBlocking: Bool = true,
    executable: String? = nil
  ) throws {
    let (reader, writer) = try Descriptors.pipe()
    if !isInputBlocking { _ = fcntl(reader, F_SETFL, O_NONBLOCK) }
    let (errorReader, errorWriter) = try Descriptors.pipe()
    let (outputReader, outputWriter) = try Descriptors.pipe()
    let outputStep: Launcher.Step =
      switch output {
      case .transcript, .firstLine, .unread, .closedPipe: .duplicate(outputWriter, to: 1)
      case .file(let path): .open(path, as: 1, flags: O_WRONLY)
      case .missing: .close(1)
      }
    let inputStep =
      file.map { Launcher.Step.open($0, as: 0, flags: O_RDONLY) } ?? .duplicate(reader, to: 0)
    if case .closedPipe = output { close(outputReader) }
    child = ChildProcess(
      try Launcher.start(
        Self.words(arguments),
        environment: ["TERM": "xterm"],
        ownSession: false,
        executable: executable,
        [inputStep, outputStep, .duplicate(errorWriter, to: 2)]
      )
    )
    for descriptor in [reader, errorWriter, outputWriter] { close(descriptor) }
    input = Locked(writer)
    errors = Transcript(errorReader)
    switch output {
    case .transcript, .file, .missing:
      self.output = Transcript(outputReader)
      unread = nil
    case .firstLine:
      self.output = Transcript(outputReader, endsAfterLine: true)
      unread = nil
    case .closedPipe:
      self.output = Transcript(nil)
      unread = nil
    case .unread:
      self.output = Transcript(nil)
      unread = outputReader
    }
  }

  /// Starts it on a terminal of its own, with these variables.
  ///
  /// `executable` takes the place of the examples: a shell, say, in which they are started.
  init(
    onTerminal arguments: String,
    _ environment: [String: String] = ["TERM": "xterm"],
    columns: Int = 80,
    rows: Int = 24,
    executable: String? = nil
  ) throws {
    let (master, slave, path) = try Descriptors.terminal(columns: columns, rows: rows)
    child = ChildProcess(
      try Launcher.start(
        Self.words(arguments),
        environment: environment,
        ownSession: true,
        executable: executable,
        [.open(path, as: 0, flags: O_RDWR), .duplicate(0, to: 1), .duplicate(0, to: 2)]
      )
    )
    close(slave)
    let keyboard = try Descriptors.copy(of: master)
    input = Locked(keyboard)
    output = Transcript(master)
    errors = output
    unread = nil
  }

  deinit {
    child.signal(SIGKILL)
    endInput()
    if let unread { close(unread) }
  }

  /// Runs it with pipes until its end.
  static func run(
    _ arguments: String,
    input: String = "",
    executable: String? = nil
  ) async throws -> (end: Termination, output: String, errors: String) {
    let process = try ExampleProcess(arguments, executable: executable)
    process.type(input)
    process.endInput()
    return (await process.end(), await process.output.all(), await process.errors.all())
  }

  /// Writes to its standard input, or types at its terminal.
  func type(_ text: String) {
    guard let input = input.withLock({ $0 }) else { return }
    Descriptors.write(text, to: input)
  }

  /// Writes `text` to its standard input again and again, from a thread, until nobody reads it.
  func typeForever(_ text: String) {
    guard let input = input.withLock({ $0 }), let copy = try? Descriptors.copy(of: input) else {
      return
    }
    Thread {
      while Descriptors.write(text, to: copy) {}
      close(copy)
    }.start()
  }

  /// Changes the size of its terminal, which the system tells it.
  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows),
      ws_col: UInt16(columns),
      ws_xpixel: 0,
      ws_ypixel: 0
    )
    guard let input = input.withLock({ $0 }) else { return }
    _ = ioctl(input, UInt(TIOCSWINSZ), &size)
  }

  /// What the settings of its terminal are at the moment: how keys come, and the rest.
  var terminalSettings: [UInt64] {
    var settings = termios()
    guard let input = input.withLock({ $0 }), tcgetattr(input, &settings) == 0 else { return [] }
    return [
      UInt64(settings.c_iflag), UInt64(settings.c_oflag), UInt64(settings.c_cflag),
      UInt64(settings.c_lflag),
    ]
  }

  /// Closes its standard input.
  func endInput() {
    let open = input.withLock { input in
      defer { input = nil }
      return input
    }
    if let open { close(open) }
  }

  /// Sends it the signal of Ctrl-C.
  func interrupt() {
    child.signal(SIGINT)
  }

  /// Sends it any signal.
  func signal(_ number: Int32) {
    child.signal(number)
  }

  /// Waits for its end.
  func end() async -> Termination { await child.end() }

  private static func words(_ arguments: String) -> [String] {
    arguments.split(separator: " ").map(String.init)
  }
}
