/// An element with copy-on-write storage that counts how often it had to be copied.
struct BoxedItem: Identifiable {
  private final class Storage {
    var value = 0
  }

  var id: Int
  private(set) var copies = 0
  private var storage = Storage()

  init(_ id: Int) {
    self.id = id
  }

  var value: Int {
    get { storage.value }
    set {
      if !isKnownUniquelyReferenced(&storage) {
        copies += 1
        storage = Storage()
      }
      storage.value = newValue
    }
  }
}
