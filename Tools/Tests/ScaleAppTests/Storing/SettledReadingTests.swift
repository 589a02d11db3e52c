import Testing

@testable import ScaleApp

@Suite struct SettledReadingTests {
  @Test func `the last settled reading stays until it is saved`() {
    var reading = SettledReading()
    #expect(reading.grams == nil)
    reading.settle(12.99)
    expect(reading.grams, equals: 12.9)
    reading.settle(0.04)
    expect(reading.grams, equals: 0)
    reading.save(12.9)
    expect(reading.grams, equals: 0)
    reading.save(0)
    #expect(reading.grams == nil)
  }

  @Test func `a negative or invalid reading is not a weighing`() {
    var reading = SettledReading()
    for grams in [-3.0, -Double.infinity, .infinity, .nan] { reading.settle(grams) }
    #expect(reading.grams == nil)
    reading.settle(-0.05)
    expect(reading.grams.map { "\($0)" }, equals: "0.0")
  }
}
