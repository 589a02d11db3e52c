import PressureKit
import Testing

/// The look, sampled while it changes. The expected rows were computed from the curves, apart from this code.
@Suite struct PeekLookTests {
  private func short(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

  /// Describes each layer by its name, top edge, width and opacity.
  private func look(_ finger: PeekFinger) -> String {
    SceneFrame(of: finger.control).layers.map { layer in
      guard let id = PeekPop.LayerID(rawValue: layer.id),
        case .roundedRect(let rect, let radius) = layer.shape
      else { return "?" }
      if id == .veil {
        return rect == PeekFinger.viewport && radius == 0 ? "veil a\(short(layer.opacity))" : "?"
      }
      // The shade covers the control.
      if id == .shade {
        return rect == finger.control.bounds ? "shade a\(short(layer.opacity))" : "?"
      }
      return "\(id) y\(short(rect.minY)) w\(short(rect.size.width)) a\(short(layer.opacity))"
    }.joined(separator: "; ")
  }

  /// Returns the look now and after each of `steps` steps of 1/16 s.
  private func looks(_ finger: PeekFinger, steps: Int) -> [String] {
    var rows = [look(finger)]
    for _ in 0..<steps {
      finger.wait(0.0625)
      rows.append(look(finger))
    }
    return rows
  }

  @Test func `a peek at rest or with a light touch draws no layers`() {
    let finger = PeekFinger()
    expect(look(finger), equals: "")
    finger.touch(0.07)
    expect(look(finger), equals: "")
  }

  @Test func `the veil of a hint follows the force`() {
    let finger = PeekFinger()
    finger.touch()
    let rows = [0.075, 0.1, 0.1375, 0.2, 0.1, 0.06, 0.1375].map { level in
      finger.push(level)
      return look(finger)
    }
    expect(
      rows, equals: ["", "veil a0.2", "veil a0.5", "veil a1.0", "veil a0.2", "", "veil a0.5"])
    // Below the hint's force, the veil fades by itself.
    finger.push(0.04)
    expect(
      looks(finger, steps: 4),
      equals: [
        "veil a0.5",
        "veil a0.3",
        "veil a0.1",
        "veil a0.02",
        "",
      ])
  }

  @Test func `a preview grows and fades in`() {
    let finger = PeekFinger()
    finger.touch(0.1375)
    finger.push(0.2001)
    expect(
      looks(finger, steps: 4),
      equals: [
        "veil a0.5",
        "veil a1.0; shade a0.07; preview y209.66 w265.02 a0.07",
        "veil a1.0; shade a0.53; preview y203.91 w282.26 a0.53",
        "veil a1.0; shade a0.86; preview y199.75 w294.74 a0.86",
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
      ])
  }

  @Test func `the preview grows with the force`() {
    let finger = PeekFinger()
    finger.touch(0.2001)
    finger.wait(0.5)
    let rows = [0.2001, 0.475, 0.75, 0.1].map { level in
      finger.push(level)
      return look(finger)
    }
    expect(
      rows,
      equals: [
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y196.44 w304.69 a1.0",
        "veil a1.0; shade a1.0; preview y194.88 w309.38 a1.0",
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
      ])
  }

  @Test func `the actions follow the finger up, and the preview makes room`() {
    let finger = PeekFinger()
    finger.touch(0.2001)
    finger.wait(0.5)
    var rows = [look(finger)]
    for step in [-16.0, -16, -16, -16, -100, 132] {
      finger.move(by: 0, step)
      rows.append(look(finger))
    }
    expect(
      rows,
      equals: [
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y170.5 w300.0 a1.0; actions y398.5 w300.0 a0.25",
        "veil a1.0; shade a1.0; preview y143.0 w300.0 a1.0; actions y365.0 w300.0 a0.5",
        "veil a1.0; shade a1.0; preview y115.5 w300.0 a1.0; actions y331.5 w300.0 a0.75",
        "veil a1.0; shade a1.0; preview y88.0 w300.0 a1.0; actions y298.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y88.0 w300.0 a1.0; actions y298.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y143.0 w300.0 a1.0; actions y365.0 w300.0 a0.5",
      ])
  }

  @Test func `the actions of a preview that is left open appear by themselves`() {
    let finger = PeekFinger()
    finger.enter(.peekingByTime)
    finger.lift()
    expect(
      looks(finger, steps: 4),
      equals: [
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y156.4 w300.0 a1.0; actions y381.33 w300.0 a0.38",
        "veil a1.0; shade a1.0; preview y122.69 w300.0 a1.0; actions y340.26 w300.0 a0.68",
        "veil a1.0; shade a1.0; preview y98.28 w300.0 a1.0; actions y310.52 w300.0 a0.91",
        "veil a1.0; shade a1.0; preview y88.0 w300.0 a1.0; actions y298.0 w300.0 a1.0",
      ])
    #expect(!finger.control.needsFrame)
  }

  @Test(arguments: [0.2001, 0.7, 0.75])
  func `the uncovered actions are opaque at any force`(level: Double) {
    let finger = PeekFinger()
    finger.touch(0.2001)
    finger.wait(0.5)
    finger.push(level)
    finger.move(by: 0, -64)
    expect(SceneFrame(of: finger.control).layers.map(\.opacity), equals: [1, 1, 1, 1])
    finger.lift()
    finger.wait(0.5)
    expect(SceneFrame(of: finger.control).layers.map(\.opacity), equals: [1, 1, 1, 1])
  }

  @Test func `a preview that is left open after a deep press goes back to its size`() {
    let finger = PeekFinger()
    finger.touch(0.2001)
    finger.wait(0.5)
    finger.push(0.7)
    finger.move(by: 0, -60)
    finger.lift()
    expect(
      looks(finger, steps: 4),
      equals: [
        "veil a1.0; shade a1.0; preview y92.03 w308.52 a1.0; actions y306.38 w300.0 a0.94",
        "veil a1.0; shade a1.0; preview y90.51 w305.3 a1.0; actions y303.21 w300.0 a0.96",
        "veil a1.0; shade a1.0; preview y89.27 w302.69 a1.0; actions y300.64 w300.0 a0.98",
        "veil a1.0; shade a1.0; preview y88.38 w300.8 a1.0; actions y298.78 w300.0 a0.99",
        "veil a1.0; shade a1.0; preview y88.0 w300.0 a1.0; actions y298.0 w300.0 a1.0",
      ])
    #expect(!finger.control.needsFrame)
  }

  @Test func `a closed preview fades with its actions and the veil`() {
    let finger = PeekFinger()
    finger.enter(.open)
    _ = finger.tap(at: Point(x: 380, y: 800))
    expect(
      looks(finger, steps: 4),
      equals: [
        "veil a1.0; shade a1.0; preview y88.0 w300.0 a1.0; actions y298.0 w300.0 a1.0",
        "veil a1.0; shade a0.18; preview y98.21 w269.36 a0.18; actions y298.0 w300.0 a0.18",
        "veil a0.4",
        "veil a0.08",
        "",
      ])
  }

  @Test func `a preview appears the same way each time`() {
    let finger = PeekFinger()
    finger.peek()
    let first = looks(finger, steps: 4)
    _ = finger.tap(at: Point(x: 380, y: 800))
    finger.wait(1)
    finger.peek()
    expect(looks(finger, steps: 4), equals: first)
    finger.activate()
    finger.wait(1)
    finger.peek()
    expect(looks(finger, steps: 4), equals: first)
  }

  @Test func `a pop grows from the size that the force gave the preview, then fades`() {
    let finger = PeekFinger()
    finger.touch(0.2001)
    finger.wait(0.5)
    finger.push(0.8)
    let rows = looks(finger, steps: 10)
    expect(
      rows,
      equals: [
        "veil a1.0; shade a1.0; preview y194.88 w309.38 a1.0",
        "veil a1.0; shade a1.0; preview y194.06 w311.82 a1.0",
        "veil a1.0; shade a1.0; preview y193.35 w313.95 a1.0",
        "veil a1.0; shade a1.0; preview y192.74 w315.79 a1.0",
        "veil a1.0; shade a1.0; preview y192.24 w317.29 a1.0",
        "veil a1.0; shade a1.0; preview y191.89 w318.33 a1.0",
        "veil a1.0; shade a1.0; preview y191.75 w318.75 a1.0",
        "veil a1.0; shade a0.18; preview y191.75 w318.75 a0.18",
        "veil a0.4",
        "veil a0.08",
        "",
      ])
    #expect(!finger.control.needsFrame)
  }

  @Test func `after a tap the actions fade before the preview, in the second half of its growth`() {
    let finger = PeekFinger()
    finger.enter(.open)
    _ = finger.tap(at: finger.preview?.center)
    expect(
      looks(finger, steps: 8),
      equals: [
        "veil a1.0; shade a1.0; preview y88.0 w300.0 a1.0; actions y298.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y86.37 w304.88 a1.0; actions y298.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y84.95 w309.16 a1.0; actions y298.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y83.72 w312.84 a1.0; actions y298.0 w300.0 a0.63",
        "veil a1.0; shade a1.0; preview y82.73 w315.82 a1.0; actions y298.0 w300.0 a0.31",
        "veil a1.0; shade a1.0; preview y82.03 w317.92 a1.0; actions y298.0 w300.0 a0.09",
        "veil a1.0; shade a1.0; preview y81.75 w318.75 a1.0",
        "veil a1.0; shade a0.18; preview y81.75 w318.75 a0.18",
        "veil a0.4",
      ])
  }

  @Test func `the pop of a tap draws nothing and takes three eighths of a second`() {
    let finger = PeekFinger()
    expect(finger.tap(), equals: ["begin", "pop", "pop"])
    expect(looks(finger, steps: 5), equals: ["", "", "", "", "", ""])
    #expect(finger.control.needsFrame)
    finger.wait(0.0625)
    #expect(!finger.control.needsFrame)
    expect(finger.takeEvents(), equals: ["idle"])
  }

  @Test func `each pop takes as long as the first, also after a complete hint`() {
    let finger = PeekFinger()
    finger.activate()
    finger.wait(1)
    finger.forget()
    // At the threshold the hint is complete, but the press is not deep yet.
    finger.touch(0.2)
    finger.lift()
    expect(finger.takeEvents(), equals: ["begin", "hint", "pop", "pop"])
    finger.wait(0.359375)
    expect(finger.takeEvents(), equals: [])
    finger.wait(0.015625)
    expect(finger.takeEvents(), equals: ["idle"])
  }

  /// Compares the size that the host lays out with the drawn size, from the peek to the end of the pop.
  @Test func `the content keeps its size while its box changes`() {
    func rows(in viewport: Rect, reducesMotion: Bool) -> [String] {
      let finger = PeekFinger(hasActions: false, reducesMotion: reducesMotion)
      finger.control.viewport = viewport
      finger.control.bounds = viewport
      finger.place = viewport.center
      finger.touch(0.21)
      var rows: [String] = []
      for _ in 1...6 {
        finger.wait(0.125)
        if rows.count == 3 { finger.push(0.8) }
        let content = finger.control.previewContentSize
        guard let preview = finger.preview else { continue }
        func short(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
        let scales = [
          preview.size.width / content.width, preview.size.height / content.height,
        ]
        rows.append("\(content.width) × \(short(content.height)) \(scales.map(short))")
      }
      return rows
    }
    // With enough room, and beside the finger with 176 of 300 points.
    let squeezed = Rect(x: 0, y: 0, width: 440, height: 240)
    expect(
      rows(in: PeekFinger.viewport, reducesMotion: false),
      equals: [0.922, 1.001, 1.001, 1.031, 1.047, 1.058].map { "300.0 × 200.0 [\($0), \($0)]" })
    expect(
      rows(in: squeezed, reducesMotion: false),
      equals: [0.541, 0.587, 0.587, 0.605, 0.614, 0.62].map { "300.0 × 340.909 [\($0), \($0)]" })
    expect(
      rows(in: squeezed, reducesMotion: true),
      equals: Array(repeating: "300.0 × 340.909 [0.587, 0.587]", count: 6))
    // Without a preview there is no content to lay out.
    var control = PeekPop()
    expect(control.previewContentSize, equals: .zero)
    control.options.previewSize = Size(width: .nan, height: .infinity)
    #expect(control.previewContentSize.width >= 0)
  }

  @Test func `with less motion nothing scales`() {
    let finger = PeekFinger(reducesMotion: true)
    finger.touch(0.2001)
    var rows = looks(finger, steps: 2)
    finger.wait(0.5)
    finger.push(0.8)
    rows += looks(finger, steps: 2)
    expect(
      rows,
      equals: [
        "",
        "veil a0.76",
        "veil a1.0; shade a0.37; preview y198.0 w300.0 a0.37",
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
      ])
    expect(
      finger.takeEvents(),
      equals: ["begin", "peek", "peek", "tick haptic", "tick haptic", "pop", "pop"])
  }

  @Test func `the layers have the colours of the palette`() {
    let finger = PeekFinger()
    finger.control.options.palette.veil = .warning
    finger.control.options.palette.surface = .success
    finger.enter(.open)
    expect(SceneFrame(of: finger.control).layers.map(\.id), equals: [1, 2, 3, 4])
    expect(
      SceneFrame(of: finger.control).layers.map(\.fill),
      equals: [
        .warning, .warning, .success, .success,
      ])
  }

  @Test(arguments: PeekPhase.allCases)
  func `without input it comes to rest, and then nothing moves`(phase: PeekPhase) {
    let finger = PeekFinger()
    finger.enter(phase)
    finger.wait(3)
    #expect(!finger.control.needsFrame)
    _ = finger.takeEvents()
    let before = SceneFrame(of: finger.control)
    finger.wait(100)
    expect(SceneFrame(of: finger.control), equals: before)
    expect(finger.takeEvents(), equals: [])
    expect(SceneFrame(of: finger.control), equals: SceneFrame(of: finger.control))
  }
}
