import ArgumentParser
import PressureCatalog
import PressureFormats
import PressureKit

extension ReplayControl {
  /// Sets an option as an attribute of a page does: `in-place`, `cap=4`, `rescue-delay=off`. The message of the error names the
  /// valid options or values.
  mutating func set(_ setting: String) throws {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let attribute = String(parts[0])
    let options = declaration.options
    guard let option = options.first(where: { $0.attribute == attribute }) else {
      throw unknown(attribute, among: options.map(\.attribute))
    }
    let text = parts.dropFirst().first
    guard let value = option.value(text),
      let control = Self.set(option.code, to: value, of: pressed)
    else {
      let given = text.map { "not \"\($0)\"" } ?? "and none is given"
      throw ValidationError("\(attribute) takes \(option.values), \(given).")
    }
    pressed = control
  }

  private func unknown(_ attribute: String, among names: [String]) -> ValidationError {
    let nearest = Spelling.nearest(to: attribute, in: names).first
    return ValidationError(
      "\(name) has no option \"\(attribute)\"." + (nearest.map { " Did you mean \($0)?" } ?? "")
        + " Its options are \(names.joined(separator: ", ")).")
  }

  private static func set<Control: DeclaredControl>(
    _ code: UInt8, to value: Double, of control: Control
  ) -> (any DeclaredControl)? {
    var control = control
    guard let name = Control.Options.Name(rawValue: code), control.options.set(name, to: value)
    else { return nil }
    return control
  }
}

extension ControlDeclaration.Option {
  /// The value of infinity in an attribute.
  private static let endless = "off"

  /// Returns the value that an attribute with this text sets, which may be out of range; nil if it cannot be read. The text is
  /// nil for an attribute without a value.
  fileprivate func value(_ text: Substring?) -> Double? {
    // The attribute changes the default: no-latch.
    if isFlag { return text == nil ? 1 - standard : nil }
    if text.map(String.init) == Self.endless { return .infinity }
    return text.flatMap { Double($0) }
  }

  /// The valid values, in words.
  fileprivate var values: String {
    let range = kind.range
    if isFlag { return "no value" }
    let least = Number(range.lowerBound)
    return range.upperBound.isFinite
      ? "a number, \(least)…\(Number(range.upperBound))" : "a number from \(least) on, or off"
  }
}
