/// What can be asked of the flow, in words.
package enum SignInCommand: String, FrontCommand {
  case name, password, code, submit, resend, renew, back, cancel, signout

  package var placeholder: String? {
    switch self {
    case .name: "<name>"
    case .password: "[<password>]"
    case .code: "[<code>]"
    case .submit, .resend, .renew, .back, .cancel, .signout: nil
    }
  }

  package var summary: String {
    switch self {
    case .name: "type the name"
    case .password: "type the password, which is shown and recorded nowhere"
    case .code: "type the code that was sent"
    case .submit: "have name and password, or the code, checked"
    case .resend: "have another code sent, when it is time"
    case .renew: "stay signed in for longer"
    case .back: "go back to the form with the name"
    case .cancel: "go to an empty form, from everywhere"
    case .signout: "leave, to come back"
    }
  }
}
