#if os(iOS) || os(macOS) || STAND_INS

#if canImport(UIKit)
import PressureUIKit
import UIKit
#else
import AppKit
import PressureAppKit
#endif

/// A control that acts on an item of the app.
@MainActor
protocol ActingControl {
  /// The item that the app named; nil if it named none.
  var item: AnyHashable? { get }
}

/// What a control of the platform has of SwiftUI: what was last said of it, and the way back.
@MainActor
final class ControlCoordinator<Control> {
  /// What SwiftUI says of the control now.
  private(set) var control: Control
  /// The control on the screen.
  weak var view: NativeView?
  /// The picture of its label, if it has one.
  let picture = LabelPicture()
  /// The control as SwiftUI described it when the press or arming under way began; nil at rest.
  private var pressed: Control?
  private var isUpdating = false
  private var waiting: [@MainActor (Control) -> Void] = []

  init(_ control: Control) {
    self.control = control
  }

  /// Takes what SwiftUI says of the control now.
  func update(to control: Control, _ body: () -> Void) {
    self.control = control
    isUpdating = true
    body()
    isUpdating = false
  }

  /// Says something to whoever the control belongs to now: at once, or, while SwiftUI updates its views,
  /// soon after. What is said there may change a state, which SwiftUI does not take in an update; it
  /// updates when it takes a view off the screen as well.
  func report(_ body: @escaping @MainActor (Control) -> Void) {
    if !isUpdating && waiting.isEmpty && view?.window != nil { return body(control) }
    waiting.append(body)
    if waiting.count == 1 { Task { self.reportWaiting() } }
  }

  private func reportWaiting() {
    // What comes of one may be said behind it.
    while !waiting.isEmpty {
      let body = waiting.removeFirst()
      body(control)
    }
  }
}

extension ControlCoordinator where Control: ActingControl {
  /// Takes the control on the screen, and follows its presses.
  func follow(_ view: PressureControl) {
    self.view = view
    view.whenEngagementChanges { [weak self] isEngaged in
      self?.pressed = isEngaged ? self?.control : nil
    }
  }

  /// The control whose action the press under way is for.
  ///
  /// Another row may have the view by now, so it is the control with which the press began. The newest one takes its
  /// place only if the app says that both act on the same item: its closures are up to date.
  var acting: Control {
    guard let pressed else { return control }
    return pressed.item != nil && pressed.item == control.item ? control : pressed
  }

  /// Does what the press is for, as `report` says things.
  func act(_ body: @escaping @MainActor (Control) -> Void) {
    let acting = acting
    report { _ in body(acting) }
  }
}
#endif
