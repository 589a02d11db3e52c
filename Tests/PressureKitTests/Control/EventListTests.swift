import PressureKit
import Testing

@Suite struct EventListTests {
  private static let all: [ConfirmAction.Event] =
    [
      .state(.idle), .state(.updating), .state(.selected), .state(.confirmed),
      .haptic(.tick), .haptic(.strong), .haptic(.success), .act(.confirm),
      .announce(.none), .announce(.confirm), .announce(.ok), .announce(.letGo),
      .announce(.pressHint), .announce(.holdHint), .announce(.slideHint),
    ]

  @Test(arguments: [false, true])
  func `a list keeps fifteen events in order, and if something began`(begins: Bool) {
    let events = EventListTests.all
    var list = EventList<ConfirmAction.Event>()
    if begins { list.begin() }
    #expect(list.isEmpty)
    for event in events {
      list.append(event)
      #expect(!list.isEmpty)
    }
    for _ in 0..<300 { list.append(.act(.confirm)) }
    expect(Array(list), equals: events)
    expect(list.begins, equals: begins)
  }

  /// An event with any code except 0.
  private struct Number: EventCode {
    var code: UInt8

    init?(code: UInt8) {
      if code == 0 { return nil }
      self.code = code
    }
  }

  @Test func `a list keeps events with any code`() {
    let codes: [UInt8] = [1, 255, 128, 2, 1, 1, 16, 64, 1, 3, 255, 1, 1, 1, 255]
    var list = EventList<Number>()
    list.begin()
    for event in codes.compactMap({ Number(code: $0) }) { list.append(event) }
    expect(list.map(\.code), equals: codes)
  }

  @Test func `every event has its own code, and other codes have no event`() {
    let codes = EventListTests.all.map(\.code)
    expect(Set(codes).count, equals: codes.count)
    expect(codes.map { ConfirmAction.Event(code: $0) }, equals: EventListTests.all)
    let others = (UInt8.min...UInt8.max).filter { !codes.contains($0) }
    expect(others.compactMap { ConfirmAction.Event(code: $0) }, equals: [])
  }

  @Test func `the act for an item has the item's number`() {
    let acts: [AppIcon.Act] = [.launch, .item(1), .item(2), .item(3), .item(4)]
    expect(acts.map(\.rawValue), equals: [0, 1, 2, 3, 4])
    expect((0...255).compactMap { AppIcon.Act(rawValue: $0) }, equals: acts)
  }
}
