package import Foundation

#if canImport(FoundationNetworking)
package import FoundationNetworking
#endif

/// How a number is asked for: the address and the headers.
///
/// Source of the parameters and limits: random.org's page on its plain HTTP interface.
package struct RandomDotOrgRequest: Sendable {
  /// The bounds that the service accepts.
  package static let bounds = -1_000_000_000...1_000_000_000
  /// Names this program to the service.
  package static let product = "swift-store/1.0"
  /// The longest e-mail address there is (RFC 5321, 4.5.3.1.3, without the angle brackets).
  private static let longestContact = 254

  private let address: URLComponents
  private let template: URLRequest

  /// Prepares requests to the service at `baseURL`, or nothing if that is no HTTP address.
  ///
  /// A path of the base is kept; credentials, query and fragment are not. Of `contact`, characters
  /// that could leave the header or its comment are dropped.
  package init?(baseURL: URL, contact: String?) {
    guard
      var address = URLComponents(url: baseURL, resolvingAgainstBaseURL: true),
      let scheme = address.scheme?.lowercased(), ["http", "https"].contains(scheme),
      address.host?.isEmpty == false
    else { return nil }
    // Linux knows no `HTTP`.
    address.scheme = scheme
    let path = address.percentEncodedPath
    address.percentEncodedPath = (path.hasSuffix("/") ? path : path + "/") + "integers/"
    address.percentEncodedQuery = nil
    address.fragment = nil
    address.user = nil
    address.password = nil
    guard let url = address.url else { return nil }
    let comment = Self.sanitised(contact ?? "")
    var template = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    template.setValue(
      comment.isEmpty ? Self.product : "\(Self.product) (\(comment))",
      forHTTPHeaderField: "User-Agent"
    )
    template.setValue("text/plain", forHTTPHeaderField: "Accept")
    template.httpShouldHandleCookies = false
    self.address = address
    self.template = template
  }

  /// Returns the request for one number of `range`.
  ///
  /// The query is made of integers only, which print alike in every locale.
  package func urlRequest(for range: ClosedRange<Int>) -> URLRequest {
    var address = address
    address.percentEncodedQuery =
      "num=1&min=\(range.lowerBound)&max=\(range.upperBound)&col=1&base=10&format=plain&rnd=new"
    var request = template
    request.url = address.url
    return request
  }

  private static func sanitised(_ contact: String) -> String {
    let allowed = contact.unicodeScalars.filter {
      (0x20...0x7E).contains($0.value) && !["(", ")", "\\"].contains($0)
    }
    let text = String(String.UnicodeScalarView(allowed)).trimmingCharacters(in: .whitespaces)
    return String(text.prefix(longestContact))
  }
}
