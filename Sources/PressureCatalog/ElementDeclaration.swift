/// The element of a control, as types, editors and documentation describe it to an author: the control's declaration, and
/// the element's properties, methods, events, slots and parts.
struct ElementDeclaration {
  /// A property without an attribute.
  struct Property {
    var name: String
    /// Its type in TypeScript.
    var type: String
    /// The type of the values that it can be set to, in TypeScript; nil if it is read-only.
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
    /// Its generic parameters in TypeScript: `<Result>`.
    var generics = ""
    var parameters: [(name: String, type: String)] = []
    var result = "void"
    /// One line for each paragraph.
    var summary: [String]
  }

  struct Event {
    var name: String
    /// Its type in TypeScript.
    var type: String
    var summary: String

    init(_ name: String, _ type: String, _ summary: String) {
      self.name = name
      self.type = type
      self.summary = summary
    }
  }

  /// A name with a description: a slot, a part or a custom property.
  struct Named {
    var name: String
    var summary: String
    /// The values to choose from, with the default first; empty without a choice.
    var choices: [String]

    init(_ name: String, _ summary: String, choices: [String] = []) {
      self.name = name
      self.summary = summary
      self.choices = choices
    }
  }

  var control: ControlDeclaration
  /// The name of its page in the documentation, without `.md`, if it differs from the script's name.
  var guide: String?
  /// The documentation's playground: the HTML to try, by default the element without attributes, and what to do with it.
  var playground: (html: String?, how: String)
  /// The class in plain.js that replaces the element if the engine does not load; nil without one.
  var plain: String?
  /// The name of its class: `PressureConfirmButton`.
  var className: String
  /// A description, as the end of a sentence.
  var summary: String
  /// The type of its states in TypeScript.
  var stateType: String
  /// The effect of setting the state, for elements whose state a page can set; nil for the others.
  var settingState: String?
  var properties: [Property] = []
  var methods: [Method] = []
  var events: [Event] = []
  var slots: [Named] = []
  var parts: [Named] = []
  /// Its custom properties, without `--pressure-`.
  var customProperties: [Named] = []

  /// The custom element: `pressure-confirm-button`.
  var tag: String { control.element }
  /// Its script, without `.js`: `confirm-button`.
  var script: String { control.name }
  /// The path of its page in the documentation: `Docs/confirm-button.md`.
  var document: String { "Docs/\(guide ?? script).md" }
  /// Its attributes, in words.
  var attributes: AttributeText { AttributeText(control) }
}
