import PressureKit
import Testing

/// The dial, layer by layer.
@Suite struct WeighingLookTests {
  /// Describes each layer: arcs by start and sweep in hundredths of the dial, texts by slot, place and scale.
  private func look(_ control: Weighing) -> [String] {
    SceneFrame(of: control).layers.map { layer in
      let name = Weighing.LayerID(rawValue: layer.id).map { "\($0)" } ?? "?"
      switch layer.shape {
      case .arc(_, _, let sweep, let start):
        var from = (start - 0.625) / 0.75
        if from < -1e-9 { from += 1 / 0.75 }
        let hundredths = [from, sweep / 0.75].map { ($0 * 100).rounded() + 0 }
        return "\(name) \(hundredths[0]) \(hundredths[1])"
      case .text(let slot, let center, let scale):
        return "\(name) \(slot) at \(center.x) \(center.y) x\(scale)"
      case .roundedRect, .angle: return "\(name) another shape"
      }
    }
  }

  private let texts = ["number 1 at 120.0 120.0 x1.0", "unit 2 at 120.0 165.0 x0.3125"]

  @Test func eachState() {
    let scale = Scale()
    expect(look(scale.control), equals: ["track 0.0 100.0"] + texts)
    scale.press(0.5)
    scale.wait(0.5)
    expect(
      look(scale.control), equals: ["track 0.0 100.0", "dial 0.0 50.0", "settled 0.0 50.0"] + texts)
    scale.wait(0.5)
    expect(
      look(scale.control),
      equals: ["track 0.0 100.0", "dial 0.0 50.0", "settled 0.0 100.0"] + texts)
    scale.push(1)
    expect(look(scale.control), equals: ["track 0.0 100.0", "dial 0.0 100.0"] + texts)
    scale.push(0.25)
    expect(
      look(scale.control), equals: ["track 0.0 100.0", "dial 0.0 25.0", "peak 100.0 0.0"] + texts)
    scale.lift()
    expect(look(scale.control), equals: ["track 0.0 100.0", "peak 100.0 0.0"] + texts)
  }

  /// The dial is in the middle of its bounds, as large as their shorter side.
  @Test(arguments: [(240.0, 320.0), (320, 240)])
  func theDialIsARing(width: Double, height: Double) {
    let scale = Scale(Weighing(bounds: Rect(x: 10, y: 20, width: width, height: height)))
    let (x, y) = (10 + width / 2, 20 + height / 2)
    /// Returns the centre, radius and line width of each arc.
    func arcs() -> [[Double]] {
      SceneFrame(of: scale.control).layers.compactMap { layer in
        guard case .arc(let center, let radius, _, _) = layer.shape else { return nil }
        return [center.x, center.y, radius, layer.lineWidth]
      }
    }
    let ring = [x, y, 112.5, 15]
    scale.press(0.5)
    scale.wait(0.5)
    // The track, the dial, and inside them the arc of the settling.
    expect(arcs(), equals: [ring, ring, [x, y, 97.5, 3]])
    scale.push(1)
    scale.push(0.25)
    // The mark of the peak is half as wide as the dial.
    expect(arcs(), equals: [ring, ring, [x, y, 112.5, 7.5]])
    let texts = SceneFrame(of: scale.control).layers.compactMap { layer -> Point? in
      guard case .text(_, let center, _) = layer.shape else { return nil }
      return center
    }
    expect(texts, equals: [Point(x: x, y: y), Point(x: x, y: y + 45)])
  }

  @Test func `pitfall 30: with a negative reading the dial is empty`() {
    let scale = Scale()
    scale.press(0.5)
    scale.note(scale.control.tare(at: 0))
    scale.push(0.25)
    scale.wait(0.5)
    #expect(look(scale.control).first { $0.hasPrefix("dial") } == nil)
  }

  @Test func theColourFollowsTheState() {
    let palette = WeighingPalette()
    func color(_ scale: Scale) -> LayerColor? {
      SceneFrame(of: scale.control).layers.first { $0.id == Weighing.LayerID.dial.rawValue }?.stroke
    }
    let scale = Scale()
    scale.press(0.5)
    expect(color(scale), equals: palette.dial)
    scale.wait(1)
    expect(color(scale), equals: palette.dial)
    scale.wait(0.25)
    expect(color(scale), equals: palette.settled)
    scale.push(1)
    scale.wait(0.25)
    expect(color(scale), equals: palette.overload)
    scale.lift()
    scale.press(0.5)
    expect(color(scale), equals: palette.dial)

    let still = Scale()
    still.control.reducesMotion = true
    still.press(0.5)
    still.wait(1)
    expect(color(still), equals: palette.settled)
  }
}
