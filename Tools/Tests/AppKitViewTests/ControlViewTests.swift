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
      screen.window.contentView?.appearance = .darkAqua
      view.colors.successBackground = .systemRed
      expect(
        view.options.palette.successBackground,
        equals: LayerColor(red: 1, green: 0.271, blue: 0.227))
      // The view sets the size of each of its texts. For a label without a text, the app's size stays.
      view.options.failureSize = Size(width: 7, height: 7)
      view.texts[.success] = "Ordered"
      expect(view.options.successSize, equals: Size(width: 46, height: 16))
      expect(view.options.failureSize, equals: Size(width: 7, height: 7))
    }
  }
}
