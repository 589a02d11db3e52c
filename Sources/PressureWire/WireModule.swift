import PressureKit
import PressureTestingWeb
import PressureWeb
import QuickActions

/// The numbers by which the engine and the script talk to each other, as a module of JavaScript. It is generated from the
/// declarations that the engine itself uses.
public enum WireModule {
  /// Its path in the project.
  public static let path = "Web/wire.js"

  /// Its text.
  public static var text: String {
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
        title: "The numbers of a layer, and how many there are. After the last layer stands a 0.",
        lines: constants("layer", LayerField.self) + [constant("layerStride", LayerField.stride)]),
      Section(title: "The shape of a layer.", lines: constants("shape", ShapeCode.self)),
      Section(
        title: "The numbers of a layer that only one shape has.",
        lines: positions("arc", ArcField.self) + positions("roundedRect", RoundedRectField.self)
          + positions("text", TextField.self)),
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
          "The code of an event: its kind above, what it carries below; and how many an input has at most.",
        lines: constants("event", EventKind.self) + [
          constant("eventKindShift", EventKind.shift), constant("eventValue", EventKind.valueBits),
          constant("mostEvents", EventBuffer.capacity),
        ]),
      Section(
        title: "The readings of a control, by their positions.",
        lines: [object("readingAt", Mirror(reflecting: Readings.none).children.compactMap(\.label))]
      ),
      Section(
        title:
          "The calls of a quick actions' router, an action that there is not, and the bits of its answer.",
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
          "Forces: of a sensor whose maximum is not known, of a contact that is not simulated, and the most of one that is.",
        lines: [
          constant("unknownMaximum", SpecialNumber.unknownMaximum),
          constant("notSimulated", SpecialNumber.notSimulated),
          constant("fullScale", ForceReading.fullScale),
        ]),
      Section(
        title: "An option of all controls.",
        lines: [constant("reducesMotionOption", SpecialNumber.reducesMotion)]),
      Section(
        title: "An input of a trace, by the position of each number.",
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

  /// A constant for each case of a list, called after the list and the case.
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
