import PressureKit

/// The scripts that a page can load: one for each element, one for some of them, one for all of them, one with the classes
/// alone, and one with the parts for elements of other controls.
enum ScriptEntry {
  /// The scripts that define some of the elements, each with its name. Many pages have both buttons.
  static let sets: [(name: String, elements: [ElementDeclaration])] = [
    ("buttons", [ConfirmAction.element, TransitioningAction.element])
  ]

  /// The entry modules of the scripts, by name.
  static var all: [String: String] {
    var all = ["pressurekit": kit, "elements": classes, "host": parts]
    for element in Catalog.elements { all[element.script] = entry(of: element) }
    for set in sets { all[set.name] = entry(of: set.elements) }
    return all
  }

  /// The list of the sets for script/build-web: a line for each, with its name and its elements.
  static var list: String {
    sets.map { ([$0.name] + $0.elements.map(\.script)).joined(separator: " ") + "\n" }.joined()
  }

  /// The names of these scripts in the package for npm.
  static var sections: [GeneratedFiles.Section] {
    let path = "Web/package/package.json"
    let names = Catalog.elements.map(\.script) + sets.map(\.name)
    let exports = names.map {
      "    \"./\($0)\": { \"types\": \"./\($0).d.ts\", \"default\": \"./\($0).js\" },"
    }
    let effects = names.map { "    \"./\($0).js\"," }
    return [
      .init(path: path, mark: "\".\": {", end: "\"./elements\"", lines: exports),
      .init(path: path, mark: "\"sideEffects\"", end: "\"./pressurekit.js\"", lines: effects),
    ]
  }

  private static let head =
    "// Made by script/generate from Sources/PressureCatalog: change it there.\n"

  private static func entry(of element: ElementDeclaration) -> String {
    let plain = element.plain.map { "import { \($0) } from '../plain.js';\n" } ?? ""
    let classes = [element.className] + (element.plain.map { [$0] } ?? [])
    return """
      \(head)
      import { defineElement } from '../define-element.js';
      import { \(element.className) } from '../\(element.script).js';
      \(plain)
      defineElement(\(classes.joined(separator: ", ")));

      export { ready } from '../engine.js';
      export { \(element.className) };

      """
  }

  private static func entry(of set: [ElementDeclaration]) -> String {
    let exports = set.map { "export * from './\($0.script).js';\n" }.joined()
    return "\(head)\n\(exports)"
  }

  private static var kit: String {
    let imports = Catalog.elements.map { "import './\($0.script).js';\n" }.joined()
    return """
      \(head)
      // PressureKit for the browser: import this module to define all elements.

      \(imports)
      export * from './elements.js';

      """
  }

  private static var classes: String {
    let exports = Catalog.elements.map {
      "export { \($0.className) } from '../\($0.script).js';\n"
    }
    return """
      \(head)
      // The classes of the elements, without defining them: for elements with your own names, and for subclasses.

      \(exports.joined())export { QuickActionRouter } from '../quick-action-router.js';
      export { defineElement } from '../define-element.js';
      export { ready } from '../engine.js';

      """
  }

  private static var parts: String {
    """
    \(head)
    // The parts for elements of your own controls. script/bundle makes this module the body of a function,
    // `loadEngine(engine)`, so that each engine has its own copy of all code that keeps a control's handle.

    import { ControlHost } from '../control-host.js';
    import { createButton, createOverlay, declareElement, defineElement, Element } from '../define-element.js';
    import { Drawing } from '../drawing.js';
    import { engine, reading, ready } from '../engine.js';
    import { measureTexts, SvgSink } from '../svg-sink.js';

    /** @type {import('../types/host.js').ElementParts} */
    export const parts = {
      ControlHost, Drawing, Element, SvgSink, createButton, createOverlay, declareElement, defineElement, measureTexts, reading, ready,
      get engine() { return engine; },
    };

    """
  }
}
