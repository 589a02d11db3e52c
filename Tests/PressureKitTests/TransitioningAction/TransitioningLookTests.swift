import PressureKit
import Testing

@Suite struct TransitioningLookTests {
  private func short(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let size = abs(hundredths)
    return (hundredths < 0 ? "-" : "") + "\(size / 100).\(size / 10 % 10)\(size % 10)"
  }

  private func short(_ color: LayerColor) -> String {
    "(\(short(color.red)) \(short(color.green)) \(short(color.blue)))"
  }

  /// Describes width, colour and corner; then each content in view, its distance from the middle in control
  /// heights, and its opacity unless that is 1.
  private func look(_ finger: TransitioningFinger) -> String {
    var frame = ""
    var contents: [String] = []
    func add(_ layer: Layer, at center: Point) {
      expect(layer.clip, equals: TransitioningAction.LayerID.background.rawValue)
      let name = TransitioningAction.LayerID(rawValue: layer.id).map { "\($0)" } ?? "?"
      // The mark of an outcome is at the left of its text.
      let isOutcome = name == "success" || name == "failure"
      expect(center.x, equals: 61 + (isOutcome ? 0.24 * 44 : 0))
      let opacity = layer.opacity == 1 ? "" : " a\(short(layer.opacity))"
      contents.append("\(name) \(short((center.y - 22) / 44))\(opacity)")
    }
    for layer in SceneFrame(of: finger.control).layers {
      switch layer.shape {
      case .roundedRect(let rect, let corner):
        #expect(layer.clip == 0 && layer.opacity == 1)
        #expect(abs(rect.center.x - 61) < 1e-9 && abs(rect.center.y - 22) < 1e-9)
        frame = "\(short(rect.size.width)) \(short(layer.fill)) \(short(corner))"
      case .text(_, let center, _):
        add(layer, at: center)
      case .arc(let center, _, _, _):
        if layer.id == TransitioningAction.LayerID.spinner.rawValue { add(layer, at: center) }
      case .angle: break
      }
    }
    return frame + "; " + contents.joined(separator: ", ")
  }

