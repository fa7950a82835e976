import StoreTracing
import Testing

struct JSONPatchTests {
  @Test(
    arguments: [
      (#"{"a":1}"#, #"[{"op":"add","path":"/b","value":2}]"#, #"{"a":1,"b":2}"#),
      (#"{"a":[1,3]}"#, #"[{"op":"add","path":"/a/1","value":2}]"#, #"{"a":[1,2,3]}"#),
      (#"[1]"#, #"[{"op":"add","path":"/-","value":2}]"#, "[1,2]"),
      (#"[1,2]"#, #"[{"op":"remove","path":"/0"}]"#, "[2]"),
      (#"{"a":1,"b":2}"#, #"[{"op":"remove","path":"/a"}]"#, #"{"b":2}"#),
      (
        #"{"a":{"b":[0,{"c":1}]}}"#, #"[{"op":"replace","path":"/a/b/1/c","value":2}]"#,
        #"{"a":{"b":[0,{"c":2}]}}"#
      ),
      (
        #"{"a/b":1,"c~d":2}"#, #"[{"op":"remove","path":"/a~1b"},{"op":"remove","path":"/c~0d"}]"#,
        "{}"
      ),
      (#"{"":1}"#, #"[{"op":"replace","path":"/","value":2}]"#, #"{"":2}"#),
      ("1", #"[{"op":"replace","path":"","value":[]}]"#, "[]"),
    ]
  )
  func `a patch changes what it names`(before: String, patch: String, after: String) throws {
    var value = try JSONParser.parse(before)
    let patch = try JSONPatch(json: JSONParser.parse(patch))
    try patch.apply(to: &value)
    #expect(value.description == after)
    #expect(try JSONPatch(json: patch.json) == patch)
  }

  @Test(
    arguments: [
      #"[{"op":"remove","path":"/b"}]"#, #"[{"op":"replace","path":"/a/3","value":0}]"#,
      #"[{"op":"add","path":"/a/3","value":0}]"#, #"[{"op":"add","path":"/a/-1","value":0}]"#,
      #"[{"op":"replace","path":"/a/x","value":0}]"#, #"[{"op":"remove","path":""}]"#,
      #"[{"op":"replace","path":"/a/0/b","value":0}]"#,
    ]
  )
  func `a patch that does not fit says where`(patch: String) throws {
    var value = try JSONParser.parse(#"{"a":[1,2]}"#)
    let patch = try JSONPatch(json: JSONParser.parse(patch))
    #expect(throws: JSONPatchError.self) { try patch.apply(to: &value) }
  }

  @Test(
    arguments: [
      "{}", "[1]", #"[{"op":"add"}]"#, #"[{"op":"add","path":"/a"}]"#,
      #"[{"op":"move","path":"/a","from":"/b"}]"#, #"[{"op":"remove","path":"a"}]"#,
      #"[{"op":"remove","path":"/~2"}]"#, #"[{"op":"remove","path":"/~"}]"#,
    ]
  )
  func `what is no patch is refused`(text: String) throws {
    let json = try JSONParser.parse(text)
    #expect(throws: JSONPatchError.self) { try JSONPatch(json: json) }
  }
}
