import Examples
import Store
import StoreTesting

typealias DownloadStore = TestStore<Downloads.State, Downloads.Action>

/// A test store of a list of files, whose retries come after 1, 2 and 4 seconds.
func makeDownloads(
  _ script: ScriptedDownloads,
  _ names: [String] = ["a"],
  order: DownloadOrder = .sideBySide(atMost: 3),
  exhaustivity: Exhaustivity = .on
) -> DownloadStore {
  TestStore(initialState: .list(names), exhaustivity: exhaustivity) {
    Downloads(client: script.client, order: order) { _ in
      .exponential(initial: .seconds(1), maxAttempts: 4)
    }
  }
}

extension Downloads.State {
  /// A list of files from one server, with ids from 1.
  static func list(_ names: [String]) -> Downloads.State {
    Downloads.State(addresses: names.map { "http://host/\($0)" })
  }

  /// Changes one file.
  mutating func change(_ id: Download.ID, _ change: (inout Download) -> Void) {
    rows.update(id: id, change)
  }
}

extension DownloadProgress {
  /// So much of a file of 100 bytes.
  static func part(_ received: Int, isResumable: Bool = true) -> DownloadProgress {
    DownloadProgress(received: received, total: 100, isResumable: isResumable)
  }
}

extension DownloadReceipt {
  /// That of a file of 100 bytes.
  static let sample = DownloadReceipt(length: 100, checksum: 7)
}

extension DownloadStore {
  /// Lets a file begin that stands in line.
  func begin(_ id: Download.ID) async {
    await receive(.row(id, .began)) { $0.change(id) { $0.phase = .running } }
  }

  /// Asks for a file, which begins at once.
  func run(_ id: Download.ID) async {
    await send(.row(id, .start)) { $0.change(id) { $0.phase = .waiting } }
    await begin(id)
  }

  /// Sees a file end.
  func complete(_ id: Download.ID) async {
    await receive(.row(id, .finished(.sample))) {
      $0.change(id) {
        $0.phase = .finished(.sample)
        $0.progress = DownloadProgress(received: 100, total: 100)
      }
    }
  }

  /// Sees more of a file come.
  func progress(_ id: Download.ID, _ received: Int, isResumable: Bool = true) async {
    let progress = DownloadProgress.part(received, isResumable: isResumable)
    await receive(.row(id, .progressed(progress))) { $0.change(id) { $0.progress = progress } }
  }
}
