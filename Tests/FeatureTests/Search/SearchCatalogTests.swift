import Examples
import Testing

/// What is found, in which order.
struct SearchCatalogTests {
  private func found(_ query: String, in text: String, limit: Int = 20) -> [String] {
    SearchCatalog(text: text).search(query, limit: limit).hits.map(\.text)
  }

  @Test func `entries that begin with the query come before words, and words before the rest`() {
    let results = SearchCatalog(text: "Salome\nSão Tomé\nTomé\nTome, Anna").search("tom", limit: 9)
    #expect(results.hits.map(\.text) == ["Tomé", "Tome, Anna", "São Tomé"])
    #expect(results.hits.map(\.rank) == [.prefix, .prefix, .word])
    #expect(
      found("ome", in: "Salome\nSão Tomé\nOmen\nAn omen") == [
        "Omen", "An omen", "Salome", "São Tomé",
      ]
    )
  }

  @Test func `equal ranks stay in the order of the catalogue`() {
    #expect(found("b", in: "b2\nb3\nb1") == ["b2", "b3", "b1"])
  }

  @Test(arguments: [
    ("SAO TOME", "São Tomé"), ("são", "SAO TOME"), ("reykjavi\u{301}k", "Reykjav\u{ED}k"),
    ("istanbul", "İSTANBUL"), ("tromso", "Tromsø"), ("lodz", "Łódź"), ("strasse", "Straße"),
    ("n'dj", "N’Djamena"), ("οδοσ", "Οδός"), ("東", "東京"),
  ])
  func `case and marks don't count`(query: String, entry: String) {
    #expect(found(query, in: entry) == [entry])
  }

  @Test(arguments: [
    ("san jose", SearchRank.prefix), ("  san   jose ", .prefix), ("jose san", .word),
    ("jo sa", .word), ("jose an", .substring), ("ose", .substring),
  ])
  func `each word of the query has to be there`(query: String, rank: SearchRank) {
    let results = SearchCatalog(text: "San José").search(query, limit: 1)
    #expect(results.hits == [SearchHit(id: 1, text: "San José", rank: rank)])
    #expect(results.query == query)
  }

  @Test(arguments: ["san x", "sanjose", "", "  ", "san josee", "josé san x"])
  func `what isn't there isn't found`(query: String) {
    #expect(SearchCatalog(text: "San José").search(query, limit: 1).total == 0)
  }

  @Test(arguments: ["prince", "au", "paul", "d"])
  func `a word begins after anything that is neither letter nor digit`(query: String) {
    let results = SearchCatalog(text: "Port-au-Prince (d'Paul)").search(query, limit: 1)
    #expect(results.hits.first?.rank == .word)
  }

  @Test func `a word that is a substring first and a word later counts as a word`() {
    #expect(SearchCatalog(text: "Salmon mon").search("mon", limit: 1).hits.first?.rank == .word)
  }

  @Test func `an answer shows the best hits and counts all of them`() {
    let text = (1...50).map { "\($0) ab" }.joined(separator: "\n") + "\nab"
    let results = SearchCatalog(text: text).search("ab", limit: 3)
    #expect(results.hits.map(\.text) == ["ab", "1 ab", "2 ab"])
    #expect(results.total == 51)
    #expect(SearchCatalog(text: text).search("ab", limit: 0).hits.isEmpty)
  }

  @Test(arguments: ["a\nb", "a\r\nb\r\n", "\n\n a\t\n \n  b  \n", "\u{FEFF}a\nb\n"])
  func `lines are entries, without the white space around them`(text: String) {
    let catalog = SearchCatalog(text: text)
    #expect(catalog.count == 2)
    #expect(catalog.search("a", limit: 9).hits == [SearchHit(id: 1, text: "a", rank: .prefix)])
    #expect(catalog.search("b", limit: 9).hits == [SearchHit(id: 2, text: "b", rank: .prefix)])
  }

  @Test func `an empty catalogue finds nothing`() {
    #expect(SearchCatalog(text: "").count == 0)
    #expect(SearchCatalog(text: "\n \n").search("a", limit: 9).total == 0)
  }

  @Test func `bytes that are no UTF-8 are shown as replacement characters, and the rest is found`()
  {
    let catalog = SearchCatalog(lines: [0x61, 0xFF, 0x62, 0x0A] + Array("Malé".utf8))
    #expect(catalog.search("a", limit: 9).hits.map(\.text) == ["a\u{FFFD}b", "Malé"])
    #expect(catalog.search("male", limit: 9).hits.map(\.id) == [2])
  }

  @Test func `a big catalogue is searched to its last line`() {
    let text = (1...100_000).map { "entry \($0)" }.joined(separator: "\n") + "\nLomé"
    let catalog = SearchCatalog(text: text)
    #expect(catalog.count == 100_001)
    #expect(catalog.search("lome", limit: 9).hits.map(\.id) == [100_001])
    #expect(catalog.search("entry", limit: 9).total == 100_000)
  }

  @Test func `a cancelled search ends early`() async {
    let catalog = SearchCatalog(text: Array(repeating: "a", count: 10_000).joined(separator: "\n"))
    let total = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return catalog.search("a", limit: 1).total
    }.value
    #expect(total == 0)
  }

  @Test func `the capitals are some two hundred, each with its country, and none twice`() {
    let all = SearchCatalog.capitals.search(",", limit: 1000)
    #expect(all.total == SearchCatalog.capitals.count)
    #expect(Set(all.hits.map(\.text)).count == all.total)
    #expect(all.total > 180)
  }
}
