import Foundation
import Hummingbird

/// Why a request is refused, as RFC 9457 writes it (`application/problem+json`).
struct Problem: Error, Equatable {
  let status: HTTPResponse.Status
  /// A sentence that a person can act on; never an inner message of the server.
  let detail: String
  /// The member of the request's JSON object that is wrong.
  let field: String?
  /// Headers that belong to the status, as `Allow` to 405.
  let headers: HTTPFields

  init(
    _ status: HTTPResponse.Status, _ detail: String, field: String? = nil,
    headers: HTTPFields = [:]
  ) {
    self.status = status
    self.detail = detail
    self.field = field
    self.headers = headers
  }

  /// Nothing is at this address of the API.
  static let noSuchAddress = Problem(
    .notFound, "Nothing is at this address. The weighings are at /api/weighings.")

  /// What is at the address does not know the method.
  static func methodNotAllowed(_ methods: [HTTPRequest.Method]) -> Problem {
    let allowed = methods.map(\.rawValue).joined(separator: ", ")
    return Problem(
      .methodNotAllowed, "This address answers only to \(allowed).",
      headers: [.allow: allowed])
  }
}

extension HTTPResponse.Status {
  /// RFC 4918, section 11.5; HTTPTypes does not list it.
  static let insufficientStorage = HTTPResponse.Status(
    code: 507, reasonPhrase: "Insufficient Storage")
}

extension Problem: Encodable {
  private enum CodingKeys: CodingKey {
    case type, title, status, detail, field
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // RFC 9457, section 4.2.1: this type says no more than the status, and has its phrase as title.
    try container.encode("about:blank", forKey: .type)
    try container.encode(status.reasonPhrase, forKey: .title)
    try container.encode(status.code, forKey: .status)
    try container.encode(detail, forKey: .detail)
    try container.encodeIfPresent(field, forKey: .field)
  }
}
