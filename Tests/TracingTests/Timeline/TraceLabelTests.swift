import StoreTracing
import Testing

struct TraceLabelTests {
  @Test(
    arguments: [
      (#"{"ping":true}"#, "ping"), (#"{"add":{}}"#, "add"), (#"{"add":{"_0":1}}"#, "add(1)"),
      (#"{"response":{"success":4}}"#, "response(success(4))"),
      (#"{"response":{"_0":{"success":{"_0":"x"}}}}"#, #"response(success("x"))"#),
      (#"{"added":{"_0":{"id":1,"title":"a"}}}"#, #"added(id: 1, title: "a")"#),
      (
        #"{"todo":{"_0":{"element":{"id":1,"action":{"toggle":{}}}}}}"#,
        "todo(element(id: 1, action: toggle))"
      ),
      (#"{"move":{"_0":1,"before":null}}"#, "move(1, before: nil)"),
      (#"{"list":{"_0":[1,2,3,4,5]}}"#, "list([1, 2, 3, 4, … 5])"),
      (#"{"flag":{"_0":false}}"#, "flag(false)"), ("3", "3"), (#""a\nb""#, "a␣b"), ("[]", "[]"),
    ]
  )
  func `an action is written as it would be in Swift`(json: String, label: String) throws {
    #expect(try TraceLabel.text(of: .value(JSONParser.parse(json))) == label)
  }

  @Test func `a long action is cut`() {
    let label = TraceLabel.text(of: .text(String(repeating: "x", count: 1000)))
    #expect(label.count == 120 && label.hasSuffix("…"))
  }
}
