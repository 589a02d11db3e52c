import PressureKit
import Testing

@Suite struct CalibrationTests {
  private func calibration(_ points: [(force: Double, grams: Double)]) -> Calibration {
    var calibration = Calibration()
    for point in points {
      let isTaken = calibration.add(force: point.force, grams: point.grams)
      #expect(isTaken)
    }
    return calibration
  }

  /// Norris: NIST's reference data for linear regression, with certified results.
  @Test func certifiedResults() throws {
    let points = [
      (0.2, 0.1), (337.4, 338.8), (118.2, 118.1), (884.6, 888), (10.1, 9.2), (226.5, 228.1),
      (666.3, 668.5), (996.3, 998.5), (448.6, 449.1), (777, 778.9), (558.2, 559.2), (0.4, 0.3),
      (0.6, 0.1), (775.5, 778.1), (666.9, 668.8), (338, 339.3), (447.5, 448.9), (11.6, 10.8),
      (556, 557.7), (228.1, 228.3), (995.8, 998), (887.6, 888.8), (120.2, 119.6), (0.3, 0.3),
      (0.3, 0.6), (556.8, 557.6), (339.1, 339.3), (887.2, 888), (999, 998.5), (779, 778.9),
      (11.1, 10.2), (118.3, 117.6), (229.2, 228.9), (669.1, 668.4), (448.9, 449.2), (0.5, 0.2),
    ]
    let line = try #require(calibration(points.map { (force: $0.0, grams: $0.1) }).line)
    expect(line.count, equals: 36)
    #expect(abs(line.slope - 1.002_116_818_020_45) < 1e-11)
    #expect(abs(line.offset + 0.262_323_073_774_029) < 1e-10)
    #expect(abs(line.standardError - 0.884_796_396_144_373) < 1e-9)
    #expect(abs(line.rSquared - 0.999_993_745_883_712) < 1e-12)
  }

