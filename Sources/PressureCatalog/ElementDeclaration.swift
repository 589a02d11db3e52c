/// What a control's element has by name in a page, besides what the control itself declares: what types, editors and
/// documentation tell an author.
struct ElementDeclaration {
  /// A property without an attribute.
  struct Property {
    var name: String
    /// As TypeScript says it.
    var type: String
    /// What it may be set to, as TypeScript says it; nil where it cannot be set.
    var settableType: String?
    var summary: String

    init(_ name: String, _ type: String, _ summary: String, settable settableType: String? = nil) {
      self.name = name
      self.type = type
      self.settableType = settableType
      self.summary = summary
    }
  }

  struct Method {
    var name: String
    /// The names of the types that it takes part in, as TypeScript says it: `<Result>`.
    var generics = ""
    var parameters: [(name: String, type: String)] = []
    var result = "void"
    /// One line for each paragraph.
    var summary: [String]
  }

  struct Event {
    var name: String
    /// As TypeScript says it.
    var type: String
    var summary: String

    init(_ name: String, _ type: String, _ summary: String) {
      self.name = name
      self.type = type
      self.summary = summary
    }
  }

  /// What goes by a name and a sentence: a slot, a part, a custom property.
  struct Named {
    var name: String
    var summary: String

    init(_ name: String, _ summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  var control: ControlDeclaration
  /// The page of the documentation that it is on, without `.md`, where that is not called as the script.
  var guide: String?
  /// What the documentation's playground shows: the element as it is tried, by default without attributes, and what to do
  /// with it.
  var playground: (html: String?, how: String)
  /// What stands for the element where the engine does not load, of plain.js; nil where nothing does.
  var plain: String?
  /// `PressureConfirmButton`.
  var className: String
  /// What it is for, as the end of a sentence.
  var summary: String
  /// The type of its states in TypeScript.
  var stateType: String
  /// Whether a page may set its state; what follows from it.
  var settingState: String?
  var properties: [Property] = []
  var methods: [Method] = []
  var events: [Event] = []
  var slots: [Named] = []
  var parts: [Named] = []
  /// Without `--pressure-`.
  var customProperties: [Named] = []

  /// The custom element: `pressure-confirm-button`.
  var tag: String { control.element }
  /// Its script, without `.js`: `confirm-button`.
  var script: String { control.name }
  /// The page of the documentation that it is on: `Docs/confirm-button.md`.
  var document: String { "Docs/\(guide ?? script).md" }
  /// Its attributes, in words.
  var attributes: AttributeText { AttributeText(control) }
}
