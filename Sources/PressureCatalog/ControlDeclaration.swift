import PressureKit
import PressureTesting

/// What a control has by name: what pages and tools make their lists of.
///
/// It is read off the control's own enumerations; only what a page calls things is said besides.
public struct ControlDeclaration: Sendable {
  /// A number that a control can be told.
  public struct Option: Sendable {
    /// Its name in Swift: `rampDuration`.
    public var name: String
    /// Its number to the engine.
    public var code: UInt8
    /// What it measures.
    public var kind: OptionKind
    /// What it is if nobody says otherwise.
    public var standard: Double
    /// The attribute of the element: `ramp-duration`; of what is on by default, `no-latch`.
    public var attribute: String
    /// What documentation says of it, with its unit, without its range and default: `Seconds to full without a sensor`.
    public var summary: String

    /// Whether the attribute is there or not, in place of a number.
    public var isFlag: Bool { kind == .toggle }
  }

  /// A text of the host's that a control shows or announces.
  public struct Text: Sendable {
    /// Its name in Swift: `confirm`.
    public var name: String
    /// Its number to the engine.
    public var code: UInt8
  }

  /// An option that a page can set.
  public struct PageOption<Name> {
    var name: Name
    var attribute: String?
    var summary: String

    /// Makes one: of its attribute, where that is called otherwise, and of what documentation says of it.
    public init(_ name: Name, _ summary: String = "", attribute: String? = nil) {
      self.name = name
      self.attribute = attribute
      self.summary = summary
    }
  }

  /// An attribute that is no option of the engine: a text, or what the element sees to itself.
  public struct Label: Sendable {
    /// Its name: `confirm-label`.
    public var attribute: String
    /// What it is if nobody says otherwise; nil is none.
    public var standard: String?
    /// What its property may be, as TypeScript says it, besides null where `standard` is nil.
    public var type: String
    /// What documentation says of it.
    public var summary: String

    /// Makes one.
    public init(
      _ attribute: String, _ standard: String?, _ summary: String = "", type: String = "string"
    ) {
      self.attribute = attribute
      self.standard = standard
      self.type = type
      self.summary = summary
    }
  }

  /// A colour.
  public struct Color: Sendable {
    /// Its name in Swift: `neutral`.
    public var name: String
    /// The custom property of a page, without `--pressure-`: `ring`.
    public var property: String
    /// The colour of a control that nobody has set.
    public var standard: LayerColor
  }

  /// A layer that is drawn.
  public struct Layer: Sendable {
    /// Its name in Swift: `ring`.
    public var name: String
    /// Its id.
    public var id: UInt8
    /// What a page styles it by, if it may.
    public var part: String?
  }

  /// Its number to its engine: 0 where the engine has no other.
  public var kind = 0
  /// The custom element: `pressure-confirm-button`.
  public var element: String
  /// What scripts and tools call it, which is the element without its first word: `confirm-button`.
  public var name: String { String(element.drop { $0 != "-" }.dropFirst()) }
  /// What its host is to do, in the words of `ControlEvent.words` and in the order of their numbers.
  public var acts: [String]
  /// One as replays and benchmarks show it: with sizes for its texts or contents.
  public var sample: any DeclaredControl
  /// These sizes, by the numbers of what they are of.
  public var sampleSizes: [(code: UInt8, size: Size)]
  /// Its texts as replays show them, by their numbers; not of those that change.
  public var sampleTexts: [(code: UInt8, text: String)]
  /// Its states, in the order of their numbers.
  public var states: [String]
  /// Its texts, in the order of their numbers.
  public var texts: [Text]
  /// The options that a page can set.
  public var options: [Option]
  /// The options that no attribute sets, by their names in Swift.
  public var otherOptions: [(name: String, code: UInt8)]
  /// The element's other attributes, but for `disabled`, which all have.
  public var labels: [Label]
  /// What else it says, in English, by names that translations go by.
  public var words: [(name: String, text: String)]
  /// What native hosts say of it besides, and no page: of their own assistive technology, for instance.
  public var nativeWords: [(name: String, text: String)]
  /// What documentation says of `disabled`.
  public var disabled: String
  /// Its colours, in the order of their numbers.
  public var colors: [Color]
  /// Its layers, from back to front.
  public var layers: [Layer]

  /// Makes one of a control at rest.
  ///
  /// `options` has those that a page can set; `colors` has the custom property of each; `disabled` is what documentation says
  /// of that attribute.
  public init<Value: DeclaredControl>(
    of control: Value, element: String,
    options: [PageOption<Value.Options.Name>], labels: [Label] = [],
    words: [(name: String, text: String)] = [],
    nativeWords: [(name: String, text: String)] = [],
    disabled: String = "Takes no presses", colors: [String] = [],
    parts: [(layer: Value.LayerID, part: String)] = [],
    sampleSizes: [(of: Value.Options.Measured, size: Size)] = [],
    sampleTexts: [(label: Value.Label, text: String)] = []
  ) {
    self.sampleTexts = sampleTexts.map { ($0.label.rawValue, $0.text) }
    var sample = control
    for (measured, size) in sampleSizes { sample.options.setSize(size, of: measured) }
    self.sample = sample
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

/// `rampDuration` as `ramp-duration`.
func kebabCase(_ name: String) -> String {
  name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
}

/// `ramp-duration` as `rampDuration`.
func camelCase(_ name: String) -> String {
  let words = name.split(separator: "-")
  return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
