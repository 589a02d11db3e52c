import Foundation
import PressureKit
import PressureTesting
import Testing

@testable import PressureCommand
@testable import PressureFormats

@Suite(.serialized) struct DeviceTraceTests {
  private static let folder = OutsideChecker.project.appendingPathComponent("Tests/Traces")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private static func files() throws -> [String: Trace] {
    var traces: [String: Trace] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".jsonl") {
      traces[String(name.dropLast(6))] = try Trace(text: try text(name))
    }
    return traces
  }

  /// Writes the files first if `PRESSURE_TRACES` is set in the environment.
  @Test func `the files match the simulated devices`() throws {
    if ProcessInfo.processInfo.environment["PRESSURE_TRACES"] != nil {
      for made in DeviceTrace.all {
        try Data(try made.trace().text.utf8).write(
          to: Self.folder.appendingPathComponent(made.name + ".jsonl"))
      }
      try Data(try ExpectedTimelines(Self.files()).text.utf8).write(
        to: Self.folder.appendingPathComponent("expected.json"))
    }
    let files = try Self.files()
    expect(files.keys.sorted(), equals: DeviceTrace.all.map(\.name).sorted())
    for made in DeviceTrace.all { expect(try made.trace(), equals: files[made.name]) }
  }

  @Test func `the replays match expected.json`() throws {
    let text = try Self.text("expected.json")
    let expected = try ExpectedTimelines(text: text)
    let controls = Set(expected.rows.values.flatMap(\.keys))
    #expect(controls.count >= 5)
    // A control that script/new-control has made comes into the file when its rules are written.
    var found = ExpectedTimelines(try Self.files())
    found.rows = found.rows.mapValues { $0.filter { controls.contains($0.key) } }
    expect(found.text, equals: text)
    expect(expected, equals: found)
  }

  /// The expected times of forces, computed only from the documentation's formulas and the files.
  @Test func `the documentation's formulas give the same times`() throws {
    let expected = try ExpectedTimelines(text: try Self.text("expected.json"))
    for (name, trace) in try Self.files() {
      func check(_ control: String, _ event: String, _ due: ClosedRange<Double>?) throws {
        let rows = try #require(expected.rows[name]?[control])
        let found = rows.first { $0.events.contains(event) }?.t
        let isRight = due.map { found.map($0.contains) ?? false } ?? (found == nil)
        #expect(isRight, "\(name): \(event) at \(found ?? .nan), not \(due as Any)")
      }
      let press = DocumentedPress(trace)
      try check("confirm-button", "selected", press.full)
      try check("peek", "peek", press.peek)
      try check("peek", "pop", press.pop)
      try check("scale", "overload", press.overload)
      try check("scale", "unmeasured", press.unmeasured)
    }
  }

  @Test func `the page shows the expected times`() throws {
    let page = try Self.text("README.md")
    let expected = try ExpectedTimelines(text: try Self.text("expected.json"))
    for made in DeviceTrace.all {
      let rows = try #require(expected.rows[made.name])
      func time(_ control: String, _ event: String) -> String {
        rows[control]?.first { $0.events.contains(event) }.map { "\(Number($0.t)) s" } ?? "–"
      }
      let menu = rows["app-icon"]?.last?.events.last { $0 != "idle" } ?? "–"
      let scale = rows["scale"]?.last { $0.state != "rest" }?.state ?? ""
      let cells = [
        "`\(made.name)`", time("confirm-button", "selected"), time("confirm-button", "confirm"),
        time("transitioning-button", "activate"), scale, time("peek", "peek"), time("peek", "pop"),
        menu,
      ]
      let row = "| \(cells.joined(separator: " | ")) |\n"
      #expect(page.contains(row), "the page lacks: \(row)")
    }
  }

  /// Each file has the properties that its name promises.
  @Test func `the traces have the properties in their names`() throws {
    let files = try Self.files()
    func steps(_ name: String) throws -> [Double] {
      let trace = try #require(files[name])
      let forces = Set(trace.samples.map(\.force)).sorted()
      return zip(forces, forces.dropFirst()).map { $1 - $0 }
    }
    for (name, each) in [("", 60.0), ("-light", 48), ("-firm", 72)] {
      let found = try steps("iphone-3d-touch\(name)").map { $0 * each }
      #expect(found.count > 20 && found.allSatisfy { abs($0 - $0.rounded()) < 1e-9 })
    }
    func most(_ name: String) throws -> Double {
      let trace = try #require(files[name])
      return (trace.samples.map(\.force).max() ?? 0) / trace.maximum
    }
    #expect(abs(try most("iphone-3d-touch-firm") - 5.0 / 6) < 1e-9)
    #expect(abs(try most("beyond-its-maximum") - 1.0875) < 1e-9)
    for (name, says) in [
      ("android-always-1", ForceReading.fullScale), ("touch-always-0", 0),
      ("mouse-always-0.5", ForceReading.fullScale / 2),
    ] {
      let trace = try #require(files[name])
      expect(trace.maximum, equals: 0)
      expect(Set(trace.samples.dropLast().map(\.force)), equals: [says])
    }
    let clicking = try #require(files["trackpad-without-force-click"])
    expect(clicking.maximum, equals: 0)
    expect(Set(clicking.samples.map(\.force)), equals: [0, ForceReading.fullScale])
    expect(files["light-touch"]?.samples.first?.force, equals: 0)
    let trackpad = try #require(files["force-touch-trackpad"]).samples.prefix(20).map(\.time)
    #expect(zip(trackpad, trackpad.dropFirst()).allSatisfy { abs($1 - $0 - 1 / 36) < 2e-4 })
  }
}
