import PressureKit
import PressureTesting

/// The names and numbers of a control's options, texts, colours and layers, for pages and tools.
///
/// It reads the control's own enumerations. Only the names for pages are given in addition.
public struct ControlDeclaration: Sendable {
  /// A numeric option of a control.
  public struct Option: Sendable {
    /// Its name in Swift: `rampDuration`.
    public var name: String
    /// Its number in the engine.
    public var code: UInt8
    /// The kind of its value.
    public var kind: OptionKind
    /// Its default.
    public var standard: Double
    /// The attribute of the element: `ramp-duration`, or `no-latch` for an option that is on by default.
    public var attribute: String
    /// Its description with its unit, but without its range and default: `Seconds to full without a sensor`.
    public var summary: String

    /// True if the attribute is boolean.
    public var isFlag: Bool { kind == .toggle }
  }

  /// A text from the host that a control shows or announces.
  public struct Text: Sendable {
    /// Its name in Swift: `confirm`.
    public var name: String
    /// Its number in the engine.
    public var code: UInt8
  }

  /// An option that a page can set.
  public struct PageOption<Name> {
    var name: Name
    var attribute: String?
    var summary: String

    /// Makes an option with its description, and with the name of its attribute if that differs from the option's.
    public init(_ name: Name, _ summary: String = "", attribute: String? = nil) {
      self.name = name
      self.attribute = attribute
      self.summary = summary
    }
  }

  /// An attribute that is not an option of the engine: a text, or a value that the element handles itself.
  public struct Label: Sendable {
    /// Its name: `confirm-label`.
    public var attribute: String
    /// The name of its property: `confirmLabel`; nil if only the attribute exists.
    public var property: String?
    /// Its default; nil without one.
    public var standard: String?
    /// The type of its property in TypeScript. The property can also be null if `standard` is nil.
    public var type: String
    /// Its description in the documentation.
    public var summary: String

    /// True if the attribute is boolean.
    public var isFlag: Bool { type == "boolean" }

    /// Makes an attribute with a property of the same name in camel case.
    public init(
      _ attribute: String, _ standard: String?, _ summary: String = "", type: String = "string"
    ) {
      self.init(attribute, standard, summary, type: type, property: camelCase(attribute))
    }

    /// Makes an attribute whose property has a name of its own, or no property if `property` is nil.
    public init(
      _ attribute: String, _ standard: String?, _ summary: String, type: String = "string",
      property: String?
    ) {
      self.attribute = attribute
      self.property = property
      self.standard = standard
      self.type = type
      self.summary = summary
    }
  }

  /// A colour.
  public struct Color: Sendable {
    /// Its name in Swift: `neutral`.
    public var name: String
    /// Its custom property on a page, without `--pressure-`: `ring`.
    public var property: String
    /// Its default.
    public var standard: LayerColor
  }

  /// A layer that is drawn.
  public struct Layer: Sendable {
    /// Its name in Swift: `ring`.
    public var name: String
    /// Its id.
    public var id: UInt8
    /// The name of its part, if a page can style it.
    public var part: String?
  }

