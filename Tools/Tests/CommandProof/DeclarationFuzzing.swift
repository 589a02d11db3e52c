import Foundation
import PressureFormats
import QuickActions

/// Bytes as the file of a declaration: it is refused with reasons, or is one without faults that can be
/// written in every format.
public enum DeclarationFuzzing {
  /// A rule that is broken on purpose.
  public enum Flaw: CaseIterable, Sendable {
    /// A manifest's quotation marks are not escaped.
    case leavesQuotes
  }

  /// Which rules the bytes break.
  public static func faults(in bytes: [UInt8], flaw: Flaw? = nil) -> [String] {
    // What is no UTF-8 is no text, and refused before.
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

  /// Of what is refused there is a place, and Foundation does not read it either: but for what is too deep, numbers
  /// that are too large, a comma after the last element, and a NUL, by which it takes the text for one of UTF-16.
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
    // Parts of Unicode compare equal that are not the same.
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
