import PressureHosting
import PressureKit

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A confirm button with a log of its states, of its closure and of what it sends, in order.
@MainActor
final class ConfirmLog {
  /// The entries of a confirmed press.
  static let all = ["updating", "selected", "confirmed"]
  /// The entries of what follows it.
  static let fired = ["confirm"] + System.sent(for: .confirmation) + ["idle"]

  let screen = Screen(ConfirmActionButton(title: "Delete"))
  private var entries: [String] = []

  var button: ConfirmActionButton { screen.view }
  var ringCenter: CGPoint { CGPoint(x: 100, y: screen.middle.y - System.ringOffset) }
  var control: ConfirmAction? { (button.host as? ControlHost<ConfirmAction>)?.control }

  /// Removes the hints, so that an unfinished press leaves nothing on the screen.
  init() {
    (button.hints.press, button.hints.hold, button.hints.slide) = ("", "", "")
    button.onConfirm = { [unowned self] in entries.append("confirm") }
    button.onStateChange = { [unowned self] in entries.append("\($0)") }
    System.listen(to: button) { [unowned self] in entries.append($0) }
  }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// Presses full and slides onto the ring.
  func slideOntoRing() {
    screen.down(0.075, at: screen.middle)
    screen.press(0.465)
    screen.press(0.465, at: ringCenter)
  }
}
