import Foundation
import Hummingbird

/// The reason why a request is refused, in the format of RFC 9457 (`application/problem+json`).
struct Problem: Error, Equatable {
  let status: HTTPResponse.Status
  /// A message that a person can act on, never an internal message of the server.
  let detail: String
  /// The name of the wrong JSON field or query parameter; nil if neither is to blame.
  let field: String?
  /// Headers that belong to the status, such as `Allow` for 405.
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

  /// The refusal of an unknown address below `/api`.
  static let noSuchAddress = Problem(
    .notFound, "This address does not exist. The weighings are at /api/weighings.")

  /// The refusal of a change that a page of another site requests.
  static let foreignOrigin = Problem(
    .forbidden, "Only the pages of this server may change its weighings.")

  /// Creates the refusal of a method that the address does not support.
  static func methodNotAllowed(_ methods: [HTTPRequest.Method]) -> Problem {
    let allowed = methods.map(\.rawValue).joined(separator: ", ")
    return Problem(
      .methodNotAllowed, "This address supports only \(allowed).",
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
    // RFC 9457, section 4.2.1: this type adds nothing to the status, so the title is the status phrase.
    try container.encode("about:blank", forKey: .type)
    try container.encode(status.reasonPhrase, forKey: .title)
    try container.encode(status.code, forKey: .status)
    try container.encode(detail, forKey: .detail)
    try container.encodeIfPresent(field, forKey: .field)
  }
}
