package import Store

extension Downloads {
  /// The list of files.
  package struct State: Codable, Hashable, Sendable {
    /// All files, in the order in which they were added.
    package var rows: IdentifiedArrayOf<Download>
    /// The id of the next one.
    package var nextID: Int

    /// Makes a list of files that nobody has asked for yet.
    package init(addresses: [String] = []) {
      rows = []
      nextID = 1
      for address in addresses { add(address) }
    }

    /// Adds a file to the list.
    ///
    /// One whose name is not allowed, or is that of another one, has failed from the start.
    package mutating func add(_ address: String) {
      let id = nextID
      nextID += 1
      do throws(DownloadError) {
        let name = try DownloadName(address: address)
        if rows.contains(where: { DownloadName.isSame($0.name, name.text) }) {
          throw .nameTaken(name.text)
        }
        rows.append(Download(id: id, address: address, name: name.text))
      } catch {
        rows.append(Download(id: id, address: address, name: "", phase: .failed(error)))
      }
    }

    /// Whether something will still happen without the user.
    package var isUnderWay: Bool { rows.contains { $0.phase.isUnderWay } }
  }
}
