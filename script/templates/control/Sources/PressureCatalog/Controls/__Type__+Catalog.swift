import PressureKit

extension __Type__: CataloguedControl {
  /// The control's element and its parts, with their names and descriptions.
  static var element: ElementDeclaration {
    ElementDeclaration(
      control: control,
      playground: ("<pressure-__name__>Press</pressure-__name__>", "Press the button, and lift."),
      className: "Pressure__Type__",
      summary: "a button that shows how hard it is pressed", stateType: "__Type__State",
      properties: [.init("intention", "number", "The intention, 0…1; 0 without a contact")],
      events: [
        .init("act", "CustomEvent<null>", "The person activated the button"),
        .init(
          "statechange", "CustomEvent<StateChange<__Type__State>>",
          "The state changed"),
      ],
      slots: [.init("", "The label of the button")],
      parts: [
        .init("button", "The button"),
        .init("surface", "The background of the button"),
        .init("level", "The bar that shows how hard the button is pressed, during a press"),
      ],
      customProperties: [
        .init("__name__", "The button; light grey by default"),
        .init("__name__-pressed", "The button while it is pressed; grey by default"),
        .init("__name__-level", "The bar that shows how hard the button is pressed; pale blue by default"),
        Catalog.focus,
      ])
  }

  private static var control: ControlDeclaration {
    ControlDeclaration(
      of: __Type__(), element: "pressure-__name__",
      options: [
        .init(.cap, "The force of full intention, in units of an average touch"),
        .init(.haptics, Catalog.noHaptics),
      ],
      colors: ["__name__", "__name__-pressed", "__name__-level"],
      parts: [(.surface, "surface"), (.level, "level")])
  }
}
