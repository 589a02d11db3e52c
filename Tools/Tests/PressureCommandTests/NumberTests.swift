import Testing

@testable import PressureCommand
@testable import PressureFormats

@Suite struct NumberTests {
  @Test func aZeroHasNoSign() {
    expect(Number.fixed(-0.001, 2), equals: "0.00")
    expect(Number.fixed(-0.006, 2), equals: "-0.01")
    expect("\(Number(-0.0))", equals: "0")
    expect(Number.significant(-0.0, 4), equals: "0.000")
  }

  @Test func wholeNumbersHaveNoPoint() {
    expect(
      "\(Number(75)), \(Number(1.25)), \(Number(0.1)), \(Number(1e-7))",
      equals: "75, 1.25, 0.1, 1e-07")
  }

  @Test func largeNumbersStayShort() {
    expect(Number.fixed(999_999_999, 2), equals: "999999999.00")
    expect(Number.fixed(-1.234567891e156, 2), equals: "-1.23457e+156")
  }

  @Test func significantDigitsDoNotCutWholeNumbers() {
    let values = [57.7456, 0.0034567, 1_234_567.8, -2.4, 1e-20, 9.9999]
    expect(
      values.map { Number.significant($0, 3) },
      equals: [
        "57.7", "0.00346", "1234568", "-2.40", "0.000000000", "10.00",
      ])
  }
}
