import Foundation
import Testing

@testable import PressureCommand
@testable import PressureFormats

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct FitPlotTests {
  /// Tables that test a picture's limits: an ordinary one, two points, values far from zero, very large and very small values,
  /// and steep and flat lines.
  private static let tables = [
    Example.table, Norris.table, "force,grams\n1,57.75\n6.667,385\n",
    "force,grams\n6,100000\n6.01,200000\n6.02,310000\n", "force,grams\n0,0\n1e6,1e6\n5e5,1e5\n",
    "force,grams\n0.00001,0.0001\n0.00002,0.0003\n", "force,grams\n0,0\n1e-100,1e6\n",
    "force,grams\n0,999998\n1e6,1e6\n", "force,grams\n3,1\n3.00002,2\n",
  ]

  @Test(arguments: tables) func everythingIsOnThePage(table: String) throws {
    let fit = try Fit(MassTable(table, name: "").masses, name: "")
    let text = FitPlot(fit).text
    let drawing = try #require(Drawing(text))
    expect(drawing.marks.count, equals: fit.masses.count)
    for mark in drawing.marks {
      #expect((92...692).contains(mark.x) && (108...396).contains(mark.y), "\(mark)")
    }
    expect(drawing.stems.count, equals: fit.masses.count)
    for (stem, mark) in zip(drawing.stems, drawing.marks) {
      #expect(stem.x == mark.x && (448...540).contains(stem.end), "\(stem)")
    }
    // From bottom left to top right, as the line of a sensor goes.
    expect(drawing.line.count, equals: 4)
    #expect(drawing.line[0] < drawing.line[2] && drawing.line[1] > drawing.line[3])
    for x in [drawing.line[0], drawing.line[2]] { #expect((92...692).contains(x)) }
    for y in [drawing.line[1], drawing.line[3]] { #expect((108...396).contains(y)) }
    for text in drawing.texts {
      #expect((0...700).contains(text.left) && text.right <= 716, "\(text)")
      #expect((20...594).contains(text.y), "\(text)")
    }
    for (index, one) in drawing.texts.enumerated() {
      for other in drawing.texts[..<index] where abs(one.y - other.y) < 13 {
        #expect(one.right <= other.left || other.right <= one.left, "\(one) on \(other)")
      }
    }
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  @Test func twentyPointsAreUnder8KiB() throws {
    let table = "force,grams\n" + (1...20).map { "\($0).123,\($0 * $0)7.5\n" }.joined()
    let text = FitPlot(try Fit(MassTable(table, name: "").masses, name: "")).text
    #expect(text.utf8.count <= 8192)
    expect(try #require(Drawing(text)).marks.count, equals: 20)
  }

  @Test func theTextsMatchTheFit() throws {
    let fit = try Fit(MassTable(Example.table, name: "").masses, name: "")
    let drawing = try #require(Drawing(FitPlot(fit).text))
    expect(
      drawing.texts.map(\.text),
      equals: [
        "Slope 58.22 g per unit of force",
        "offset −2.413 g · R² 0.999905 · standard error 1.48 g · 6 points",
        "0", "1", "2", "3", "4", "5", "6", "force, in units of an average touch",
        "0", "50", "100", "150", "200", "250", "300", "350",
        "grams", "−2", "0", "2", "residual",
      ])
    expect(
      drawing.titles,
      equals: [
        "15 g at 0.312", "75 g at 1.317", "150 g at 2.617", "225 g at 3.883", "300 g at 5.233",
        "375 g at 6.467",
      ])
  }
}
