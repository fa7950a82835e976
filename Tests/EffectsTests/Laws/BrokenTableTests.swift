import Testing

/// The laws find what a broken table does, and show it small.
struct BrokenTableTests {
  @Test(arguments: Fault.allCases)
  func `a broken table is caught, with a small counter-example`(fault: Fault) throws {
    let found = Law.all.compactMap { $0.counterexample(to: fault, count: min(300, 3 * Law.count)) }
    let smallest = try #require(found.min { $0.smallest.size < $1.smallest.size })
    print("\(fault) is caught by \(found.map(\.law).joined(separator: ", "))")
    #expect(smallest.smallest.size <= 8, "\(smallest)")
    #expect(smallest.smallest.size < smallest.found.size)
    // Each of them is as small as it gets: nothing that it can be shrunk to breaks the law.
    let law = try #require(Law.all.first { $0.name == smallest.law })
    for smaller in smallest.smallest.shrinks where smaller.size < smallest.smallest.size {
      #expect(law.fault(smaller, fault) == nil)
    }
  }
}
