import PressureKit

/// Tracks the contacts that are down, and checks that each begins and ends once.
struct TraceContacts: Equatable, Sendable {
  /// The ids of the contacts, in the order in which they began.
  private(set) var down: [Int64] = []

  /// Takes the next sample. Throws, without a change, if it is out of order.
  mutating func add(_ sample: TraceSample) throws(TraceProblem) {
    let place = down.firstIndex(of: sample.id)
    switch sample.phase {
    case .began:
      if place != nil { throw .beganTwice(id: sample.id) }
      if down.count == Trace.mostContacts { throw .tooManyContacts }
      down.append(sample.id)
    case .moved, .ended, .cancelled:
      guard let place else { throw .notDown(id: sample.id, sample.phase) }
      if sample.phase != .moved { down.remove(at: place) }
    }
  }
}
