#if os(iOS) || os(macOS) || STAND_INS

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// What a control of the platform has of SwiftUI: what was last said of it, and the way back.
@MainActor
final class ControlCoordinator<Control> {
  /// What SwiftUI says of the control now.
  private(set) var control: Control
  /// The control on the screen.
  weak var view: NativeView?
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
#endif
