import RandomNumberFeature

/// Shows what a recorded session has done.
@MainActor
struct RandomReplay {
  let options: RandomOptions
  let file: String
  let console: Console

  /// Prints the states; returns 65 if they are not the recorded ones.
  func run() -> ExitCode {
    let printsJSON = options.printsJSON
    return ReplaySession(
      name: RandomExample.name,
      feature: RandomNumber(client: RandomNumberClient(options)),
      file: file,
      until: options.settings.until,
      console: console,
      line: { step, number in
        let transition = RandomTransition(step.action, from: step.old, to: step.new)
        return printsJSON
          ? "{\"step\":\(number)," + transition.json.dropFirst()
          : "\(number): \(transition.text)"
      },
      picture: { _ in nil }
    ).run()
  }
}
