import Testing

/// The laws of effects, each on random trees; `LAW_SEED` and `LAW_TREES` choose others.
struct LawTests {
  private func expect(_ law: Law) {
    let found = law.counterexample()
    print("\(law.name): \(Law.count) trees, seed \(Law.seed)")
    #expect(found == nil, "\(found.map(String.init(describing:)) ?? "")")
  }

  @Test func `L-M1: merge is associative up to interleaving`() { expect(.m1) }
  @Test func `L-M2: merge is commutative for effects that share no id`() { expect(.m2) }
  @Test func `L-M3: none is neutral in a merge`() { expect(.m3) }
  @Test func `L-M4: a merge of nothing is none, of one is that one`() { expect(.m4) }

  @Test func `L-C1: concatenate is associative exactly`() { expect(.c1) }
  @Test func `L-C2: none is neutral in a concatenation`() { expect(.c2) }
  @Test func `L-C3: what stands behind an endless effect never comes`() { expect(.c3) }

  @Test func `L-F1: mapping by the identity changes nothing`() { expect(.f1) }
  @Test func `L-F2: mapping twice is mapping by the composition`() { expect(.f2) }
  @Test func `L-F3: map distributes over merge and concatenate`() { expect(.f3) }
  @Test func `L-F4: map keeps ids: a cancel works behind it`() { expect(.f4) }
  @Test func `L-E1: wrapping an effect, once or twice, starts and sends the same`() { expect(.e1) }

  @Test func `L-T1: a finite effect ends once, and sends nothing afterwards`() { expect(.t1) }
  @Test func `L-T2: after a cancel there is silence`() { expect(.t2) }
  @Test func `L-T3: cancelling twice is cancelling once, an unknown id nothing`() { expect(.t3) }
  @Test func `L-T4: a leading cancel is latest, a trailing one leaves nothing`() { expect(.t4) }
  @Test func `L-T5: a cancel changes no effect under other ids`() { expect(.t5) }
  @Test func `L-T6: when all is over nothing is left`() { expect(.t6) }
  @Test func `L-T7: cancelling cuts, and adds nothing`() { expect(.t7) }
  @Test func `L-T8: what the same turn cancels sends nothing`() { expect(.t8) }
  @Test func `L-T9: the end of the store cuts everything`() { expect(.t9) }

  @Test func `L-D1: a delay of zero is nothing, delays add up`() { expect(.d1) }
  @Test func `L-D1: a delay shifts the actions and not the end`() { expect(.d1Shift) }
  @Test func `L-D2: debounce delivers the last of a burst, once it is quiet`() { expect(.d2) }
  @Test func `L-D2: debounce starts and replaces whole effects`() { expect(.d2Whole) }
  @Test func `L-D3: throttle lets the first of a burst pass, and the latest`() { expect(.d3) }
}
