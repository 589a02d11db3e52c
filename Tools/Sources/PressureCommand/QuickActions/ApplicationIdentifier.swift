import QuickActions

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
