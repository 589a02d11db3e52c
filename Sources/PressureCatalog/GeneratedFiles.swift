/// All files that are made of the list of controls.
public enum GeneratedFiles {
  /// The text of each, by its path in the project.
  public static var all: [String: String] {
    ["Web/declarations.js": ScriptModule.declarations, "Web/samples.js": ScriptModule.samples]
  }
}
