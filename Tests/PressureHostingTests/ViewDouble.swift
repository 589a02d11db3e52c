import PressureHosting
import PressureKit

/// A view for tests, with the host of a confirm button. It records the host's reports.
@MainActor
final class ViewDouble {
  /// A report of the host.
  enum Told: Equatable {
    case state(ConfirmAction.State)
    case confirmed
  }

  let platform = PlatformDouble()
  let host: ControlHost<ConfirmAction>
  var place = Rect(x: 0, y: 0, width: 200, height: 44)
  var isVisible = true
  /// True if something covers the view.
  var isCovered = false
  var told: [Told] = []
  /// The number of times that the host drew.
  var drawings = 0

  init() {
    host = ControlHost(ConfirmAction(), on: platform)
    host.locate = { [weak self] in
      guard let self else { return }
      host.control.bounds = place
      host.control.viewport = Rect(x: 0, y: -400, width: 400, height: 800)
    }
    host.isReachable = { [weak self] place in
      guard let self else { return false }
      return isVisible && (place == nil || !isCovered)
    }
    host.draw = { [weak self] in self?.drawings += 1 }
    host.enter = { [weak self] in self?.told.append(.state($0)) }
    host.act = { [weak self] _ in self?.told.append(.confirmed) }
    host.text = { "\($0)" }
  }

  /// Feeds a sample of a contact, with a fraction of the sensor's range.
  func touch(_ phase: ContactPhase, at position: Point, force: Double = 0) {
    platform.now += 0.01
    host.feed(
      .contact(
        ContactSample(
          time: platform.now, phase: phase, position: position, source: .touch,
          force: .measured(force, maximum: 1))))
  }

  /// Presses in the middle of the button with full force, so that the ring is full.
  func press() {
    for (phase, force) in [(ContactPhase.began, 0.05), (.moved, 0.1), (.moved, 1)] {
      touch(phase, at: place.center, force: force)
    }
  }

  /// The middle of the ring.
  var ring: Point { host.control.ringArea?.center ?? .zero }
}
