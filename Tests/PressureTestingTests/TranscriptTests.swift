import PressureKit
import PressureTesting
import Testing

/// A transcript records a replay to the bit.
@Suite struct TranscriptTests {
  private static func press(_ force: Double) throws -> Trace {
    var trace = Trace(maximum: 20 / 3, source: .touch)
    let place = Point(x: 22, y: 22)
    try trace.append(TraceSample(time: 0, phase: .began, position: place, force: force))
    try trace.append(TraceSample(time: 0.03, phase: .ended, position: place, force: 0))
    return trace
  }

  @Test func `it has a line for each input`() throws {
    var options = ConfirmOptions()
    options.hasHaptics = false
    options.takesTaps = false
    let transcript = Transcript(of: try Self.press(1), on: ConfirmAction(options: options))
    let words = transcript.lines.map { $0.split(separator: " ").map(String.init) }
    let times = words.map { $0[0] }.prefix(4)
    expect(
      times,
      equals: [
        "0000000000000000", "3f91111111111111", "3f9eb851eb851eb8", "3fa1111111111111",
      ])
    expect(words.map { $0[1] }.prefix(4), equals: ["11", "-", "10", "-"])
    expect(words.map { $0[2] }.prefix(4), equals: ["1", "1", "0", "0"])
    // The first frame has the veil, the control's tint, the disc, the track, the ring and the dot. The last has none.
    expect(words.first?[3].hasPrefix("6:"), equals: true)
    expect(words.last?[3], equals: "0:811c9dc5")
  }

  @Test func `a change of one bit changes the transcript`() throws {
    let one = Transcript(of: try Self.press(1), on: ConfirmAction())
    expect(one, equals: Transcript(of: try Self.press(1), on: ConfirmAction()))
    let other = Transcript(of: try Self.press(1.0000002), on: ConfirmAction())
    expect(one.lines.count, equals: other.lines.count)
    #expect(one.lines.first != other.lines.first)
  }
}
