/// The scripts that a page can load: one for each element, one for all of them, the classes alone, and the parts
/// for elements of other controls.
enum ScriptEntry {
  /// The modules that they are made of, by their names.
  static var all: [String: String] {
    var all = ["pressurekit": kit, "elements": classes, "host": parts]
    for element in Catalog.elements { all[element.script] = entry(of: element) }
    return all
  }

  /// The names of these scripts in the package for npm.
  static var sections: [GeneratedFiles.Section] {
    let path = "Web/package/package.json"
    let exports = Catalog.elements.map {
      "    \"./\($0.script)\": { \"types\": \"./\($0.script).d.ts\", \"default\": \"./\($0.script).js\" },"
    }
    let effects = Catalog.elements.map { "    \"./\($0.script).js\"," }
    return [
      .init(path: path, mark: "\".\": {", end: "\"./elements\"", lines: exports),
      .init(path: path, mark: "\"sideEffects\"", end: "\"./pressurekit.js\"", lines: effects),
    ]
  }

  private static let head =
    "// Made by script/generate of Sources/PressureCatalog: change it there.\n"

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

  private static var kit: String {
    let imports = Catalog.elements.map { "import './\($0.script).js';\n" }.joined()
    return """
      \(head)
      // PressureKit for the browser: import this module, and its elements work.

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
      // The classes of the elements, none of which is defined: for names of one's own, and for classes that extend them.

      \(exports.joined())export { QuickActionRouter } from '../quick-action-router.js';
      export { defineElement } from '../define-element.js';
      export { ready } from '../engine.js';

      """
  }

  private static var parts: String {
    """
    \(head)
    // The parts of an element whose control is not the kit's. script/bundle makes this module the body of a function,
    // `loadEngine(engine)`: each engine has its own copy of all that keeps a handle of a control.

    import { ControlHost } from '../control-host.js';
    import { createButton, createOverlay, declareElement, defineElement, Element } from '../define-element.js';
    import { Drawing } from '../drawing.js';
    import { engine, reading, ready } from '../engine.js';
    import { SvgSink } from '../svg-sink.js';

    /** @type {import('../types/host.js').ElementParts} */
    export const parts = {
      ControlHost, Drawing, Element, SvgSink, createButton, createOverlay, declareElement, defineElement, reading, ready,
      get engine() { return engine; },
    };

    """
  }
}
