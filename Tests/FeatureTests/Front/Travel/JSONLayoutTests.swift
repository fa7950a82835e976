import Examples
import StoreTracing
import Testing

struct JSONLayoutTests {
  private let todo = JSONValue.object(
    JSONObject([
      JSONObject.Member("id", .number("1")), JSONObject.Member("title", "Milk"),
      JSONObject.Member("tags", .array(["a", .null, .bool(true)])),
    ])
  )

  @Test func `what fits stands on one line`() {
    let line = #"{"id": 1, "title": "Milk", "tags": ["a", null, true]}"#
    #expect(JSONLayout.lines(todo, columns: 80) == [line])
    #expect(JSONLayout.lines(todo, columns: line.count) == [line])
  }

  @Test func `what does not is broken into its parts, and no further`() {
    let lines = [
      "{", #"  "id": 1,"#, #"  "title": "Milk","#, #"  "tags": ["a", null, true]"#, "}",
    ]
    #expect(JSONLayout.lines(todo, columns: 52) == lines)
    #expect(JSONLayout.lines(todo, columns: 27) == lines)
    #expect(
      JSONLayout.lines(todo, columns: 26) == [
        "{", #"  "id": 1,"#, #"  "title": "Milk","#, #"  "tags": ["#, #"    "a","#, "    null,",
        "    true", "  ]", "}",
      ]
    )
  }

  @Test func `a comma behind a part counts`() {
    let value = JSONValue.array([.array([.number("1")]), .null])
    #expect(JSONLayout.lines(value, columns: 6) == ["[", "  [1],", "  null", "]"])
    #expect(
      JSONLayout.lines(value, columns: 5) == ["[", "  [", "    1", "  ],", "  null", "]"]
    )
  }

  @Test(arguments: [
    (JSONValue.array([]), "[]"), (.object(JSONObject()), "{}"), ("a\n\"b\"", #""a\n\"b\"""#),
    (.number("1e300"), "1e300"),
  ])
  func `what has no parts is whole, however little room there is`(value: JSONValue, text: String) {
    #expect(JSONLayout.lines(value, columns: 80) == [text])
  }

  @Test func `a wide character takes two columns`() {
    #expect(JSONLayout.lines(.array(["日本"]), columns: 8) == [#"["日本"]"#])
    #expect(JSONLayout.lines(.array(["日本"]), columns: 7) == ["[", #"  "日本""#, "]"])
  }
}
