import Testing

@testable import PressureCommand
@testable import PressureFormats

/// The stated margin of 95 in 100 weighings holds in thousands of simulated calibrations: at no force, in the middle and at
/// full force, with constant noise and with noise that grows with the force.
@Suite struct MarginTests {
  /// With 2000 calibrations, three standard deviations of chance are 1.5 in 100. More than 95 is acceptable: with few points
  /// the noise is uncertain, so the margin is the widest possible one.
  private static let least = 0.93

  /// The forces of the weighings: none, medium and full.
  private static let places = [0.0, 3.25, 6.5]

  /// The share of weighings within the margin at each place. `isGrowing` is the share of fits that detect growing noise.
  private struct Tally: CustomStringConvertible {
    var within = [0.0, 0, 0]
    /// The share within the margin of plain least squares.
    var plain = [0.0, 0, 0]
    var isGrowing = 0.0

    var description: String { "within \(within), plain \(plain), found to grow \(isGrowing)" }

    /// Masses are measured in grams, and the force is exact.
    init(forces: [Double], growth: Double, calibrations: Int = 2000) throws {
      var noise = SensorNoise(seed: UInt64(forces.count) * 1000 + UInt64(growth))
      // The offset of a tray keeps every mass positive.
      func measure(_ force: Double) -> Double {
        100 + 57.75 * force + (1 + growth * force / 6.5) * noise.next()
      }
      for _ in 0..<calibrations {
        let masses = forces.map { KnownMass(force: $0, grams: measure($0), line: 0) }
        let fit = try Fit(masses, name: "")
        let line = WeightedLine(masses, growth: 0)
        for (index, force) in MarginTests.places.enumerated() {
          let grams = measure(force)
          let away = abs(fit.line.grams(at: force) - grams)
          if away <= fit.margin(at: force) { within[index] += 1 }
          let plainAway = abs(line.offset + line.slope * force - grams)
          if plainAway <= line.margin(at: force) { plain[index] += 1 }
        }
        if fit.noiseGrowth > 0 { isGrowing += 1 }
      }
      within = within.map { $0 / Double(calibrations) }
      plain = plain.map { $0 / Double(calibrations) }
      isGrowing /= Double(calibrations)
    }

    /// Known masses with a noisy force in steps, as from a sensor, and a finger of 20 g.
    init(masses: [Double], growth: Double, calibrations: Int = 2000) throws {
      var noise = SensorNoise(seed: UInt64(masses.count) * 2000 + UInt64(growth))
      func read(_ grams: Double) -> Double {
        let pressed = grams + 20
        let force = (pressed + (2 + 2 * growth * pressed / 370) * noise.next()) / 57.75
        return max((force * 60).rounded() / 60, 0)
      }
      for _ in 0..<calibrations {
        let fit = try Fit(
          masses.map { KnownMass(force: read($0), grams: $0, line: 0) }, name: "")
        for (index, grams) in [0.0, 175, 350].enumerated() {
          let force = read(grams)
          if abs(fit.line.grams(at: force) - grams) <= fit.margin(at: force) { within[index] += 1 }
        }
        if fit.noiseGrowth > 0 { isGrowing += 1 }
      }
      within = within.map { $0 / Double(calibrations) }
      isGrowing /= Double(calibrations)
    }
  }

  private static func forces(_ count: Int) -> [Double] {
    (0..<count).map { 0.3 + 6.2 * Double($0) / Double(count - 1) }
  }

  @Test(
    arguments: [
      (3, 0), (3, 9), (6, 0), (6, 9), (6, 30), (10, 0), (10, 9), (40, 0), (40, 9),
    ] as [(Int, Double)])
  func theMarginHolds(points: Int, growth: Double) throws {
    let tally = try Tally(forces: Self.forces(points), growth: growth)
    #expect(tally.within.allSatisfy { $0 >= Self.least }, "\(tally)")
    // With growing noise, plain least squares promise too much at full force.
    if points >= 6, growth >= 9 { #expect(tally.plain[2] < 0.86, "\(tally)") }
    // With many points the noise is certain, so the margin must not be too wide.
    if points == 40, growth == 0 {
      #expect(tally.isGrowing < 0.08, "\(tally)")
      #expect(tally.within[0] < 0.97 && tally.within[1] < 0.97, "\(tally)")
    }
    if points == 40, growth >= 9 {
      #expect(tally.isGrowing > 0.95, "\(tally)")
      #expect(tally.within[1] < 0.98 && tally.within[2] < 0.98, "\(tally)")
    }
  }

  @Test(
    arguments: [
      [5, 50, 120, 200, 300], [0, 0, 0, 150, 150, 150, 350, 350, 350],
      [2, 5, 10, 20, 50, 100, 200, 350],
    ] as [[Double]], [0.0, 9])
  func theMarginHoldsForASensor(masses: [Double], growth: Double) throws {
    let tally = try Tally(masses: masses, growth: growth)
    #expect(tally.within.allSatisfy { $0 >= Self.least }, "\(tally)")
  }

  /// Two points give no margin; points exactly on a line give a margin of zero.
  @Test func twoPointsHaveNoMarginAndExactPointsHaveZero() throws {
    let two = try Fit(
      [KnownMass(force: 1, grams: 50, line: 2), KnownMass(force: 3, grams: 150, line: 3)], name: "")
    #expect(two.margin(at: 1).isNaN && two.margins == [] && two.warnings == [])
    let line = try Fit(
      (0...9).map { KnownMass(force: Double($0), grams: 50 * Double($0), line: 0) }, name: "")
    expect(line.margins.map(\.force), equals: [0, 4.5, 9])
    #expect(line.margins.allSatisfy { $0.grams < 1e-9 } && line.warnings == [])
  }
}
