import Testing

@testable import PressureCommand

/// The fit against numbers that were not made here.
@Suite struct FitTests {
  @Test func norrisToNineDigits() throws {
    let line = try Fit(MassTable(Norris.table, name: "").masses, name: "").line
    #expect(line.count == 36)
    for (found, certified) in [
      (line.slope, Norris.slope), (line.offset, Norris.offset),
      (line.standardError, Norris.standardError), (line.rSquared, Norris.rSquared),
    ] {
      #expect(abs(found - certified) < 0.5e-9 * abs(certified), "\(found) is not \(certified)")
    }
    // What rounding would hide: the part that is not explained, to the digits that are certified.
    let unexplained = 1 - line.rSquared
    #expect(abs(unexplained - (1 - Norris.rSquared)) < 1e-9 * (1 - Norris.rSquared))
  }

  /// Full range and what it carries: Gravity's authors (The Verge, 2015), Trockman.
  @Test(arguments: [(6.667, 385.0, "57.75"), (6.66666, 337.0, "50.55")])
  func sensorsOfTheTime(range: Double, grams: Double, slope: String) throws {
    let table =
      "force,grams\n"
      + (0...20).map { "\(range * Double($0) / 20),\(grams * Double($0) / 20)\n" }.joined()
    let fit = try Fit(MassTable(table, name: "").masses, name: "")
    #expect(Number.fixed(fit.line.slope, 2) == slope)
    #expect(Number.fixed(fit.line.offset, 6) == "0.000000")
    #expect(Number.fixed(fit.line.rSquared, 9) == "1.000000000")
    #expect(fit.line.standardError < 1e-5)
    #expect(Number.fixed(fit.line.grams(at: range), 6) == "\(Number(grams)).000000")
  }

  @Test func theWorstIsTheFirstOfEquals() throws {
    let fit = try Fit(
      MassTable("force,grams\n0,1\n1,0\n2,3\n3,2\n4,5\n", name: "").masses, name: "")
    #expect(fit.worst == KnownMass(force: 1, grams: 0, line: 3))
  }
}
