#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

extension PressureControl {
  /// Cancels the presses of a host when a person can no longer reach the control, when something moves the control, and those
  /// that lift on something over it.
  func watchReach(for host: any ControlHosting) {
    host.findPlace = { [weak self] in self?.place }
    host.isReachable = { [weak self] place in
      guard let self else { return false }
      return isExposed
        && (place.map { hit(at: $0, withOverlay: false).map(hasPart) ?? false } ?? true)
    }
    // Outside of the window a contact hits nothing.
    host.isLiftCovered = { [weak self] place in
      guard let self else { return false }
      return hit(at: place, withOverlay: true).map { !hasPart($0) } ?? false
    }
  }

  /// The place of the control in its window; nil outside a window, or if its contacts are not on the screen.
  private var place: ControlPlace? {
    guard takesPresses, let window else { return nil }
    return ControlPlace(
      frame: Rect(window.overlayRect(bounds, of: self)), viewport: window.viewport)
  }

  /// Cancels a press or an arming: the control acts on something else now.
  func actsOnSomethingElse() { host?.interrupt(.changed) }

  /// Adds a closure that is called with true when a press or an arming begins, before its events are sent, and with
  /// false when it is over, after its events were sent.
  package func whenEngagementChanges(_ body: @escaping @MainActor (Bool) -> Void) {
    guard let host else { return }
    let others = host.engagementDidChange
    host.engagementDidChange = {
      others($0)
      body($0)
    }
  }

  /// Returns true if a view is a part of the control: a view inside it, or its ring.
  func hasPart(_ view: NativeView) -> Bool {
    view.isDescendant(of: self) || (view as? RingView)?.button === self
  }
}

/// A change that a shared view reports to its toolkit's base class, which sends events or an action for it.
enum ControlChange {
  /// The control took a step in its protocol.
  case step
  /// The control entered another state, which is its value.
  case state
  /// The control acted.
  case act
  /// The control acted, and has no other value.
  case confirmation
  /// The reading that a scale shows has changed.
  case reading
  /// The reading of a scale has settled.
  case settled
}
#endif
