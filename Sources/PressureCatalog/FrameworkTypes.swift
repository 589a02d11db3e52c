import Foundation

/// The types of the elements for frameworks whose templates TypeScript checks.
enum FrameworkTypes {
  /// The attributes of each element, by their names in HTML.
  static var attributes: String {
    var lines = [
      ElementTypes.head, "",
      "/** A boolean attribute: `''` sets it, and `'false'` does not. (Frameworks set `disabled` as a property, so it is a boolean.) */",
      "export type Flag = boolean | '';",
    ]
    for element in Catalog.elements {
      lines += ["", "/** The attributes of a `<\(element.tag)>`. */"]
      lines.append("export interface \(element.className)Attributes {")
      for entry in element.attributes.entries {
        lines += [
          "  /** \(entry.sentence) */",
          "  \(key(entry.attribute))?: \(type(of: entry)) | undefined;",
        ]
      }
      lines.append("}")
    }
    return ElementTypes.text(lines)
  }

  /// For React 19 and newer, which listens to an event with `on` and its name.
  static var react: String {
    module(
      importing: "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
      in: "declare module 'react' {\n  namespace JSX {", end: "  }\n}",
      interface: "IntrinsicElements"
    ) { element in
      "DetailedHTMLProps<HTMLAttributes<\(element.className)>, \(element.className)> & \(element.className)Attributes"
        + " & Listeners<\(element.className)EventMap>"
    }
  }

  /// For React before 19, which only sets attributes. Listeners are added with a `ref`.
  static var react18: String {
    module(
      importing: "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
      in: "declare global {\n  namespace JSX {", end: "  }\n}", interface: "IntrinsicElements",
      helpers: written, listens: false
    ) { element in
      "DetailedHTMLProps<HTMLAttributes<\(element.className)>, \(element.className)> & Written<\(element.className)Attributes>"
    }
  }

  /// For Preact.
  static var preact: String {
    module(
      importing: "import type { JSX } from 'preact';",
      in: "declare module 'preact' {\n  namespace JSX {",
      end: "  }\n}", interface: "IntrinsicElements"
    ) { element in
      "JSX.HTMLAttributes<\(element.className)> & \(element.className)Attributes & Listeners<\(element.className)EventMap>"
    }
  }

  /// For templates of Vue.
  static var vue: String {
    module(
      importing: "import type { HTMLAttributes } from 'vue';", in: "declare module 'vue' {",
      end: "}",
      interface: "GlobalComponents", helpers: vueHelpers
    ) { element in
      "new () => { $props: HTMLAttributes & Bound<\(element.className)Attributes> & Listeners<\(element.className)EventMap> }"
    }
  }

  private static let listeners = [
    "/** Listeners for the element's own events. */",
    "type Listeners<Events> = {",
    "  [Type in Exclude<keyof Events, keyof HTMLElementEventMap> as `on${Type & string}`]?:",
    "    ((event: Events[Type]) => void) | undefined;",
    "};",
  ]
  private static let written = [
    "/** The values that React writes as attributes: it would write `false` as a text. */",
    "type Written<Attributes> = {",
    "  [Name in keyof Attributes]: boolean extends Attributes[Name] ? true | '' | undefined : Attributes[Name];",
    "};",
  ]
  private static let vueHelpers = [
    "type CamelCase<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;",
    "",
    "/** The names that templates are checked with: `no-latch` becomes `noLatch`. */",
    "type Bound<Attributes> = Attributes & { [Name in keyof Attributes as CamelCase<Name>]: Attributes[Name] };",
    "",
    "/** Listeners for the element's own events: `@confirm` in a template. */",
    "type Listeners<Events> = {",
    "  [Type in Exclude<keyof Events, keyof HTMLElementEventMap> as `on${Capitalize<Type & string>}`]?:",
    "    ((event: Events[Type]) => void) | undefined;",
    "};",
  ]

  private static func module(
    importing framework: String, in start: String, end: String, interface: String,
    helpers: [String] = FrameworkTypes.listeners, listens: Bool = true,
    type: (ElementDeclaration) -> String
  ) -> String {
    let names = Catalog.elements.map(\.className)
    let attributes = names.map { $0 + "Attributes" }.joined(separator: ", ")
    let classes = (listens ? names.flatMap { [$0, $0 + "EventMap"] } : names).joined(
      separator: ", ")
    let indent = String(repeating: " ", count: start.contains("namespace") ? 4 : 2)
    var lines = [
      ElementTypes.head, "", framework, "import type { \(attributes) } from './attributes.js';",
      "import type { \(classes) } from './classes.js';", "",
    ]
    lines += helpers + [""]
    lines += [start, "\(indent)interface \(interface) {"]
    lines += Catalog.elements.map { "\(indent)  '\($0.tag)': \(type($0));" }
    return ElementTypes.text(lines + ["\(indent)}", end])
  }

  private static func type(of entry: AttributeText.Entry) -> String {
    if entry.isFlag { return entry.attribute.contains("-") ? "Flag" : "boolean" }
    if entry.type.hasPrefix("number") { return "number | string" }
    return entry.type
  }

  private static func key(_ attribute: String) -> String {
    attribute.contains("-") ? "'\(attribute)'" : attribute
  }
}
