/// A result as it is encoded, since `Result` is not `Codable`.
package enum CodedResult<Success: Codable, Failure: Error & Codable>: Codable {
  case success(Success)
  case failure(Failure)

  package init(_ result: Result<Success, Failure>) {
    self =
      switch result {
      case .success(let value): .success(value)
      case .failure(let error): .failure(error)
      }
  }

  package var result: Result<Success, Failure> {
    switch self {
    case .success(let value): .success(value)
    case .failure(let error): .failure(error)
    }
  }
}
