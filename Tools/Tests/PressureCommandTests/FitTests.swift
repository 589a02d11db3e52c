import Testing

@testable import PressureCommand
@testable import PressureFormats

/// Compares the fit with published numbers.
@Suite struct FitTests {
  @Test func norrisToNineDigits() throws {
    let line = try Fit(MassTable(Norris.table, name: "").masses, name: "").plain
    expect(line.count, equals: 36)
    for (found, certified) in [
      (line.slope, Norris.slope), (line.offset, Norris.offset),
      (line.standardError, Norris.standardError), (line.rSquared, Norris.rSquared),
    ] {
      #expect(abs(found - certified) < 0.5e-9 * abs(certified), "\(found) is not \(certified)")
    }
    // Rounding would hide an error here, so compare the unexplained part to the certified digits.
    let unexplained = 1 - line.rSquared
    #expect(abs(unexplained - (1 - Norris.rSquared)) < 1e-9 * (1 - Norris.rSquared))
  }

  /// Norris's instrument has more noise at higher ozone values. The expected numbers of the weighted line were computed with
  /// exact fractions.
  @Test func norrisWithWeights() throws {
    let fit = try Fit(MassTable(Norris.table, name: "").masses, name: "")
    expect(fit.noiseGrowth, equals: 3)
    for (found, exact) in [
      (fit.line.slope, 1.002407356259488), (fit.line.offset, -0.3648361424774272),
      (fit.line.standardError, 0.8909431826682420), (1 - fit.line.rSquared, 6.341314317040563e-6),
    ] {
      #expect(abs(found - exact) < 1e-9 * abs(exact), "\(found) is not \(exact)")
    }
  }

  /// The full range and the mass at full range, from the authors of Gravity (The Verge, 2015) and Trockman.
  @Test(arguments: [(6.667, 385.0, "57.75"), (6.66666, 337.0, "50.55")])
  func knownSensorsGiveTheirSlope(range: Double, grams: Double, slope: String) throws {
    let table =
      "force,grams\n"
      + (0...20).map { "\(range * Double($0) / 20),\(grams * Double($0) / 20)\n" }.joined()
    let fit = try Fit(MassTable(table, name: "").masses, name: "")
    expect(Number.fixed(fit.line.slope, 2), equals: slope)
    expect(Number.fixed(fit.line.offset, 6), equals: "0.000000")
    expect(Number.fixed(fit.line.rSquared, 9), equals: "1.000000000")
    #expect(fit.line.standardError < 1e-5)
    expect(Number.fixed(fit.line.grams(at: range), 6), equals: "\(Number(grams)).000000")
  }

  @Test func theWorstPointIsTheFirstOfEqualOnes() throws {
    let fit = try Fit(
      MassTable("force,grams\n0,1\n1,0\n2,3\n3,2\n4,5\n", name: "").masses, name: "")
    expect(fit.worst, equals: KnownMass(force: 1, grams: 0, line: 3))
  }

  /// The residuals are billionths of a gram and known exactly: their sum and their product with the force are zero, so they do
  /// not change the line.
  @Test(arguments: [1.0, 0x1p-10, 0x1p-20, 0x1p-30])
  func anAlmostPerfectFitKeepsItsDigits(size: Double) throws {
    let masses = zip([1.0, 2, 3, 4, 5], [1.0, -2, 0, 2, -1]).map { force, part in
      KnownMass(force: force, grams: 100 * force + part * size, line: 0)
    }
    let line = try Fit(masses, name: "").line
    let exact = (10.0 / 3).squareRoot() * size
    #expect(abs(line.standardError - exact) < 1e-9 * exact, "\(line.standardError), not \(exact)")
    #expect(abs(line.slope - 100) < 1e-12)
  }
}
