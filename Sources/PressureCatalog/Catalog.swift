import PressureKit

/// The list of the kit's controls.
///
/// `script/generate` derives the numbers that the script and the engine exchange, the elements' attributes, and the names of
/// the controls in tools from it.
public enum Catalog {
  /// All controls, in the order of their numbers in the engine.
  public static let controls = elements.map(\.control)

  /// The elements of all controls, in the same order.
  static let elements = KitControls.catalogued.enumerated().map { number, control in
    var element = control.element
    element.control.kind = number
    return element
  }

  /// The version of the kit, which its command prints. The version in package.json is the same.
  public static let version = [Int32(1_000_000), 1_000, 1]
    .map { "\(KitVersion.number / $0 % 1_000)" }.joined(separator: ".")

  // MARK: Shared texts and attributes

  static let noHaptics = "Plays no haptics"
  static let focus = ElementDeclaration.Named(
    "focus", "The outline of keyboard focus; the system's highlight by default")
  static let surface = [
    ElementDeclaration.Named("surface", "The background of boxes over the page"),
    ElementDeclaration.Named("surface-text", "The text colour of boxes over the page"),
  ]

  /// Returns the attributes of a native button in a form, with the given description of `type`.
  static func formLabels(type: ControlDeclaration.Label) -> [ControlDeclaration.Label] {
    [
      type,
      .init("name", "", "The name under which the form submits `value`"),
      .init("value", "", "The value that the form submits"),
      .init("form", nil, "The id of the form, if the button is not inside it", property: nil),
      .init(
        "formaction", "", "The address of the submission, in place of the form's `action`",
        property: "formAction"),
      .init(
        "formenctype", "", "The encoding of the submission, in place of the form's `enctype`",
        property: "formEnctype"),
      .init(
        "formmethod", "", "The method of the submission, in place of the form's `method`",
        property: "formMethod"),
      .init(
        "formnovalidate", nil, "Submits fields with invalid values as well", type: "boolean",
        property: "formNoValidate"),
      .init(
        "formtarget", "", "The window of the answer, in place of the form's `target`",
        property: "formTarget"),
      .init(
        "command", "", "The command that the button sends if it neither submits nor resets a form"),
      .init("commandfor", nil, "The id of the element that receives `command`", property: nil),
    ]
  }
}

/// A control with its names for pages and tools, and with pictures. `Controls/` and `Pictures/` have a file for each.
protocol CataloguedControl: PicturedControl {
  /// The control's element, with the declaration of the control.
  static var element: ElementDeclaration { get }
}

/// A list of catalogued controls.
protocol CataloguedList: ControlList {
  static var catalogued: [any CataloguedControl.Type] { get }
}

extension OneControl: CataloguedList where Value: CataloguedControl {
  static var catalogued: [any CataloguedControl.Type] { [Value.self] }
}

extension Controls: CataloguedList where First: CataloguedControl, Rest: CataloguedList {
  static var catalogued: [any CataloguedControl.Type] { [First.self] + Rest.catalogued }
}