  /// Its number in its engine: 0 in an engine of one control.
  public var kind = 0
  /// The custom element: `pressure-confirm-button`.
  public var element: String
  /// Its name in scripts and tools, which is the element's without the first word: `confirm-button`.
  public var name: String { String(element.drop { $0 != "-" }.dropFirst()) }
  /// Its acts by `ControlEvent.words`, in the order of their numbers.
  public var acts: [String]
  /// A control for replays and benchmarks, with sizes for its texts or contents.
  public var sample: any DeclaredControl
  /// The sizes of the sample's texts or contents, by their numbers.
  public var sampleSizes: [(code: UInt8, size: Size)]
  /// The sample's options that differ from the defaults, by their numbers.
  public var sampleOptions: [(code: UInt8, value: Double)]
  /// Its texts for replays, by their numbers. Texts that change are left out.
  public var sampleTexts: [(code: UInt8, text: String)]
  /// Its states, in the order of their numbers.
  public var states: [String]
  /// Its texts, in the order of their numbers.
  public var texts: [Text]
  /// The options that a page can set.
  public var options: [Option]
  /// The options that no attribute sets, by their names in Swift.
  public var otherOptions: [(name: String, code: UInt8)]
  /// The element's other attributes, except `disabled`, which all elements have.
  public var labels: [Label]
  /// Its other texts in English, by the names that translations use.
  public var words: [(name: String, text: String)]
  /// The texts that only native hosts use, in English: about their assistive technology, for example.
  public var nativeWords: [(name: String, text: String)]
  /// The description of `disabled`.
  public var disabled: String
  /// Its colours, in the order of their numbers.
  public var colors: [Color]
  /// Its layers, from back to front.
  public var layers: [Layer]

  /// Makes the declaration of a control at rest.
  ///
  /// `options` lists those that a page can set, `colors` the custom property of each colour, and `disabled` is the
  /// description of that attribute.
  public init<Value: DeclaredControl>(
    of control: Value, element: String,
    options: [PageOption<Value.Options.Name>], labels: [Label] = [],
    words: [(name: String, text: String)] = [],
    nativeWords: [(name: String, text: String)] = [],
    disabled: String = "Ignores presses", colors: [String] = [],
    parts: [(layer: Value.LayerID, part: String)] = [],
    sampleSizes: [(of: Value.Options.Measured, size: Size)] = [],
    sampleOptions: [(name: Value.Options.Name, value: Double)] = [],
    sampleTexts: [(label: Value.Label, text: String)] = []
  ) {
    self.sampleTexts = sampleTexts.map { ($0.label.rawValue, $0.text) }
    var sample = control
    for (measured, size) in sampleSizes { sample.options.setSize(size, of: measured) }
    for (name, value) in sampleOptions { _ = sample.options.set(name, to: value) }
    self.sample = sample
    self.sampleOptions = sampleOptions.map { ($0.name.rawValue, $0.value) }
    self.sampleSizes = sampleSizes.map { ($0.of.rawValue, $0.size) }
    acts = (0...15).compactMap { Value.Act(rawValue: $0).map { Value.Event.act($0).words } }
    self.element = element
    states = Value.State.allCases.map { "\($0)" }
    texts = Value.Label.allCases.map { Text(name: "\($0)", code: $0.rawValue) }
    self.options = options.map { option in
      let standard = control.options[option.name]
      let plain = kebabCase("\(option.name)")
      let isOn = option.name.kind == .toggle && standard != 0
      return Option(
        name: "\(option.name)", code: option.name.rawValue, kind: option.name.kind,
        standard: standard, attribute: option.attribute ?? (isOn ? "no-" + plain : plain),
        summary: option.summary)
    }
    otherOptions = Value.Options.Name.allCases
      .filter { other in !options.contains { $0.name.rawValue == other.rawValue } }
      .map { ("\($0)", $0.rawValue) }
    self.labels = labels
    self.words = words
    self.nativeWords = nativeWords
    self.disabled = disabled
    var palette = control.options.palette
    self.colors = zip(Value.Options.Palette.Name.allCases, colors).map { name, property in
      var standard = LayerColor(red: 0, green: 0, blue: 0)
      palette.withColor(name) { standard = $0 }
      return Color(name: "\(name)", property: property, standard: standard)
    }
    layers = Value.LayerID.allCases.map { layer in
      Layer(
        name: "\(layer)", id: layer.rawValue,
        part: parts.first { $0.layer.rawValue == layer.rawValue }?.part)
    }
  }
}

/// Converts `rampDuration` to `ramp-duration`.
func kebabCase(_ name: String) -> String {
  name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
}

/// Converts `ramp-duration` to `rampDuration`.
func camelCase(_ name: String) -> String {
  let words = name.split(separator: "-")
  return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
