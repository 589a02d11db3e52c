import PressureKit
import PressureTesting

/// A control of the kit with all that it is proven with.
///
/// One file for each control has it. Proofs, random presses, fuzzers and their tests go through `ProofEntry.all`, so a new
/// control takes part in all of them, or does not compile.
package protocol ProvenControl: DeclaredControl, NormalizableControl, HostDriven {
  associatedtype Model: PathModel

  /// The control in an ordinary set-up, with the model that it is held against.
  static func paths(hasSensor: Bool) -> AllPaths<Self, Model>
  /// The set-ups whose paths of any length are followed; by default the ordinary one.
  static func cases(hasSensor: Bool) -> [ProofCase]
  /// The numbers of what its host calls (`AllPaths.call`); none by default.
  static var calls: [UInt8] { get }
  /// Whether nothing can act without a sensor; false by default.
  static var needsSensor: Bool { get }
  /// Whether it ever changes by itself, and asks for frames; true by default.
  static var moves: Bool { get }
  /// Where random contacts are, besides the control's bounds, in points.
  static var reach: Rect { get }

  /// The violations that each flaw leads to, with a shortest path each, of at most four steps.
  static var flaws: [(flaw: Flaw, violations: [String])] { get }
  /// The flaws that following all paths does not find, because the control does nothing that they could spoil.
  static var unseenFlaws: [Flaw] { get }
  /// The set-up in which mistakes are looked for; by default the ordinary one.
  static func mistakenPaths(hasSensor: Bool) -> AllPaths<Self, Model>
  /// Numbers and options that nobody asked for, each of which must be found; none by default.
  static var mistakes: [Mistake<Self>] { get }
  /// Complete presses, into which faults are put; none only for a control that does nothing that cannot be undone.
  static var gestures: [Gesture<Self>] { get }
  /// Whether it has a contact (`c`), is engaged (`e`) and holds the scroll (`s`): at rest, touched without a sensor, lifted,
  /// activated, interrupted by Escape, and disabled.
  static var engagement: [String] { get }
}

extension ProvenControl {
  package static func cases(hasSensor: Bool) -> [ProofCase] {
    [ProofCase("", paths(hasSensor: hasSensor))]
  }
  package static var calls: [UInt8] { [] }
  package static var needsSensor: Bool { false }
  package static var moves: Bool { true }
  package static var unseenFlaws: [Flaw] { [] }
  package static func mistakenPaths(hasSensor: Bool) -> AllPaths<Self, Model> {
    paths(hasSensor: hasSensor)
  }
  package static var mistakes: [Mistake<Self>] { [] }
}

/// A change of a control that its model does not know of.
package struct Mistake<C: ControlValue>: Sendable {
  /// The change, in words.
  package let name: String
  /// Whether it makes no difference without a sensor.
  package let needsSensor: Bool
  /// Makes the change.
  package let make: @Sendable (inout C) -> Void

  package init(
    _ name: String, needsSensor: Bool = false, _ make: @escaping @Sendable (inout C) -> Void
  ) {
    self.name = name
    self.needsSensor = needsSensor
    self.make = make
  }
}

/// A press that makes a control act with its last step, and not before.
package struct Gesture<C: ControlValue>: Sendable {
  package typealias Step = @Sendable (VirtualFinger<C>) -> Void

  /// The gesture, in words.
  package let name: String
  /// The sensor that it is made on.
  package let sensor: VirtualSensor
  /// Whether its force matters: then it cannot act on a sensor that always says the same.
  package let usesForce: Bool
  /// What the finger does, in order.
  package let steps: [Step]

  package init(
    _ name: String, on sensor: VirtualSensor, usesForce: Bool = false, _ steps: [Step]
  ) {
    self.name = name
    self.sensor = sensor
    self.usesForce = usesForce
    self.steps = steps
  }
}
