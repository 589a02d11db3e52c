/// The content of the history's file.
struct HistoryDocument: Codable, Equatable, Sendable {
  /// The format version of the file.
  let format: Int
  /// The weighings, newest first.
  let weighings: [SavedWeighing]

  /// The format version that this app writes. It is the first.
  static let format = 1

  /// The part that all format versions share.
  struct Head: Codable, Sendable {
    let format: Int
  }
}
