import PressureFormats
import QuickActions

extension QuickActionFault {
  /// The message: the place, the problem and the fix.
  var sentence: String {
    "\(place.name) \(predicate)"
  }

  private var predicate: String {
    switch problem {
    case .notAList: "is not a list; put the actions in [ ]"
    case .noAction: "has no action; add at least one"
    case .tooMany(let count):
      "is too many: there are \(count) actions, and an icon shows at most \(QuickAction.maximumShown)"
    case .notADictionary: "is not an object; put it in { }"
    case .notText: "is not text; put it in quotation marks"
    case .missing: "is missing"
    case .empty: "is empty"
    case .controlCharacter: "contains a control character; it must be one line of text"
    case .notXML: "contains a control character, which is not allowed in a property list"
    case .notPlainType(let type):
      """
      \(Quotation(type)) cannot be exported for a desktop or Android; use only A–Z, a–z, 0–9 and \
      . _ -, beginning with a letter
      """
    case .unknownSetting(let type):
      """
      \(Quotation(type)) contains an unknown build setting; write \
      \(QuickAction.bundleIdentifierSetting).new
      """
    case .unexpandedType(let type):
      """
      \(Quotation(type)) begins with a build setting of Xcode; pass --bundle-identifier
      """
    case .repeatedType(let type, let first):
      "\(Quotation(type)) is also the type of action \(first + 1); each action needs its own"
    case .unknownIcon(let icon):
      "\(Quotation(icon)) is not a system icon; \(Self.hint(icon, QuickActionIcon.allCases))"
    case .notSymbol(let symbol):
      "\(Quotation(symbol)) is not an SF Symbol; the names look like square.and.pencil"
    case .notDrawable(let file):
      """
      \(Quotation(file)) cannot be the name of an Android drawable; use a–z, 0–9 and _, \
      beginning with a letter
      """
    case .notSizes(let sizes): "\(Quotation(sizes)) is not a list of sizes; write 96x96 or any"
    case .notLanguage: "is not a language tag; write it like de, pt-BR or zh-Hans"
    case .otherTranslation(let first):
      """
      differs from the translation of the same text in action \(first + 1); an Info.plist can \
      have only one
      """
    case .noLocale: "has no desktop locale of its own, and is left out"
    case .longLabel(let count, let maximum):
      "has \(count) characters; a launcher may cut it off after \(maximum)"
    case .notOfPage(let url):
      "\(Quotation(url)) is not the URL of a page; write a path like /new, or begin with https://"
    case .spaceInURL(let url): "\(Quotation(url)) contains a space; write %20"
    case .null: "is null; leave it out"
    case .notFinite: "is not a finite number"
    case .repeatedKey: "appears more than once; keep only one"
    case .unknownField: "is not a field; \(Self.hint(place.lastKey, QuickActionField.allCases))"
    }
  }

  /// Suggests the nearest names, or lists all of them.
  private static func hint(
    _ text: String, _ names: [some RawRepresentable<String>]
  ) -> String {
    let nearest = Spelling.nearest(to: text, in: names.map(\.rawValue))
    if !nearest.isEmpty { return "did you mean \(nearest.joined(separator: " or "))?" }
    return "use one of " + names.map(\.rawValue).joined(separator: ", ")
  }
}
