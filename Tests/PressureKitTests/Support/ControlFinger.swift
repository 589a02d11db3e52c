import PressureKit
import PressureTesting

/// What the tests of controls say of a finger.
extension VirtualFinger {
  /// Makes one whose time steps, of 1/64 s, add up without a rounding error.
  convenience init(exact control: C, sensor: VirtualSensor = .touch3D) {
    self.init(control, sensor: sensor, rate: 64)
  }

  /// What came since the last time this was asked, in words.
  func takeEvents() -> [String] {
    defer { forget() }
    return events.map(\.words)
  }

  /// Touches down with a part of a 3D Touch screen's range; nil has no sensor.
  func touch(_ fraction: Double? = nil) {
    sensor = fraction == nil ? .none : .touch3D
    down(fraction ?? 0)
  }

  /// Pushes with a part of the range.
  func push(_ fraction: Double) {
    if sensor == .none { sensor = .touch3D }
    pressure = fraction
    feed(.moved, sensor.reading(fraction))
  }

  /// Moves, with a word about force.
  func move(to point: Point, _ fraction: Double) {
    place = point
    push(fraction)
  }

  /// Moves by so many points, with a word about force.
  func slide(_ x: Double, _ y: Double, _ fraction: Double) {
    move(to: Point(x: place.x + x, y: place.y + y), fraction)
  }

  /// Touches without a sensor and lifts; what came of it is the result.
  func tap(at point: Point? = nil) -> [String] {
    forget()
    place = point ?? control.bounds.center
    touch()
    lift()
    return takeEvents()
  }

  /// Where a layer is; nil while it is not drawn.
  func frame(of layer: UInt8) -> Rect? {
    for drawn in SceneFrame(of: control).layers where drawn.id == layer {
      if case .roundedRect(let rect, _) = drawn.shape { return rect }
    }
    return nil
  }
}
