/// The path to each value: its last step, and the value before it.
struct PathHistory {
  private var entries: [(step: PathStep, before: Int)] = []

  /// Adds a step and returns its place, counted from 1. The beginning is 0.
  mutating func add(_ step: PathStep, after place: Int) -> Int {
    entries.append((step, place))
    return entries.count
  }

  /// Returns the steps from the beginning to a place.
  func path(to place: Int) -> [PathStep] {
    var path: [PathStep] = []
    var place = place
    while place > 0 {
      path.append(entries[place - 1].step)
      place = entries[place - 1].before
    }
    return path.reversed()
  }
}
