import PressureHosting
import PressureKit

/// A view made of values, with a confirm button's host: it keeps what it is told.
@MainActor
final class ViewDouble {
  /// What a view is told, with the time.
  enum Told: Equatable {
    case state(ConfirmAction.State)
    case confirmed
  }

  let platform = PlatformDouble()
  let host: ControlHost<ConfirmAction>
  var place = Rect(x: 0, y: 0, width: 200, height: 44)
  var isVisible = true
  var told: [Told] = []
  /// How often it drew.
  var drawings = 0

  init() {
    host = ControlHost(ConfirmAction(), on: platform)
    host.locate = { [weak self] in
      guard let self else { return }
      host.control.bounds = place
      host.control.viewport = Rect(x: 0, y: -400, width: 400, height: 800)
    }
    host.draw = { [weak self] in self?.drawings += 1 }
    host.enter = { [weak self] in self?.told.append(.state($0)) }
    host.act = { [weak self] _ in self?.told.append(.confirmed) }
    host.text = { "\($0)" }
  }

  /// A contact does something at a place, with a part of the sensor's force.
  func touch(_ phase: ContactPhase, at position: Point, force: Double = 0) {
    platform.now += 0.01
    host.feed(
      .contact(
        ContactSample(
          time: platform.now, phase: phase, position: position, source: .touch,
          force: .measured(force, maximum: 1))))
  }

  /// A finger comes down in the middle of the button and presses as hard as it can: the ring is full.
  func press() {
    for (phase, force) in [(ContactPhase.began, 0.05), (.moved, 0.1), (.moved, 1)] {
      touch(phase, at: place.center, force: force)
    }
  }

  /// The middle of the ring, as it is drawn.
  var ring: Point {
    let id = ConfirmAction.LayerID.ring.rawValue
    let ring = SceneFrame(of: host.control).layers.first { $0.id == id }
    guard case .arc(let center, _, _, _)? = ring?.shape else { return .zero }
    return center
  }
}
