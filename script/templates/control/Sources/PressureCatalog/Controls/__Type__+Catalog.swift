import PressureKit

extension __Type__: CataloguedControl {
  /// What pages, editors and documentation call the control's element and its parts.
  static var element: ElementDeclaration {
    ElementDeclaration(
      control: control,
      playground: ("<pressure-__name__>Press</pressure-__name__>", "Press it, and let go."),
      className: "Pressure__Type__",
      summary: "a button that shows how hard it is pressed", stateType: "__Type__State",
      properties: [.init("intention", "number", "How hard it is pressed, 0…1")],
      events: [
        .init("act", "CustomEvent<null>", "The person activated it"),
        .init(
          "statechange", "CustomEvent<StateChange<__Type__State>>",
          "The press began, or is over"),
      ],
      slots: [.init("", "What the button says")],
      parts: [
        .init("button", "The button"),
        .init("surface", "The ground of the button"),
        .init("level", "How hard it is pressed, during a press"),
      ],
      customProperties: [
        .init("__name__", "The button; a light grey by default"),
        .init("__name__-pressed", "The button while it is pressed; a grey by default"),
        .init("__name__-level", "How hard it is pressed; a pale blue by default"),
        Catalog.focus,
      ])
  }

  private static var control: ControlDeclaration {
    ControlDeclaration(
      of: __Type__(), element: "pressure-__name__",
      options: [
        .init(.cap, "The force that is full intention, in units of an average touch"),
        .init(.haptics, Catalog.noHaptics),
      ],
      colors: ["__name__", "__name__-pressed", "__name__-level"],
      parts: [(.surface, "surface"), (.level, "level")])
  }
}
