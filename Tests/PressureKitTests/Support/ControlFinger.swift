import PressureKit
import PressureTesting

/// Shorthand for the tests of controls.
extension VirtualFinger {
  /// Creates a finger whose time steps of 1/64 s add up without a rounding error.
  convenience init(exact control: C, sensor: VirtualSensor = .touch3D) {
    self.init(control, sensor: sensor, rate: 64)
  }

  /// Returns the events since the last call, in words.
  func takeEvents() -> [String] {
    defer { forget() }
    return events.map(\.words)
  }

  /// Touches with a fraction of a 3D Touch screen's range; nil means no sensor.
  func touch(_ fraction: Double? = nil) {
    sensor = fraction == nil ? .none : .touch3D
    down(fraction ?? 0)
  }

  /// Pushes with a fraction of the range.
  func push(_ fraction: Double) {
    if sensor == .none { sensor = .touch3D }
    pressure = fraction
    feed(.moved, sensor.reading(fraction))
  }

  /// Moves with a fraction of the range.
  func move(to point: Point, _ fraction: Double) {
    place = point
    push(fraction)
  }

  /// Moves by an offset in points, with a fraction of the range.
  func slide(_ x: Double, _ y: Double, _ fraction: Double) {
    move(to: Point(x: place.x + x, y: place.y + y), fraction)
  }

  /// Touches without a sensor, lifts and returns the events.
  func tap(at point: Point? = nil) -> [String] {
    forget()
    place = point ?? control.bounds.center
    touch()
    lift()
    return takeEvents()
  }

  /// Returns the frame of a layer, or nil while it is not drawn.
  func frame(of layer: UInt8) -> Rect? {
    for drawn in SceneFrame(of: control).layers where drawn.id == layer {
      if case .roundedRect(let rect, _) = drawn.shape { return rect }
    }
    return nil
  }
}
