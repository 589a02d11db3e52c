import Foundation
import Hummingbird

/// The key that lets a phone in from the network: first a secret in the address that the terminal prints, then a cookie.
///
/// Each start creates a new secret. The network is not encrypted, so anyone who listens to it can read the secret. The
/// key keeps out neighbours, not attackers.
struct PhoneKey: Sendable {
  /// 128 bits from the system's random number generator, as hexadecimal digits.
  let secret = (0..<2).map { _ in
    let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }.joined()

  private static let cookie = "scale-key"

  /// True if a request has the cookie.
  func isShown(in head: HTTPRequest) -> Bool {
    head.cookies.contains("\(Self.cookie)=\(secret)")
  }

  /// Returns the reply to a request that must not reach the routes. Nil if it may.
  ///
  /// If the secret is in the address, the reply sets the cookie and redirects to the same address without the secret.
  /// Otherwise other people could read the secret there or get it with a bookmark. Without the secret and the cookie, the
  /// reply is a refusal.
  func reply(to request: Request, at path: RequestPath?) -> Response? {
    if request.method == .get || request.method == .head, let query = request.uri.query {
      let parts = query.split(separator: "&", omittingEmptySubsequences: false)
      let others = parts.filter { $0 != "key=\(secret)" }
      if others.count < parts.count {
        let query = others.isEmpty ? "" : "?" + others.joined(separator: "&")
        return Response(
          status: .found,
          headers: [
            .location: path.map { $0.text + query } ?? PageRoutes.start, .cacheControl: "no-store",
            // Lax, so that links on other sites work. Other sites still cannot change anything: browsers send no Lax
            // cookie with their POST or DELETE, and `RequestRouter` refuses their origin.
            .setCookie: "\(Self.cookie)=\(secret); Path=/; HttpOnly; SameSite=Lax",
          ])
      }
    }
    guard !isShown(in: request.head) else { return nil }
    let sentence = "Scan the code that script/demo --phone shows, or open the address below it."
    guard request.wantsPage else { return Response(Problem(.forbidden, sentence)) }
    return Response(
      .forbidden, title: "No access", heading: "This address is for one phone", html: sentence)
  }
}

extension HTTPRequest {
  /// The cookies, as `name=value`.
  var cookies: [String] {
    headerFields[values: .cookie].flatMap { $0.split(separator: ";") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
