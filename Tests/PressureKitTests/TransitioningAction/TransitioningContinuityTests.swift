import PressureKit
import PressureProof
import Testing

/// A state that is set while the last change still moves starts from the look on the screen.
@Suite struct TransitioningContinuityTests {
  /// The values that could visibly jump, each on its own scale; a content out of view is nil.
  private struct Frame {
    struct Content {
      var offset: Double
      var opacity: Double
      /// The drawn part of a mark.
      var part = 1.0
    }

    var width = 0.0
    var color = LayerColor.clear
    var contents: [Content?] = Array(repeating: nil, count: 10)

    init(_ control: TransitioningAction) {
      for layer in SceneFrame(of: control).layers {
        switch layer.shape {
        case .roundedRect(let rect, _):
          width = rect.size.width
          color = layer.fill
        case .text(_, let center, _), .arc(let center, _, _, _):
          contents[Int(layer.id)] = Content(
            offset: (center.y - 22) / 44, opacity: layer.opacity)
        case .angle(_, _, _, let part):
          // It is beside a text.
          let isCheck = layer.id == TransitioningAction.LayerID.check.rawValue
          let label = isCheck ? TransitioningAction.LayerID.success : .failure
          contents[Int(layer.id)] = Content(
            offset: contents[Int(label.rawValue)]?.offset ?? .nan, opacity: layer.opacity,
            part: part)
        }
      }
    }

    /// Returns the largest difference from another frame, as a fraction of the largest possible change.
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
          parts.append(one.part - two.part)
        case (let only?, nil), (nil, let only?):
          // A content may appear or disappear only at the edge or while transparent.
          parts.append(min((1 - abs(only.offset)) / 2, only.opacity, only.part))
        case (nil, nil): break
        }
      }
      return parts.map(abs).max()!
    }
  }

  /// The progress of `ease-out` over 0.2 s in its fastest 1/60 s, with a margin for rounding.
  private static let step = TimingCurve.easeOut(1 / 12) + 1e-6

  /// Returns a control at rest in a state.
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
  func `pitfall 22: any state that is set in mid-motion neither jumps nor sticks`(
    reducesMotion: Bool
  ) {
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
              Issue.record("\(first), \(second), \(third) at \(moment) s jumps when it is set")
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
    // The control did move.
    #expect(largest > TransitioningContinuityTests.step * 0.9)
    expect(frames, equals: 64 * 7 * 13)
  }

  @Test func `any mix of scrolling, fading, disabling and returning neither jumps nor sticks`() {
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
    expect(SceneFrame(of: control), equals: SceneFrame(of: still(.failure, reducesMotion: false)))
  }
}