  /// Each change of state, at 0, 50, 100, 150 and 200 ms. The numbers were computed from the rules and the
  /// definition of CSS `ease-out`, not with this code.
  static let changes: [String: [String]] = [
    "begin → loading": [
      "122.00 (0.00 0.34 0.84) 22.00; title 0.00",
      "92.51 (0.00 0.34 0.84) 22.00; title -0.38, spinner 0.62",
      "68.60 (0.00 0.34 0.84) 22.00; title -0.68, spinner 0.32",
      "51.29 (0.00 0.34 0.84) 22.00; title -0.91, spinner 0.09",
      "44.00 (0.00 0.34 0.84) 22.00; spinner 0.00",
    ],
    "begin → success": [
      "122.00 (0.00 0.34 0.84) 22.00; title 0.00",
      "114.86 (0.03 0.39 0.60) 22.00; title -0.76, spinner 0.24",
      "109.07 (0.05 0.44 0.40) 22.00; success 0.63, spinner -0.37",
      "104.88 (0.07 0.47 0.26) 22.00; success 0.19, spinner -0.81",
      "103.12 (0.08 0.48 0.20) 22.00; success 0.00",
    ],
    "begin → failure": [
      "122.00 (0.00 0.34 0.84) 22.00; title 0.00",
      "118.64 (0.29 0.25 0.56) 22.00; title -0.76, spinner 0.24",
      "115.92 (0.53 0.18 0.33) 22.00; failure 0.63, spinner -0.37",
      "113.95 (0.71 0.13 0.17) 22.00; failure 0.19, spinner -0.81",
      "113.12 (0.78 0.11 0.10) 22.00; failure 0.00",
    ],
    "loading → begin": [
      "44.00 (0.00 0.34 0.84) 22.00; spinner 0.00",
      "73.49 (0.00 0.34 0.84) 22.00; title -0.62, spinner 0.38",
      "97.40 (0.00 0.34 0.84) 22.00; title -0.32, spinner 0.68",
      "114.71 (0.00 0.34 0.84) 22.00; title -0.09, spinner 0.91",
      "122.00 (0.00 0.34 0.84) 22.00; title 0.00",
    ],
    "loading → success": [
      "44.00 (0.00 0.34 0.84) 22.00; spinner 0.00",
      "66.36 (0.03 0.39 0.60) 22.00; success 0.62, spinner -0.38",
      "84.48 (0.05 0.44 0.40) 22.00; success 0.32, spinner -0.68",
      "97.59 (0.07 0.47 0.26) 22.00; success 0.09, spinner -0.91",
      "103.12 (0.08 0.48 0.20) 22.00; success 0.00",
    ],
    "loading → failure": [
      "44.00 (0.00 0.34 0.84) 22.00; spinner 0.00",
      "70.14 (0.29 0.25 0.56) 22.00; failure 0.62, spinner -0.38",
      "91.32 (0.53 0.18 0.33) 22.00; failure 0.32, spinner -0.68",
      "106.66 (0.71 0.13 0.17) 22.00; failure 0.09, spinner -0.91",
      "113.12 (0.78 0.11 0.10) 22.00; failure 0.00",
    ],
    "success → begin": [
      "103.12 (0.08 0.48 0.20) 22.00; success 0.00",
      "110.26 (0.05 0.43 0.44) 22.00; success 0.76, spinner -0.24",
      "116.05 (0.03 0.38 0.64) 22.00; title -0.63, spinner 0.37",
      "120.24 (0.01 0.35 0.78) 22.00; title -0.19, spinner 0.81",
      "122.00 (0.00 0.34 0.84) 22.00; title 0.00",
    ],
    "success → loading": [
      "103.12 (0.08 0.48 0.20) 22.00; success 0.00",
      "80.76 (0.05 0.43 0.44) 22.00; success 0.38, spinner -0.62",
      "62.64 (0.03 0.38 0.64) 22.00; success 0.68, spinner -0.32",
      "49.53 (0.01 0.35 0.78) 22.00; success 0.91, spinner -0.09",
      "44.00 (0.00 0.34 0.84) 22.00; spinner 0.00",
    ],
    "success → failure": [
      "103.12 (0.08 0.48 0.20) 22.00; success 0.00",
      "106.90 (0.34 0.34 0.16) 22.00; success 0.00 a0.62, failure 0.00 a0.38",
      "109.97 (0.56 0.23 0.13) 22.00; success 0.00 a0.32, failure 0.00 a0.68",
      "112.19 (0.71 0.14 0.11) 22.00; success 0.00 a0.09, failure 0.00 a0.91",
      "113.12 (0.78 0.11 0.10) 22.00; failure 0.00",
    ],
    "failure → begin": [
      "113.12 (0.78 0.11 0.10) 22.00; failure 0.00",
      "116.48 (0.49 0.20 0.38) 22.00; failure 0.76, spinner -0.24",
      "119.20 (0.25 0.27 0.61) 22.00; title -0.63, spinner 0.37",
      "121.17 (0.07 0.32 0.77) 22.00; title -0.19, spinner 0.81",
      "122.00 (0.00 0.34 0.84) 22.00; title 0.00",
    ],
    "failure → loading": [
      "113.12 (0.78 0.11 0.10) 22.00; failure 0.00",
      "86.98 (0.49 0.20 0.38) 22.00; failure 0.38, spinner -0.62",
      "65.80 (0.25 0.27 0.61) 22.00; failure 0.68, spinner -0.32",
      "50.46 (0.07 0.32 0.77) 22.00; failure 0.91, spinner -0.09",
      "44.00 (0.00 0.34 0.84) 22.00; spinner 0.00",
    ],
    "failure → success": [
      "113.12 (0.78 0.11 0.10) 22.00; failure 0.00",
      "109.34 (0.52 0.25 0.14) 22.00; success 0.00 a0.38, failure 0.00 a0.62",
      "106.27 (0.30 0.36 0.17) 22.00; success 0.00 a0.68, failure 0.00 a0.32",
      "104.05 (0.15 0.45 0.19) 22.00; success 0.00 a0.91, failure 0.00 a0.09",
      "103.12 (0.08 0.48 0.20) 22.00; success 0.00",
    ],
  ]

