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
      #expect(layer.clip == TransitioningAction.LayerID.background.rawValue)
      #expect(center.x == 61)
      let name = TransitioningAction.LayerID(rawValue: layer.id).map { "\($0)" } ?? "?"
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
      "106.87 (0.03 0.39 0.60) 22.00; title -0.76, spinner 0.24",
      "94.61 (0.05 0.44 0.40) 22.00; success 0.63, spinner -0.37",
      "85.74 (0.07 0.47 0.26) 22.00; success 0.19, spinner -0.81",
      "82.00 (0.08 0.48 0.20) 22.00; success 0.00",
    ],
    "begin → failure": [
      "122.00 (0.00 0.34 0.84) 22.00; title 0.00",
      "110.66 (0.29 0.25 0.56) 22.00; title -0.76, spinner 0.24",
      "101.46 (0.53 0.18 0.33) 22.00; failure 0.63, spinner -0.37",
      "94.80 (0.71 0.13 0.17) 22.00; failure 0.19, spinner -0.81",
      "92.00 (0.78 0.11 0.10) 22.00; failure 0.00",
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
      "58.37 (0.03 0.39 0.60) 22.00; success 0.62, spinner -0.38",
      "70.02 (0.05 0.44 0.40) 22.00; success 0.32, spinner -0.68",
      "78.45 (0.07 0.47 0.26) 22.00; success 0.09, spinner -0.91",
      "82.00 (0.08 0.48 0.20) 22.00; success 0.00",
    ],
    "loading → failure": [
      "44.00 (0.00 0.34 0.84) 22.00; spinner 0.00",
      "62.15 (0.29 0.25 0.56) 22.00; failure 0.62, spinner -0.38",
      "76.86 (0.53 0.18 0.33) 22.00; failure 0.32, spinner -0.68",
      "87.51 (0.71 0.13 0.17) 22.00; failure 0.09, spinner -0.91",
      "92.00 (0.78 0.11 0.10) 22.00; failure 0.00",
    ],
    "success → begin": [
      "82.00 (0.08 0.48 0.20) 22.00; success 0.00",
      "97.13 (0.05 0.43 0.44) 22.00; success 0.76, spinner -0.24",
      "109.39 (0.03 0.38 0.64) 22.00; title -0.63, spinner 0.37",
      "118.26 (0.01 0.35 0.78) 22.00; title -0.19, spinner 0.81",
      "122.00 (0.00 0.34 0.84) 22.00; title 0.00",
    ],
    "success → loading": [
      "82.00 (0.08 0.48 0.20) 22.00; success 0.00",
      "67.63 (0.05 0.43 0.44) 22.00; success 0.38, spinner -0.62",
      "55.98 (0.03 0.38 0.64) 22.00; success 0.68, spinner -0.32",
      "47.55 (0.01 0.35 0.78) 22.00; success 0.91, spinner -0.09",
      "44.00 (0.00 0.34 0.84) 22.00; spinner 0.00",
    ],
    "success → failure": [
      "82.00 (0.08 0.48 0.20) 22.00; success 0.00",
      "85.78 (0.34 0.34 0.16) 22.00; success 0.00 a0.62, failure 0.00 a0.38",
      "88.85 (0.56 0.23 0.13) 22.00; success 0.00 a0.32, failure 0.00 a0.68",
      "91.07 (0.71 0.14 0.11) 22.00; success 0.00 a0.09, failure 0.00 a0.91",
      "92.00 (0.78 0.11 0.10) 22.00; failure 0.00",
    ],
    "failure → begin": [
      "92.00 (0.78 0.11 0.10) 22.00; failure 0.00",
      "103.34 (0.49 0.20 0.38) 22.00; failure 0.76, spinner -0.24",
      "112.54 (0.25 0.27 0.61) 22.00; title -0.63, spinner 0.37",
      "119.20 (0.07 0.32 0.77) 22.00; title -0.19, spinner 0.81",
      "122.00 (0.00 0.34 0.84) 22.00; title 0.00",
    ],
    "failure → loading": [
      "92.00 (0.78 0.11 0.10) 22.00; failure 0.00",
      "73.85 (0.49 0.20 0.38) 22.00; failure 0.38, spinner -0.62",
      "59.14 (0.25 0.27 0.61) 22.00; failure 0.68, spinner -0.32",
      "48.49 (0.07 0.32 0.77) 22.00; failure 0.91, spinner -0.09",
      "44.00 (0.00 0.34 0.84) 22.00; spinner 0.00",
    ],
    "failure → success": [
      "92.00 (0.78 0.11 0.10) 22.00; failure 0.00",
      "88.22 (0.52 0.25 0.14) 22.00; success 0.00 a0.38, failure 0.00 a0.62",
      "85.15 (0.30 0.36 0.17) 22.00; success 0.00 a0.68, failure 0.00 a0.32",
      "82.93 (0.15 0.45 0.19) 22.00; success 0.00 a0.91, failure 0.00 a0.09",
      "82.00 (0.08 0.48 0.20) 22.00; success 0.00",
    ],
  ]

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
    #expect(rows == TransitioningLookTests.changes)
  }

  @Test func `the return after a failure fades in place`() {
    let finger = TransitioningFinger()
    finger.set(.failure)
    finger.wait(1)
    let rows = [0, 0.075, 0.15, 0.225, 0.3 + 1e-9].map {
      _ = finger.control.advance(to: 1 + $0)
      return look(finger)
    }
    #expect(
      rows == [
        "92.00 (0.78 0.11 0.10) 22.00; failure 0.00",
        "103.34 (0.49 0.20 0.38) 22.00; title 0.00 a0.38, failure 0.00 a0.62",
        "112.54 (0.25 0.27 0.61) 22.00; title 0.00 a0.68, failure 0.00 a0.32",
        "119.20 (0.07 0.32 0.77) 22.00; title 0.00 a0.91, failure 0.00 a0.09",
        "122.00 (0.00 0.34 0.84) 22.00; title 0.00",
      ])
    // The order of the contents did not change: the spinner comes from below.
    finger.time = 2
    finger.set(.loading)
    _ = finger.control.advance(to: 2.05)
    #expect(look(finger) == TransitioningLookTests.changes["begin → loading"]?[1])
    // The next outcome comes from below, too, and is opaque.
    _ = finger.control.advance(to: 3)
    finger.time = 3
    finger.set(.success)
    _ = finger.control.advance(to: 3.05)
    #expect(look(finger) == TransitioningLookTests.changes["loading → success"]?[1])
  }

  @Test func `a key looks like a finger's press`() {
    let finger = TransitioningFinger()
    let other = TransitioningFinger()
    finger.down()
    other.key(.down)
    for time in [0, 0.05, 0.2] {
      _ = finger.control.advance(to: time)
      _ = other.control.advance(to: time)
      #expect(SceneFrame(of: finger.control) == SceneFrame(of: other.control))
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
    #expect(
      rows == [
        "112.54 (0.25 0.27 0.61) 22.00; title 0.00 a0.68, failure 0.00 a0.32",
        "86.62 (0.12 0.30 0.72) 22.00; title -0.38 a0.43, failure 0.38 a0.20, spinner 0.62",
        "65.61 (0.03 0.33 0.81) 22.00; title -0.68 a0.22, failure 0.68 a0.10, spinner 0.32",
        "50.41 (0.00 0.34 0.84) 22.00; title -0.91 a0.06, failure 0.91 a0.03, spinner 0.09",
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
    #expect(
      rows == [
        "122.00 (0.00 0.34 0.84) 22.00; title 0.00",
        "94.61 (0.05 0.44 0.40) 22.00; title 0.00 a0.32, success 0.00 a0.68",
        "82.00 (0.08 0.48 0.20) 22.00; success 0.00",
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
    #expect(
      rows == [
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
    #expect(row() == atRest)
  }

  @Test func `a disabled button has its own colours, except for an outcome`() {
    let finger = TransitioningFinger()
    finger.setEnabled(false)
    let rows = TransitioningAction.State.all.map { state in
      finger.set(state)
      finger.wait(0.25)
      return look(finger)
    }
    #expect(
      rows == [
        "122.00 (0.88 0.88 0.90) 22.00; title 0.00", "44.00 (0.88 0.88 0.90) 22.00; spinner 0.00",
        "82.00 (0.08 0.48 0.20) 22.00; success 0.00", "92.00 (0.78 0.11 0.10) 22.00; failure 0.00",
      ])
  }

  @Test func `a label that changes at rest changes the width in 0.2 s, centred`() {
    let finger = TransitioningFinger()
    finger.wait(60)
    finger.control.options.titleSize.width = 200
    // The control asks for frames by itself, so a host need not know that the label moves.
    #expect(finger.control.needsFrame)
    let rows = [0, 0.1, 0.2 + 1e-9].map {
      _ = finger.control.advance(to: 100 + $0)
      return look(finger)
    }
    let color = " (0.00 0.34 0.84) 22.00; title 0.00"
    #expect(rows == ["122.00" + color, "190.46" + color, "222.00" + color])
    #expect(!finger.control.needsFrame)
  }

  @Test func `a label that changes in the same step as the state is centred`() {
    let finger = TransitioningFinger()
    finger.set(.loading)
    finger.wait(1)
    finger.control.options.titleSize.width = 200
    finger.set(.begin)
    let rows = [0, 0.1, 0.2 + 1e-9].map {
      _ = finger.control.advance(to: 1 + $0)
      return look(finger)
    }
    #expect(
      rows == [
        "44.00 (0.00 0.34 0.84) 22.00; spinner 0.00",
        "165.87 (0.00 0.34 0.84) 22.00; title -0.32, spinner 0.68",
        "222.00 (0.00 0.34 0.84) 22.00; title 0.00",
      ])
  }
}
