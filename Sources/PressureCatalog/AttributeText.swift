import PressureKit

/// The attributes of an element in words: what a person reads who writes a page.
struct AttributeText {
  struct Entry {
    var attribute: String
    /// The type of its property, as TypeScript says it.
    var type: String
    /// What it is if nobody says otherwise: as it is written in a page, and as a sentence says it.
    var standard: String
    var promise = ""
    /// From the least to the most, if it is a number that has a most.
    var range = ""
    /// What else it may be.
    var values = ""
    var summary: String

    /// The name of its property.
    var property: String { camelCase(attribute) }
    /// Whether it is there or not, in place of a value.
    var isFlag: Bool { type == "boolean" }
    /// All that is to be said of it, with its range and its default.
    var sentence: String { summary + (range.isEmpty ? "" : ", " + range) + promise + "." }
    /// What it is one of, if it is a choice: `["g", "oz", "N"]`.
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
          attribute: "disabled", type: "boolean", standard: "off", summary: control.disabled)
      ] + control.options.map(Self.entry(of:)) + control.labels.map(Self.entry(of:))
  }

  /// The properties of a class in TypeScript.
  var properties: [String] {
    entries.flatMap { ["  /** \($0.sentence) */", "  \($0.property): \($0.type);"] }
  }

  /// A table in Markdown.
  var table: [String] {
    let rows = entries.map { entry in
      let property = entry.property
      let name =
        property == entry.attribute ? "`\(property)`" : "`\(entry.attribute)` `\(property)`"
      let values = entry.range + entry.values
      return
        "| \(name) | \(entry.standard) | \(values.isEmpty ? "" : values + " ")| \(entry.summary) |"
    }
    return ["| attribute and property | default | range | what it is |", "|---|---|---|---|"] + rows
  }

  private static func entry(of option: ControlDeclaration.Option) -> Entry {
    if option.isFlag {
      return Entry(
        attribute: option.attribute, type: "boolean", standard: "off",
        summary: option.summary)
    }
    let standard = option.standard.isInfinite ? "off" : number(option.standard)
    var entry = Entry(
      attribute: option.attribute, type: "number", standard: standard,
      promise: "; \(standard) by default", summary: option.summary)
    let range = option.kind.range
    if range.upperBound.isFinite {
      entry.range = "\(number(range.lowerBound))…\(number(range.upperBound))"
    } else if option.kind == .limit {
      entry.values = "0 or `off` is for ever"
      entry.promise =
        option.standard.isInfinite
        ? "; infinite by default, as 0 and \"off\" are" : entry.promise + ", 0 or \"off\" for ever"
    } else {
      entry.values = "`off` is never"
      entry.promise += ", \"off\" never"
    }
    return entry
  }

  private static func entry(of label: ControlDeclaration.Label) -> Entry {
    guard let standard = label.standard else {
      return Entry(
        attribute: label.attribute, type: label.type + " | null", standard: "none",
        promise: "; null by default", summary: label.summary)
    }
    var entry = Entry(
      attribute: label.attribute, type: label.type, standard: standard.isEmpty ? "none" : standard,
      promise: standard.isEmpty ? "; empty by default" : "; \"\(standard)\" by default",
      summary: label.summary)
    entry.values = entry.choices.map { "`\($0)`" }.joined(separator: ", ")
    return entry
  }

  /// `1,000,000`, `0.97`.
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
