import AppKit
import PressureKit
import Testing

@testable import PressureViews

extension OnScreen {
  /// Tests of `ControlView`, which shows any control, with one of the kit's own.
  @Suite @MainActor struct ControlViewTests {
    @Test func `A control view draws its control, and reports its states`() {
      let screen = Screen(
        ControlView(TransitioningAction(), size: CGSize(width: 120, height: 28)))
      let view = screen.view
      var states: [TransitioningAction.State] = []
      view.onStateChange = { states.append($0) }
      view.texts = [.title: "Order"]
      expect(view.intrinsicContentSize, equals: NSSize(width: 120, height: 28))
      let scene = view.subviews.compactMap { $0 as? SceneView }.first
      let lines = scene?.layer?.sublayers?.compactMap { $0 as? TextLine } ?? []
      expect(lines.map { $0.letters.text }, equals: ["Order"])
      // The layer is flipped like the view, so the control is not upside down.
      expect(scene?.layer?.isGeometryFlipped, equals: true)
      expect(view.accessibilityRole(), equals: .button)
      view.update { $0.startRun(at: $1) }
      expect(states, equals: [.loading])
    }
  }
}
