import StoreTesting
import Testing

/// A schedule is all that decides: the same token tells the same story, however busy the machine is.
struct SameEachTimeTests {
  @Test func `a token tells the same 100 times, with others at its side`() async {
    let races: [@Sendable () -> Race] = [
      { PagesTests.race() }, { SearchTests.race() }, { PlaybackTests.race() },
      { UploadTests.race() },
    ]
    await withTaskGroup(of: Void.self) { group in
      for race in races {
        group.addTask {
          let found = await race().search(.exhaustive(limit: 20_000))
          guard case .failed(let token) = found.verdict else {
            Issue.record("\(found)")
            return
          }
          var texts: Set<[String]> = []
          for _ in 0..<100 {
            texts.insert(await race().search(.seed(1), replay: "\(token)").texts)
          }
          #expect(texts.count == 1, "\(texts)")
        }
      }
    }
  }

  @Test func `a search finds the same 20 times`() async {
    var texts: Set<String> = []
    for _ in 0..<20 { texts.insert(await LikesTests.race().text()) }
    #expect(texts.count == 1)
  }

  @Test func `a random search finds the same 20 times`() async {
    var texts: Set<[String]> = []
    for _ in 0..<20 { texts.insert(await LikesTests.race().search(.random(count: 200)).texts) }
    #expect(texts.count == 1)
  }
}
