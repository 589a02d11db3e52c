import PressureKit

/// The one list of the kit's controls.
///
/// From it come the numbers that script and engine say to each other, the elements' attributes, and what tools call the
/// controls: `script/generate` writes them.
public enum Catalog {
  /// All controls, in the order of their numbers to the engine.
  public static let controls = elements.map(\.control)

  /// The elements of all controls, in the same order.
  static let elements = KitControls.catalogued.enumerated().map { number, control in
    var element = control.element
    element.control.kind = number
    return element
  }

  /// The version of the kit, as its command says it; that in the package.json for pages is the same.
  public static let version = "0.1.0"

  // MARK: What several controls have

  static let noHaptics = "Plays no haptics"
  static let focus = ElementDeclaration.Named(
    "focus", "The outline of keyboard focus; the system's highlight by default")
  static let surface = [
    ElementDeclaration.Named("surface", "The ground of what opens over the page"),
    ElementDeclaration.Named("surface-text", "The letters of what opens over the page"),
  ]
}

/// A control with what pages and tools call it, and with pictures. `Controls/` and `Pictures/` have a file for each.
protocol CataloguedControl: PicturedControl {
  /// The control's element, with the declaration of the control.
  static var element: ElementDeclaration { get }
}

/// A list of controls that are all catalogued.
protocol CataloguedList: ControlList {
  static var catalogued: [any CataloguedControl.Type] { get }
}

extension OneControl: CataloguedList where Value: CataloguedControl {
  static var catalogued: [any CataloguedControl.Type] { [Value.self] }
}

extension Controls: CataloguedList where First: CataloguedControl, Rest: CataloguedList {
  static var catalogued: [any CataloguedControl.Type] { [First.self] + Rest.catalogued }
}
