import Foundation
import Hummingbird

/// What a phone shows to be let in from the network: a secret in the address that the terminal
/// prints, and from then on a cookie.
///
/// The secret is new with each start. The network is not encrypted: who can listen to it can read
/// the secret, so it keeps out neighbours, not attackers.
struct PhoneKey: Sendable {
  /// 128 bits, from the system's source of random numbers.
  let secret = (0..<2).map { _ in
    let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }.joined()

  private static let cookie = "scale-key"

  /// Whether a request has the cookie.
  func isShown(in head: HTTPRequest) -> Bool {
    head.headerFields[values: .cookie].flatMap { $0.split(separator: ";") }.contains {
      $0.trimmingCharacters(in: .whitespaces) == "\(Self.cookie)=\(secret)"
    }
  }

  /// The reply to a request that may not pass: the cookie for one with the secret in its address,
  /// else a refusal. Nil for one that may.
  ///
  /// A secret in an address never stays there, where others could read it or get it as a bookmark.
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
            // Lax, so that a link on another site leads here. What changes something needs more
            // than the cookie: browsers send no Lax cookie with a POST or DELETE of another site,
            // and the front door refuses its origin.
            .setCookie: "\(Self.cookie)=\(secret); Path=/; HttpOnly; SameSite=Lax",
          ])
      }
    }
    guard !isShown(in: request.head) else { return nil }
    let sentence = "Scan the code that script/demo --phone shows, or open the address below it."
    guard request.wantsPage else { return Response(Problem(.forbidden, sentence)) }
    return Response(
      .forbidden, title: "Not let in", heading: "This address is for one phone", html: sentence)
  }
}
