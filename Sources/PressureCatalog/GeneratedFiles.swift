/// All files that are made of the list of controls.
public enum GeneratedFiles {
  /// The text of each, by its path in the project.
  public static var all: [String: String] {
    [
      "Web/declarations.js": ScriptModule.declarations,
      "Web/samples.js": ScriptModule.samples,
      "Web/elements.txt": elements,
    ]
  }

  /// For scripts that build and measure: the script of each element, and the type of its control, which is the folder
  /// of Sources/PressureWeb with what only this one has.
  private static var elements: String {
    Catalog.controls.map { control in
      "\(control.element.drop { $0 != "-" }.dropFirst()) \(type(of: control.sample))\n"
    }.joined()
  }
}
