import PressureKit

/// A force for fingers where nothing measures one: the farther up a finger slides while it presses, the harder it presses.
///
/// What it says names itself as simulated. It stands in for a sensor and never beside one: what comes down first, a finger
/// or something that is measured, keeps the other out until it has lifted.
public struct SimulatedFinger: Equatable, Sendable {
  /// How hard a finger presses that has not slid, as a part of a 3D Touch screen's range.
  public static let lightTouch = 0.1
  /// How far a finger slides up for all of that range, in points.
  public static let slideOfAll = 200.0

  /// Whether fingers that come down from now on are simulated; false by default.
  public var isOn = false

  /// How low each simulated finger came down, in points.
  private var beginnings: [Int: Double] = [:]
  /// The contacts that have sensors of their own.
  private var measured: Set<Int> = []

  /// Makes one that is off.
  public init() {}

  /// Whether a simulated finger is down.
  public var isDown: Bool { !beginnings.isEmpty }

  /// What a control is told in place of a sample; nil for nothing.
  public mutating func simulate(_ sample: ContactSample) -> ContactSample? {
    let id = sample.id
    if sample.phase == .began {
      lift(id)
      if sample.force.kind == .measured {
        if isDown { return nil }
        measured.insert(id)
      } else if isOn && measured.isEmpty {
        beginnings[id] = sample.position.y
      }
    }
    defer { if sample.phase == .ended || sample.phase == .cancelled { lift(id) } }
    guard let beginning = beginnings[id] else { return sample }
    let slide = (beginning - sample.position.y) / SimulatedFinger.slideOfAll
    let force = min(max(SimulatedFinger.lightTouch + slide, 0), 1) * ForceReading.fullScale
    var simulated = sample
    simulated.source = .simulated
    simulated.force = .measured(force, maximum: ForceReading.fullScale)
    return simulated
  }

  /// Forgets all that is down: the control has let go of it.
  public mutating func liftAll() {
    beginnings = [:]
    measured = []
  }

  private mutating func lift(_ id: Int) {
    beginnings[id] = nil
    measured.remove(id)
  }
}
