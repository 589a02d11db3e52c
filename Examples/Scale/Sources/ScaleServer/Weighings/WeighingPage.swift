/// A page of weighings, newest first.
struct WeighingPage: Encodable, Equatable, Sendable {
  var weighings: [Weighing]
  /// The `before` of the next page; nil on the last page.
  var next: Int64?
  /// The number of weighings on all pages that match the search.
  var total: Int

  private enum CodingKeys: CodingKey {
    case weighings, next, total
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(weighings, forKey: .weighings)
    // Encode nil as null, so that clients need not distinguish it from a missing field.
    try container.encode(next, forKey: .next)
    try container.encode(total, forKey: .total)
  }
}
