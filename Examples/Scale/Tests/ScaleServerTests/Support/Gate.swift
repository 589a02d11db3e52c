/// Lets a few tasks through at a time. The others wait in order of arrival.
///
/// Each server under test has two database queues, and Dispatch has 64 threads in all. With all tests at once, the threads
/// would run out.
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
