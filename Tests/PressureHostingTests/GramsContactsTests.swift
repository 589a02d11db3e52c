import PressureHosting
import PressureKit
import Testing

/// Frames of grams, converted to the samples of a scale.
struct GramsContactsTests {
  private var scale = Weighing()
  private var contacts = GramsContacts()
  private var time = 1.0

  private mutating func frame(_ grams: [Int: Double]) -> [String] {
    time += 1
    let samples = contacts.samples(
      of: grams, capacity: scale.options.capacity, at: Point(x: 120, y: 120), time: time)
    for sample in samples { scale.feed(sample) }
    return samples.map { "\($0.phase) \($0.id)" }
  }

  @Test mutating func `Contacts begin, move and lift, and their grams add up`() {
    scale.options.capacity = 3500
    expect(frame([:]), equals: [])
    expect(frame([7: 100]), equals: ["began 7"])
    expect(scale.grams.rounded(), equals: 100)
    expect(frame([7: 150, 3: 50.5]), equals: ["began 3", "moved 7"])
    // The reading is smoothed.
    for _ in 0..<9 { expect(frame([7: 150, 3: 50.5]), equals: ["moved 3", "moved 7"]) }
    expect((scale.grams * 10).rounded(), equals: 2005)
    expect(frame([3: 3500]), equals: ["ended 7", "moved 3"])
    expect(scale.state, equals: .overload)
    expect(frame([:]), equals: ["ended 3"])
    expect(scale.state, equals: .rest)
    expect(frame([:]), equals: [])
  }

  @Test mutating func `An invalid weight weighs nothing`() {
    for grams in [-5, -Double.infinity, .nan] {
      _ = frame([1: grams])
      expect(scale.grams, equals: 0)
      _ = frame([:])
    }
    // A source without a capacity has no range.
    let none = contacts.samples(of: [1: 100], capacity: 0, at: .zero, time: 9)
    expect(none.map(\.force.fraction), equals: [nil])
  }

  @Test
  mutating func `A ninth contact is refused, changes no other one, and has the next free place`() {
    scale.options.capacity = 3500
    // One of two numbers that differ only in their upper half does not replace the other.
    let far = 1 << 40
    var grams = Dictionary(
      uniqueKeysWithValues: [1, 1 + far, 2, 3, 4, 5, 6, 7].map { ($0, 100.0) })
    expect(frame(grams).map { String($0.prefix(5)) }, equals: Array(repeating: "began", count: 8))
    for _ in 0..<9 { _ = frame(grams) }
    expect([contacts.refused.count, Int(scale.grams.rounded())], equals: [0, 800])
    // A lower number has no precedence over a contact that is down.
    grams[0] = 900
    grams[3 + far] = 700
    for _ in 0..<9 { #expect(frame(grams).allSatisfy { $0.hasPrefix("moved") }) }
    expect(contacts.refused, equals: [0, 3 + far])
    expect(scale.grams.rounded(), equals: 800)
    // It is weighed as soon as there is a place, and a contact that was refused has no lift.
    grams[3] = nil
    expect(frame(grams).filter { !$0.hasPrefix("moved") }, equals: ["ended 3", "began 0"])
    grams[3 + far] = nil
    for _ in 0..<9 { #expect(frame(grams).allSatisfy { $0.hasPrefix("moved") }) }
    expect([contacts.refused.count, Int(scale.grams.rounded())], equals: [0, 1600])
  }
}
