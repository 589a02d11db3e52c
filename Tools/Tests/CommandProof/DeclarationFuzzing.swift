import Foundation
import PressureFormats
import QuickActions

/// Reads bytes as a declaration file. Either the file is refused with reasons, or it has no faults and can be written in every
/// format.
public enum DeclarationFuzzing {
  /// A rule to break on purpose.
  public enum Flaw: CaseIterable, Sendable {
    /// The quotation marks in a manifest are not escaped.
    case leavesQuotes
  }

  /// Returns the rules that the bytes break.
  public static func faults(in bytes: [UInt8], flaw: Flaw? = nil) -> [String] {
    // The command refuses bytes that are not UTF-8 before it parses them.
    guard let text = String(validating: bytes, as: UTF8.self) else { return [] }
    let value: QuickActionValue
    do throws(Failure) {
      value = try QuickActionValue(json: text, name: "fuzz")
    } catch {
      return wrong(with: error, of: text)
    }
    if !isJSON(text) { return ["read, and not JSON"] }
    do throws(QuickActionFaults) {
      let actions = try QuickActionDeclaration(value).actions
      return wrong(with: actions, flaw)
    } catch {
      return error.all.isEmpty ? ["refused without a fault"] : []
    }
  }

  /// A refused text has a place in its message, and Foundation refuses it too. Foundation accepts only deep nesting, large
  /// numbers, a comma after the last element, and texts with NUL, which it takes for UTF-16.
  private static func wrong(with failure: Failure, of text: String) -> [String] {
    guard let sentence = failure.sentences.first else { return ["refused without a sentence"] }
    var wrong: [String] = []
    if sentence.wholeMatch(of: /fuzz:\d+:\d+: .+/) == nil {
      wrong.append("refused without a place")
    }
    let isLenient =
      sentence.contains("deeper") || sentence.contains("too large") || text.contains("\0")
      || text.contains(/,\s*[\]}]/)
    if !isLenient, isJSON(text) { wrong.append("JSON, and refused: \(sentence)") }
    return wrong
  }

  private static func isJSON(_ text: String) -> Bool {
    let data = Data(text.withoutByteOrderMark.utf8)
    return (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
  }

  private static func wrong(with actions: [QuickAction], _ flaw: Flaw?) -> [String] {
    var wrong: [String] = []
    if !(1...QuickAction.maximumShown).contains(actions.count) {
      wrong.append("\(actions.count) actions")
    }
    if !QuickAction.faults(in: actions).isEmpty { wrong.append("read, and not without faults") }
    if Set(actions.map(\.type)).count != actions.count { wrong.append("two of one type") }

    let items =
      try? PropertyListSerialization.propertyList(
        from: Data(PropertyListDocument(actions).text.utf8), format: nil)
      as? [String: [[String: Any]]]
    let titles = items?["UIApplicationShortcutItems"]?.map {
      $0["UIApplicationShortcutItemTitle"] as? String
    }
    // Compare bytes, because `==` also accepts equivalent Unicode.
    if titles.map({ $0.map { $0.map { Array($0.utf8) } } }) != actions.map({ Array($0.title.utf8) })
    {
      wrong.append("no property list of the same titles")
    }

    var manifest = ManifestDocument(actions).text
    if flaw == .leavesQuotes { manifest = manifest.replacingOccurrences(of: "\\\"", with: "\"") }
    let root = try? JSONSerialization.jsonObject(with: Data(manifest.utf8)) as? [String: Any]
    let names = (root?["shortcuts"] as? [[String: Any]])?.map { $0["name"] as? String }
    if names.map({ $0.map { $0.map { Array($0.utf8) } } }) != actions.map({ Array($0.title.utf8) })
    {
      wrong.append("no manifest of the same names")
    }
    let others = (root?["shortcuts"] as? [[String: Any]])?.map {
      bytes($0["name_localized"] as? [String: String] ?? [:])
    }
    if others != actions.map({ bytes($0.localizedTitles) }) {
      wrong.append("no manifest of the same names in other languages")
    }
    return wrong
  }

  private static func bytes(_ texts: [String: String]) -> [String: [UInt8]] {
    texts.mapValues { Array($0.utf8) }
  }
}
