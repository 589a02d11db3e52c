import PressureKit
import Testing

@testable import PressureCommand
@testable import PressureFormats

/// Situations in real recordings, reproduced by the shortest possible ones.
@Suite struct PressTrackerTests {
  /// Tracks the devices of a text with events. `E:` and the report after each line are added.
  private func track(_ lines: [String], head: String = "N: Pad\n") throws -> PressTracker {
    var reader = RecordingReader()
    var text = head
    for (index, line) in lines.enumerated() {
      let time = "\(index).000000"
      for event in line.split(separator: ",") { text += "E: \(time) \(event)\n" }
      text += "E: \(time) 0000 0000 0\n"
    }
    // Read the text byte by byte.
    for byte in text.utf8 { try reader.read([byte]) }
    return try #require(try reader.finish().first)
  }

  /// Returns a press as text: the second, the phase, the contact and the pressure of each sample.
  private func words(_ press: RecordedPress) -> String {
    press.samples.map { "\($0.time / 1_000_000) \($0.phase) \($0.id) \($0.pressure)" }
      .joined(separator: ", ")
  }

  private let touch = "A: 39 0 65535 0 0 0\nA: 3a 0 255 0 0 0\nA: 18 0 255 0 0 0\n"

  @Test func contactsInSlots() throws {
    let found = try track(
      [
        "0003 2f 0,0003 39 7,0003 3a 10,0001 14a 1,0001 145 1,0003 18 10",
        "0003 2f 1,0003 39 8,0003 3a 20,0001 145 0,0001 14d 1",
        "0003 3a 30",
        // A new tracking id in the same slot: the contact lifted, and another began.
        "0003 39 9,0003 3a 40",
        "0003 2f 0,0003 39 -1",
        "0003 2f 1,0003 39 -1,0001 14a 0,0001 14d 0",
      ], head: touch)
    expect(
      found.presses.map(words),
      equals: [
        "0 began 1 10, 1 began 2 20, 2 moved 2 30, 3 ended 2 0, 3 began 3 40, 4 ended 1 0, 5 ended 3 0"
      ])
    expect(found.presses.map(\.contacts), equals: [3])
    expect(found.presses.map(\.contactsAtOnce), equals: [2])
    expect(found.presses.map(\.fingers), equals: [2])
    // The pressure of the single touch differs from that of the contacts.
    expect(
      found.remarks.list.map(\.sentence),
      equals: [
        "the single-touch pressure reaches 10, the contacts' 40; the pressure of the contacts is used"
      ])
  }

  /// The contacts have no pressure of their own, so the single-touch pressure belongs to the first one.
  @Test func pressureOfASingleTouchBesideContacts() throws {
    let found = try track(
      [
        "0003 39 7,0003 35 1,0001 14a 1,0003 18 10", "0003 2f 1,0003 39 8,0003 18 20",
        "0003 2f 0,0003 35 2,0003 18 30",
        "0003 39 -1,0003 2f 1,0003 39 -1,0003 18 0,0001 14a 0",
      ], head: "A: 39 0 65535 0 0 0\nA: 18 0 255 0 0 0\n")
    expect(
      found.presses.map(words),
      equals: [
        "0 began 1 10, 1 began 2 0, 2 moved 1 30, 3 ended 1 0, 3 ended 2 0"
      ])
    expect(found.remarks.list, equals: [])
  }

  @Test func twoFingersAsOneContact() throws {
    let found = try track(
      ["0003 39 7,0003 3a 10,0001 14d 1", "0003 3a 20", "0003 39 -1,0001 14d 0"], head: touch)
    expect(found.presses.map(\.fingers), equals: [2])
    expect(found.presses.map(\.contactsAtOnce), equals: [1])
  }

  @Test func aContactFromBeforeIsLeftOutAndAnOpenPressIsCancelled() throws {
    let found = try track(
      ["0003 3a 10", "0003 39 -1", "0003 39 5,0003 3a 9", "0003 3a 8"], head: touch)
    expect(found.presses.map(words), equals: ["2 began 1 9, 3 moved 1 8, 3 cancelled 1 8"])
    expect(found.presses.map(\.cut), equals: [.recordingEnds])
    expect(
      found.remarks.list,
      equals: [
        .init(line: 4, sentence: "a contact was down when the recording began; it is left out")
      ])
  }

  /// After dropped events it is unknown which contacts are down, so each counts again only after it begins.
  @Test func droppedEventsCancelAPress() throws {
    let found = try track(
      [
        "0001 14a 1,0003 18 5", "0000 3 0,0003 18 99", "0003 18 7", "0001 14a 0,0003 18 0",
        "0001 14a 1,0003 18 6", "0001 14a 0,0003 18 0",
      ], head: "A: 18 0 255 0 0 0\n")
    expect(
      found.presses.map(words),
      equals: ["0 began 1 5, 1 cancelled 1 5", "4 began 1 6, 5 ended 1 0"])
    expect(found.presses.map(\.cut), equals: [.dropped, nil])
    expect(found.remarks.list.map(\.line), equals: [5])
  }

  /// A trace can last one day and have ten contacts.
  @Test func pressesAreCutAtTheLimitsOfATrace() throws {
    var reader = RecordingReader()
    try reader.read(
      """
      E: 0.000000 1 14a 1
      E: 0.000000 0 0 0
      E: 86401.000000 3 18 1
      E: 86401.000000 0 0 0
      E: 5.000000 1 14a 0
      E: 5.000000 0 0 0

      """.utf8)
    var found = try #require(try reader.finish().first)
    expect(found.presses.map(words), equals: ["0 began 1 0, 86400 cancelled 1 1"])
    expect(found.presses.map(\.cut), equals: [.tooLong])
    expect(
      found.remarks.list,
      equals: [
        .init(
          line: 5, sentence: "time goes back; the latest time is used until it is reached again",
          count: 2)
      ])
    let eleven = (0...10).map { "0003 2f \($0),0003 39 \($0),0003 3a 1" }
    found = try track(eleven, head: touch)
    expect(found.presses.map(\.contactsAtOnce), equals: [10])
    expect(
      found.remarks.list.map(\.sentence),
      equals: [
        "more than 10 contacts are down; the others are left out"
      ]
    )
  }

  /// The description has no BTN_TOUCH, so the pressure shows whether the contact is down.
  @Test func withoutATouchButtonThePressureShowsThePress() throws {
    let found = try track(
      ["0003 18 3", "0003 18 9", "0003 18 0"], head: "B: 01 00\nA: 18 0 255 0 0 0\n")
    expect(found.presses.map(words), equals: ["0 began 1 3, 1 moved 1 9, 2 ended 1 0"])
  }
}
