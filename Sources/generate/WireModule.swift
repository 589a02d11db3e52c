import PressureKit
import PressureWeb
import QuickActions

/// The numbers that the engine and the script of a page exchange, as a JavaScript module. It is generated from the declarations
/// that the engine uses.
enum WireModule {
  /// The module's path in the project.
  static let path = "Web/wire.js"

  /// The module's text.
  static var text: String {
    var lines = ["// Made by script/generate of Sources/PressureWeb/Wire.swift: change it there."]
    for section in sections { lines += ["", "// " + section.title] + section.lines }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Section {
    var title: String
    var lines: [String]
  }

  private static var sections: [Section] {
    [
      Section(
        title: "The numbers of a layer, and their count. A 0 follows the last layer.",
        lines: constants("layer", LayerField.self) + [
          constant("layerStride", LayerField.stride),
          constant("sceneIntention", SceneBuffer.intention),
        ]),
      Section(title: "The shape of a layer.", lines: constants("shape", ShapeCode.self)),
      Section(
        title: "The numbers that only layers of one shape have.",
        lines: positions("arc", ArcField.self) + positions("roundedRect", RoundedRectField.self)
          + positions("text", TextField.self) + positions("angle", AngleField.self)),
      Section(
        title: "The bits of a control's status.",
        lines: [
          constant("statusState", StatusBits.state),
          constant("statusSourceShift", StatusBits.sourceShift),
          constant("statusSource", StatusBits.source),
        ] + constants("status", StatusBit.self)),
      Section(title: "The kinds of `input`.", lines: constants("input", InputKind.self)),
      Section(
        title:
          "The value of a key's input: the phase, the key times the scale, and the part for a modifier.",
        lines: [
          constant("keyScale", SpecialNumber.keyScale),
          constant("modifiedKey", SpecialNumber.modifiedKey),
        ]),
      Section(
        title:
          "The code of an event: its kind in the upper bits, its value in the lower.",
        lines: constants("event", EventKind.self) + [
          constant("eventKindShift", EventKind.shift), constant("eventValue", EventKind.valueBits),
        ]),
      Section(
        title: "The positions of a control's readings.",
        lines: [object("readingAt", Mirror(reflecting: Readings.none).children.compactMap(\.label))]
      ),
      Section(
        title:
          "The calls of the router for quick actions, the number for no action, and the bits of an answer.",
        lines: constants("route", QuickActionRouter.Call.self) + [
          constant("routeNoAction", SpecialNumber.noAction),
          constant("routeHandles", QuickActionRouter.Answer.handles.rawValue),
          constant("routeStartsUp", QuickActionRouter.Answer.startsUp.rawValue),
          constant("routeReturnsTrue", QuickActionRouter.Answer.returnsTrue.rawValue),
        ]),
      Section(
        title: "Haptics.", lines: constants("haptic", Haptic.self)),
      Section(
        title:
          "Forces: an unknown maximum, no simulated force, and the maximum of a simulated force.",
        lines: [
          constant("unknownMaximum", SpecialNumber.unknownMaximum),
          constant("notSimulated", SpecialNumber.notSimulated),
          constant("fullScale", ForceReading.fullScale),
        ]),
      Section(
        title: "An option that all controls have.",
        lines: [constant("reducesMotionOption", SpecialNumber.reducesMotion)]),
      Section(
        title: "The positions of the numbers of a trace's input.",
        lines: [object("rowAt", Mirror(reflecting: InputRow(time: 0)).children.compactMap(\.label))]
      ),
    ]
  }

  private static func constant(_ name: String, _ number: some BinaryInteger) -> String {
    "export const \(name) = \(number);"
  }

  private static func constant(_ name: String, _ number: Double) -> String {
    "export const \(name) = \(number == number.rounded() ? "\(Int(number))" : "\(number)");"
  }

  /// Returns a constant for each case of a list, named after the list and the case.
  private static func constants<List: CaseIterable & RawRepresentable>(
    _ prefix: String, _ list: List.Type
  ) -> [String] where List.RawValue: BinaryInteger {
    list.allCases.map { constant(name(prefix, "\($0)"), $0.rawValue) }
  }

  private static func positions<List: ShapeField>(_ prefix: String, _ list: List.Type) -> [String] {
    list.allCases.map { constant(name(prefix, "\($0)"), $0.position) }
  }

  private static func name(_ prefix: String, _ word: String) -> String {
    prefix + word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func object(_ name: String, _ words: [String]) -> String {
    let fields = words.enumerated().map { "\($1): \($0)" }
    return "export const \(name) = { \(fields.joined(separator: ", ")) };"
  }
}
