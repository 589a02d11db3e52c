import PressureKit

extension AppIcon: CataloguedControl {
  /// What pages, editors and documentation call the control's element and its parts.
  static var element: ElementDeclaration {
    ElementDeclaration(
      control: control, guide: "quick-actions",
      playground: (nil, "Press harder, or hold; slide to one, and let go."),
      className: "PressureAppIcon",
      summary: "an app's icon, and the menu behind it",
      stateType: "AppIconState",
      properties: [
        .init(
          "items", "readonly QuickActionItem[]",
          "The menu; at most four are kept. Without any, the default, it has none. Setting it closes it",
          settable: "Iterable<QuickActionItem>")
      ],
      methods: [
        .init(name: "open", summary: ["Opens the menu and leaves it open; throws in no page."]),
        .init(
          name: "close", summary: ["Closes the menu, or cancels the press; throws in no page."]),
      ],
      events: [
        .init("launch", "CustomEvent<null>", "The person opens the app"),
        .init("quickaction", "CustomEvent<QuickAction>", "One of the menu's actions was chosen"),
        .init("statechange", "CustomEvent<AppIconStateChange>", "The press is elsewhere"),
      ],
      parts: [
        .init("icon", "The icon and its name"),
        .init(
          "more",
          "The button behind it that opens the menu without a press; seen with the focus, or with a mouse over it"
        ),
        .init("menu", "The menu, once it is there"),
        .init("mark", "What marks the item below a finger, during a press"),
        .init("veil", "What lies over the rest of the page, during a press and after it"),
        .init("shade", "What lies over the icon once the menu is there"),
      ],
      customProperties: Catalog.surface + [Catalog.focus])
  }

  private static var control: ControlDeclaration {
    ControlDeclaration(
      of: iconOfThree, element: "pressure-app-icon",
      options: [.init(.haptics, Catalog.noHaptics)],
      labels: [
        .init("name", "", "What stands below the icon"), .init("src", "", "The image's address"),
      ],
      words: [("actions", "Actions")],
      sampleSizes: [(.preview, Size(width: 200, height: 132))])
  }

  private static var iconOfThree: AppIcon {
    var icon = AppIcon()
    icon.itemCount = 3
    return icon
  }
}
