import PressureKit
import PressureTesting

/// A finger on a confirm button; its force is normalized, as in pointer events.
typealias Finger = VirtualFinger<ConfirmAction>

extension Finger {
  convenience init(_ control: ConfirmAction = ConfirmAction()) {
    self.init(exact: control, sensor: .normalized)
  }

  /// Sets an option by name. Returns true if the value was accepted.
  func set(_ option: ConfirmOption, to value: Double) -> Bool {
    control.options.set(option, to: value)
  }

  /// The centre of the ring, where a press confirms.
  var ringCenter: Point { control.ringArea?.center ?? Point(x: .nan, y: .nan) }

  /// The area in which contacts count as on the ring, at least 44 by 44 points on an armed one; NaN without a ring.
  var ringFrame: Rect { control.ringArea ?? Rect(x: .nan, y: .nan, width: 0, height: 0) }

  /// The frame of the drawn ring; nil without one.
  var drawnRing: Rect? {
    for layer in SceneFrame(of: control).layers
    where layer.id == ConfirmAction.LayerID.ring.rawValue {
      guard case .arc(let center, let radius, _, _) = layer.shape else { continue }
      let side = 2 * radius + layer.lineWidth
      return Rect(center: center, size: Size(width: side, height: side))
    }
    return nil
  }

  /// Confirms by force and returns the events.
  func confirmByForce() -> [String] {
    forget()
    place = control.bounds.center
    down(0.1)
    push(0.6)
    move(to: ringCenter, 0.6)
    lift()
    return takeEvents()
  }
}

/// The events of a whole press, from touch to firing.
let wholePress = [
  "updating", "selected", "tick haptic", "announce confirm", "confirmed", "strong haptic",
  "announce ok",
  "confirm", "success haptic", "idle",
]
