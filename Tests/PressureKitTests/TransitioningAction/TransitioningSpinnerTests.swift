import PressureKit
import Testing

@Suite struct TransitioningSpinnerTests {
  /// Returns the spinner's arcs: radius, sweep, start, line width and opacity of the colour.
  private func arcs(_ control: TransitioningAction) -> [[Double]] {
    SceneFrame(of: control).layers.compactMap { layer in
      guard case .arc(_, let radius, let sweep, let start) = layer.shape else { return nil }
      return [radius, sweep, start, layer.lineWidth, layer.stroke.alpha].map {
        ($0 * 1000).rounded() / 1000
      }
    }
  }

  @Test func `the spinner turns once in 0.9 s, or in 3.6 s with less motion`() {
    let finger = TransitioningFinger()
    finger.set(.loading)
    let starts = [0.225, 0.45, 0.9, 1.125].map { time in
      _ = finger.control.advance(to: time)
      return arcs(finger.control)
    }
    let track = [11.44, 1, 0, 3.08, 0.25]
    expect(
      starts, equals: [0.25, 0.5, 0, 0.25].map { [track, [11.44, 0.75, $0, 3.08, 1]] })
    finger.control.reducesMotion = true
    _ = finger.control.advance(to: 1.8)
    expect(arcs(finger.control), equals: [track, [11.44, 0.75, 0.5, 3.08, 1]])
  }

  @Test func `the spinner is a line in the title's colour, without a fill`() {
    let finger = TransitioningFinger()
    finger.control.options.palette.text = .warning
    finger.control.options.palette.failureText = .success
    finger.set(.loading)
    finger.wait(0.25)
    var faint = LayerColor.warning
    faint.alpha = 0.25
    let layers = SceneFrame(of: finger.control).layers
    expect(
      layers.map { TransitioningAction.LayerID(rawValue: $0.id) },
      equals: [
        .background, .track, .spinner,
      ])
    expect(layers.dropFirst().map(\.fill), equals: [.clear, .clear])
    expect(layers.dropFirst().map(\.stroke), equals: [faint, .warning])
  }

  @Test func `the spinner's colour and width can be set, and an invalid width is ignored`() {
    let finger = TransitioningFinger()
    finger.control.options.palette.spinner = .warning
    finger.set(.loading)
    finger.wait(0.25)
    let strokes = SceneFrame(of: finger.control).layers.dropFirst().map(\.stroke)
    var faint = LayerColor.warning
    faint.alpha = 0.25
    expect(strokes, equals: [faint, .warning])
    let lines = [0, 5, -1, .nan].map { width in
      finger.control.options.spinnerWidth = width
      return arcs(finger.control).map { $0[3] }
    }
    expect(lines, equals: [3.08, 5, 3.08, 3.08].map { [$0, $0] })
  }

  @Test func `progress is an arc from the top`() {
    let finger = TransitioningFinger()
    finger.set(.loading)
    finger.wait(0.25)
    let rows = [0, 0.5, 1].map { progress in
      finger.control.progress = progress
      return arcs(finger.control)
    }
    let track = [11.44, 1, 0, 3.08, 0.25]
    expect(
      rows,
      equals: [
        [track], [track, [11.44, 0.5, 0, 3.08, 1]], [track, [11.44, 1, 0, 3.08, 1]],
      ])
  }
}
