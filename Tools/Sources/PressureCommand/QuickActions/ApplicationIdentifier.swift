import QuickActions

/// What the types of an app's actions begin with, as `org.example.scale` of `org.example.scale.new`.
struct ApplicationIdentifier {
  /// All of it: what the package of an Android app is probably called.
  let package: String
  /// Its last part: what the program is probably called.
  let program: String
  /// The same as the start of a sentence: what the app is probably called.
  var name: String { program.prefix(1).uppercased() + program.dropFirst() }

  /// Nil if the types have fewer than two parts in common, without the last part of each.
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
