import PressureKit
import Testing

@Suite struct ContactAreaTests {
  /// Returns the intention after each radius, in hundredths.
  private func intentions(_ radii: [Double]) -> [Double?] {
    var area = ContactArea()
    return radii.map { radius in
      area.handle(radius: radius)
      return area.intention.map { ($0 * 100).rounded() }
    }
  }

  @Test func `a radius is compared with the first one after a change`() {
    expect(
      intentions([10, 10, 11.675, 13.35, 16.7, 30, 10, 5]),
      equals: [nil, nil, 25, 50, 100, 100, 0, 0])
    // The unit of the radius makes no difference.
    expect(intentions([0.5, 0.5, 0.6675, 0.835]), equals: [nil, nil, 50, 100])
  }

  @Test func `an invalid radius changes nothing`() {
    expect(
      intentions([0, -1, .nan, .infinity, 10, 0, 13.35, -1, .nan, .infinity]),
      equals: [nil, nil, nil, nil, nil, nil, 50, 50, 50, 50])
  }
}
