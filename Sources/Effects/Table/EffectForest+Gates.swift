// What becomes of actions that are delayed or throttled.
//
// Such an action becomes a parcel: a leaf of its own at the gate, in the sender's tree and under the
// sender's ids, so that the sender goes on and a cancel finds what it has sent.
extension EffectForest {
  /// Whether an input may depend on the time.
  @usableFromInline var readsTime: Bool { !gates.isEmpty || !windows.isEmpty }

  /// It is so late now; windows that are over and hold nothing go.
  @usableFromInline
  mutating func advance(to now: Duration) {
    self.now = max(self.now, now)
    let nodes = nodes
    let closed = windows.closeIdle(at: self.now) { held in
      nodes[held.slot].generation == held.generation
    }
    for key in closed { windowClosed(key) }
  }

  private mutating func windowClosed(_ key: EffectKey) {
    guard key.scope >= 0 else { return }
    entries[key.scope].windows -= 1
    removeIfUnused(key.scope)
  }

  /// The windows of a scope, and of those inside it, go with it.
  mutating func closeWindows(inside scope: Int) {
    guard !windows.isEmpty else { return }
    var open = [scope]
    var inside: Set<Int> = []
    while let entry = open.popLast() {
      inside.insert(entry)
      open += entries[entry].scopes
    }
    for key in windows.close(where: { inside.contains($0.scope) }) { windowClosed(key) }
  }

  // MARK: - Parcels

  /// Makes a parcel for what a leaf, or a parcel of an inner gate, sends.
  ///
  /// - Complexity: O(d), d the depth of the leaf below the gate.
  mutating func addParcel(for slot: Int, at gate: Int) -> Int {
    var around: [EffectNode.Kind] = []
    var outer = nodes[slot].parent
    while outer != gate {
      switch nodes[outer].kind {
      case .identified(let key, _): around.append(.shade(key, isScope: false))
      case .scoped(let key): around.append(.shade(key, isScope: true))
      case .shade: around.append(nodes[outer].kind)
      case .send, .run, .cancel, .report, .merge, .concatenate, .gate, .parcel: break
      }
      outer = nodes[outer].parent
    }
    let (tree, position) = (nodes[slot].tree, nodes[slot].position)
    var parent = gate
    for kind in around.reversed() {
      parent = addNode(kind, parent: parent, tree: tree, position: position)
      move(parent, to: .held)
    }
    return addNode(.parcel, parent: parent, tree: tree, position: position)
  }

  /// A parcel goes: if it was asleep, another one of its gate may have to sleep.
  mutating func forgetParcel(_ slot: Int) {
    decisions.append(.release(slot))
    if nodes[slot].phase == .waiting { agenda.append(.tend(token(nodes[slot].gate))) }
  }

  /// Cuts the parcels of a gate that come from in front of `slot`.
  mutating func removeParcels(of gate: Int, before slot: Int) {
    // The member of the gate comes first: it was there before there were parcels.
    var next = nodes[nodes[gate].firstChild].next
    while next >= 0 {
      let parcel = next
      next = nodes[parcel].next
      if nodes[parcel].position < nodes[slot].position { removeSubtree(parcel) }
    }
  }

  /// Drops a parcel; asleep or not, it is over.
  private mutating func drop(_ slot: Int) {
    interrupt(slot)
    complete(slot)
  }

  private mutating func sleep(_ slot: Int, for duration: Duration) {
    nodes[slot].phase = .waiting
    runningCount += 1
    decisions.append(.sleep(token(slot), duration))
  }

  private mutating func interrupt(_ slot: Int) {
    guard nodes[slot].phase == .waiting else { return }
    nodes[slot].phase = .pending
    stop(slot)
  }

  /// The token under which the parcel that began in this slot is delivered, if it has passed all gates
  /// on the current input.
  @usableFromInline
  func passed(_ slot: Int) -> EffectToken? {
    var slot = slot
    for decision in decisions {
      switch decision {
      case .move(from: slot, let new): slot = new
      case .deliver(let token) where token.slot == slot: return token
      default: break
      }
    }
    return nil
  }

  // MARK: - Passing

  /// A parcel has come to its gate.
  mutating func pass(_ slot: Int) {
    let gate = nodes[slot].gate
    guard let rule = gates[gate]?.rule else { return }
    switch rule {
    case .delay(let duration):
      let parcel = token(slot)
      let deadline = now + duration
      gates[gate]?.line.append(parcel, until: deadline)
      tend(gate)
    case .throttle(let key, let duration, let latest):
      pass(slot, key, duration, latest)
    }
  }

  private mutating func pass(
    _ slot: Int,
    _ key: EffectKey,
    _ duration: Duration,
    _ latest: Bool
  ) {
    let (decision, isNew) = windows.offer(
      token(slot),
      under: key,
      at: now,
      for: duration,
      latest: latest
    )
    if isNew, key.scope >= 0 { entries[key.scope].windows += 1 }
    switch decision {
    case .pass:
      release(slot)
    case .drop:
      drop(slot)
    case .hold(let duration, let replaced):
      if let replaced, isLive(replaced) { drop(replaced.slot) }
      sleep(slot, for: duration)
    case .due(let held):
      agenda.append(.pass(token(slot)))
      guard isLive(held) else { return windows.letGo(under: key) }
      interrupt(held.slot)
      wake(held.slot)
    }
  }

  /// The time of a parcel has come.
  mutating func wake(_ slot: Int) {
    let gate = nodes[slot].gate
    nodes[slot].phase = .pending
    switch gates[gate]?.rule {
    case .throttle(let key, let duration, _):
      windows.reopen(key, at: now, for: duration)
      release(slot)
    case .delay:
      gates[gate]?.line.removeFirst()
      agenda.append(.tend(token(gate)))
      release(slot)
    case nil:
      break
    }
  }

  /// Releases what is due, and sees that the first of the others sleeps.
  mutating func tend(_ gate: Int) {
    while let (first, deadline) = gates[gate]?.line.first {
      if isLive(first) {
        if nodes[first.slot].phase == .waiting { return }
        if deadline > now { return sleep(first.slot, for: deadline - now) }
        return wake(first.slot)
      }
      gates[gate]?.line.removeFirst()
    }
  }

  /// A parcel leaves its gate, for the next one or for the store's queue.
  private mutating func release(_ slot: Int) {
    let outer = nodes[nodes[slot].gate].gate
    guard outer >= 0 else {
      nodes[slot].phase = .active
      decisions.append(.deliver(token(slot)))
      return
    }
    let parcel = addParcel(for: slot, at: outer)
    decisions.append(.move(from: slot, to: parcel))
    complete(slot)
    agenda.append(.pass(token(parcel)))
  }
}
