import PressureKit
import Testing

/// What is to be seen, sampled while it changes; the rows are computed apart, from what the curves are.
@Suite struct PeekLookTests {
  private func short(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

  /// Each layer by its name, its top edge and width, and its opacity.
  private func look(_ finger: PeekFinger) -> String {
    SceneFrame(of: finger.control).layers.map { layer in
      guard let id = PeekPop.LayerID(rawValue: layer.id),
        case .roundedRect(let rect, let radius) = layer.shape
      else { return "?" }
      if id == .veil {
        return rect == PeekFinger.viewport && radius == 0 ? "veil a\(short(layer.opacity))" : "?"
      }
      // It lies over what was pressed, and goes with the preview.
      if id == .shade {
        return rect == finger.control.bounds ? "shade a\(short(layer.opacity))" : "?"
      }
      return "\(id) y\(short(rect.minY)) w\(short(rect.size.width)) a\(short(layer.opacity))"
    }.joined(separator: "; ")
  }

  /// The look now and after each of a number of steps of 1/16 s.
  private func looks(_ finger: PeekFinger, steps: Int) -> [String] {
    var rows = [look(finger)]
    for _ in 0..<steps {
      finger.wait(0.0625)
      rows.append(look(finger))
    }
    return rows
  }

  @Test func `nothing at rest, and nothing of a touch`() {
    let finger = PeekFinger()
    #expect(look(finger) == "")
    finger.touch(0.07)
    #expect(look(finger) == "")
  }

  @Test func `a hint recedes in step with the force`() {
    let finger = PeekFinger()
    finger.touch()
    let rows = [0.075, 0.1, 0.1375, 0.2, 0.1, 0.06, 0.1375].map { level in
      finger.push(level)
      return look(finger)
    }
    #expect(
      rows == ["", "veil a0.2", "veil a0.5", "veil a1.0", "veil a0.2", "", "veil a0.5"])
    // Let go, it comes back by itself.
    finger.push(0.04)
    #expect(
      looks(finger, steps: 4) == [
        "veil a0.5",
        "veil a0.3",
        "veil a0.1",
        "veil a0.02",
        "",
      ])
  }

  @Test func `a preview comes out of what was pressed`() {
    let finger = PeekFinger()
    finger.touch(0.1375)
    finger.push(0.2001)
    #expect(
      looks(finger, steps: 4) == [
        "veil a0.5",
        "veil a1.0; shade a0.07; preview y209.66 w265.02 a0.07",
        "veil a1.0; shade a0.53; preview y203.91 w282.26 a0.53",
        "veil a1.0; shade a0.86; preview y199.75 w294.74 a0.86",
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
      ])
  }

  @Test func `it grows as it is pressed deeper`() {
    let finger = PeekFinger()
    finger.touch(0.2001)
    finger.wait(0.5)
    let rows = [0.2001, 0.475, 0.75, 0.1].map { level in
      finger.push(level)
      return look(finger)
    }
    #expect(
      rows == [
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
    #expect(
      rows == [
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y170.5 w300.0 a1.0; actions y398.5 w300.0 a0.25",
        "veil a1.0; shade a1.0; preview y143.0 w300.0 a1.0; actions y365.0 w300.0 a0.5",
        "veil a1.0; shade a1.0; preview y115.5 w300.0 a1.0; actions y331.5 w300.0 a0.75",
        "veil a1.0; shade a1.0; preview y88.0 w300.0 a1.0; actions y298.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y88.0 w300.0 a1.0; actions y298.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y143.0 w300.0 a1.0; actions y365.0 w300.0 a0.5",
      ])
  }

  @Test func `left open, the actions come by themselves`() {
    let finger = PeekFinger()
    finger.enter(.peekingByTime)
    finger.lift()
    #expect(
      looks(finger, steps: 4) == [
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y156.4 w300.0 a1.0; actions y381.33 w300.0 a0.38",
        "veil a1.0; shade a1.0; preview y122.69 w300.0 a1.0; actions y340.26 w300.0 a0.68",
        "veil a1.0; shade a1.0; preview y98.28 w300.0 a1.0; actions y310.52 w300.0 a0.91",
        "veil a1.0; shade a1.0; preview y88.0 w300.0 a1.0; actions y298.0 w300.0 a1.0",
      ])
    #expect(!finger.control.needsFrame)
  }

  @Test(arguments: [0.2001, 0.7, 0.75])
  func `however deep the press, what it uncovers is wholly opaque`(level: Double) {
    let finger = PeekFinger()
    finger.touch(0.2001)
    finger.wait(0.5)
    finger.push(level)
    finger.move(by: 0, -64)
    #expect(SceneFrame(of: finger.control).layers.map(\.opacity) == [1, 1, 1, 1])
    finger.lift()
    finger.wait(0.5)
    #expect(SceneFrame(of: finger.control).layers.map(\.opacity) == [1, 1, 1, 1])
  }

  @Test func `left open from a deep press, it goes back to its size`() {
    let finger = PeekFinger()
    finger.touch(0.2001)
    finger.wait(0.5)
    finger.push(0.7)
    finger.move(by: 0, -60)
    finger.lift()
    #expect(
      looks(finger, steps: 4) == [
        "veil a1.0; shade a1.0; preview y92.03 w308.52 a1.0; actions y306.38 w300.0 a0.94",
        "veil a1.0; shade a1.0; preview y90.51 w305.3 a1.0; actions y303.21 w300.0 a0.96",
        "veil a1.0; shade a1.0; preview y89.27 w302.69 a1.0; actions y300.64 w300.0 a0.98",
        "veil a1.0; shade a1.0; preview y88.38 w300.8 a1.0; actions y298.78 w300.0 a0.99",
        "veil a1.0; shade a1.0; preview y88.0 w300.0 a1.0; actions y298.0 w300.0 a1.0",
      ])
    #expect(!finger.control.needsFrame)
  }

  @Test func `a closed preview goes with all there is`() {
    let finger = PeekFinger()
    finger.enter(.open)
    _ = finger.tap(at: Point(x: 380, y: 800))
    #expect(
      looks(finger, steps: 4) == [
        "veil a1.0; shade a1.0; preview y88.0 w300.0 a1.0; actions y298.0 w300.0 a1.0",
        "veil a1.0; shade a0.18; preview y98.21 w269.36 a0.18; actions y298.0 w300.0 a0.18",
        "veil a0.4",
        "veil a0.08",
        "",
      ])
  }

  @Test func `each time it comes as it came first`() {
    let finger = PeekFinger()
    finger.peek()
    let first = looks(finger, steps: 4)
    _ = finger.tap(at: Point(x: 380, y: 800))
    finger.wait(1)
    finger.peek()
    #expect(looks(finger, steps: 4) == first)
    finger.activate()
    finger.wait(1)
    finger.peek()
    #expect(looks(finger, steps: 4) == first)
  }

  @Test func `a pop grows, from as large as the force has made it, and fades`() {
    let finger = PeekFinger()
    finger.touch(0.2001)
    finger.wait(0.5)
    finger.push(0.8)
    let rows = looks(finger, steps: 10)
    #expect(
      rows == [
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

  @Test func `popped by a tap, the actions go first, in the second half of the growth`() {
    let finger = PeekFinger()
    finger.enter(.open)
    _ = finger.tap(at: finger.preview?.center)
    #expect(
      looks(finger, steps: 8) == [
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

  @Test func `a tap draws nothing, and is over in three eighths of a second`() {
    let finger = PeekFinger()
    #expect(finger.tap() == ["begin", "pop", "pop"])
    #expect(looks(finger, steps: 5) == ["", "", "", "", "", ""])
    #expect(finger.control.needsFrame)
    finger.wait(0.0625)
    #expect(!finger.control.needsFrame)
    #expect(finger.takeEvents() == ["idle"])
  }

  @Test func `each pop takes as long as the first, also after a hint of all there is to come`() {
    let finger = PeekFinger()
    finger.activate()
    finger.wait(1)
    finger.forget()
    // The threshold itself is not deep, and no more can be hinted at.
    finger.touch(0.2)
    finger.lift()
    #expect(finger.takeEvents() == ["begin", "hint", "pop", "pop"])
    finger.wait(0.359375)
    #expect(finger.takeEvents() == [])
    finger.wait(0.015625)
    #expect(finger.takeEvents() == ["idle"])
  }

  /// What the host lays out, and what is drawn of it: from the peek over the pop to the end.
  @Test func `the content keeps its size, whatever its box does`() {
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
    // With room, and beside the finger, where 176 points are left of 300.
    let squeezed = Rect(x: 0, y: 0, width: 440, height: 240)
    #expect(
      rows(in: PeekFinger.viewport, reducesMotion: false)
        == [0.922, 1.001, 1.001, 1.031, 1.047, 1.058].map { "300.0 × 200.0 [\($0), \($0)]" })
    #expect(
      rows(in: squeezed, reducesMotion: false)
        == [0.541, 0.587, 0.587, 0.605, 0.614, 0.62].map { "300.0 × 340.909 [\($0), \($0)]" })
    #expect(
      rows(in: squeezed, reducesMotion: true)
        == Array(repeating: "300.0 × 340.909 [0.587, 0.587]", count: 6))
    // Where there is none to be drawn there is none to be laid out.
    var control = PeekPop()
    #expect(control.previewContentSize == .zero)
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
    #expect(
      rows == [
        "",
        "veil a0.76",
        "veil a1.0; shade a0.37; preview y198.0 w300.0 a0.37",
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
        "veil a1.0; shade a1.0; preview y198.0 w300.0 a1.0",
      ])
    #expect(
      finger.takeEvents() == ["begin", "peek", "peek", "tick haptic", "tick haptic", "pop", "pop"])
  }

  @Test func `it is painted with its palette`() {
    let finger = PeekFinger()
    finger.control.options.palette.veil = .warning
    finger.control.options.palette.surface = .success
    finger.enter(.open)
    #expect(SceneFrame(of: finger.control).layers.map(\.id) == [1, 2, 3, 4])
    #expect(
      SceneFrame(of: finger.control).layers.map(\.fill) == [
        .warning, .warning, .success, .success,
      ])
  }

  @Test(arguments: PeekPhase.allCases)
  func `left alone it comes to rest, and then nothing moves`(phase: PeekPhase) {
    let finger = PeekFinger()
    finger.enter(phase)
    finger.wait(3)
    #expect(!finger.control.needsFrame)
    _ = finger.takeEvents()
    let before = SceneFrame(of: finger.control)
    finger.wait(100)
    #expect(SceneFrame(of: finger.control) == before)
    #expect(finger.takeEvents() == [])
    #expect(SceneFrame(of: finger.control) == SceneFrame(of: finger.control))
  }
}
