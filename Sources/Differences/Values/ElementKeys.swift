/// What pairs the elements of two ordered collections.
struct ElementKeys {
  /// For each new element the old one with the same key; `nil` if the elements have no keys.
  let partners: [Int?]?
  /// Whether elements with the same key can differ.
  let areIdentities: Bool

  init(_ old: [Mirror.Child], _ new: [Mirror.Child]) {
    if let partners = Self.partners(old, new, { ElementKey(idOf: $0.value) }) {
      self.init(partners: partners, areIdentities: true)
    } else if let partners = Self.partners(old, new, { $0.label.map(ElementKey.init(label:)) }) {
      self.init(partners: partners, areIdentities: true)
    } else {
      let partners = Self.partners(old, new) { ElementKey(element: $0.value) }
      self.init(partners: partners, areIdentities: false)
    }
  }

  private init(partners: [Int?]?, areIdentities: Bool) {
    self.partners = partners
    self.areIdentities = areIdentities
  }

  private static func partners(
    _ old: [Mirror.Child],
    _ new: [Mirror.Child],
    _ key: (Mirror.Child) -> ElementKey?
  ) -> [Int?]? {
    guard let old = keys(old, key), let new = keys(new, key) else { return nil }
    return Matching.byKey(old, new)
  }

  private static func keys(
    _ children: [Mirror.Child],
    _ key: (Mirror.Child) -> ElementKey?
  ) -> [ElementKey]? {
    var keys: [ElementKey] = []
    keys.reserveCapacity(children.count)
    for child in children {
      guard let key = key(child) else { return nil }
      keys.append(key)
    }
    return keys
  }
}
