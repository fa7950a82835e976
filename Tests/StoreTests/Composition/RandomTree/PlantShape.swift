import Effects

/// Which children a plant's reducer embeds, and how: one for each slot, or none.
struct PlantShape: CustomStringConvertible {
  enum Embedding: CaseIterable {
    case scope, ifLet, ifLetNamed, ifCaseLet, forEach
  }

  struct Child {
    let embedding: Embedding
    let shape: PlantShape
  }

  var slots: [Child?] = []

  /// A random shape with so many levels below.
  static func random(depth: Int, with generator: inout SplitMix64) -> Self {
    guard depth > 0 else { return Self(slots: Array(repeating: nil, count: Plant.slotCount)) }
    return Self(
      slots: (0..<Plant.slotCount).map { slot in
        // The first slot is always used, so that there is something below.
        guard slot == 0 || generator.number(below: 3) > 0 else { return nil }
        let embedding = Embedding.allCases[generator.number(below: Embedding.allCases.count)]
        let depth = generator.number(below: 3) == 0 ? 0 : depth - 1
        return Child(embedding: embedding, shape: random(depth: depth, with: &generator))
      }
    )
  }

  var description: String {
    let children = slots.enumerated().compactMap { slot, child in
      child.map { "\(slot): \($0.embedding)\($0.shape)" }
    }
    return children.isEmpty ? "" : "(\(children.joined(separator: ", ")))"
  }
}
