import Foundation
import PressureHosting
import PressureKit
import Testing

@Suite struct ScaleCalibrationTests {
  private static func make(_ points: [(force: Double, grams: Double)]) -> ScaleCalibration {
    var calibration = ScaleCalibration()
    for point in points {
      let isAdded = calibration.add(force: point.force, grams: point.grams)
      #expect(isAdded)
    }
    return calibration
  }

  @Test func `A calibration's points and line are written and read back`() throws {
    let calibration = Self.make([(1, 1), (2, 2), (3, 6)])
    expect(
      calibration.json,
      equals: """
        {
          "pressurekit-calibration": 1,
          "points": [
            { "force": 1, "grams": 1 },
            { "force": 2, "grams": 2 },
            { "force": 3, "grams": 6 }
          ],
          "slope": 2.5,
          "offset": -2,
          "rSquared": 0.8928571428571429,
          "standardError": 1.224744871391589
        }

        """)
    expect(try ScaleCalibration(json: calibration.json), equals: calibration)
    #expect(calibration.fault == nil)
  }

  @Test func `Two points give no error, one point no line, and no points are no fault`() throws {
    let two = Self.make([(1, 60), (2, 120)])
    #expect(two.json.hasSuffix("\"rSquared\": 1,\n  \"standardError\": null\n}\n"))
    let one = Self.make([(1, 60)])
    expect(
      one.json,
      equals: "{\n  \"pressurekit-calibration\": 1,\n  \"points\": [\n"
        + "    { \"force\": 1, \"grams\": 60 }\n  ]\n}\n")
    expect(one.fault, equals: .tooFewPoints)
    let none = ScaleCalibration()
    expect(none.json, equals: "{\n  \"pressurekit-calibration\": 1,\n  \"points\": []\n}\n")
    #expect(none.fault == nil)
    for calibration in [two, one, none] {
      expect(try ScaleCalibration(json: calibration.json), equals: calibration)
    }
  }

  @Test func `A calibration of a page is read, and only its points are trusted`() throws {
    let page = """
      {"standardError":null,"slope":1,"points":[{"grams":75,"force":1.3,"note":"x"},{"force":2.6,"grams":1.5e2}],
       "pressurekit-calibration":1}
      """
    expect(try ScaleCalibration(json: page), equals: Self.make([(1.3, 75), (2.6, 150)]))
  }

  @Test func `A byte order mark, a weighted line and margins are ignored`() throws {
    let more = """
      \u{FEFF}{"pressurekit-calibration":1,"points":[{"force":1.3,"grams":75},{"force":2.6,"grams":150}],
       "slope":57,"offset":1,"rSquared":1,"standardError":2,"noiseGrowth":10,
       "margins":[{"force":0,"grams":4}]}
      """
    expect(try ScaleCalibration(json: more), equals: Self.make([(1.3, 75), (2.6, 150)]))
  }

  @Test func `Each seed of the fuzzer is refused, or reads back as it is written`() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    folder.appendPathComponent("Fuzz/Corpus/calibrations")
    var read: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      guard let one = try? ScaleCalibration(json: String(decoding: data, as: UTF8.self)) else {
        continue
      }
      read.append(name)
      expect(try ScaleCalibration(json: one.json), equals: one, "\(name)")
    }
    expect(read, equals: ["example", "largest", "no-points", "noise-that-grows", "two-points"])
  }

  @Test(arguments: [
    ("", ScaleCalibrationError.notJSON), ("{", .notJSON), ("{} {}", .notJSON),
    ("[]", .noCalibration), ("null", .noCalibration), ("{}", .noCalibration),
    (#"{"pressurekit-calibration":2,"points":[]}"#, .noCalibration),
    (#"{"pressurekit-calibration":"1","points":[]}"#, .noCalibration),
    (#"{"pressurekit-calibration":true,"points":[]}"#, .noCalibration),
    (#"{"pressurekit-calibration":1}"#, .noPoints),
    (#"{"pressurekit-calibration":1,"points":{}}"#, .noPoints),
    (#"{"pressurekit-calibration":1,"points":[1]}"#, .badPoint(1)),
    (#"{"pressurekit-calibration":1,"points":[{"force":1,"grams":1},{"force":1}]}"#, .badPoint(2)),
    (#"{"pressurekit-calibration":1,"points":[{"force":-1,"grams":1}]}"#, .badPoint(1)),
    (#"{"pressurekit-calibration":1,"points":[{"force":1,"grams":1000001}]}"#, .badPoint(1)),
    (#"{"pressurekit-calibration":1,"points":[{"force":"1","grams":1}]}"#, .badPoint(1)),
  ]) func `A file that is no calibration is refused with the reason`(
    _ json: String, _ reason: ScaleCalibrationError
  ) {
    #expect(throws: reason) { try ScaleCalibration(json: json) }
  }

  @Test func `A removed point has no effect any more, and an invalid point is refused`() {
    var calibration = Self.make([(1, 60), (2, 500), (3, 180)])
    calibration.remove(at: 1)
    expect(calibration, equals: Self.make([(1, 60), (3, 180)]))
    for (force, grams) in [(-1.0, 5.0), (1, -5), (.nan, 5), (1, .infinity), (1_000_001, 5)] {
      let isAdded = calibration.add(force: force, grams: grams)
      #expect(!isAdded)
    }
    expect(calibration, equals: Self.make([(1, 60), (3, 180)]))
  }
}
