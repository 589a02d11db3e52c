import PressureKit
import Testing

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension OnScreen {
  /// Tests of `ControlView` on both systems, with a control of the kit.
  @Suite @MainActor struct SharedControlViewTests {
    @Test func `A text or a colour that is taken back leaves the app's options`() {
      let screen = Screen(ControlView(TransitioningAction(), size: CGSize(width: 120, height: 28)))
      let view = screen.view
      let size = Size(width: 7, height: 7)
      view.options.successSize = size
      view.options.palette.successBackground = .white
      let own = view.options
      func shown() -> [String] {
        let options = view.control.options
        let color = options.palette.successBackground
        return [
          options.successSize == size ? "own" : "text", color == .white ? "own" : "\(color.red)",
        ]
      }
      var all = [shown()]
      for isDark in [false, true] {
        if isDark { screen.window.goDark() }
        view.texts = [.success: "Ordered"]
        view.colors.successBackground = NativeColor(.success)
        all.append(shown())
        view.texts[.success] = nil
        view.colors.successBackground = nil
        all.append(shown())
      }
      let green = "\(LayerColor.success.red)"
      let both = [["text", green], ["own", "own"]]
      expect(all, equals: [["own", "own"]] + both + both)
      expect(view.options, equals: own)
    }
  }
}
