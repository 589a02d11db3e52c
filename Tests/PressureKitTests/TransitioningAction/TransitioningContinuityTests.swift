import PressureKit
import PressureProof
import Testing

/// A state set while the last change is still moving starts from what is on screen.
@Suite struct TransitioningContinuityTests {
  /// All that can be seen to jump, each on its own scale; a content out of view is nil.
  private struct Frame {
    struct Content {
      var offset: Double
      var opacity: Double
    }

    var width = 0.0
    var color = LayerColor.clear
    var contents: [Content?] = Array(repeating: nil, count: 7)

    init(_ control: TransitioningAction) {
      for layer in SceneFrame(of: control).layers {
        switch layer.shape {
        case .roundedRect(let rect, _):
          width = rect.size.width
          color = layer.fill
        case .text(_, let center, _), .arc(let center, _, _, _):
          contents[Int(layer.id)] = Content(
            offset: (center.y - 22) / 44, opacity: layer.opacity)
        }
      }
    }

    /// How far it is from another, of the greatest way that a change may go.
    func distance(to other: Frame) -> Double {
      var parts = [
        (width - other.width) / 78, color.red - other.color.red, color.green - other.color.green,
        color.blue - other.color.blue,
      ]
      for (one, two) in zip(contents, other.contents) {
        switch (one, two) {
        case (let one?, let two?):
          parts.append((one.offset - two.offset) / 2)
          parts.append(one.opacity - two.opacity)
        case (let only?, nil), (nil, let only?):
          // It comes and goes at the edge or unseen.
          parts.append(min((1 - abs(only.offset)) / 2, only.opacity))
        case (nil, nil): break
        }
      }
      return parts.map(abs).max()!
    }
  }

  /// How far `ease-out` over 0.2 s gets in its fastest 1/60 s, with a little for rounding.
  private static let step = TimingCurve.easeOut(1 / 12) + 1e-6

  /// One whose look at rest is still.
  private func still(_ state: TransitioningAction.State, reducesMotion: Bool) -> TransitioningAction
  {
    var options = TransitioningOptions.measured
    options.failureDelay = .infinity
    let finger = TransitioningFinger(options)
    finger.control.progress = 0.5
    finger.control.reducesMotion = reducesMotion
    finger.set(state)
    finger.wait(1)
    return finger.control
  }

  @Test(arguments: [false, true])
  func `pitfall 22: every pair of states set in mid-motion`(reducesMotion: Bool) {
    var largest = 0.0
    var frames = 0
    for first in TransitioningAction.State.all {
      let start = still(first, reducesMotion: reducesMotion)
      for second in TransitioningAction.State.all {
        for third in TransitioningAction.State.all {
          for moment in [0, 0.005, 0.02, 0.05, 0.1, 0.15, 0.195] {
            var control = start
            _ = control.setState(second, at: 1)
            _ = control.advance(to: 1 + moment)
            var last = Frame(control)
            _ = control.setState(third, at: 1 + moment)
            if Frame(control).distance(to: last) > 1e-9 {
              Issue.record("\(first), \(second), \(third) at \(moment) s jumps as it is set")
            }
            for frame in 1...13 {
              _ = control.advance(to: 1 + moment + Double(frame) / 60)
              let next = Frame(control)
              largest = max(largest, next.distance(to: last))
              last = next
              frames += 1
            }
            let settled = still(third, reducesMotion: reducesMotion)
            if control.needsFrame || SceneFrame(of: control) != SceneFrame(of: settled) {
              Issue.record("\(first), \(second), \(third) at \(moment) s does not settle")
            }
          }
        }
      }
    }
    #expect(largest <= TransitioningContinuityTests.step)
    // It did move.
    #expect(largest > TransitioningContinuityTests.step * 0.9)
    #expect(frames == 64 * 7 * 13)
  }

  @Test func `any mixture of scrolling, fading, presses and returns neither jumps nor sticks`() {
    var random = Random(state: 3)
    var control = still(.begin, reducesMotion: false)
    control.options.failureDelay = 0.1
    control.options.resetDelay = 0.3
    var time = 1.0
    var last = Frame(control)
    var largest = 0.0
    for _ in 0..<20_000 {
      time += Double.random(in: 0...1 / 60, using: &random)
      _ = control.advance(to: time)
      var next = Frame(control)
      largest = max(largest, next.distance(to: last))
      last = next
      if Int.random(in: 0..<8, using: &random) != 0 { continue }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: control.reducesMotion.toggle()
      case 1: _ = control.setEnabled(Bool.random(using: &random), at: time)
      case 2: _ = control.startRun(at: time)
      default:
        let state = TransitioningAction.State.all.randomElement(using: &random)!
        _ = control.setState(state, at: time)
      }
      next = Frame(control)
      if next.distance(to: last) > 1e-9 { Issue.record("a jump at \(time) s") }
    }
    #expect(largest <= TransitioningContinuityTests.step)

    control.reducesMotion = false
    control.options.failureDelay = .infinity
    _ = control.setEnabled(true, at: time)
    _ = control.setState(.failure, at: time)
    _ = control.advance(to: time + 1)
    #expect(!control.needsFrame)
    #expect(SceneFrame(of: control) == SceneFrame(of: still(.failure, reducesMotion: false)))
  }
}
