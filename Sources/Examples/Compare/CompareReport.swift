import RandomNumberFeature
import Store
import StoreTracing

/// Two timelines beside each other.
package struct CompareReport: Hashable, Sendable {
  private static let titles = ("store", "pipeline")
  private static let wordWidth = 9

  private let script: [CompareStep]
  private let store: CompareTimeline
  private let pipeline: CompareTimeline

  package init(script: [CompareStep], store: CompareTimeline, pipeline: CompareTimeline) {
    self.script = script
    self.store = store
    self.pipeline = pipeline
  }

  /// Whether both have shown the same states, at whatever word.
  package var isSame: Bool { store.states == pipeline.states }

  /// A table: the words, and what came up during each.
  package func text(columns: Int) -> String {
    let width = (columns - Self.wordWidth - 3) / 2
    func row(_ word: String, _ left: String, _ right: String) -> String {
      let cells = [
        TextWidth.padded(word, columns: Self.wordWidth), TextWidth.padded(left, columns: width),
        TextWidth.fitted(right, columns: width),
      ]
      return String(cells.joined(separator: " ").reversed().drop(while: \.isWhitespace).reversed())
    }
    var lines = [
      row("", Self.titles.0, Self.titles.1),
      row("", Self.text(of: .initial), Self.text(of: .initial)),
    ]
    for (index, word) in script.enumerated() {
      let left = store.states(during: index).map(Self.text)
      let right = pipeline.states(during: index).map(Self.text)
      for line in 0..<max(left.count, right.count, 1) {
        lines.append(
          row(
            line == 0 ? word.rawValue : "",
            line < left.count ? left[line] : "",
            line < right.count ? right[line] : ""
          )
        )
      }
    }
    return (lines + ["", verdict]).joined(separator: "\n")
  }

  /// One JSON object, on one line.
  package var json: String {
    JSONText.object([
      "same": "\(isSame)",
      "script": "[\(script.map { JSONText.string($0.rawValue) }.joined(separator: ","))]",
      "store": json(of: store),
      "pipeline": json(of: pipeline),
    ])
  }

  private var verdict: String {
    let (left, right) = (store.states, pipeline.states)
    guard
      let index = (0..<max(left.count, right.count)).first(where: { index in
        index >= left.count || index >= right.count || left[index] != right[index]
      })
    else { return "The same \(left.count) states, in the same order." }
    func name(_ states: [RandomNumber.State]) -> String {
      index < states.count ? Self.text(of: states[index]) : "no more"
    }
    return "They differ from state \(index + 1) on: \(name(left)) and \(name(right))."
  }

  private func json(of timeline: CompareTimeline) -> String {
    let entries = timeline.entries.map { entry in
      JSONText.object([
        "after": JSONText.string(script[entry.step].rawValue),
        "state": JSONText.string(Self.text(of: entry.state)),
      ])
    }
    return "[\(entries.joined(separator: ","))]"
  }

  private static func text(of state: RandomNumber.State) -> String {
    RandomTransition.text(of: state)
  }
}
