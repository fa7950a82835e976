import RandomNumberFeature
import Store

/// Two timelines beside each other.
package struct CompareReport: Hashable, Sendable {
  package let script: [CompareStep]
  package let store: CompareTimeline
  package let pipeline: CompareTimeline
  /// The place of the first state in which they differ, if they do.
  package let difference: Int?

  package init(script: [CompareStep], store: CompareTimeline, pipeline: CompareTimeline) {
    self.script = script
    self.store = store
    self.pipeline = pipeline
    let (left, right) = (store.states, pipeline.states)
    difference = (0..<max(left.count, right.count)).first { index in
      index >= left.count || index >= right.count || left[index] != right[index]
    }
  }

  /// Whether both have shown the same states, at whatever word.
  package var isSame: Bool { difference == nil }

  /// How the program ends.
  package var exitCode: ExitCode { isSame ? .success : .failed }

  /// The words, and what came up during each.
  package var rows: [CompareRow] {
    var rows = [
      CompareRow(step: 0, word: "", store: cell(.initial, 0), pipeline: cell(.initial, 0))
    ]
    // The first state is there before any word.
    var (lefts, rights) = (1, 1)
    for (index, word) in script.enumerated() {
      let left = cells(store.states(during: index), &lefts)
      let right = cells(pipeline.states(during: index), &rights)
      for line in 0..<max(left.count, right.count, 1) {
        rows.append(
          CompareRow(
            step: index + 1,
            word: line == 0 ? word.rawValue : "",
            store: line < left.count ? left[line] : nil,
            pipeline: line < right.count ? right[line] : nil
          )
        )
      }
    }
    return rows
  }

  /// A table of the rows.
  package func text(columns: Int) -> String {
    let columns = CompareColumns(columns)
    let head = columns.row("", CompareColumns.titles.store, CompareColumns.titles.pipeline)
    let body = rows.map { columns.row($0.word, $0.store?.text ?? "", $0.pipeline?.text ?? "") }
    return ([head] + body + ["", verdict]).joined(separator: "\n")
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

  /// Whether they are the same, in one line.
  package var verdict: String {
    let (left, right) = (store.states, pipeline.states)
    guard let difference else { return "The same \(left.count) states, in the same order." }
    func name(_ states: [RandomNumber.State]) -> String {
      difference < states.count ? Self.text(of: states[difference]) : "no more"
    }
    return "They differ from state \(difference + 1) on: \(name(left)) and \(name(right))."
  }

  private func cells(_ states: [RandomNumber.State], _ count: inout Int) -> [CompareRow.Cell] {
    defer { count += states.count }
    return states.enumerated().map { cell($1, count + $0) }
  }

  private func cell(_ state: RandomNumber.State, _ place: Int) -> CompareRow.Cell {
    CompareRow.Cell(
      text: Self.text(of: state),
      isDifferent: difference.map { place >= $0 } ?? false
    )
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
