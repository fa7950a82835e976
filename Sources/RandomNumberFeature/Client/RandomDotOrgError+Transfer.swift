import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension RandomDotOrgError {
  /// Says in a few words what broke a transfer.
  ///
  /// Codes and texts differ between platforms, so the text is ours and unknown codes are numbers.
  package init(transferError error: any Error) {
    guard let code = (error as? URLError)?.code else {
      self = .unreachable(reason: "the transfer failed")
      return
    }
    self = code == .timedOut ? .timedOut : .unreachable(reason: Self.reason(for: code))
  }

  private static func reason(for code: URLError.Code) -> String {
    switch code {
    case .badURL: "its address is not valid"
    case .cannotFindHost, .dnsLookupFailed: "there is no such host"
    case .cannotConnectToHost: "the connection was refused"
    case .notConnectedToInternet: "there is no connection to the internet"
    case .networkConnectionLost: "the connection was lost"
    // The address is known to be one of HTTP; Linux reports an answer in another protocol so.
    case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData,
      .unsupportedURL:
      "its answer could not be read"
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      "no secure connection could be made"
    case .unknown: "the transfer broke off"
    default: "network error \(code.rawValue)"
    }
  }
}
