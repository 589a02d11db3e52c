import PressureKit
import PressureTesting

/// One control of the kit, in the list that all proofs use.
public struct ProofEntry: Hashable, Sendable, CustomStringConvertible {
  /// All controls of the kit.
  public static let all = KitControls.proven.map(ProofEntry.init)

  /// The control's type.
  package let control: any ProvenControl.Type

  /// The name of the control's type.
  public var description: String { "\(control)" }

  /// True if both entries are for the same control.
  public static func == (one: ProofEntry, other: ProofEntry) -> Bool {
    one.control == other.control
  }

  /// Adds the control to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(control)) }
}

/// A list of controls that are all proven.
package protocol ProvenList: ControlList {
  static var proven: [any ProvenControl.Type] { get }
}

extension OneControl: ProvenList where Value: ProvenControl {
  package static var proven: [any ProvenControl.Type] { [Value.self] }
}

extension Controls: ProvenList where First: ProvenControl, Rest: ProvenList {
  package static var proven: [any ProvenControl.Type] { [First.self] + Rest.proven }
}
