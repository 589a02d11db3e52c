#if os(iOS) || os(macOS) || STAND_INS
import PressureViews

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// A control that acts on an item of the app.
@MainActor
protocol ActingControl {
  /// The item that the app has set; nil if it has set none.
  var item: AnyHashable? { get }
}

/// The link between SwiftUI and a control of the platform: the newest description of the control, and the reports to
/// the app.
@MainActor
final class ControlCoordinator<Control> {
  /// The newest description of the control.
  private(set) var control: Control
  /// The control on the screen.
  weak var view: NativeView?
  /// The picture of the control's label, if it has one.
  let picture = LabelPicture()
  /// The description when the present press or arming began; nil at rest.
  private var pressed: Control?
  private var isUpdating = false
  private var waiting: [@MainActor (Control) -> Void] = []

  init(_ control: Control) {
    self.control = control
  }

  /// Applies a new description to the control.
  func update(to control: Control, _ body: () -> Void) {
    self.control = control
    isUpdating = true
    body()
    isUpdating = false
  }

  /// Reports something to the newest description: at once, or after the update if SwiftUI is updating its views. The
  /// report may change a state, which SwiftUI does not allow during an update. Removing a view from the screen is also
  /// an update.
  func report(_ body: @escaping @MainActor (Control) -> Void) {
    if !isUpdating && waiting.isEmpty && view?.window != nil { return body(control) }
    waiting.append(body)
    if waiting.count == 1 { Task { self.reportWaiting() } }
  }

  private func reportWaiting() {
    // A report may add another one.
    while !waiting.isEmpty {
      let body = waiting.removeFirst()
      body(control)
    }
  }
}

extension ControlCoordinator where Control: ActingControl {
  /// Sets the control on the screen, and follows its presses.
  func follow(_ view: PressureControl) {
    self.view = view
    view.whenEngagementChanges { [weak self] isEngaged in
      self?.pressed = isEngaged ? self?.control : nil
    }
  }

  /// The description whose action the present press runs.
  ///
  /// SwiftUI may have given the view to another row by now, so it is the description from when the press began. If the
  /// app has set the same item on both, it is the newest one, whose closures are up to date.
  var acting: Control {
    guard let pressed else { return control }
    return pressed.item != nil && pressed.item == control.item ? control : pressed
  }

  /// Runs the action of a press, with the timing of `report`.
  func act(_ body: @escaping @MainActor (Control) -> Void) {
    let acting = acting
    report { _ in body(acting) }
  }
}
#endif
