import Examples
import Testing

/// Who may use which file, as a table.
struct FileLineTests {
  @Test func `a file has one user, and the others follow in order`() {
    var line = FileLine<Int>()
    #expect(line.enters("a", 1) == true)
    #expect(line.enters("a", 2) == false)
    #expect(line.enters("a", 3) == false)
    #expect(line.leaves("a") == 2)
    #expect(line.enters("a", 4) == false)
    #expect(line.leaves("a") == 3)
    #expect(line.leaves("a") == 4)
    #expect(line.leaves("a") == nil)
    #expect(line.enters("a", 5) == true)
  }

  @Test func `files don't wait for each other`() {
    var line = FileLine<Int>()
    #expect(line.enters("a", 1) == true)
    #expect(line.enters("b", 2) == true)
    #expect(line.leaves("b") == nil)
    #expect(line.enters("a", 3) == false)
  }
}
