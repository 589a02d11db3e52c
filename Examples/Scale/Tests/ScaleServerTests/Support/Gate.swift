/// Lets a few through at a time; the others wait in the order in which they came.
///
/// Each server under test has two queues for its database, and Dispatch has 64 threads for all: with
/// all tests at once there would be none left.
actor Gate {
  static let servers = Gate(places: 8)

  private var places: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) {
    self.places = places
  }

  func enter() async {
    guard places == 0 else {
      places -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if waiting.isEmpty {
      places += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
