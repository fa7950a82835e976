import Store

/// A small element whose id can be changed.
struct Item: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var name: String

  init(_ id: Int, _ name: String = "") {
    self.id = id
    self.name = name
  }
}

/// Elements with these ids.
func items(_ ids: Int...) -> IdentifiedArrayOf<Item> {
  IdentifiedArray(ids.map { Item($0, "\($0)") })
}
