#if canImport(UIKit)
import PressureKit
import PressureTesting
import PressureViews
import Testing
import UIKit

/// The controls with the UIKit at hand: Apple's own on a simulator, or the stand-ins, with the same results.
@MainActor
struct ControlTests {
  private func onScreen<Control: UIControl>(_ control: Control) -> (Control, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    control.frame = CGRect(x: 40, y: 400, width: 240, height: 50)
    window.addSubview(control)
    // UIKit's windows are hidden at first, and nobody can press what is hidden.
    window.isHidden = false
    window.layoutIfNeeded()
    return (control, window)
  }

  @Test(arguments: [false, true])
  func `Two activations confirm, once, also a button in place`(isInPlace: Bool) {
    let (button, window) = onScreen(ConfirmActionButton(title: "Delete"))
    button.options.armGuard = 0
    button.options.isInPlace = isInPlace
    var entries: [String] = []
    button.onStateChange = { entries.append("\($0)") }
    button.addAction(UIAction { _ in entries.append("act") }, for: .primaryActionTriggered)
    _ = button.accessibilityActivate()
    _ = button.accessibilityActivate()
    #expect(entries == ["selected", "confirmed", "act", "idle"])
    #expect(button.window === window)
  }

  @Test func `A first activation can be taken back, and a disabled button does nothing`() {
    let (button, window) = onScreen(ConfirmActionButton(title: "Delete"))
    var entries: [String] = []
    button.onStateChange = { entries.append("\($0)") }
    button.addAction(UIAction { _ in entries.append("act") }, for: .primaryActionTriggered)
    _ = button.accessibilityActivate()
    _ = button.accessibilityPerformEscape()
    button.isEnabled = false
    _ = button.accessibilityActivate()
    #expect(entries == ["selected", "idle"])
    #expect(button.window === window)
  }

  @Test func `A press ends when its button is covered, moved, out of reach or of another item`() {
    let losses: [(name: String, isLoss: Bool, make: @MainActor (UIControl, UIWindow) -> Void)] = [
      ("nothing", false, { _, _ in }),
      ("a view in front", true, { $1.addSubview(UIView(frame: $1.bounds)) }),
      (
        "a view behind", false,
        { button, window in
          window.addSubview(UIView(frame: window.bounds))
          window.addSubview(button)
        }
      ),
      ("a small move", false, { button, _ in button.frame.origin.y += 10 }),
      ("a move", true, { button, _ in button.frame.origin.y += 20 }),
      ("no interaction", true, { _, window in window.isUserInteractionEnabled = false }),
      ("another item", true, { button, _ in (button as? ConfirmActionButton)?.item = 7 }),
      ("another title", true, { button, _ in (button as? ConfirmActionButton)?.title = "Send" }),
    ]
    for loss in losses {
      let (button, window) = onScreen(ConfirmActionButton(title: "Delete"))
      var states: [ConfirmAction.State] = []
      button.onStateChange = { states.append($0) }
      let finger = ViewFinger(on: window, time: CACurrentMediaTime())
      finger.place = CGPoint(x: 160, y: 425)
      finger.down()
      loss.make(button, window)
      finger.press(to: 0.1)
      #expect(states == (loss.isLoss ? [.updating, .idle] : [.updating]), "\(loss.name)")
    }
  }

  @Test func `A run ends in the outcome of its work`() async throws {
    struct Refused: Error {}
    let (button, window) = onScreen(TransitioningButton(title: "Send"))
    button.options.failureDelay = .infinity
    var states: [TransitioningAction.State] = []
    let isOver = AsyncStream.makeStream(of: Void.self)
    button.addAction(
      UIAction { [unowned button] _ in
        states.append(button.controlState)
        if states.count == 2 { isOver.continuation.finish() }
      }, for: .valueChanged)
    button.run { throw Refused() }
    for await _ in isOver.stream {}
    #expect(states == [.loading, .failure])
    #expect(button.window === window)
  }

  @Test func `A button is as large as a finger needs, and larger with an image`() {
    for button in [ConfirmActionButton(title: "Delete"), TransitioningButton(title: "Send to all")]
      as [PressureButton]
    {
      let plain = button.intrinsicContentSize
      button.image = UIImage(systemName: "trash")
      let withImage = button.intrinsicContentSize
      button.buttonSize = .large
      let heights = [plain.height, withImage.height, button.intrinsicContentSize.height]
      #expect(heights == [44, 44, 50])
      #expect(withImage.width > plain.width + 8)
      button.title = ""
      #expect(button.intrinsicContentSize.width < withImage.width)
    }
  }

  @Test func `Texts are in the language of the app`() {
    let button = ConfirmActionButton(title: "Delete")
    #expect([button.confirmLabel, button.okLabel] == ["CONFIRM", "OK"])
    #expect(button.accessibilityLabel == "Delete")
    #expect(button.accessibilityTraits.contains(.button))
  }

  @Test func `A scale without a press reads nothing`() {
    let (scale, window) = onScreen(ScaleView())
    #expect([scale.grams, scale.percent, scale.peak] == [0, 0, 0])
    #expect(scale.controlState == .rest)
    #expect(scale.window === window)
  }
}
#endif
