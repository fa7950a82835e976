import Effects

// Delay, debounce, throttle.
extension Law {
  static let d1 = Law("L-D1") { it, fault in
    // Everything happens at even times and is delivered at odd ones: what is due when something else
    // is cut would hang on who is first.
    func doubled(_ tree: LawTree) -> LawTree { tree.with(time: { 2 * $0 }) }
    func run(_ tree: LawTree) -> LawWorld.Outcome {
      LawWorld.run(
        [
          (0, .take(doubled(it.before))), (2, .take(tree)), (2 * it.time, .take(doubled(it.after))),
        ],
        fault
      )
    }
    let a = doubled(it.a)
    let (first, second) = (it.variant, 2 * it.time + (it.variant % 2 == 0 ? 1 : 0))
    let sum = LawTree.delay(first + second, a)
    return difference(run(.delay(0, a)), run(a))
      ?? differenceBySource(run(.delay(second, .delay(first, a))), run(sum))
      // With an id in between, the two are different gates.
      ?? differenceBySource(
        run(.delay(second, .identified(id: 50, .merge, .delay(first, a)))),
        run(.identified(id: 50, .merge, sum))
      )
  }

  static let d1Shift = Law("L-D1, shift", .endless) { it, fault in
    let plain = LawWorld.run([(0, .take(it.a))], fault)
    let delayed = LawWorld.run([(0, .take(.delay(it.time, it.a)))], fault)
    let expected = plain.log.map { entry in
      LawWorld.Entry(time: entry.time + it.time, action: entry.action, origin: entry.origin)
    }
    // Of a concatenation of sends, the next one follows when one has been reduced; when they are
    // delayed, when one has been taken: at one instant the order is another one.
    func key(_ entry: LawWorld.Entry) -> (Int, Int) { (entry.time, entry.action) }
    let isShift = delayed.log.sorted { key($0) < key($1) }
      .elementsEqual(expected.sorted { key($0) < key($1) }, by: ==)
    guard isShift else { return "\(text(delayed))\nis no shift of\n\(text(plain))" }
    // The end passes at once, behind the last action.
    let end = plain.ends[0].map { [max($0[0], expected.last?.time ?? 0)] }
    return delayed.ends[0] == end ? nil : "\(text(delayed)) should end at \(end ?? [])"
  }

  /// The times at which the values 0, 1, … of a case come.
  private static func times(_ it: LawCase) -> [Int] {
    var time = 0
    return it.gaps.map { gap in
      time += gap
      return time
    }
  }

  private static func mismatch(_ outcome: LawWorld.Outcome, _ expected: [(Int, Int)]) -> String? {
    let found = outcome.log.map { ($0.time, $0.action) }
    return found.elementsEqual(expected, by: ==) ? nil : "\(text(outcome)), expected \(expected)"
  }

  static let d2 = Law("L-D2") { it, fault in
    let (times, length) = (times(it), it.time)
    let outcome = LawWorld.run(
      times.enumerated().map { value, time in
        (time, .take(.debounce(id: 1, length, .send(value))))
      },
      fault
    )
    let survivors = times.indices.filter { value in
      value + 1 == times.count || times[value + 1] > times[value] + length
    }
    return mismatch(outcome, survivors.map { (times[$0] + length, $0) })
  }

  /// A whole effect is started once it is quiet, and ended by the next one even if it has started.
  static let d2Whole = Law("L-D2, whole effects", .endless) { it, fault in
    let length = it.variant
    let alone = LawWorld.run([(0, .take(it.a))], fault)
    let outcome = LawWorld.run(
      [
        (0, .take(.debounce(id: 1, length, it.a))),
        (it.time, .take(.debounce(id: 1, length, it.b))),
      ],
      fault
    )
    let expected = alone.log.compactMap { entry in
      entry.time + length < it.time ? (entry.time + length, entry.action) : nil
    }
    let found = outcome.entries(of: 0).map { ($0.time, $0.action) }
    return found.elementsEqual(expected, by: ==) ? nil : "\(text(outcome)), expected \(expected)"
  }

  static let d3 = Law("L-D3") { it, fault in
    let (times, length, latest) = (times(it), it.time, it.variant % 2 == 0)
    let expected = throttled(times, length, latest: latest)
    // As one effect for each value, and as one that sends them all.
    let many = LawWorld.run(
      times.enumerated().map { value, time in
        (time, .take(.throttle(id: 1, length, latest: latest, .send(value))))
      },
      fault
    )
    let work = LawTree.work(
      times.enumerated().map { LawTree.Sending(time: $1, action: $0) },
      end: times.last ?? 0
    )
    let one = LawWorld.run([(0, .take(.throttle(id: 1, length, latest: latest, work)))], fault)
    let gaps = zip(many.log, many.log.dropFirst()).map { $1.time - $0.time }
    if let gap = gaps.first(where: { $0 < length }) { return "a gap of \(gap): \(text(many))" }
    return mismatch(many, expected) ?? mismatch(one, expected)
  }

  /// The model: what passes, and when.
  private static func throttled(_ times: [Int], _ length: Int, latest: Bool) -> [(Int, Int)] {
    var passed: [(Int, Int)] = []
    var end: Int?
    var held: Int?
    for (value, time) in (times + [.max]).enumerated() {
      if let due = end, let waiting = held, due <= time {
        passed.append((due, waiting))
        (end, held) = (due + length, nil)
      }
      guard value < times.count else { break }
      if let end, time < end {
        if latest { held = value }
      } else {
        passed.append((time, value))
        end = time + length
      }
    }
    return passed
  }

  static let time = [d1, d1Shift, d2, d2Whole, d3]
  static let all = joining + ending + time
}
