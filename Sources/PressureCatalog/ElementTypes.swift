/// The types of the elements in TypeScript.
enum ElementTypes {
  /// The types of all classes. They define no elements.
  static var classes: String {
    let values = valueNames.sorted()
    var lines = [
      head, "", "import type {", "  \(values.joined(separator: ", ")),", "} from './values.js';",
    ]
    for element in Catalog.elements { lines += [""] + declaration(of: element) }
    return text(lines)
  }

  /// The types of values.d.ts that the elements use: all names in their types that are neither TypeScript's nor a state's.
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

  /// Returns the types of a script: its classes, and their elements by tag if the script defines them.
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

  static let head = "// Made by script/generate from Sources/PressureCatalog: change it there."

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
      " * Properties reflect their attributes. If a number is out of range, the console shows a warning, and the default",
      " * is used.", " */", "export class \(name) extends HTMLElement {",
      "  /** The element's name, unless a page defines it by another one. */",
      "  static readonly tag: '\(element.tag)';",
    ]
    if let setting = element.settingState {
      lines += ["  /** \(setting). */", "  state: \(element.stateType);"]
    } else {
      lines.append("  readonly state: \(element.stateType);")
    }
    lines += formMembers
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

  /// The members of every element in a form, as of a native button.
  private static let formMembers = [
    "  readonly form: HTMLFormElement | null;", "  readonly labels: NodeList;",
    "  readonly validity: ValidityState;", "  readonly validationMessage: string;",
    "  readonly willValidate: boolean;", "  checkValidity(): boolean;",
    "  reportValidity(): boolean;", "  setCustomValidity(message: string): void;",
  ]

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
