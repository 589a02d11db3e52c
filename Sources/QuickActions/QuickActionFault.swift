/// What is wrong with a list of actions, and where.
public struct QuickActionFault: Error, Equatable, Sendable {
  /// Where it is.
  public var place: QuickActionPlace
  /// What it is.
  public var problem: QuickActionProblem

  /// Makes a fault.
  public init(_ place: QuickActionPlace, _ problem: QuickActionProblem) {
    self.place = place
    self.problem = problem
  }
}

/// All that is wrong with a declaration, in its order.
public struct QuickActionFaults: Error, Equatable, Sendable {
  /// At least one.
  public let all: [QuickActionFault]

  /// Makes an error of all that is wrong.
  public init(_ all: [QuickActionFault]) {
    self.all = all
  }
}

/// Where in a declaration something is.
public struct QuickActionPlace: Equatable, Sendable {
  /// A step into a value.
  public enum Step: Equatable, Sendable {
    /// To the value of a key.
    case key(String)
    /// To an element of a list, the first of which is 0.
    case element(Int)
  }

  /// Which action of the list, the first of which is 0; nil is the whole list.
  public var action: Int?
  /// From the action to the value: its field first. None is the whole action.
  public var steps: [Step]

  /// Makes a place: the whole list, if nothing is said.
  public init(action: Int? = nil, _ steps: [Step] = []) {
    self.action = action
    self.steps = steps
  }

  /// A field of an action.
  public init(action: Int, _ field: QuickActionField) {
    self.init(action: action, [.key(field.rawValue)])
  }

  /// The place one step further.
  func appending(_ step: Step) -> QuickActionPlace {
    QuickActionPlace(action: action, steps + [step])
  }
}

/// What is wrong at a place of a declaration.
public enum QuickActionProblem: Equatable, Sendable {
  /// The declaration is not a list.
  case notAList
  /// There is no action in the list.
  case noAction
  /// There are so many actions, more than an icon shows. At the first one too many.
  case tooMany(Int)
  /// An element of the list, or a `userInfo`, is not a dictionary.
  case notADictionary
  /// A field that must be text is something else.
  case notText
  /// A field without which the action cannot be, or cannot be exported, is not there.
  case missing
  /// A text has no characters, or only spaces.
  case empty
  /// A text has a character that no line of text has: a line break, a tab, another control character.
  case controlCharacter
  /// A text of `userInfo`, or a key, has a character that XML, and so a property list, cannot have.
  case notXML
  /// The type is not a reverse-DNS name: two or more parts of A–Z a–z 0–9 and -, with points between
  /// them, that neither begin nor end with a -; the first begins with a letter.
  case notReverseDNS(String)
  /// The type has another build setting in it than `QuickAction.bundleIdentifierSetting`, or has that one
  /// elsewhere than before its first point.
  case unknownSetting(String)
  /// The type begins with a build setting, and what is made of it is not built by Xcode.
  case unexpandedType(String)
  /// The type is that of an earlier action too, the first of which is 0.
  case repeatedType(String, first: Int)
  /// No system icon has this name.
  case unknownIcon(String)
  /// The name of a symbol is not of a–z and 0–9 with points between them.
  case notSymbol(String)
  /// The name of a picture in the app is none that Android has: a–z, 0–9 and _, the first a letter.
  case notDrawable(String)
  /// The sizes of an image are neither `any` nor as `96x96`, with spaces between them.
  case notSizes(String)
  /// A key is not a tag of a language as `QuickActionLanguage` has it.
  case notLanguage
  /// The same text is translated otherwise, in the same language, in an earlier action or its title; the
  /// first is 0. An Info.plist has one translation of one text.
  case otherTranslation(first: Int)
  /// A language has no name of its own on a desktop (a locale of POSIX), so its text is not in the entry.
  case noLocale
  /// A text has so many characters, more than Android asks for: a launcher may cut it off.
  case longLabel(Int, maximum: Int)
  /// The URL is of no page: it has another scheme than http and https, as what a browser runs, or begins with a
  /// hyphen, as an option of a program.
  case notOfPage(String)
  /// The URL has a space in it.
  case spaceInURL(String)
  /// A value is null, and a property list has no such thing.
  case null
  /// A number is infinite, or none at all.
  case notFinite
  /// A key is in the dictionary for the second time.
  case repeatedKey
  /// An action has no field of this name.
  case unknownField
}
