import Foundation

/// A validated weighing from a browser.
struct NewWeighing: Equatable, Sendable {
  let grams: Double
  let note: String

  /// The maximum mass in grams: 100 kg, far beyond any kitchen scale.
  static let gramsLimit = 100_000.0
  /// The maximum length of a note in Unicode scalars, as SQLite counts.
  ///
  /// A form's `maxlength` counts UTF-16 units. There are never fewer of these, so a note that passes it is accepted here.
  static let noteLimit = 200

  /// Parses `{"grams":12.5,"note":"Nickel"}`.
  ///
  /// - Throws: `Problem` 400 if it cannot be read as JSON, 422 if it is not a weighing.
  init(json: Data) throws(Problem) {
    let fields = try Self.fields(of: json)
    if let unknown = fields.keys.filter({ $0 != "grams" && $0 != "note" }).min() {
      throw Problem(
        .unprocessableContent, "This field is not known. Send grams and note only.",
        field: unknown)
    }
    guard case .number(let grams) = fields["grams"], (0...Self.gramsLimit).contains(grams) else {
      throw Problem(
        .unprocessableContent, "The weight must be a number of grams from 0 to 100000.",
        field: "grams")
    }
    guard case .string(let note) = fields["note", default: .string("")] else {
      throw Problem(.unprocessableContent, "The note must be text.", field: "note")
    }
    guard note.unicodeScalars.count <= Self.noteLimit else {
      throw Problem(
        .unprocessableContent, "The note must be no longer than 200 characters.", field: "note")
    }
    // SQLite would treat it as the end of the text and lose the rest.
    guard !note.unicodeScalars.contains("\0") else {
      throw Problem(
        .unprocessableContent, "The note must not contain the character U+0000.", field: "note")
    }
    // Adding 0 turns -0 into 0.
    self.grams = grams + 0
    self.note = note
  }

  private static func fields(of json: Data) throws(Problem) -> [String: JSONField] {
    // JSONDecoder parses a value only when it is requested. JSONSerialization parses all values, but accepts two kinds of
    // text that are not JSON.
    guard !LenientJSON.isUsed(in: json),
      (try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)) != nil
    else {
      throw Problem(
        .badRequest, #"The request cannot be read as JSON. Send {"grams":12.5,"note":"Nickel"}."#)
    }
    guard let fields = try? JSONDecoder().decode([String: JSONField].self, from: json) else {
      throw Problem(
        .unprocessableContent,
        #"A weighing is an object, such as {"grams":12.5,"note":"Nickel"}."#)
    }
    if let repeated = JSONNames(ofObject: json).firstRepeated {
      throw Problem(.badRequest, "This field is given twice. Give it once.", field: repeated)
    }
    return fields
  }
}
