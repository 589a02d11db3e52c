import PressureFormats
import QuickActions

extension QuickActionFault {
  /// Where it is, what it is and what to do.
  var sentence: String {
    "\(place.name) \(predicate)"
  }

  private var predicate: String {
    switch problem {
    case .notAList: "is not a list; put the actions in [ ]"
    case .noAction: "has no action; there must be one"
    case .tooMany(let count):
      "is too many: there are \(count), and an icon shows at most \(QuickAction.maximumShown)"
    case .notADictionary: "is not an object; it must be in { }"
    case .notText: "is not text; put it in quotation marks"
    case .missing: "is missing"
    case .empty: "is empty"
    case .controlCharacter: "has a control character in it; it must be one line of text"
    case .notXML: "has a control character in it, which a property list cannot have"
    case .notReverseDNS(let type):
      """
      \(Quotation(type)) is not a reverse-DNS name; begin with a domain of yours, as in \
      org.example.app.new, with A–Z a–z 0–9 and - between the points
      """
    case .unknownSetting(let type):
      """
      \(Quotation(type)) has a build setting in it that is not known here; write \
      \(QuickAction.bundleIdentifierSetting).new
      """
    case .unexpandedType(let type):
      """
      \(Quotation(type)) begins with what only Xcode knows; say --bundle-identifier
      """
    case .repeatedType(let type, let first):
      "\(Quotation(type)) is that of action \(first + 1) too; each needs its own"
    case .unknownIcon(let icon):
      "\(Quotation(icon)) is not a system icon; \(Self.hint(icon, QuickActionIcon.allCases))"
    case .notSymbol(let symbol):
      "\(Quotation(symbol)) is not an SF Symbol; their names are as square.and.pencil"
    case .notDrawable(let file):
      """
      \(Quotation(file)) cannot be a picture of an Android app; name it with a–z, 0–9 and _, a \
      letter first
      """
    case .notSizes(let sizes): "\(Quotation(sizes)) is not a list of sizes; write 96x96 or any"
    case .notLanguage: "is not a language; write it as de, pt-BR or zh-Hans"
    case .otherTranslation(let first):
      """
      is another translation of the same text than that in action \(first + 1), and an Info.plist \
      has only one
      """
    case .noLocale: "has no locale of its own on a desktop, and is left out"
    case .longLabel(let count, let maximum):
      "has \(count) characters; a launcher may cut it off after \(maximum)"
    case .notOfPage(let url):
      "\(Quotation(url)) is not of a page; write a path as /new, or begin with https://"
    case .spaceInURL(let url): "\(Quotation(url)) has a space in it; write %20"
    case .null: "is null; leave it out"
    case .notFinite: "is not a finite number"
    case .repeatedKey: "is there for the second time"
    case .unknownField: "is not a field; \(Self.hint(place.lastKey, QuickActionField.allCases))"
    }
  }

  /// What was probably meant, or all that there is.
  private static func hint(
    _ text: String, _ names: [some RawRepresentable<String>]
  ) -> String {
    let nearest = Spelling.nearest(to: text, in: names.map(\.rawValue))
    if !nearest.isEmpty { return "did you mean \(nearest.joined(separator: " or "))?" }
    return "there are " + names.map(\.rawValue).joined(separator: ", ")
  }
}
