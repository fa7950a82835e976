import Examples
import Foundation
import RandomNumberFeature
import Store
import Testing

struct RandomTransitionTests {
  @Test(arguments: [
    (
      RandomTransition(.ping, from: .initial, to: .loading), "ping: initial -> loading",
      #"{"action":"ping","state":"loading"}"#
    ),
    (
      RandomTransition(.response(.success(-4)), from: .loading, to: .loaded(-4)),
      "response: loading -> loaded -4", #"{"action":"response","state":"loaded","value":-4}"#
    ),
    (
      RandomTransition(.dismiss, from: .loaded(3), to: .initial), "dismiss: loaded 3 -> initial",
      #"{"action":"dismiss","state":"initial"}"#
    ),
    (
      RandomTransition(.response(.failure(.timedOut)), from: .loading, to: .error(.timedOut)),
      "response: loading -> error timedOut",
      #"{"action":"response","state":"error","error":"#
        + #"{"name":"timedOut","message":"The server did not answer in time."}}"#
    ),
  ])
  func `a transition is one line`(transition: RandomTransition, text: String, json: String) {
    #expect(transition.text == text)
    #expect(transition.json == json)
  }

  @Test(arguments: ["plain", "\"\\/", "\n\r\t\u{0}\u{1F}\u{7F}", "“ü 😀\u{2028}"])
  func `JSON strings come back as they went in`(text: String) throws {
    let data = Data(JSONText.object(["key": JSONText.string(text)]).utf8)
    let object = try JSONDecoder().decode([String: String].self, from: data)
    #expect(object == ["key": text])
    #expect(!data.contains(UInt8(ascii: "\n")))
  }
}
