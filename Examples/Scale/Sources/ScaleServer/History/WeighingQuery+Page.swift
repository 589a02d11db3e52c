import Foundation

extension WeighingQuery {
  /// Parses `before` and `search` in the address of the page History. Ignores other parameters, such as `simulate`.
  ///
  /// - Throws: `Problem` 400 that names the parameter.
  init(ofPage query: String?) throws(Problem) {
    let known = (query ?? "").split(separator: "&")
      .filter { $0.hasPrefix("before=") || $0.hasPrefix("search=") }
    try self.init(known.joined(separator: "&"))
    search = search.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The query of the page's address, with its question mark; empty for the first page of all weighings.
  var ofPage: String {
    var parameters: [String] = []
    if let before { parameters.append("before=\(before)") }
    if !search.isEmpty { parameters.append("search=\(PercentEncoding.encoded(search))") }
    return parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&")
  }

  /// Returns the same query for another page.
  func at(_ before: Int64?) -> WeighingQuery {
    var query = self
    query.before = before
    return query
  }
}