  /// Describes the marks: the middle of each, and its drawn part.
  private func marks(_ finger: TransitioningFinger) -> [String] {
    SceneFrame(of: finger.control).layers.compactMap { layer in
      let name = TransitioningAction.LayerID(rawValue: layer.id).map { "\($0)" } ?? "?"
      #expect(layer.clip > 0 || name == "background")
      switch layer.shape {
      case .angle(_, let corner, _, let part):
        return "\(name) \(short(corner.x)) \(short(corner.y)) \(short(part))"
      case .arc(let center, _, let sweep, _) where name == "again":
        return "\(name) \(short(center.x)) \(short(center.y)) \(short(sweep))"
      default: return nil
      }
    }
  }

  @Test func `a success has a check mark, and a failure an arrow that goes round`() {
    for isRightToLeft in [false, true] {
      let finger = TransitioningFinger()
      finger.control.options.isRightToLeft = isRightToLeft
      finger.control.options.failureDelay = .infinity
      func seen(_ state: TransitioningAction.State) -> [[String]] {
        finger.set(state)
        finger.wait(0.1)
        let half = marks(finger)
        finger.wait(0.5)
        return [half, marks(finger)]
      }
      #expect(seen(.begin) == [[], []] && seen(.loading) == [[], []])
      let sign = isRightToLeft ? -1.0 : 1
      let check = short(61 - sign * (0.48 * 44 + 60 - 0.34 * 44) / 2 - 0.035 * 44)
      let done = seen(.success)
      expect(
        done[0].map { $0.hasPrefix("check \(check) ") && $0.hasSuffix(" 0.50") }, equals: [true])
      expect(done[1], equals: ["check \(check) 26.62 1.00"])
      finger.set(.begin)
      finger.wait(1)
      let arrow = 61 - sign * (0.48 * 44 + 70 - 0.34 * 44) / 2
      let failed = seen(.failure)
      expect(failed[0].map { String($0.suffix(5)) }, equals: [" 0.36", " 0.50"])
      expect(
        failed[1],
        equals: [
          "again \(short(arrow)) 22.88 0.72", "head \(short(arrow + 0.07 * 44)) 16.28 1.00",
        ])
      // The colour is that of the text.
      let layers = SceneFrame(of: finger.control).layers
      expect(
        layers.dropFirst(2).map(\.stroke),
        equals: [
          finger.control.options.palette.failureText, finger.control.options.palette.failureText,
        ]
      )
    }
  }

  @Test func `a mark that does not fit is left out, and one without a text is in the middle`() {
    let finger = TransitioningFinger()
    func seen(_ width: Double, text: Double = 60) -> [String] {
      finger.control.bounds.size.width = width
      finger.control.options.successSize.width = text
      finger.set(.success)
      finger.wait(1)
      return SceneFrame(of: finger.control).layers.compactMap { layer in
        guard case .roundedRect(let rect, _) = layer.shape else { return "\(layer.id)" }
        return short(rect.size.width)
      }
    }
    // A host may round the width down to whole points.
    let least = 60 + 0.48 * 44 + 22.0
    expect(seen(least), equals: ["103.12", "3", "7"])
    expect(seen(least - 1), equals: ["102.12", "3", "7"])
    expect(seen(least - 1.1), equals: ["82.00", "3"])
    expect(seen(100, text: 0), equals: ["44.00", "7"])
    expect(marks(finger).map { $0.hasPrefix("check \(short(50 - 0.035 * 44)) ") }, equals: [true])
    // The shape is no wider than the control.
    expect(seen(20, text: 0), equals: ["20.00"])
  }

