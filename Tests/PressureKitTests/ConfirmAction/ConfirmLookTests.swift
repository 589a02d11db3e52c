import PressureKit
import Testing

@Suite struct ConfirmLookTests {
  /// Describes all layers except the veil.
  private func look(_ finger: Finger) -> String {
    func short(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
    func short(_ color: LayerColor) -> String {
      "(\(short(color.red)) \(short(color.green)) \(short(color.blue)))"
    }
    let layers = SceneFrame(of: finger.control).layers.filter {
      $0.id != ConfirmAction.LayerID.veil.rawValue
    }
    return layers.map { layer in
      let name = ConfirmAction.LayerID(rawValue: layer.id).map { "\($0)" } ?? "?"
      switch layer.shape {
      case .arc(_, let radius, let sweep, _):
        let color = short(layer.stroke == .clear ? layer.fill : layer.stroke)
        return "\(name) r\(short(radius)) \(short(sweep)) \(color) a\(short(layer.opacity))"
      case .roundedRect(let rect, _):
        return
          "\(name) \(short(rect.size.width))×\(short(rect.size.height)) a\(short(layer.opacity))"
      case .text(let slot, _, _):
        return "\(name) \(slot) a\(short(layer.opacity))"
      }
    }.joined(separator: "; ")
  }

  private func finger(reducesMotion: Bool = false) -> Finger {
    let finger = Finger()
    finger.control.options.confirmLabelSize = Size(width: 60, height: 14)
    finger.control.options.okLabelSize = Size(width: 20, height: 14)
    finger.control.reducesMotion = reducesMotion
    return finger
  }

  @Test func `a button at rest draws no layers`() {
    #expect(look(finger()) == "")
  }

  @Test func `pitfall 21: the ring follows the force without delay`() {
    let finger = finger()
    finger.down(0.09)
    let track = "disc r25.08 1.0 (0.11 0.11 0.12) a1.0; track r19.36 1.0 (1.0 1.0 1.0) a1.0"
    #expect(look(finger) == track + "; ring r19.36 0.2 (1.0 1.0 1.0) a1.0")
    finger.push(0.225)
    #expect(look(finger) == track + "; ring r19.36 0.5 (1.0 1.0 1.0) a1.0")
    finger.push(0)
    #expect(look(finger) == track)
  }

  @Test func `colour and scale change in a quarter of a second`() {
    let finger = finger()
    finger.down(0.1)
    finger.push(0.6)
    var rows: [String] = []
    for _ in 0..<3 {
      rows.append(look(finger))
      finger.wait(0.125)
    }
    #expect(
      rows == [
        "disc r25.08 1.0 (0.11 0.11 0.12) a1.0; track r19.36 1.0 (1.0 1.0 1.0) a1.0; "
          + "ring r19.36 1.0 (1.0 1.0 1.0) a1.0",
        "disc r27.09 1.0 (0.11 0.11 0.12) a1.0; track r20.91 1.0 (1.0 1.0 1.0) a1.0; "
          + "ring r20.91 1.0 (1.0 0.41 0.38) a1.0; pill 80.0×24.0 a1.0; label 1 a1.0",
        "disc r27.59 1.0 (0.11 0.11 0.12) a1.0; track r21.3 1.0 (1.0 1.0 1.0) a1.0; "
          + "ring r21.3 1.0 (1.0 0.27 0.23) a1.0; pill 80.0×24.0 a1.0; label 1 a1.0",
      ])
    finger.move(to: finger.ringCenter, 0.6)
    finger.wait(0.25)
    #expect(
      look(finger)
        == "disc r32.6 1.0 (0.11 0.11 0.12) a1.0; track r25.17 1.0 (1.0 1.0 1.0) a1.0; "
        + "ring r25.17 1.0 (0.19 0.82 0.35) a1.0; pill 40.0×24.0 a1.0; label 2 a1.0")
    #expect(!finger.control.needsFrame)
  }

  @Test func `an unconfirmed ring unwinds in 0.22 s and disappears`() {
    let finger = finger()
    finger.control.options.takesTaps = false
    finger.down(0.225)
    finger.lift()
    var rows: [Int] = []
    for _ in 0..<4 {
      rows.append(SceneFrame(of: finger.control).layers.count)
      finger.wait(0.078125)
    }
    #expect(rows == [4, 4, 4, 0])
    #expect(!finger.control.needsFrame)
  }

  @Test func `pitfall 21: a fired ring stays green for 0.35 s, then fades`() {
    let finger = finger()
    _ = finger.confirmByForce()
    var rows: [[Double]] = []
    for _ in 0..<6 {
      // The veil is the first layer.
      let ring = SceneFrame(of: finger.control).layers.dropFirst()
      rows.append(ring.map { ($0.opacity * 100).rounded() / 100 })
      finger.wait(0.125)
    }
    #expect(rows[1].allSatisfy { $0 == 1 } && rows[2].allSatisfy { $0 == 1 })
    #expect(rows[3].allSatisfy { $0 < 1 && $0 > 0.8 })
    #expect(rows[4].allSatisfy { $0 < 0.3 && $0 > 0 })
    #expect(rows[5] == [])
  }

  @Test func `the next ring begins like the first one`() {
    let finger = finger()
    finger.down(0.1)
    let first = SceneFrame(of: finger.control)
    finger.lift()
    finger.wait(1)
    _ = finger.confirmByForce()
    finger.wait(2)
    finger.place = finger.control.bounds.center
    finger.down(0.1)
    #expect(SceneFrame(of: finger.control) == first)
  }

  @Test func `with less motion nothing scales and nothing unwinds`() {
    let finger = finger(reducesMotion: true)
    finger.down(0.1)
    finger.push(0.6)
    finger.move(to: finger.ringCenter, 0.6)
    finger.wait(0.5)
    #expect(
      look(finger)
        == "disc r25.08 1.0 (0.11 0.11 0.12) a1.0; track r19.36 1.0 (1.0 1.0 1.0) a1.0; "
        + "ring r19.36 1.0 (0.19 0.82 0.35) a1.0; pill 40.0×24.0 a1.0; label 2 a1.0")
    finger.feed(.cancelled)
    #expect(look(finger) == "")
    #expect(
      finger.takeEvents() == [
        "updating", "selected", "tick haptic", "announce confirm", "confirmed", "strong haptic",
        "announce ok",
        "idle",
      ])
  }

  @Test func `a label of no size is not drawn`() {
    let finger = Finger()
    finger.down(0.1)
    finger.push(0.6)
    finger.wait(0.5)
    #expect(SceneFrame(of: finger.control).layers.map(\.id) == [1, 2, 3, 4])
    finger.control.options.confirmLabelSize = Size(width: 0.5, height: 14)
    #expect(SceneFrame(of: finger.control).layers.map(\.id) == [1, 2, 3, 4, 9, 10])
  }

  @Test(arguments: [false, true])
  func `a veil covers the rest of the page while the ring is shown`(reducesMotion: Bool) throws {
    let finger = finger(reducesMotion: reducesMotion)
    finger.control.options.cornerRadius = 10
    func veil() -> Layer? {
      SceneFrame(of: finger.control).layers.first { $0.id == ConfirmAction.LayerID.veil.rawValue }
    }
    finger.down(0.1)
    #expect(veil()?.opacity == (reducesMotion ? 1 : 0))
    finger.wait(0.25)
    let layer = try #require(veil())
    #expect(
      layer.opacity == 1 && layer.stroke == finger.control.options.palette.veil
        && layer.fill == .clear)
    // The veil reaches from 3 points around the control to beyond the edges of any screen.
    guard case .roundedRect(let rect, let cornerRadius) = layer.shape else { throw TestError() }
    let half = layer.lineWidth / 2
    let edge = Rect(
      x: rect.minX + half, y: rect.minY + half, width: rect.size.width - 2 * half,
      height: rect.size.height - 2 * half)
    #expect(edge == Rect(x: -3, y: -3, width: 50, height: 50))
    #expect(cornerRadius - half == 13 && layer.lineWidth > 8000)
    finger.wait(0.5)
    finger.lift()
    finger.wait(reducesMotion ? 0 : 0.25)
    #expect(veil() == nil)
    finger.control.options.takesTaps = false
    finger.place = finger.control.bounds.center
    finger.down(0.1)
    finger.push(0.6)
    finger.move(to: finger.ringCenter, 0.6)
    finger.wait(0.25)
    finger.lift()
    #expect(veil()?.opacity == 1)
    finger.wait(0.375)
    #expect(veil()?.opacity == 0)
  }

  @Test func `after a press with less motion the next veil fades in from 0`() {
    let finger = finger(reducesMotion: true)
    finger.down(0.1)
    finger.cancel()
    finger.control.reducesMotion = false
    finger.down(0.1)
    let veil = SceneFrame(of: finger.control).layers.first {
      $0.id == ConfirmAction.LayerID.veil.rawValue
    }
    #expect(veil?.opacity == 0)
  }

  /// The limit is half of 44 points and 3 on each side.
  @Test func `the edge of the veil is no rounder than a half circle`() throws {
    for bounds in [
      Rect(x: 0, y: 0, width: 44, height: 90), Rect(x: 0, y: 0, width: 90, height: 44),
    ] {
      let finger = finger()
      finger.control.bounds = bounds
      finger.control.options.cornerRadius = 999
      finger.down(0.1)
      let veil = try #require(SceneFrame(of: finger.control).layers.first)
      guard case .roundedRect(_, let radius) = veil.shape else { throw TestError() }
      #expect(radius - veil.lineWidth / 2 == 25)
    }
  }

  private struct TestError: Error {}

  @Test func `the same value always draws the same`() {
    let finger = finger()
    finger.down(0.3)
    finger.wait(0.1)
    #expect(SceneFrame(of: finger.control) == SceneFrame(of: finger.control))
  }
}
