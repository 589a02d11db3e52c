import Foundation
import PressureKit

/// The list of controls as JavaScript modules: the names of the elements' options, texts and layers, and the numbers that
/// the script and the engine exchange.
public enum ScriptModule {
  /// The module that the elements load.
  public static var declarations: String {
    var lines = [head, "", "// Codes of the engine, by name."]
    for (name, words) in codes {
      let entries = words.enumerated().map { ($1, "\($0)") }
      lines.append("export const \(name) = \(object(entries));")
    }
    lines += ["", "// Numbers that the engine has as well."]
    for (name, number) in numbers { lines.append("export const \(name) = \(script(number));") }
    lines += ["", "// The confirm button's colours that depend on the scheme."]
    lines.append("export const confirmButtonScheme = \(object(scheme));")
    lines += ["", "// Names, by the engine's codes."]
    for (name, words) in names { lines.append("export const \(name) = \(list(words));") }
    lines += [
      "", "// The words that can follow a scale's number, by the engine's codes.",
      "export const scaleWords = [",
    ]
    for word in Weighing.Word.allCases {
      let entries = [
        ("name", quoted("\(word)")), ("followsNumber", "\(word.followsNumber)"),
        ("isApart", "\(word.isApart)"), ("decimals", "\(word.decimals)"),
      ]
      lines.append("  \(object(entries)),")
    }
    lines.append("];")
    for control in Catalog.controls { lines.append("\n" + declaration(of: control)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the constants for the element of one control: one with the element's name without its first word, such as
  /// `bell` for `counter-bell`, and one for each kind of name that only some elements use, such as `bellLayers`. Bundlers
  /// leave unused constants out of a page's script.
  public static func declaration(of control: ControlDeclaration) -> String {
    lines(of: control).joined(separator: "\n")
  }

  /// The module for pages that replay traces: each control with sizes for its texts or contents.
  public static var samples: String {
    var lines = [head, "", "import * as declarations from './declarations.js';", ""]
    lines += [
      "/** @typedef {import('./types/pressurekit-testing.js').TracedControl} TracedControl */", "",
      "/**", " * @typedef {object} Sample A control to replay traces on.",
      " * @property {number} kind the control's number in the engine",
      " * @property {string[]} states the states, in the engine's order",
      " * @property {string[]} acts the acts, in the engine's order",
      " * @property {Record<string, number>} texts the texts' slots, by name",
      " * @property {[text: number, width: number, height: number][]} sizes the sizes of its texts or contents",
      " * @property {[option: number, value: number][]} options the options that differ from the defaults",
      " * @property {Record<number, string>} strings the texts by slot", " */", "",
      "/**", " * The controls by the names that traces and tools use.",
      " * @type {Record<TracedControl, Sample>}", " */",
    ]
    lines.append("export const samples = {")
    for control in Catalog.controls {
      let sizes = control.sampleSizes.map { code, size in
        "[\(code), \(number(size.width)), \(number(size.height))]"
      }
      let options = control.sampleOptions.map { "[\($0), \(number($1))]" }
      let strings = control.sampleTexts.map { ("\($0.code)", quoted($0.text)) }
      lines += [
        "  \(quoted(control.name)): {",
        "    ...declarations.\(constant(control.element)),",
        "    acts: declarations.\(constant(control.element))Acts,",
        "    texts: declarations.\(constant(control.element))Texts,",
        "    sizes: [\(sizes.joined(separator: ", "))],",
        "    options: [\(options.joined(separator: ", "))],",
        "    strings: \(object(strings)),",
        "  },",
      ]
    }
    return (lines + ["};", ""]).joined(separator: "\n")
  }

  /// The declarations of the elements, for the demo's page of controls and the playgrounds.
  public static var playgrounds: String {
    var lines = [
      head, "",
      "/** The elements in their playgrounds, with their options, custom properties and parts. */",
    ]
    lines.append("export const declared = {")
    for element in Catalog.elements {
      let script = element.script
      let plain = "<\(element.tag)></\(element.tag)>"
      lines += [
        "  \(quoted(script)): {", "    tag: \(quoted(element.tag)),",
        "    html: \(quoted(element.playground.html ?? plain)),",
        "    how: \(quoted(element.playground.how)),",
        "    events: \(list(element.events.map(\.name))),", "    attributes: {",
      ]
      lines += element.attributes.entries.map { entry in
        "      \(quoted(entry.attribute)): \(field(of: entry, in: element.control)),"
      }
      lines += ["    },", "    colors: {"]
      lines += element.control.colors.map {
        "      \(quoted($0.property)): \(quoted(css($0.standard))),"
      }
      lines += ["    },", "    choices: {"]
      lines += element.customProperties.filter { !$0.choices.isEmpty }.map {
        "      \($0.name): { note: \(quoted($0.summary)), choices: \(list($0.choices)) },"
      }
      lines += ["    },", "    parts: {"]
      lines += element.parts.map { "      \($0.name): \(quoted($0.summary))," }
      lines += ["    },", "  },"]
    }
    return (lines + ["};", ""]).joined(separator: "\n")
  }

  /// Returns the kind of the field for an attribute, with its limits and its description.
  private static func field(
    of entry: AttributeText.Entry, in control: ControlDeclaration
  ) -> String {
    var entries = [("note", quoted(entry.summary))]
    let option = control.options.first { $0.attribute == entry.attribute }
    if entry.isFlag {
      entries.append(("kind", quoted("flag")))
    } else if !entry.choices.isEmpty {
      entries += [("kind", quoted("choice")), ("choices", list(entry.choices))]
    } else if let range = option?.kind.range {
      entries += [("kind", quoted("number")), ("from", "\(range.lowerBound)")]
      // A slider needs an upper bound.
      if range.upperBound.isFinite { entries.append(("to", "\(range.upperBound)")) }
    } else {
      entries.append(("kind", quoted("text")))
    }
    return object(entries)
  }

  private static let head =
    "// Made by script/generate from Sources/PressureCatalog: change it there."

  private static let codes: [(String, [String])] = [
    ("contactPhases", ContactPhase.allCases.map { "\($0)" }),
    ("contactSources", ContactSource.allCases.map { "\($0)" }),
    ("keyPhases", KeySample.Phase.allCases.map { "\($0)" }),
    ("keys", KeySample.Key.allCases.map { "\($0)" }),
    ("interruptions", Interruption.allCases.map { "\($0)" }),
  ]

  private static let numbers = [
    ("mostItems", Double(AppIcon.mostItems)), ("screenMargin", PeekPop.screenMargin),
    ("previewWidth", PeekPop.previewWidth), ("peekCornerRadius", PeekPop.cornerRadius),
    ("mostForce", Calibration.range.upperBound),
    ("steadiness", Press.steadiness), ("testStep", ConfirmAction.testStep),
    ("lookInterval", PressAnchor.lookInterval), ("kitVersion", Double(KitVersion.number)),
    ("fillPercent", (ConfirmPalette.fillOpacity * 100).rounded()),
  ]

  /// The colours that differ on a dark page, by their properties.
  private static var scheme: [(String, String)] {
    let (light, dark) = (ConfirmPalette(), ConfirmPalette.dark)
    let properties = ConfirmAction.element.control.colors.map(\.property)
    return zip(properties, ConfirmColor.allCases).filter { light[$1] != dark[$1] }.map {
      ($0, quoted("light-dark(\(css(light[$1])), \(css(dark[$1])))"))
    }
  }

  private static let names: [(String, [String])] = [
    ("forceSources", ForceSource.allCases.map { "\($0)" }),
    ("fillLooks", FillLook.allCases.map { "\($0)" }),
    ("haptics", Haptic.allCases.map { "\($0)" }),
    ("units", WeighingUnit.allCases.map(\.name)),
    ("calibrationFaults", [""] + CalibrationFault.allCases.map(\.word.name)),
    ("controls", Catalog.controls.map(\.name)),
  ]

  private static func lines(of control: ControlDeclaration) -> [String] {
    let numbers = control.options.filter { !$0.isFlag }.map { option in
      (option.attribute, "[\(option.code), \(script(option.standard))]")
    }
    let flags = control.options.filter(\.isFlag).map { option in
      // The option's value while the attribute is there.
      (option.attribute, "[\(option.code), \(option.standard == 0 ? 1 : 0)]")
    }
    let labels = control.labels.compactMap { label in
      // HTML ignores the case of an attribute, so a property's own name stands for both.
      label.property.map { property in
        let name = property == camelCase(label.attribute) ? label.attribute : property
        return (name, label.standard.map(quoted) ?? "null")
      }
    }
    let parts = control.layers.compactMap { layer in
      layer.part.map { ("\(layer.id)", quoted($0)) }
    }
    let others = [
      ("Acts", list(control.acts)),
      ("Texts", table("string, number", control.texts.map { ($0.name, "\($0.code)") })),
      ("Options", object(control.otherOptions.map { ($0.name, "\($0.code)") })),
      ("Colors", list(control.colors.map(\.property))),
      ("Layers", object(control.layers.map { ($0.name, "\($0.id)") })),
      ("Parts", table("number, string", parts)),
    ]
    let name = constant(control.element)
    return [
      "export const \(name) = {",
      "  kind: \(control.kind),",
      "  states: \(list(control.states)),",
      "  numbers: \(object(numbers)),",
      "  flags: \(object(flags)),",
      "  labels: \(object(labels)),",
      "  words: \(object(control.words.map { ($0.name, quoted($0.text)) })),",
      "};",
    ] + others.map { "export const \(name)\($0) = \($1);" }
  }

  private static func list(_ words: [String]) -> String {
    // TypeScript cannot infer the element type of an empty list.
    if words.isEmpty { return "/** @type {string[]} */ ([])" }
    return "[" + words.map(quoted).joined(separator: ", ") + "]"
  }

  /// Returns a table. If it is empty, it gets the types of its keys and values.
  private static func table(_ types: String, _ entries: [(String, String)]) -> String {
    entries.isEmpty ? "/** @type {Record<\(types)>} */ ({})" : object(entries)
  }

  private static func object(_ entries: [(String, String)]) -> String {
    if entries.isEmpty { return "{}" }
    let fields = entries.map { key, value in
      (key.contains("-") ? quoted(key) : key) + ": " + value
    }
    return "{ " + fields.joined(separator: ", ") + " }"
  }

  /// Returns a number as JavaScript writes it.
  private static func script(_ value: Double) -> String {
    if value.isInfinite { return "Infinity" }
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// Returns a size's number. Sizes are whole.
  private static func number(_ value: Double) -> String { "\(Int(value))" }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: "\\'") + "'"
  }

  /// Returns a colour as CSS: `#1c1c1eeb`, without the last two digits if it is opaque.
  static func css(_ color: LayerColor) -> String {
    let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    return parts.reduce("#") { text, part in
      let digits = String(Int((part * 255).rounded()), radix: 16)
      return text + (digits.count < 2 ? "0" : "") + digits
    }
  }

  /// Returns the constant of an element: `confirmButton` for `pressure-confirm-button`.
  private static func constant(_ element: String) -> String {
    camelCase(String(element.drop { $0 != "-" }.dropFirst()))
  }
}
