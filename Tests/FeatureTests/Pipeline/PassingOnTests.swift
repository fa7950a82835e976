import RandomNumberFeature
import TestSupport
import Testing

struct PassingOnTests {
  @Test func `H9: an element is passed on when the one after it is asked for, not before`() async {
    let (input, supply) = AsyncStream<Int>.makeStream()
    let (output, passed) = AsyncStream<Int>.makeStream()
    for number in 1...3 { supply.yield(number) }
    supply.finish()
    var iterator = PassingOn(input, to: passed).makeAsyncIterator()
    let log = Log<String>()
    while let number = await iterator.next() {
      log.append("read \(number)")
      passed.yield(-number)
    }
    passed.finish()
    #expect(log.entries == ["read 1", "read 2", "read 3"])
    #expect(await output.reduce(into: []) { $0.append($1) } == [-1, 1, -2, 2, -3, 3])
  }
}
