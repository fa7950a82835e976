import Examples
import Testing

/// What a file may be called, and what the address of one may be.
struct DownloadNameTests {
  @Test(arguments: [
    ("http://h/a.txt", "a.txt"), ("http://h/x/y/a%20b", "a b"), ("http://h/a?b/c", "a"),
    ("http://h/%C3%A9t%C3%A9.pdf", "été.pdf"), ("http://h/a..b", "a..b"),
    ("http://h/part", "part"),
  ])
  func `a file is called as the last part of its address`(address: String, name: String) throws {
    #expect(try DownloadName(address: address).text == name)
  }

  @Test(arguments: [
    ("http://h", "the address ends without one"), ("http://h/", "the address ends without one"),
    ("http://h/a/", "the address ends without one"), ("http://h/..", "it begins with a dot"),
    ("http://h/a/.", "it begins with a dot"), ("http://h/%2e%2e", "it begins with a dot"),
    ("http://h/.profile", "it begins with a dot"), ("http://h/..%2Fx", "it begins with a dot"),
    ("http://h/x%2F..%2Fy", "it leads to another folder"),
    ("http://h/%2Fetc%2Fpasswd", "it leads to another folder"),
    ("http://h/a%5Cb", "it leads to another folder"),
    ("http://h/a%00b", "it has characters that can't be seen"),
    ("http://h/a%0Ab", "it has characters that can't be seen"),
    ("http://h/a%1B%5B2J", "it has characters that can't be seen"),
    ("http://h/a%E2%80%AEtxt.exe", "it has characters that can't be seen"),
    ("http://h/%FF", "it is no text"), ("http://h/a.PART", "it ends with '.part'"),
  ])
  func `E1: a name that could do harm is refused`(address: String, reason: String) {
    #expect(throws: DownloadError.badName(reason)) { try DownloadName(address: address) }
  }

  @Test func `E2: a name may be so long that its unfinished part has room`() throws {
    let longest = String(repeating: "n", count: 250)
    #expect(try DownloadName(longest).text == longest)
    #expect(throws: DownloadError.badName("it is too long")) { try DownloadName(longest + "n") }
    // Bytes count, not characters.
    let wide = String(repeating: "é", count: 126)
    #expect(throws: DownloadError.badName("it is too long")) { try DownloadName(wide) }
  }

  @Test(arguments: [
    ("", "it is no URL"), ("a", "it is no URL"), ("/a", "it is no URL"),
    ("https://h/a", "only http:// is supported, not https://"),
    ("file:///a", "only http:// is supported, not file://"), ("http:a", "it names no server"),
    ("http:///a", "it names no server"), ("http://u:p@h/a", "it has a user name in it"),
    ("http://h:0/a", "there is no such port"), ("http://h:65536/a", "there is no such port"),
  ])
  func `E3: an address that can't be used is refused with a reason`(
    address: String,
    reason: String
  ) {
    #expect(throws: DownloadError.badAddress(reason)) { try HTTPAddress(address) }
  }

  @Test func `an address is taken apart`() throws {
    let address = try HTTPAddress("HTTP://[::1]:8080/a%20b/c?d=e#f")
    #expect(address.host == "::1")
    #expect(address.port == 8080)
    #expect(address.path + address.query == "/a%20b/c?d=e")
    #expect(address.authority == "[::1]:8080")
    #expect(try HTTPAddress("http://h").path == "/")
  }

  @Test(arguments: [
    ("/b", "http://h:81/b"), ("b?c", "http://h:81/x/b?c"), ("http://other/b", "http://other/b"),
    ("//other/b", "http://other/b"),
  ])
  func `an answer points to another address`(location: String, target: String) throws {
    let address = try HTTPAddress("http://h:81/x/a")
    #expect(try address.following(location).text == target)
  }

  @Test func `E4: an answer that leads to another protocol is refused`() throws {
    let address = try HTTPAddress("http://h/a")
    #expect(throws: DownloadError.badAddress("only http:// is supported, not https://")) {
      try address.following("https://h/a")
    }
  }
}
