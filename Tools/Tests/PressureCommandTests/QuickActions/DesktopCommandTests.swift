import ArgumentParser
import QuickActions
import Testing

@testable import PressureCommand

@Suite struct DesktopCommandTests {
  private static let action = QuickAction(
    type: "org.a.new", title: "New", url: "/%20?a={type}&b=\"$x`\\")

  @Test(arguments: [
    ("scale", "scale", "scale"), ("  scale   -v ", "scale -v", "scale -v"),
    ("\"/opt/a b\"", "\"/opt/a b\"", "\"/opt/a b\""),
    (
      "scale --quick-action={type}", "scale --quick-action={type}", "scale --quick-action=org.a.new"
    ),
    ("a {url}", "a {url}", "a \"/%%20?a={type}&b=\\\"\\$x\\`\\\\\""),
    (
      "a \"{type} {url}\"", "a \"{type} {url}\"", "a \"org.a.new /%%20?a={type}&b=\\\"\\$x\\`\\\\\""
    ),
    ("a \"'\" b\"c d\"e", "a \"'\" \"bc de\"", "a \"'\" \"bc de\""),
    ("a ?b ~ \"\"", "a \"?b\" \"~\" \"\"", "a \"?b\" \"~\" \"\""),
    ("a \"\\\\\\\"\\$\"", "a \"\\\\\\\"\\$\"", "a \"\\\\\\\"\\$\""),
    ("a \\", "a \"\\\\\"", "a \"\\\\\""),
    ("a %u %i 100%%", "a %u %i 100%%", "a %u %i 100%%"),
  ])
  func values(text: String, plain: String, forAction: String) throws {
    let command = try DesktopCommand(text)
    expect([command.value(), command.value(for: Self.action)], equals: [plain, forAction])
  }

  @Test(arguments: [
    ("", "The command is empty."), ("  ", "The command is empty."),
    ("\"\" a", "The command is empty."),
    ("a\tb", "The command must not contain control characters."),
    ("a \"b", "A quotation mark in the command is not closed."),
    ("a \"b\\\"", "A quotation mark in the command is not closed."),
    ("a 'b c'", "Put an argument with spaces in double quotation marks, not in single ones."),
    ("A=1 a", "\"A=1\" is not a program name: it must not contain =, % or {."),
    ("{type}", "\"{type}\" is not a program name: it must not contain =, % or {."),
    ("a %z", "%z is not a field code; write %% for a percent sign."),
    ("a 100%", "% is not a field code; write %% for a percent sign."),
    ("a %%%", "% is not a field code; write %% for a percent sign."),
    ("a %f -u %U", "A command may contain only one of %f, %F, %u and %U."),
    ("a \"b %u\"", "\"b %u\" needs quotation marks, but a field code must not be inside them."),
    ("a {typ}", "\"{typ}\" contains a brace; the only placeholders are {type} and {url}."),
    ("a {{type}}", "\"{{type}}\" contains a brace; the only placeholders are {type} and {url}."),
  ])
  func faults(text: String, sentence: String) {
    #expect { try DesktopCommand(text) } throws: { error in
      (error as? ValidationError)?.message == sentence
    }
  }

  /// Calls with invalid options.
  @Test(arguments: [
    (["plist", "--name", "A"], "Error: --name is for the format desktop only."),
    (["manifest", "--exec", "a"], "Error: --exec is for the format desktop only."),
    (
      ["plist", "--action-exec", "a {url}"], "Error: --action-exec is for the format desktop only."
    ),
    (["desktop", "--package", "a.b"], "Error: --package is for the format android only."),
    (["plist", "--activity", "a.b"], "Error: --activity is for the format android only."),
    (
      ["android", "--package", "a.b-c"],
      "Error: --package must be a name like org.example.scale, without hyphens."
    ),
    (
      ["android", "--activity", "a..b"],
      "Error: --activity must be a name like org.example.scale.MainActivity."
    ),
    (
      ["plist", "--bundle-identifier", "scale"],
      "Error: --bundle-identifier must be a name like org.example.scale."
    ),
    (
      ["plist", "--bundle-identifier", "org.example.a b"],
      "Error: --bundle-identifier must be a name like org.example.scale."
    ),
    (
      ["plist", "--bundle-identifier", "$(PRODUCT_BUNDLE_IDENTIFIER).a"],
      "Error: --bundle-identifier must be a name like org.example.scale."
    ),
    (["desktop", "--name", "a\nb"], "Error: --name must be one line of text."),
    (
      ["desktop", "--exec", "a {url}"],
      "Error: --exec starts the app without an action; use {type} and {url} in --action-exec."
    ),
    (
      ["desktop", "--action-exec", "a"],
      "Error: --action-exec must contain {type} or {url}; without them every action would do the same."
    ),
    (
      ["desktop", "--exec", "a %z"],
      """
      Error: The value 'a %z' is invalid for '--exec <command>': %z is not a field code; write %% \
      for a percent sign.
      """
    ),
    (
      ["xml"],
      """
      Error: The value 'xml' is invalid for '--format <format>'. Please provide one of 'plist', \
      'manifest', 'desktop' or 'android'.
      """
    ),
  ])
  func options(options: [String], firstLine: String) async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "actions.json", "--format"] + options, in: folder)
    expect(ending.output, equals: "")
    expect(ending.errors.split(separator: "\n").first.map(String.init), equals: firstLine)
    expect(ending.status, equals: 64)
  }
}
