import QuickActions

/// Checks the names of types and apps that programs of every system accept.
enum PlainName {
  /// True if a text consists of A–Z, a–z, 0–9, `.`, `_` and `-`, and begins with a letter.
  static func isPlain(_ text: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return text.utf8.first.map(isLetter) == true
      && text.utf8.allSatisfy { isLetter($0) || "0123456789._-".utf8.contains($0) }
  }
}

/// The common prefix of an app's action types, such as `org.example.scale` for `org.example.scale.new`.
struct ApplicationIdentifier {
  /// The whole prefix: probably the Android package name.
  let package: String
  /// The last part: probably the name of the program.
  let program: String
  /// The last part with a capital letter: probably the app's name.
  var name: String { program.prefix(1).uppercased() + program.dropFirst() }

  /// Nil if the types share fewer than two parts, not counting the last part of each type.
  init?(_ actions: [QuickAction]) {
    let parts = actions.map { $0.type.split(separator: ".").dropLast() }
    var common = parts.first ?? []
    for other in parts.dropFirst() {
      common = common.prefix(zip(common, other).prefix { $0 == $1 }.count)
    }
    guard common.count > 1, let last = common.last else { return nil }
    package = common.joined(separator: ".")
    program = String(last)
  }
}
