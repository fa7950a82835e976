import Examples
import Testing

/// Made-up files and their checksums.
struct ServedFileTests {
  @Test func `the checksum is that of zlib`() {
    var sum = CRC32()
    #expect(sum.value == 0)
    sum.append(Array("1234".utf8)[...])
    sum.append(Array("56789".utf8)[...])
    #expect(sum.value == 0xCBF4_3926)
  }

  @Test func `any part of a file is the same as that part of the whole`() {
    let file = ServedFile(name: "a", length: 100, seed: 3)
    for start in 0..<100 {
      for end in start...100 {
        #expect(file.bytes(start..<end) == Array(file.contents[start..<end]))
      }
    }
    #expect(ServedFile(name: "a", length: 100, seed: 4).contents != file.contents)
  }

  @Test func `trouble is the same for the same seed, and ends`() {
    let files = TroubledServer.files(5)
    #expect(Set(files.map(\.length)).count == 5)
    let server = TroubledServer(pace: nil, seed: 7)
    let good = ServedAnswer()
    var bad = 0
    for file in files {
      for attempt in 1..<TroubledServer.patience {
        let request = ServedRequest(name: file.name, attempt: attempt)
        #expect(server.answer(request) == server.answer(request))
        bad += server.answer(request) == good ? 0 : 1
        #expect(TroubledServer(pace: nil, seed: nil).answer(request) == good)
      }
      let last = ServedRequest(name: file.name, attempt: TroubledServer.patience)
      #expect(server.answer(last) == good)
    }
    #expect(bad > 5)
  }
}
