/// The types of a list, as far as it has been read.
struct QuickActionTypes {
  private var indices: [String: Int] = [:]

  /// Takes the type of an action; the index of the first action that has the same, if there is one.
  mutating func add(_ type: String, at index: Int) -> Int? {
    if let first = indices[type] { return first }
    indices[type] = index
    return nil
  }
}