  @Test func `each change of state has the computed look at each moment`() {
    var rows: [String: [String]] = [:]
    for first in TransitioningAction.State.all {
      for next in TransitioningAction.State.all where next != first {
        let finger = TransitioningFinger()
        finger.set(first)
        finger.wait(0.5)
        finger.set(next)
        // Slightly past the end: the sum of 0.5 and 0.2 s is not exact in binary.
        rows["\(first) → \(next)"] = [0, 0.05, 0.1, 0.15, 0.2 + 1e-9].map {
          _ = finger.control.advance(to: 0.5 + $0)
          return look(finger)
        }
      }
    }
    expect(rows, equals: TransitioningLookTests.changes)
  }

  @Test func `the return after a failure fades in place`() {
    let finger = TransitioningFinger()
    finger.set(.failure)
    finger.wait(1)
    let rows = [0, 0.075, 0.15, 0.225, 0.3 + 1e-9].map {
      _ = finger.control.advance(to: 1 + $0)
      return look(finger)
    }
    expect(
      rows,
      equals: [
        "113.12 (0.78 0.11 0.10) 22.00; failure 0.00",
        "116.48 (0.49 0.20 0.38) 22.00; title 0.00 a0.38, failure 0.00 a0.62",
        "119.20 (0.25 0.27 0.61) 22.00; title 0.00 a0.68, failure 0.00 a0.32",
        "121.17 (0.07 0.32 0.77) 22.00; title 0.00 a0.91, failure 0.00 a0.09",
        "122.00 (0.00 0.34 0.84) 22.00; title 0.00",
      ])
    // The order of the contents did not change: the spinner comes from below.
    finger.time = 2
    finger.set(.loading)
    _ = finger.control.advance(to: 2.05)
    expect(look(finger), equals: TransitioningLookTests.changes["begin → loading"]?[1])
    // The next outcome comes from below, too, and is opaque.
    _ = finger.control.advance(to: 3)
    finger.time = 3
    finger.set(.success)
    _ = finger.control.advance(to: 3.05)
    expect(look(finger), equals: TransitioningLookTests.changes["loading → success"]?[1])
  }

  @Test func `a key looks like a finger's press`() {
    let finger = TransitioningFinger()
    let other = TransitioningFinger()
    finger.down()
    other.key(.down)
    for time in [0, 0.05, 0.2] {
      _ = finger.control.advance(to: time)
      _ = other.control.advance(to: time)
      expect(SceneFrame(of: finger.control), equals: SceneFrame(of: other.control))
    }
    #expect(look(other).hasPrefix("115.90 (0.89 0.94 1.00)"))
  }

  @Test func `contents that fade continue to fade when a run makes them scroll`() {
    let finger = TransitioningFinger()
    finger.set(.failure)
    finger.wait(1)
    finger.time = 1.15
    finger.set(.loading)
    let rows = [0, 0.05, 0.1, 0.15, 0.2 + 1e-9].map {
      _ = finger.control.advance(to: 1.15 + $0)
      return look(finger)
    }
    // The mixed background colour continues from its current value.
    expect(
      rows,
      equals: [
        "119.20 (0.25 0.27 0.61) 22.00; title 0.00 a0.68, failure 0.00 a0.32",
        "90.76 (0.12 0.30 0.72) 22.00; title -0.38 a0.43, failure 0.38 a0.20, spinner 0.62",
        "67.71 (0.03 0.33 0.81) 22.00; title -0.68 a0.22, failure 0.68 a0.10, spinner 0.32",
        "51.03 (0.00 0.34 0.84) 22.00; title -0.91 a0.06, failure 0.91 a0.03, spinner 0.09",
        "44.00 (0.00 0.34 0.84) 22.00; spinner 0.00",
      ])
  }

  @Test func `with less motion every change fades in 0.2 s`() {
    let finger = TransitioningFinger()
    finger.control.reducesMotion = true
    finger.set(.success)
    let rows = [0, 0.1, 0.2 + 1e-9].map {
      _ = finger.control.advance(to: $0)
      return look(finger)
    }
    expect(
      rows,
      equals: [
        "122.00 (0.00 0.34 0.84) 22.00; title 0.00",
        "109.07 (0.05 0.44 0.40) 22.00; title 0.00 a0.32, success 0.00 a0.68",
        "103.12 (0.08 0.48 0.20) 22.00; success 0.00",
      ])
  }

