/// A fault in a list of actions, with its place.
public struct QuickActionFault: Error, Equatable, Sendable {
  /// The place of the fault.
  public var place: QuickActionPlace
  /// The kind of fault.
  public var problem: QuickActionProblem

  /// Creates a fault.
  public init(_ place: QuickActionPlace, _ problem: QuickActionProblem) {
    self.place = place
    self.problem = problem
  }
}

/// All faults of a declaration, in order.
public struct QuickActionFaults: Error, Equatable, Sendable {
  /// The faults: at least one.
  public let all: [QuickActionFault]

  /// Creates an error with all faults.
  public init(_ all: [QuickActionFault]) {
    self.all = all
  }
}

/// A place in a declaration.
public struct QuickActionPlace: Equatable, Sendable {
  /// A step into a value.
  public enum Step: Equatable, Sendable {
    /// Into the value of a key.
    case key(String)
    /// Into an element of a list, counted from 0.
    case element(Int)
  }

  /// The index of the action, counted from 0; nil for the whole list.
  public var action: Int?
  /// The path from the action to the value, beginning with a field. Empty for the whole action.
  public var steps: [Step]

  /// Creates a place; without arguments, the whole list.
  public init(action: Int? = nil, _ steps: [Step] = []) {
    self.action = action
    self.steps = steps
  }

  /// Creates the place of a field.
  public init(action: Int, _ field: QuickActionField) {
    self.init(action: action, [.key(field.rawValue)])
  }

  /// Returns the place one step further.
  func appending(_ step: Step) -> QuickActionPlace {
    QuickActionPlace(action: action, steps + [step])
  }
}

/// The kinds of faults in a declaration.
public enum QuickActionProblem: Equatable, Sendable {
  /// The declaration is not a list.
  case notAList
  /// The list has no action.
  case noAction
  /// The number of actions is higher than an icon shows. Reported at the first action beyond the maximum.
  case tooMany(Int)
  /// An element of the list, or a `userInfo`, is not a dictionary.
  case notADictionary
  /// A value that must be text is of another kind.
  case notText
  /// A field is missing without which the action is not valid or cannot be exported.
  case missing
  /// A text has no characters, or only spaces.
  case empty
  /// A text contains a line break, a tab or another control character.
  case controlCharacter
  /// A text or a key in `userInfo` contains a character that XML, and so a property list, does not allow.
  case notXML
  /// The type contains a build setting other than `QuickAction.bundleIdentifierSetting`, or that one not at its beginning.
  case unknownSetting(String)
  /// The type has characters other than A–Z, a–z, 0–9, `.`, `_` and `-`, or does not begin with a letter. Only exports for a
  /// desktop or Android report this.
  case notPlainType(String)
  /// The type begins with a build setting, but Xcode does not build the exported file.
  case unexpandedType(String)
  /// The type is the same as that of an earlier action, counted from 0.
  case repeatedType(String, first: Int)
  /// No system icon has this name.
  case unknownIcon(String)
  /// The name of a symbol does not consist of a–z and 0–9 with dots between them.
  case notSymbol(String)
  /// The name of a picture is not valid on Android: a–z, 0–9 and _, beginning with a letter.
  case notDrawable(String)
  /// The sizes of an image are neither `any` nor sizes such as `96x96`, separated by spaces.
  case notSizes(String)
  /// A key is not a language tag that `QuickActionLanguage` accepts.
  case notLanguage
  /// The same text has a different translation into the same language in an earlier place. The index of that action is counted
  /// from 0. An Info.plist can have only one translation of a text.
  case otherTranslation(first: Int)
  /// A language has no POSIX locale of its own, so its text is missing from the desktop entry.
  case noLocale
  /// A text has more characters than Android recommends. A launcher may cut it off.
  case longLabel(Int, maximum: Int)
  /// The URL is not that of a page: it has a scheme other than http and https, such as one that a browser runs, or begins with
  /// a hyphen, like an option of a program.
  case notOfPage(String)
  /// The URL contains a space.
  case spaceInURL(String)
  /// A value is null, which a property list does not support.
  case null
  /// A number is infinite or NaN.
  case notFinite
  /// A key appears more than once in a dictionary.
  case repeatedKey
  /// A key is not a field of an action.
  case unknownField
}
