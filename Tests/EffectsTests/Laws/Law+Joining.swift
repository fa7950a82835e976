import Effects

// Merge, concatenate, map: in the midst of other effects that hold the same ids.
extension Law {
  /// Runs a tree between one that is in flight and one that comes later.
  static func run(
    _ tree: LawTree,
    in context: LawCase,
    _ fault: Fault?,
    isMapped: Bool = false
  ) -> LawWorld.Outcome {
    LawWorld.run(
      [(0, .take(context.before)), (1, .take(tree)), (context.time, .take(context.after))],
      fault,
      isMapped: isMapped
    )
  }

  static let m1 = Law("L-M1") { it, fault in
    differenceUpToInterleaving(
      run(.merge([.merge([it.a, it.b]), it.c]), in: it, fault),
      run(.merge([it.a, .merge([it.b, it.c])]), in: it, fault)
    )
  }

  static let m2 = Law("L-M2") { it, fault in
    let other = it.b.with(id: { $0 + 10 })
    return differenceUpToInterleaving(
      run(.merge([it.a, other]), in: it, fault),
      run(.merge([other, it.a]), in: it, fault)
    )
  }

  static let m3 = Law("L-M3") { it, fault in
    let alone = run(it.a, in: it, fault)
    return difference(run(.merge([.none, it.a]), in: it, fault), alone)
      ?? difference(run(.merge([it.a, .none]), in: it, fault), alone)
  }

  static let m4 = Law("L-M4") { it, fault in
    difference(run(.merge([]), in: it, fault), run(.none, in: it, fault))
      ?? difference(run(.merge([it.a]), in: it, fault), run(it.a, in: it, fault))
  }

  static let c1 = Law("L-C1") { it, fault in
    difference(
      run(.concatenate([.concatenate([it.a, it.b]), it.c]), in: it, fault),
      run(.concatenate([it.a, .concatenate([it.b, it.c])]), in: it, fault)
    )
  }

  static let c2 = Law("L-C2") { it, fault in
    let alone = run(it.a, in: it, fault)
    return difference(run(.concatenate([.none, it.a]), in: it, fault), alone)
      ?? difference(run(.concatenate([it.a, .none]), in: it, fault), alone)
  }

  static let c3 = Law("L-C3") { it, fault in
    difference(
      run(.concatenate([.never, it.a]), in: it, fault),
      run(.never, in: it, fault)
    )
  }

  static let f1 = Law("L-F1", [.all, .map]) { it, fault in
    difference(
      run(.map(0, it.a), in: it, fault, isMapped: true),
      run(it.a, in: it, fault, isMapped: true)
    )
  }

  static let f2 = Law("L-F2", [.all, .map]) { it, fault in
    difference(
      run(.map(5, .map(7, it.a)), in: it, fault, isMapped: true),
      run(.map(12, it.a), in: it, fault, isMapped: true)
    )
  }

  static let f3 = Law("L-F3", [.all, .map]) { it, fault in
    let members = [it.a, it.b]
    let mapped = members.map { LawTree.map(3, $0) }
    return difference(
      run(.map(3, .merge(members)), in: it, fault, isMapped: true),
      run(.merge(mapped), in: it, fault, isMapped: true)
    )
      ?? difference(
        run(.map(3, .concatenate(members)), in: it, fault, isMapped: true),
        run(.concatenate(mapped), in: it, fault, isMapped: true)
      )
  }

  static let f4 = Law("L-F4") { it, fault in
    var cancelled = it
    cancelled.after = .cancel(id: 9)
    let tree = LawTree.identified(id: 9, .merge, it.a)
    let mapped = run(.map(1000, tree), in: cancelled, fault, isMapped: true)
    var plain = run(tree, in: cancelled, fault)
    plain.log = plain.log.map { entry in
      let action = entry.origin == 1 ? entry.action + 1000 : entry.action
      return LawWorld.Entry(time: entry.time, action: action, origin: entry.origin)
    }
    return difference(mapped, plain)
  }

  /// There is one type of effect, so that erasing is wrapping in a join of one.
  static let e1 = Law("L-E1") { it, fault in
    let plain = run(it.a, in: it, fault)
    for erased: LawTree in [.merge([it.a]), .concatenate([it.a]), .merge([.concatenate([it.a])])] {
      let outcome = run(erased, in: it, fault)
      if let difference = difference(outcome, plain) { return difference }
      if outcome.startCount != plain.startCount { return "\(outcome.startCount) starts" }
    }
    return nil
  }

  static let joining = [m1, m2, m3, m4, c1, c2, c3, f1, f2, f3, f4, e1]
}
