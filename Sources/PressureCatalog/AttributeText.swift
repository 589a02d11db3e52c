import PressureKit

/// The descriptions of an element's attributes, for authors of pages.
struct AttributeText {
  struct Entry {
    var attribute: String
    /// The name of its property; nil if only the attribute exists.
    var property: String?
    /// The type of its property in TypeScript.
    var type: String
    /// The default, as it is written in a page.
    var standard: String
    /// The default, as the end of a sentence.
    var promise = ""
    /// The minimum and the maximum, if it is a number with a maximum.
    var range = ""
    /// Other possible values.
    var values = ""
    var summary: String

    /// True if it is a boolean attribute.
    var isFlag: Bool { type == "boolean" }
    /// The full description, with its range and its default.
    var sentence: String { summary + (range.isEmpty ? "" : ", " + range) + promise + "." }
    /// The values to choose from, if it is a choice: `["g", "oz", "N"]`.
    var choices: [String] {
      guard type.hasPrefix("'") else { return [] }
      // A string as the separator needs macOS 13.
      return type.split(separator: "|" as Character).map { $0.filter { $0 != "'" && $0 != " " } }
    }
  }

  let entries: [Entry]

  init(_ control: ControlDeclaration) {
    entries =
      [
        Entry(
          attribute: "disabled", property: "disabled", type: "boolean", standard: "off",
          summary: control.disabled)
      ] + control.options.map(Self.entry(of:)) + control.labels.map(Self.entry(of:))
  }

  /// The properties of the element's class in TypeScript.
  var properties: [String] {
    entries.flatMap { entry in
      entry.property.map { ["  /** \(entry.sentence) */", "  \($0): \(entry.type);"] } ?? []
    }
  }

  /// The attributes as a table in Markdown.
  var table: [String] {
    let rows = entries.map { entry in
      let names = entry.property == entry.attribute ? [] : [entry.property].compactMap { $0 }
      let name = ([entry.attribute] + names).map { "`\($0)`" }.joined(separator: " ")
      let values = entry.range + entry.values
      return
        "| \(name) | \(entry.standard) | \(values.isEmpty ? "" : values + " ")| \(entry.summary) |"
    }
    return ["| attribute and property | default | range | description |", "|---|---|---|---|"]
      + rows
  }

  private static func entry(of option: ControlDeclaration.Option) -> Entry {
    let property = camelCase(option.attribute)
    if option.isFlag {
      return Entry(
        attribute: option.attribute, property: property, type: "boolean", standard: "off",
        summary: option.summary)
    }
    let standard = option.standard.isInfinite ? "off" : number(option.standard)
    var entry = Entry(
      attribute: option.attribute, property: property, type: "number", standard: standard,
      promise: "; \(standard) by default", summary: option.summary)
    let range = option.kind.range
    if range.upperBound.isFinite {
      entry.range = "\(number(range.lowerBound))…\(number(range.upperBound))"
    } else if option.kind == .limit {
      entry.values = "0 or `off`: no limit"
      entry.promise =
        option.standard.isInfinite
        ? "; no limit by default, or with 0 or \"off\""
        : entry.promise + ", no limit with 0 or \"off\""
    } else {
      entry.values = "`off`: never"
      entry.promise += ", never with \"off\""
    }
    return entry
  }

  private static func entry(of label: ControlDeclaration.Label) -> Entry {
    if label.isFlag {
      return Entry(
        attribute: label.attribute, property: label.property, type: label.type, standard: "off",
        summary: label.summary)
    }
    guard let standard = label.standard else {
      return Entry(
        attribute: label.attribute, property: label.property, type: label.type + " | null",
        standard: "none", promise: "; null by default", summary: label.summary)
    }
    var entry = Entry(
      attribute: label.attribute, property: label.property, type: label.type,
      standard: standard.isEmpty ? "none" : standard,
      promise: standard.isEmpty ? "; empty by default" : "; \"\(standard)\" by default",
      summary: label.summary)
    entry.values = entry.choices.map { "`\($0)`" }.joined(separator: ", ")
    return entry
  }

  /// Returns a number as documentation writes it: `1,000,000`, `0.97`.
  private static func number(_ value: Double) -> String {
    guard value == value.rounded() else { return "\(value)" }
    let digits = "\(Int(value))"
    guard digits.count > 4 else { return digits }
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      digits.dropFirst(max(end - 3, 0)).prefix(min(end, 3))
    }
    return groups.reversed().joined(separator: ",")
  }
}
