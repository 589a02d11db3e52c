import PressureKit

extension AppIcon: CataloguedControl {
  /// The control's element and its parts, with their names and descriptions.
  static var element: ElementDeclaration {
    ElementDeclaration(
      control: control, guide: "quick-actions",
      playground: (
        "<pressure-app-icon name=\"Scale\"></pressure-app-icon>",
        "Press harder, or hold. Slide to an item, and lift."
      ),
      className: "PressureAppIcon",
      summary: "an app icon with a menu of quick actions",
      stateType: "AppIconState",
      properties: [
        .init(
          "items", "readonly QuickActionItem[]",
          "The items of the menu, at most four; empty by default, without a menu. Setting them closes the menu",
          settable: "Iterable<QuickActionItem>")
      ],
      methods: [
        .init(
          name: "open",
          summary: ["Opens the menu and leaves it open. Throws if the element is not in a page."]),
        .init(
          name: "close",
          summary: [
            "Closes the menu, or cancels the press. Throws if the element is not in a page."
          ]),
      ],
      events: [
        .init("launch", "CustomEvent<null>", "The person opened the app"),
        .init("quickaction", "CustomEvent<QuickAction>", "The person chose an action in the menu"),
        .init("statechange", "CustomEvent<AppIconStateChange>", "The state changed"),
      ],
      parts: [
        .init("icon", "The icon and its name"),
        .init(
          "more",
          "The button that opens the menu without a press; visible with the focus, or with a mouse over the element"
        ),
        .init("menu", "The menu, once it has opened"),
        .init("mark", "The mark of the item below the finger, during a press"),
        .init("veil", "The veil over the rest of the page, during a press and after it"),
        .init("shade", "The shade over the icon, once the menu has opened"),
      ],
      customProperties: Catalog.surface + [Catalog.focus])
  }

  private static var control: ControlDeclaration {
    ControlDeclaration(
      of: iconOfThree, element: "pressure-app-icon",
      options: [.init(.haptics, Catalog.noHaptics)],
      labels: [
        .init("name", "", "The text below the icon"), .init("src", "", "The URL of the image"),
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
