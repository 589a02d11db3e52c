import PressureKit
import PressureTesting
import Testing

@testable import PressureCommand

@Suite struct FilmstripTests {
  @Test(arguments: DeviceTrace.all.map(\.name), ReplayControl.allCases)
  func everyFilmFitsThePage(name: String, control: ReplayControl) throws {
    let made = try #require(DeviceTrace.all.first { $0.name == name })
    let trace = try made.trace()
    let film = control.film(trace)
    expect(film.frames.count, equals: Film.count)
    let text = Filmstrip(film, of: trace).text
    #expect(!text.contains("nan") && !text.contains("inf"))
    // The times below the frames and on the axis.
    let times = try #require(Drawing(text)).texts.filter { $0.text.hasSuffix(" s") }
    #expect(times.count > Film.count)
    for row in Dictionary(grouping: times, by: \.y).values {
      let ends = row.flatMap { [$0.left, $0.right] }
      expect(ends, equals: ends.sorted())
      #expect(ends.allSatisfy { (0...960).contains($0) })
    }
  }

  @Test(arguments: ReplayControl.allCases)
  func thePositionOnTheScreenDoesNotChangeTheFilm(control: ReplayControl) throws {
    func views(at origin: Double) throws -> [Substring] {
      let bounds = Rect(x: origin, y: origin, width: 44, height: 44)
      var trace = Trace(maximum: 1, source: .touch, bounds: bounds)
      for (time, phase, force) in [
        (0, .began, 0.1), (0.3, .moved, 0.6), (0.6, .ended, 0),
      ] as [(Double, ContactPhase, Double)] {
        try trace.append(
          TraceSample(time: time, phase: phase, position: bounds.center, force: force))
      }
      let lines = Filmstrip(control.film(trace), of: trace).text.split(separator: "\n")
      return lines.filter { $0.hasPrefix("<svg x=") }.map { line in
        // The size without the position.
        line.split(separator: "\"").last { $0 != ">" }!.split(separator: " ", maxSplits: 2)[2]
      }
    }
    let views = try (near: views(at: 0), far: views(at: 3500))
    expect(views.near.count, equals: Film.count)
    expect(views.near, equals: views.far)
    #expect(Set(views.near).count == 1 && views.near[0] != "")
  }

  /// Values that a trace can contain but no screen has.
  @Test(arguments: [
    (1e308, Rect(x: -1e308, y: -1e308, width: 1e308, height: 1e308), 1e308, 1e308),
    (.leastNonzeroMagnitude, Rect(x: 0, y: 0, width: 0, height: 0), 0, 1e308),
    (1, Rect(x: 1e306, y: 0, width: 1, height: 1e307), -1e308, -1e308),
    (0, Rect(x: 5e5, y: 5e5, width: 1e5, height: 3), 5.5e5, 1),
  ])
  func extremeValuesOfATraceCanBeDrawn(maximum: Double, bounds: Rect, place: Double, force: Double)
    throws
  {
    var trace = Trace(maximum: maximum, source: .pen, bounds: bounds, viewport: bounds)
    let point = Point(x: place, y: place)
    try trace.append(TraceSample(time: 0, phase: .began, position: bounds.center, force: force))
    try trace.append(TraceSample(time: 0.5, phase: .moved, position: point, force: -force))
    try trace.append(TraceSample(time: 1, phase: .ended, position: point, force: 0))
    for control in ReplayControl.allCases {
      let text = Filmstrip(control.film(trace), of: trace).text
      #expect(Drawing(text) != nil)
      // Skip the lines that the control drew.
      for line in text.split(separator: "\n")
      where line.hasPrefix("<path") || line.hasPrefix("<svg") {
        #expect(!line.contains("nan") && !line.contains("inf"), "\(control.name): \(line)")
      }
    }
  }
}
