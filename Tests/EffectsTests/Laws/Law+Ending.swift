import Effects

// Ends and cancellation.
extension Law {
  static let t1 = Law("L-T1", .finite) { it, fault in
    let outcome = run(it.a, in: it, fault)
    for (origin, tree) in [it.before, it.a, it.after].enumerated() {
      let ends = outcome.ends[origin] ?? []
      // `none`, and what is built of nothing else, is never taken up.
      var scripts: LawTree.Scripts = []
      if case .none = tree.effect(&scripts).content { continue }
      guard ends.count == 1 else { return "#\(origin) ended \(ends.count) times: \(text(outcome))" }
      if let late = outcome.entries(of: origin).first(where: { $0.time > ends[0] }) {
        return "\(late.action) came after the end: \(text(outcome))"
      }
    }
    return nil
  }

  static let t2 = Law("L-T2") { it, fault in
    let strategy = FlattenStrategy.all[it.gaps.count % 5]
    let marked = LawTree.identified(id: 9, strategy, it.a.with(action: { $0 + 1000 }))
    var (before, tree) = (it.before, marked)
    switch it.variant {
    case 1: tree = .concatenate([it.b, marked])
    case 2: tree = .merge([it.b, marked, it.c])
    case 3: tree = .delay(2, marked)
    case 4: tree = .throttle(id: 8, 2, latest: true, marked)
    case 5: tree = .debounce(id: 8, 2, marked)
    case 6:
      // It waits for its turn behind what is in flight.
      before = .identified(id: 9, .merge, .merge([it.before, .never]))
      tree = .identified(id: 9, .concat, it.a.with(action: { $0 + 1000 }))
    default: break
    }
    let outcome = LawWorld.run(
      [(0, .take(before)), (0, .take(tree)), (it.time - 1, .take(.cancel(id: 9)))],
      fault
    )
    let late = outcome.log.first { $0.action >= 1000 && $0.time >= it.time - 1 }
    return late.map { "\($0.action) came at \($0.time): \(text(outcome))" }
  }

  static let t3 = Law("L-T3") { it, fault in
    let twice = LawTree.concatenate([.cancel(id: 1), .cancel(id: 1)])
    let unknown = run(.cancel(id: 99), in: it, fault)
    let nothing = run(.concatenate([]), in: it, fault)
    return difference(run(twice, in: it, fault), run(.cancel(id: 1), in: it, fault))
      ?? (unknown.log == nothing.log ? nil : "\(text(unknown))\nis not\n\(text(nothing))")
  }

  static let t4 = Law("L-T4") { it, fault in
    let cancel = LawTree.cancel(id: 1)
    let member = LawTree.identified(id: 1, .merge, it.a)
    let latest = run(.identified(id: 1, .latest, it.a), in: it, fault)
    // Without the effect itself, which counts as nothing: `none` isn't registered at all.
    if let difference = differenceBySource(
      run(.concatenate([cancel, member]), in: it, fault),
      latest
    )
      ?? differenceBySource(run(.merge([cancel, member]), in: it, fault), latest)
    {
      return difference
    }
    let outcome = run(.merge([member, cancel]), in: it, fault)
    return outcome.entries(of: 1).isEmpty ? nil : "a later cancel spared it: \(text(outcome))"
  }

  static let t5 = Law("L-T5") { it, fault in
    let others: [LawWorld.Timed] = [it.before, it.a].enumerated().map {
      (time: $0, input: .take($1.with(id: { $0 + 20 })))
    }
    let cancelled = LawWorld.run(others + [(it.time, .take(.cancel(id: 0)))], fault)
    let alone = LawWorld.run(others, fault)
    return cancelled.log == alone.log ? nil : "\(text(cancelled))\nis not\n\(text(alone))"
  }

  static let t6 = Law("L-T6", .finite) { it, fault in
    let outcome = run(it.a, in: it, fault)
    return outcome.isEmpty && outcome.runningCount == 0 ? nil : "something is left"
  }

  static let t7 = Law("L-T7") { it, fault in
    let tree = LawTree.identified(id: 9, .merge, it.a)
    let whole = LawWorld.run([(0, .take(tree))], fault)
    let cut = LawWorld.run([(0, .take(tree)), (it.time, .take(.cancel(id: 9)))], fault)
    let expected = whole.log.filter { $0.time < it.time }
    return cut.log == expected ? nil : "\(text(cut))\nis not a cut of\n\(text(whole))"
  }

  static let t8 = Law("L-T8") { it, fault in
    let tree = LawTree.identified(id: 9, .merge, it.a)
    let outcome = LawWorld.run(
      [(0, .take(it.before)), (1, .take(tree)), (1, .take(.cancel(id: 9)))],
      fault
    )
    return outcome.entries(of: 1).isEmpty ? nil : text(outcome)
  }

  static let t9 = Law("L-T9") { it, fault in
    let program: [LawWorld.Timed] = [(0, .take(it.before)), (0, .take(it.a))]
    let whole = LawWorld.run(program, fault)
    let cut = LawWorld.run(program + [(it.time, .cutAll)], fault)
    guard cut.isEmpty else { return "something is left" }
    let expected = whole.log.filter { $0.time < it.time }
    return cut.log == expected ? nil : "\(text(cut))\nis not a cut of\n\(text(whole))"
  }

  static let ending = [t1, t2, t3, t4, t5, t6, t7, t8, t9]
}
