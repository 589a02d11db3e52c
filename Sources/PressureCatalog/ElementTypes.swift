/// The elements in TypeScript.
enum ElementTypes {
  /// All classes, whatever defines them.
  static var classes: String {
    let values = valueNames.sorted()
    var lines = [
      head, "", "import type {", "  \(values.joined(separator: ", ")),", "} from './values.js';",
    ]
    for element in Catalog.elements { lines += [""] + declaration(of: element) }
    return text(lines)
  }

  /// The types of values.d.ts that the elements use: every name in their types that TypeScript does not have, and that is no
  /// state's.
  private static var valueNames: Set<String> {
    var names: Set<String> = []
    for element in Catalog.elements {
      let types =
        element.properties.flatMap { [$0.type, $0.settableType ?? ""] } + element.events.map(\.type)
        + element.methods.flatMap { [$0.result] + $0.parameters.map(\.type) }
      for type in types {
        // Regex needs macOS 13. A single letter is a generic parameter.
        let words = type.split { !$0.isLetter && !$0.isNumber }.filter {
          $0.count > 1 && $0.first?.isUppercase == true
        }
        names.formUnion(words.map { String($0) })
      }
    }
    return names.subtracting(Catalog.elements.map(\.stateType)).subtracting([
      "CustomEvent", "Event", "Iterable", "Promise", "PromiseLike", "Result",
    ])
  }

  /// What is imported of a script: its classes, and their elements by tag if it defines them.
  static func module(of elements: [ElementDeclaration], defines: Bool, isAll: Bool) -> String {
    var lines = [head, ""]
    if isAll {
      lines += ["export * from './classes.js';", "export * from './values.js';"]
    } else {
      let names = elements.flatMap { [$0.className, $0.className + "EventMap", $0.stateType] }
      lines += [
        "export { \(names.joined(separator: ", ")) } from './classes.js';",
        "export { ready } from './values.js';",
      ]
    }
    guard defines else { return text(lines) }
    let names = elements.map(\.className).joined(separator: ", ")
    lines += ["", "import type { \(names) } from './classes.js';", "", "declare global {"]
    lines.append("  interface HTMLElementTagNameMap {")
    lines += elements.map { "    '\($0.tag)': \($0.className);" }
    return text(lines + ["  }", "}"])
  }

  static let head = "// Made by script/generate of Sources/PressureCatalog: change it there."

  static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

  private static func declaration(of element: ElementDeclaration) -> [String] {
    let states = element.control.states.map { "'\($0)'" }.joined(separator: " | ")
    let name = element.className
    var lines = [
      "/** The states of a `<\(element.tag)>`. */",
      "export type \(element.stateType) = \(states);", "",
      "/** The events of a `<\(element.tag)>`. */",
      "export interface \(name)EventMap extends HTMLElementEventMap {",
    ]
    for event in element.events {
      lines += ["  /** \(event.summary). */", "  \(event.name): \(event.type);"]
    }
    lines += [
      "}", "", "/**", " * `<\(element.tag)>`: \(element.summary).", " *",
      " * A property of an attribute reflects it. A number that is out of range is reported in the console, and the",
      " * default holds.", " */", "export class \(name) extends HTMLElement {",
      "  /** Its name in a page, unless that defines it by another. */",
      "  static readonly tag: '\(element.tag)';",
    ]
    if let setting = element.settingState {
      lines += ["  /** \(setting). */", "  state: \(element.stateType);"]
    } else {
      lines.append("  readonly state: \(element.stateType);")
    }
    lines.append("  readonly form: HTMLFormElement | null;")
    for property in element.properties { lines += declaration(of: property) }
    lines.append("")
    lines += element.attributes.properties
    lines.append("")
    for method in element.methods { lines += declaration(of: method) }
    if !element.methods.isEmpty { lines.append("") }
    for verb in ["add", "remove"] {
      let options = verb == "add" ? "AddEventListenerOptions" : "EventListenerOptions"
      lines += [
        "  \(verb)EventListener<Type extends keyof \(name)EventMap>(",
        "    type: Type,",
        "    listener: (this: \(name), event: \(name)EventMap[Type]) => unknown,",
        "    options?: boolean | \(options),", "  ): void;",
        "  \(verb)EventListener(",
        "    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | \(options),",
        "  ): void;",
      ]
    }
    return lines + ["}"]
  }

  private static func declaration(of property: ElementDeclaration.Property) -> [String] {
    let summary = "  /** \(property.summary). */"
    guard let settable = property.settableType else {
      return [summary, "  readonly \(property.name): \(property.type);"]
    }
    return [
      summary, "  get \(property.name)(): \(property.type);",
      "  set \(property.name)(value: \(settable));",
    ]
  }

  private static func declaration(of method: ElementDeclaration.Method) -> [String] {
    let parameters = method.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let signature = "  \(method.name)\(method.generics)(\(parameters)): \(method.result);"
    if method.summary.count == 1 { return ["  /** \(method.summary[0]) */", signature] }
    return ["  /**"] + [method.summary.map { "   * \($0)" }.joined(separator: "\n   *\n")]
      + ["   */", signature]
  }
}