  /// Published linear sensors: 385 g over 6.667 units (Gravity) and 337 g over 6.66666 units (Trockman).
  @Test(arguments: [(385.0, 20.0 / 3, 57.75), (337, 6.666_66, 50.55)])
  func publishedSensors(grams: Double, force: Double, slope: Double) throws {
    let line = try #require(
      calibration((0...4).map { (force * Double($0) / 4, grams * Double($0) / 4) }).line)
    #expect(abs(line.slope - slope) < 1e-3)
    #expect(abs(line.offset) < 1e-9)
    #expect(line.rSquared > 1 - 1e-12)
  }

  @Test func `pitfall 31: points that give no line are refused`() {
    let faults: [([(Double, Double)], CalibrationFault?)] = [
      ([], .tooFewPoints), ([(1, 50)], .tooFewPoints), ([(1, 50), (2, 50), (3, 50)], .oneMass),
      ([(0, 0), (1, 0)], .oneMass), ([(1, 50), (1, 60)], .noSpread), ([(0, 0), (0, 9)], .noSpread),
      ([(1, 50), (2, 40)], .negativeSlope),
      // No correlation, apart from rounding errors.
      ([(0.65, 8.7), (1.494, 66.5), (2.338, 8.7)], .negativeSlope),
      ([(0.748, 589_917.7), (1.473, 711_963.8), (2.198, 589_917.7)], .negativeSlope),
      ([(1, 50), (2, 60)], nil),
    ]
    for (points, fault) in faults {
      let calibration = calibration(points.map { (force: $0.0, grams: $0.1) })
      expect(calibration.fault, equals: fault, "\(points)")
      expect((calibration.line == nil), equals: (fault != nil), "\(points)")
    }
  }

  @Test func invalidPointsAreRefused() {
    var calibration = calibration([(1, 50), (2, 100)])
    let before = calibration
    for bad in [-1, Double.nan, .infinity, 1e7] {
      let isTaken = [calibration.add(force: bad, grams: 1), calibration.add(force: 1, grams: bad)]
      expect(isTaken, equals: [false, false], "\(bad)")
    }
    expect(calibration, equals: before)
  }

  @Test func aLineThatIsNotFittedHasNoError() {
    let line = CalibrationLine(slope: 2)
    expect([line.slope, line.offset, line.meanForce, line.forceSpread], equals: [2, 0, 0, 0])
    #expect(line.count == 0 && line.rSquared.isNaN && line.standardError.isNaN)
    #expect(line.standardError(at: 1).isNaN)
  }

  @Test func aLineThroughTwoPointsHasNoError() throws {
    let line = try #require(calibration([(1, 50), (2, 110)]).line)
    expect(line.grams(at: 3), equals: 170)
    expect(line.residual(force: 3, grams: 160), equals: -10)
    #expect(line.standardError.isNaN && line.standardError(at: 1).isNaN)
  }

  /// Calibrates a sensor with steps of 1/60 and noise of 5 g with five masses, then weighs twenty others.
  /// Many scales do so, because one could be lucky. Each reading is one sample.
  @Test func theStatedErrorHolds() {
    var random = Noise(seed: 1)
    let tally = Tally(scales: 2000) { grams in random.read(grams) }
    #expect(tally.within >= 0.94 && tally.within <= 0.96, "\(tally)")
    // One calibration with five masses may be unlucky; four of five are not.
    #expect(tally.good >= 0.8, "\(tally)")
  }

  /// The same with a scale: each reading is its force after two seconds with 36 samples a second.
  /// At least three of four scales weigh 19 of 20 masses correctly.
  @Test func theStatedErrorHoldsForASmoothedReading() {
    var random = Noise(seed: 2)
    let tally = Tally(scales: 100) { grams in
      let scale = Scale()
      scale.feed(.began, .measured(random.read(grams), maximum: 20 / 3))
      for _ in 0..<72 {
        scale.time += 1.0 / 36
        scale.feed(.moved, .measured(random.read(grams), maximum: 20 / 3))
      }
      return scale.control.force
    }
    #expect(tally.within >= 0.93 && tally.within <= 0.97, "\(tally)")
    #expect(tally.good >= 0.75, "\(tally)")
    // Smoothing reduces the error to a fraction of a single sample's error.
    #expect(tally.error < 2, "\(tally)")
  }

  /// The share of correct readings of twenty masses, by scales that were calibrated with five others.
  private struct Tally: CustomStringConvertible {
    var within = 0.0
    var good = 0.0
    var error = 0.0

    init(scales: Int, read: (Double) -> Double) {
      for _ in 0..<scales {
        var calibration = Calibration()
        for grams in [5.0, 50, 120, 200, 300] {
          _ = calibration.add(force: read(grams), grams: grams)
        }
        guard let line = calibration.line else { continue }
        let right = (1...20).filter { number in
          let grams = Double(number) * 15
          let force = read(grams)
          return abs(line.grams(at: force) - grams) <= 2 * line.standardError(at: force)
        }
        within += Double(right.count) / 20
        good += right.count >= 19 ? 1 : 0
        error += line.standardError
      }
      within /= Double(scales)
      good /= Double(scales)
      error /= Double(scales)
    }

    var description: String { "within \(within), good \(good), standard error \(error) g" }
  }

  /// A noisy sensor of 57.75 g per unit, with a constant load of 20 g.
  private struct Noise {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func read(_ grams: Double) -> Double {
      let force = (grams + 20 + gaussian() * 5) / 57.75
      return min(max((force * 60).rounded() / 60, 0), 20.0 / 3)
    }

    /// Approximates a normal distribution by a sum of twelve numbers: its fourth moment is 3 % too small.
    private mutating func gaussian() -> Double {
      (0..<12).reduce(-6) { sum, _ in sum + uniform() }
    }

    /// SplitMix64 (Steele, Lea and Flood, 2014): short, with the same numbers on every platform.
    private mutating func uniform() -> Double {
      state &+= 0x9e37_79b9_7f4a_7c15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
      bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
      return Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53)
    }
  }
}
