import PressureKit
import PressureTesting

/// A control of the kit with the data of its proofs.
///
/// Each control conforms in a file of its own. Proofs, random presses, fuzzers and their tests use `ProofEntry.all`,
/// so a new control takes part in all of them, or does not compile.
package protocol ProvenControl: DeclaredControl, NormalizableControl, HostDriven {
  associatedtype Model: PathModel

  /// The control in its ordinary set-up, with the model that it is compared with.
  static func paths(hasSensor: Bool) -> AllPaths<Self, Model>
  /// The set-ups whose paths of any length are followed. The default is the ordinary one.
  static func cases(hasSensor: Bool) -> [ProofCase]
  /// The numbers of the host's calls (`AllPaths.call`); empty by default.
  static var calls: [UInt8] { get }
  /// True if the control can only act with a sensor; false by default.
  static var needsSensor: Bool { get }
  /// True if the control can change by itself and ask for frames; true by default.
  static var moves: Bool { get }
  /// The area of random contacts in addition to the control's bounds, in points.
  static var reach: Rect { get }

  /// The violations that each flaw causes, each with a shortest path of at most four steps.
  static var flaws: [(flaw: Flaw, violations: [String])] { get }
  /// The flaws that no path shows, because they change nothing that the control does.
  static var unseenFlaws: [Flaw] { get }
  /// Returns the set-up in which mistakes must be found. The default is the ordinary one.
  static func mistakenPaths(hasSensor: Bool) -> AllPaths<Self, Model>
  /// Wrong numbers and options, each of which the paths must find; empty by default.
  static var mistakes: [Mistake<Self>] { get }
  /// The set-ups in which mistakes must be found, each with its mistakes. The default is `mistakenPaths` with `mistakes`.
  static func spoiled(hasSensor: Bool) -> [(paths: AllPaths<Self, Model>, by: [Mistake<Self>])]
  /// Complete presses into which tests insert faults. Only a control whose acts can all be undone may have none.
  static var gestures: [Gesture<Self>] { get }
  /// The engagement at rest, touched without a sensor, lifted, activated, interrupted by Escape, and disabled. Each
  /// has a letter for a contact (`c`), for engaged (`e`) and for holding the scroll (`s`), or a dash.
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
  package static func spoiled(
    hasSensor: Bool
  ) -> [(paths: AllPaths<Self, Model>, by: [Mistake<Self>])] {
    [(mistakenPaths(hasSensor: hasSensor), mistakes)]
  }
}

/// A change of a control that its model does not have.
package struct Mistake<C: ControlValue>: Sendable {
  /// The change, in words.
  package let name: String
  /// True if the change has an effect only with a sensor.
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
  /// The sensor that the gesture is made on.
  package let sensor: VirtualSensor
  /// True if the force matters, so that the gesture cannot act on a sensor with a constant force.
  package let usesForce: Bool
  /// The steps of the finger, in order.
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