  @Test(arguments: [true, false])
  func `a press shrinks it and inverts its colours in 0.1 s`(reducesMotion: Bool) {
    let finger = TransitioningFinger()
    finger.control.reducesMotion = reducesMotion
    func row() -> [String] {
      SceneFrame(of: finger.control).layers.flatMap { layer -> [String] in
        switch layer.shape {
        case .roundedRect(let rect, let corner):
          [short(rect.size.width), short(rect.size.height), short(corner), short(layer.fill)]
        case .text(_, _, let scale): [short(scale), short(layer.fill)]
        case .arc, .angle: []
        }
      }
    }
    finger.down()
    let rows = [0, 0.05, 0.1 + 1e-9].map {
      _ = finger.control.advance(to: $0)
      return row()
    }
    let atRest = ["122.00", "44.00", "22.00", "(0.00 0.34 0.84)", "1.00", "(1.00 1.00 1.00)"]
    let full = reducesMotion
    expect(
      rows,
      equals: [
        atRest,
        [
          full ? "122.00" : "117.82", full ? "44.00" : "42.49", full ? "22.00" : "21.25",
          "(0.61 0.75 0.95)", full ? "1.00" : "0.97", "(0.32 0.55 0.89)",
        ],
        [
          full ? "122.00" : "115.90", full ? "44.00" : "41.80", full ? "22.00" : "20.90",
          "(0.89 0.94 1.00)", full ? "1.00" : "0.95", "(0.00 0.34 0.84)",
        ],
      ])
    #expect(!finger.control.needsFrame)
    finger.time = 0.5
    finger.feed(.cancelled)
    #expect(finger.control.needsFrame)
    finger.wait(0.125)
    expect(row(), equals: atRest)
  }

  @Test func `a disabled button has its own colours, except for an outcome`() {
    let finger = TransitioningFinger()
    finger.setEnabled(false)
    let rows = TransitioningAction.State.all.map { state in
      finger.set(state)
      finger.wait(0.25)
      return look(finger)
    }
    expect(
      rows,
      equals: [
        "122.00 (0.88 0.88 0.90) 22.00; title 0.00", "44.00 (0.88 0.88 0.90) 22.00; spinner 0.00",
        "103.12 (0.08 0.48 0.20) 22.00; success 0.00",
        "113.12 (0.78 0.11 0.10) 22.00; failure 0.00",
      ])
  }

  @Test func `a label that changes at rest changes the width in 0.2 s, centred`() {
    let finger = TransitioningFinger()
    let middle = finger.control.bounds.center
    finger.control.bounds = Rect(center: middle, size: Size(width: 240, height: 44))
    finger.wait(60)
    finger.control.options.titleSize.width = 200
    // The control asks for frames by itself, so a host need not know that the label moves.
    #expect(finger.control.needsFrame)
    let rows = [0, 0.1, 0.2 + 1e-9].map {
      _ = finger.control.advance(to: 100 + $0)
      return look(finger)
    }
    let color = " (0.00 0.34 0.84) 22.00; title 0.00"
    expect(rows, equals: ["122.00" + color, "190.46" + color, "222.00" + color])
    #expect(!finger.control.needsFrame)
  }

  @Test func `a label that changes in the same step as the state is centred`() {
    let finger = TransitioningFinger()
    let middle = finger.control.bounds.center
    finger.control.bounds = Rect(center: middle, size: Size(width: 240, height: 44))
    finger.set(.loading)
    finger.wait(1)
    finger.control.options.titleSize.width = 200
    finger.set(.begin)
    let rows = [0, 0.1, 0.2 + 1e-9].map {
      _ = finger.control.advance(to: 1 + $0)
      return look(finger)
    }
    expect(
      rows,
      equals: [
        "44.00 (0.00 0.34 0.84) 22.00; spinner 0.00",
        "165.87 (0.00 0.34 0.84) 22.00; title -0.32, spinner 0.68",
        "222.00 (0.00 0.34 0.84) 22.00; title 0.00",
      ])
  }
}
