extension TraceEntry {
  /// Nanoseconds, the unit of time in a trace.
  static func nanoseconds(_ time: Duration) -> Int64 {
    let (seconds, attoseconds) = time.components
    return seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000
  }

  var json: JSONObject {
    JSONObject(
      [.init("i", .number(String(index))), .init("t", .number(String(Self.nanoseconds(time))))]
        + Self.members(of: event)
    )
  }

  private static func members(of event: TraceEvent) -> [JSONObject.Member] {
    switch event {
    case .state(let step, let state):
      [.init("e", "state"), .init("step", .number(String(step))), state.member("state")]
    case .action(let action):
      members(of: action)
    case .effectStarted(let effect):
      members(of: effect)
    case .effectEnded(let number, let end):
      [
        .init("e", "end"), .init("effect", .number(String(number))),
        .init("how", end == .finished ? "finished" : "cancelled"),
      ]
    case .diagnostic(let diagnostic):
      [
        .init("e", "diagnostic"), .init("kind", .string(diagnostic.kind)),
        .init("text", .string(diagnostic.text)),
      ] + effect(diagnostic.effect)
    case .closed:
      [.init("e", "closed")]
    }
  }

  private static func members(of action: TraceAction) -> [JSONObject.Member] {
    var members: [JSONObject.Member] = [
      .init("e", "action"), .init("step", .number(String(action.step))),
      action.action.member("action"),
    ]
    switch action.origin {
    case .external: members.append(.init("from", "outside"))
    case .effect(let number): members += [.init("from", "effect")] + effect(number)
    }
    switch action.change {
    case .none: break
    case .patch(let patch): members.append(.init("patch", patch.json))
    case .whole(let state): members.append(state.member("state"))
    }
    return members
  }

  private static func members(of effect: TraceEffect) -> [JSONObject.Member] {
    var members: [JSONObject.Member] = [
      .init("e", "start"), .init("effect", .number(String(effect.number))),
    ]
    if let name = effect.name { members.append(.init("name", .string(name))) }
    if let id = effect.id { members.append(.init("id", .string(id))) }
    return members + [
      .init("by", .string(effect.action)), .init("file", .string(effect.fileID)),
      .init("line", .number(String(effect.line))),
    ]
  }

  private static func effect(_ number: Int?) -> [JSONObject.Member] {
    number.map { [.init("effect", .number(String($0)))] } ?? []
  }

  init(json: JSONValue) throws(TraceLineError) {
    guard let index = json["i"]?.integer, let time = json["t"]?.integer,
      let event = json["e"]?.string
    else { throw TraceLineError("this is no entry of a trace") }
    self.init(index: index, time: .nanoseconds(time), event: try Self.event(event, json))
  }

  private static func event(
    _ name: String,
    _ json: JSONValue
  ) throws(TraceLineError) -> TraceEvent {
    let effect = json["effect"]?.integer
    switch name {
    case "state":
      guard let step = json["step"]?.integer, let state = TracePayload(json, "state") else { break }
      return .state(step: step, state)
    case "action":
      return .action(try action(json))
    case "start":
      guard let effect, let action = json["by"]?.string, let file = json["file"]?.string,
        let line = json["line"]?.integer
      else { break }
      return .effectStarted(
        TraceEffect(
          number: effect,
          name: json["name"]?.string,
          id: json["id"]?.string,
          action: action,
          fileID: file,
          line: line
        )
      )
    case "end":
      guard let effect, let how = json["how"]?.string, how == "finished" || how == "cancelled"
      else { break }
      return .effectEnded(effect, how == "finished" ? .finished : .cancelled)
    case "diagnostic":
      guard let kind = json["kind"]?.string, let text = json["text"]?.string else { break }
      return .diagnostic(TraceDiagnostic(kind: kind, text: text, effect: effect))
    case "closed":
      return .closed
    default:
      throw TraceLineError("nothing known happens here: '\(name.prefix(40))'")
    }
    throw TraceLineError("the entry '\(name)' is incomplete")
  }

  private static func action(_ json: JSONValue) throws(TraceLineError) -> TraceAction {
    guard let step = json["step"]?.integer, let action = TracePayload(json, "action"),
      let from = json["from"]?.string, from == "outside" || from == "effect"
    else { throw TraceLineError("the entry 'action' is incomplete") }
    return TraceAction(
      step: step,
      action: action,
      origin: from == "outside" ? .external : .effect(json["effect"]?.integer),
      change: try change(json)
    )
  }

  private static func change(_ json: JSONValue) throws(TraceLineError) -> TraceChange {
    if let state = TracePayload(json, "state") { return .whole(state) }
    guard let patch = json["patch"] else { return .none }
    do throws(JSONPatchError) {
      return .patch(try JSONPatch(json: patch))
    } catch {
      throw TraceLineError(error.description)
    }
  }
}
