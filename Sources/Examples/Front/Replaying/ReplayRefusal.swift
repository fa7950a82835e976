/// Why a file is not replayed, and how the program ends then.
struct ReplayRefusal: Error {
  let message: String
  let code: ExitCode
}
