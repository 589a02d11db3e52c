import Foundation

/// The validated query for a page of weighings.
struct WeighingQuery: Equatable, Sendable {
  /// The maximum number of weighings, 1…200.
  var limit = 50
  /// Selects only weighings with a smaller number, which are older; nil for all.
  var before: Int64?
  /// Selects only weighings whose note contains this text; empty for all.
  var search = ""

  static let limits = 1...200

  init() {}

  /// Parses `limit=50&before=7&search=egg`, as a browser's `URLSearchParams` writes it.
  ///
  /// - Throws: `Problem` 400 that names the parameter.
  init(_ query: String?) throws(Problem) {
    var names: Set<String> = []
    for pair in (query ?? "").split(separator: "&") {
      let parts = (pair.contains("=") ? pair : pair + "=").split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(parts[0]), let value = Self.decoded(parts.last ?? "") else {
        throw Problem(.badRequest, "The address is badly encoded.", field: String(parts[0]))
      }
      guard names.insert(name).inserted else {
        throw Problem(.badRequest, "This parameter is given twice. Give it once.", field: name)
      }
      try set(name, to: value)
    }
  }

  private mutating func set(_ name: String, to value: String) throws(Problem) {
    switch name {
    case "limit":
      guard PositiveNumber.isOne(value), let number = Int(value), Self.limits.contains(number)
      else {
        throw Problem(.badRequest, "The limit must be a number from 1 to 200.", field: name)
      }
      limit = number
    case "before":
      guard PositiveNumber.isOne(value), let number = Int64(value) else {
        throw Problem(
          .badRequest, "This must be the number of a weighing, such as 7.", field: name)
      }
      before = number
    case "search":
      guard value.unicodeScalars.count <= NewWeighing.noteLimit,
        !value.unicodeScalars.contains("\0")
      else {
        throw Problem(
          .badRequest,
          "The search text must have at most 200 characters and must not contain U+0000.",
          field: name)
      }
      search = value
    default:
      throw Problem(
        .badRequest, "This parameter is not known. Send limit, before and search only.",
        field: name)
    }
  }

  private static func decoded(_ part: Substring) -> String? {
    PercentEncoding.decoded(part.replacing("+", with: " "))
  }
}
