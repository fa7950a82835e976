import Examples
import Testing

/// The command line of the example.
struct DownloadsSettingsTests {
  private func settings(
    _ options: (DownloadsOption, String)...
  ) throws(UsageError) -> DownloadsSettings {
    try DownloadsSettings(FrontArguments(options: options.map { (option: $0.0, value: $0.1) }))
  }

  @Test func `without options it is three at once from the built-in server`() throws {
    let settings = try settings()
    #expect(settings.addresses.isEmpty)
    #expect(settings.order == .sideBySide(atMost: 3))
    #expect(settings.folder == "downloads")
    #expect(settings.trouble == nil)
  }

  @Test func `options say where from, where to, and how many`() throws {
    let settings = try settings(
      (.url, "http://h/a"),
      (.url, "http://h/b"),
      (.folder, "/tmp"),
      (.atMost, "5"),
      (.tries, "2"),
      (.limit, "1m")
    )
    #expect(settings.addresses == ["http://h/a", "http://h/b"])
    #expect(settings.folder == "/tmp")
    #expect(settings.order == .sideBySide(atMost: 5))
    #expect(settings.tries == 2)
    #expect(settings.limit == .seconds(60))
    #expect(try self.settings((.oneByOne, "")).order == .oneByOne)
  }

  @Test func `a list has one address a line, and comments`() throws {
    let text = "# two\r\nhttp://h/a\n\n  http://h/b \n"
    #expect(DownloadsSettings.addresses(in: text) == ["http://h/a", "http://h/b"])
    let folder = try DownloadRigFolder()
    defer { folder.remove() }
    folder.put(Array(text.utf8), under: "list")
    let settings = try settings((.list, folder.path + "/list"))
    #expect(settings.addresses == ["http://h/a", "http://h/b"])
  }

  @Test func `a list that can't be read, or is empty, is a mistake`() throws {
    let folder = try DownloadRigFolder()
    defer { folder.remove() }
    folder.put(Array("# none\n".utf8), under: "list")
    #expect(throws: UsageError.self) { try settings((.list, folder.path + "/list")) }
    #expect(throws: UsageError("the list '/missing' can't be read")) {
      try settings((.list, "/missing"))
    }
  }

  @Test(arguments: [
    [(DownloadsOption.atMost, "0")], [(.atMost, "65")], [(.atMost, "x")], [(.tries, "0")],
    [(.files, "0")], [(.pace, "1")], [(.limit, "soon")], [(.trouble, "-1")],
    [(.atMost, "2"), (.oneByOne, "")], [(.url, "http://h/a"), (.trouble, "1")],
  ])
  func `values that can't be, or don't go together, are mistakes`(
    options: [(DownloadsOption, String)]
  ) {
    #expect(throws: UsageError.self) {
      try DownloadsSettings(FrontArguments(options: options.map { (option: $0.0, value: $0.1) }))
    }
  }
}
