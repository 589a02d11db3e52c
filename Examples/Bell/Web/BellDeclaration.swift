import PressureCatalog

/// The names that a page has for the bell: its element, attributes and custom properties.
let declaration = ControlDeclaration(
  of: Bell(), element: "counter-bell",
  options: [.init(.threshold), .init(.holdDuration)], labels: [.init("rung-label", "It rang")],
  colors: ["metal", "base", "sound"])
