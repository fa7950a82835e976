import Store

/// Signing in on a terminal.
package struct SignInScreen: FrontScreen {
  private var isOnPassword = false

  package init() {}

  package static let keys = [
    KeyHint("Tab, Up, Down", "the other field"), KeyHint("Enter", "the next field, or submit"),
    KeyHint("Esc", "go back, or to an empty form"), KeyHint("Ctrl-R", "another code"),
    KeyHint("r", "stay signed in for longer"), KeyHint("s", "sign out"), KeyHint("Ctrl-D", "leave"),
  ]

  package mutating func press(_ key: Key, in state: SignIn.State) -> KeyAnswer<SignIn.Action> {
    switch state {
    case .credentials(let form): press(key, form)
    case .twoFactor(let step): Self.press(key, step)
    case .signedIn: Self.pressInSession(key)
    }
  }

  private mutating func press(
    _ key: Key,
    _ form: CredentialsStep.State
  ) -> KeyAnswer<SignIn.Action> {
    switch key {
    case .tab, .backTab, .up, .down:
      isOnPassword.toggle()
      return .redraw
    case .enter where form.canSubmit:
      isOnPassword = false
      return .send([.credentials(.submit)])
    case .enter:
      isOnPassword = !form.name.isEmpty
      return .redraw
    case .escape:
      isOnPassword = false
      return .send([.cancel])
    default:
      break
    }
    if isOnPassword {
      guard let text = TextEntry.edited(form.password.text, by: key) else { return .ignore }
      return .send([.credentials(.passwordChanged(Secret(text)))])
    }
    guard let text = TextEntry.edited(form.name, by: key) else { return .ignore }
    return .send([.credentials(.nameChanged(text))])
  }

  private static func press(_ key: Key, _ step: TwoFactorStep.State) -> KeyAnswer<SignIn.Action> {
    switch key {
    case .enter: return .send([.twoFactor(.submit)])
    case .escape: return .send([.back])
    case .control("r"): return .send([.twoFactor(.resend)])
    default:
      guard let text = TextEntry.edited(step.code, by: key) else { return .ignore }
      return .send([.twoFactor(.codeChanged(text))])
    }
  }

  private static func pressInSession(_ key: Key) -> KeyAnswer<SignIn.Action> {
    switch key {
    case .character("r"): .send([.signedIn(.renew)])
    case .character("s"), .escape: .send([.signOut])
    case .character("q"): .quit
    default: .ignore
    }
  }
}

extension SignInScreen {
  package func draw(_ state: SignIn.State, on canvas: Canvas) -> [ScreenLine] {
    switch state {
    case .credentials(let form): draw(form, canvas)
    case .twoFactor(let step): Self.draw(step, canvas)
    case .signedIn(let step): Self.draw(step, canvas)
    }
  }

  private func draw(_ form: CredentialsStep.State, _ canvas: Canvas) -> [ScreenLine] {
    let hidden = String(repeating: "•", count: form.password.text.count)
    let name = "    name: "
    let password = "password: "
    return canvas.page(
      ScreenLine("sign in", .title).adding("  attempt \(form.id)", .dim),
      body: [
        isOnPassword ? ScreenLine(name, .dim).adding(form.name) : canvas.field(name, form.name),
        isOnPassword ? canvas.field(password, hidden) : ScreenLine(password, .dim).adding(hidden),
        ScreenLine(),
        Self.line(form.progress),
        ScreenLine(
          "It is '\(SignInService.name)' and '\(SignInService.password.text)'.",
          .dim
        ),
      ],
      keys: [
        KeyHint("Enter", "submit"), KeyHint("Tab", "field"), KeyHint("Esc", "empty"),
        KeyHint("Ctrl-D", "quit"),
      ]
    )
  }

  private static func draw(_ step: TwoFactorStep.State, _ canvas: Canvas) -> [ScreenLine] {
    let resend = step.resendIn > 0 ? "Another code in \(step.resendIn) s." : "Ctrl-R: another code."
    return canvas.page(
      ScreenLine("code", .title).adding("  for \(step.name)", .dim),
      body: [
        canvas.field("code: ", step.code),
        ScreenLine(),
        line(step.progress),
        ScreenLine("It is \(SignInService.code(of: step.challenge)). \(resend)", .dim),
      ],
      keys: [
        KeyHint("Enter", "submit"), KeyHint("Esc", "back"), KeyHint("Ctrl-R", "resend"),
        KeyHint("Ctrl-D", "quit"),
      ]
    )
  }

  private static func draw(_ step: SessionStep.State, _ canvas: Canvas) -> [ScreenLine] {
    canvas.page(
      ScreenLine("signed in", .good).adding("  as \(step.name)", .dim),
      body: [
        ScreenLine("The session lasts \(DurationText.text(step.session.lifetime))."),
        ScreenLine(),
        line(step.progress),
      ],
      keys: [KeyHint("r", "renew"), KeyHint("s", "sign out"), KeyHint("q", "quit")]
    )
  }

  private static func line(_ progress: SignInProgress) -> ScreenLine {
    switch progress {
    case .idle: ScreenLine()
    case .requesting: ScreenLine("…", .accent)
    case .failed(let error): ScreenLine(SignInReport.text(error), .bad)
    }
  }
}
