/// The choices of the schedules that have been run, as far as a search in depth has to come back.
struct ScheduleTree: Sendable {
  /// A point of the last schedule.
  private struct Node: Sendable {
    var choice: ScheduleChoice
    var tried: Set<Int> = []
    /// Those that were tried, and what they did.
    var explored: [ScheduleSleeper] = []

    mutating func close() {
      guard tried.insert(choice.index).inserted, let step = choice.step else { return }
      explored.append(ScheduleSleeper(id: choice.candidates[choice.index].id, step: step))
    }

    /// Who needn't go on here.
    var sleepers: [ScheduleSleeper] { choice.asleep + explored }

    /// The first candidate that has to be tried still.
    var next: Int? {
      guard !choice.isRedundant else { return nil }
      return choice.candidates.indices.first { index in
        !tried.contains(index)
          && !choice.asleep.contains { $0.id == choice.candidates[index].id }
      }
    }
  }

  private var nodes: [Node] = []

  /// What to pick in the next schedule, after a run with these choices; nil when that was the last.
  mutating func next(after choices: [ScheduleChoice]) -> DepthFirstPicker? {
    nodes.removeLast(max(0, nodes.count - choices.count))
    // The prefix was repeated: what is new is the step of its last choice, and what came after.
    if let last = nodes.indices.last { nodes[last].choice.step = choices[last].step }
    nodes += choices[nodes.count...].map { Node(choice: $0) }
    while var node = nodes.popLast() {
      node.close()
      guard let index = node.next else { continue }
      let prefix = nodes.map(\.choice.index) + [index]
      let sleepers = node.sleepers
      node.choice = ScheduleChoice(
        index: index,
        candidates: node.choice.candidates,
        asleep: node.choice.asleep
      )
      nodes.append(node)
      return DepthFirstPicker(prefix: prefix, sleepers: sleepers)
    }
    return nil
  }
}
