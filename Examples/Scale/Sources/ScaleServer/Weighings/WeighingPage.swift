/// Some of the weighings, the newest first, and how to get those after them.
struct WeighingPage: Encodable, Equatable, Sendable {
  var weighings: [Weighing]
  /// What to pass as `before` for the next page; nil where there is none.
  var next: Int64?
  /// How many match the search, on all pages.
  var total: Int

  private enum CodingKeys: CodingKey {
    case weighings, next, total
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(weighings, forKey: .weighings)
    // A null, so that a page need not tell "no more" from "not told".
    try container.encode(next, forKey: .next)
    try container.encode(total, forKey: .total)
  }
}
