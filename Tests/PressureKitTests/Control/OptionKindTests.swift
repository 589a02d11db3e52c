import PressureKit
import Testing

@Suite struct OptionKindTests {
  @Test func `each kind has its range`() {
    let ranges: [(OptionKind, ClosedRange<Double>)] = [
      (.toggle, 0...1), (.choice, 0...3), (.choiceOfThree, 0...2), (.level, 0...0.99),
      (.threshold, 0.01...0.98),
      (.force, 0.01...100), (.duration, 0.2...60), (.wait, 0...60), (.delay, 0...Double.infinity),
      (.limit, 0...Double.infinity), (.length, 0...1000), (.mass, 1...1_000_000),
    ]
    for (kind, range) in ranges { expect(kind.range, equals: range, "\(kind)") }
    // The list has every kind.
    expect(ranges.map(\.0.rawValue), equals: (0...11).map { UInt8($0) })
    #expect(OptionKind(rawValue: 12) == nil)
  }
}
