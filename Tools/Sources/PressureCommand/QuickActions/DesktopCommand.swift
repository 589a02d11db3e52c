import ArgumentParser
import Foundation
import PressureFormats
import QuickActions

/// A command line of a desktop entry. `{type}` and `{url}` are placeholders for those of an action.
///
/// Spaces separate the arguments. An argument with spaces needs quotation marks. Field codes such as %u are kept (Desktop Entry
/// Specification, "The Exec key").
struct DesktopCommand: Equatable {
  static let type = "{type}"
  static let url = "{url}"

  private var arguments: [String] = []

  /// Parses a command line; throws the first fault.
  init(_ text: String) throws(ValidationError) {
    arguments = try Self.arguments(of: text)
    guard let program = arguments.first, !program.isEmpty else {
      throw ValidationError("The command is empty.")
    }
    if program.contains("=") || program.contains("%") || program.contains("{") {
      throw ValidationError(
        "\(Quotation(program)) is not a program name: it must not contain =, % or {.")
    }
    for argument in arguments { try Self.check(argument) }
    let files = arguments.flatMap(Self.fieldCodes).count { "fFuU".contains($0) }
    if files > 1 {
      throw ValidationError("A command may contain only one of %f, %F, %u and %U.")
    }
  }

  /// Creates a command without arguments. The name must need no quotation marks.
  init(program: String) {
    arguments = [program]
  }

  var hasPlaceholder: Bool { uses(Self.type) || uses(Self.url) }

  func uses(_ placeholder: String) -> Bool {
    arguments.contains { $0.contains(placeholder) }
  }

  /// Returns the command with one more argument.
  func appending(_ argument: String) -> DesktopCommand {
    var command = self
    command.arguments.append(argument)
    return command
  }

  /// Returns the value of an Exec key, with the placeholders of an action filled in if there is one. The general escaping of
  /// string values is still missing.
  func value(for action: QuickAction? = nil) -> String {
    arguments.map { argument in
      guard let action else { return Self.quoted(argument) }
      // Replace the URL last, so that placeholders in it stay as they are.
      let values = [(Self.type, action.type), (Self.url, action.url ?? "")]
      return Self.quoted(
        values.reduce(argument) { text, value in
          let literal = value.1.replacingOccurrences(of: "%", with: "%%")
          return text.replacingOccurrences(of: value.0, with: literal)
        })
    }.joined(separator: " ")
  }

  private static func arguments(of text: String) throws(ValidationError) -> [String] {
    var arguments: [String] = []
    var current: String?
    var isInside = false
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        throw ValidationError("The command must not contain control characters.")
      }
      if isInside, !isEscaped, scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"", !isEscaped {
        isInside.toggle()
        current = current ?? ""
      } else if scalar == " ", !isInside {
        if let argument = current { arguments.append(argument) }
        current = nil
      } else if scalar == "'", !isInside {
        throw ValidationError(
          "Put an argument with spaces in double quotation marks, not in single ones.")
      } else {
        current = (current ?? "") + String(scalar)
        isEscaped = false
      }
    }
    if isInside { throw ValidationError("A quotation mark in the command is not closed.") }
    if let argument = current { arguments.append(argument) }
    return arguments
  }

  private static func check(_ argument: String) throws(ValidationError) {
    let codes = fieldCodes(argument)
    if let code = codes.first(where: { !["f", "F", "u", "U", "i", "c", "k"].contains($0) }) {
      throw ValidationError("%\(code) is not a field code; write %% for a percent sign.")
    }
    if !codes.isEmpty, quoted(argument) != argument {
      throw ValidationError(
        "\(Quotation(argument)) needs quotation marks, but a field code must not be inside them.")
    }
    let rest = [type, url].reduce(argument) { $0.replacingOccurrences(of: $1, with: "") }
    if rest.contains("{") || rest.contains("}") {
      throw ValidationError(
        "\(Quotation(argument)) contains a brace; the only placeholders are {type} and {url}.")
    }
  }

  /// Returns the character after each % of an argument, ignoring %%. An empty string stands for a % at the end.
  private static func fieldCodes(_ argument: String) -> [String] {
    let parts = argument.replacingOccurrences(of: "%%", with: "")
      .split(separator: "%", omittingEmptySubsequences: false)
    return parts.dropFirst().map { String($0.prefix(1)) }
  }

  /// The characters that require quotation marks around an argument.
  private static let reserved = Set(" \t\n\"'\\><~|&;$*?#()`".unicodeScalars)
  /// The characters that need a backslash inside quotation marks.
  private static let escaped = Set("\"`$\\".unicodeScalars)

  private static func quoted(_ text: String) -> String {
    if !text.isEmpty, !text.unicodeScalars.contains(where: reserved.contains) { return text }
    let content = text.unicodeScalars.reduce(into: "") { content, scalar in
      if escaped.contains(scalar) { content += "\\" }
      content.unicodeScalars.append(scalar)
    }
    return "\"\(content)\""
  }
}
