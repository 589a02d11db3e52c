/// What is in the file of the history.
struct HistoryDocument: Codable, Equatable, Sendable {
  /// Which version of this form it is.
  let format: Int
  /// The newest first.
  let weighings: [SavedWeighing]

  /// The version that this app writes, and the only one there has been.
  static let format = 1

  /// The part that every version has.
  struct Head: Codable, Sendable {
    let format: Int
  }
}
