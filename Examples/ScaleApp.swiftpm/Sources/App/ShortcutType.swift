/// The quick actions that Info.plist declares.
enum ShortcutType: String, CaseIterable {
  case new = "org.pressurekit.scale.new"
  case history = "org.pressurekit.scale.history"
  case blue = "org.pressurekit.scale.blue"
}
