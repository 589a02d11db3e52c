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

  /// The reply to a request that may not pass: the cookie for one with the secret in its address,
  /// else a refusal. Nil for one that may.
  func reply(to request: Request) -> Response? {
    let cookies = request.headers[values: .cookie].flatMap { $0.split(separator: ";") }
    if cookies.contains(where: {
      $0.trimmingCharacters(in: .whitespaces) == "\(Self.cookie)=\(secret)"
    }) {
      return nil
    }
    if request.method == .get, request.uri.query == "key=\(secret)" {
      return Response(
        status: .found,
        headers: [
          .location: PageRoutes.start, .cacheControl: "no-store",
          .setCookie: "\(Self.cookie)=\(secret); Path=/; HttpOnly; SameSite=Strict",
        ])
    }
    let sentence = "Scan the code that script/demo --phone shows, or open the address below it."
    guard request.wantsPage else { return Response(Problem(.forbidden, sentence)) }
    return Response(
      .forbidden, title: "Not let in", heading: "This address is for one phone", html: sentence)
  }
}
