import Foundation
import PressureHosting
import PressureViews
import Testing

@testable import ScaleApp

@Suite struct CalibrationWordsTests {
  private func calibration(_ points: [(Double, Double)]) -> ScaleCalibration {
    var calibration = ScaleCalibration()
    for (force, grams) in points { _ = calibration.add(force: force, grams: grams) }
    return calibration
  }

  @Test func `the text says how good the calibration is, or why there is none`() {
    let none = "No known masses. Two make a calibration; three or more also show its accuracy."
    let cases: [([(Double, Double)], String)] = [
      ([], none),
      ([(1, 50)], "One known mass. Add a second to calibrate."),
      ([(1, 50), (2, 50)], "All masses are the same. Add a different one."),
      ([(1, 50), (1, 100)], "All masses gave the same force: the screen did not sense them."),
      (
        [(1, 100), (2, 50)],
        "More mass did not give more force. Remove the wrong mass."
      ),
      (
        [(1, 50), (2, 100)],
        "Calibrated with these two masses. Add a third to see the accuracy."
      ),
      // The fit's error is 2 / √6 g. That of one more weighing is larger by √(4/3) and by half of Student's 12.7.
      (
        [(1, 50), (2, 99), (3, 150)],
        "Calibrated with these masses. Standard error: 6 g. "
          + "95 of 100 weighings are within 12 g."
      ),
    ]
    for (points, text) in cases {
      let words = CalibrationWords(
        calibration: calibration(points), locale: Locale(identifier: "en_US"))
      expect(words.fit, equals: text)
    }
  }

  @Test func `each row has a mass, its force and the reading`() {
    let german = Locale(identifier: "de_DE")
    expect(
      CalibrationWords(calibration: calibration([(0.5, 2.268)]), locale: german).rows,
      equals: ["2,268 g at a force of 0,50"])
    expect(
      CalibrationWords(calibration: calibration([(0, 0), (1, 1000)]), locale: german).rows,
      equals: [
        "0 g at a force of 0,00, read as 0,0 g",
        "1000 g at a force of 1,00, read as 1.000,0 g",
      ])
  }

  @Test func `each coin has the mass that its mint states`() {
    expect(
      Coin.all.map { "\($0.name) \($0.grams)" },
      equals: [
        "Nickel 5.0", "Penny 2.5", "Dime 2.268", "Quarter 5.67", "1 euro 7.5", "2 euro 8.5",
        "1 pound 8.75", "2 pounds 12.0", "100 yen 4.8", "500 yen 7.1",
      ])
  }
}
