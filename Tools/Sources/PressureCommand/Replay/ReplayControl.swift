import ArgumentParser
import PressureCatalog
import PressureFormats
import PressureKit
import PressureProof
import PressureTesting

/// A control of the catalogue on which a trace can be replayed, selected by its name.
struct ReplayControl: ExpressibleByArgument, CaseIterable, CustomStringConvertible, Sendable {
  static let allCases = Catalog.controls.map(ReplayControl.init)
  static var allValueStrings: [String] { allCases.map(\.name) }

  let declaration: ControlDeclaration
  /// The control that is pressed, with its options.
  var pressed: any DeclaredControl
  var name: String { declaration.name }
  var description: String { name }

  private init(_ declaration: ControlDeclaration) {
    self.declaration = declaration
    pressed = declaration.sample
  }

  init?(argument: String) {
    guard let control = ReplayControl.allCases.first(where: { $0.name == argument }) else {
      return nil
    }
    self = control
  }

  /// Replays a trace on the control.
  func replay(_ trace: Trace) -> ReplayedPress { ReplayedPress(trace, on: pressed) }

  /// Replays a trace and passes on a bit-exact transcript, line by line.
  func writeTranscript(of trace: Trace, take: (String) -> Void) {
    writeTranscript(of: trace, on: pressed, take)
  }

  private func writeTranscript(
    of trace: Trace, on control: some ControlValue, _ take: (String) -> Void
  ) {
    Transcript.write(trace, on: control, take: take)
  }

  /// Returns the rules for any press that the trace breaks on this control. The list should be empty.
  func brokenRules(_ trace: Trace) -> [String] {
    trace.brokenRules(onAny: pressed) ?? ["this control has no rules"]
  }

  /// Returns a film of the press.
  func film(_ trace: Trace) -> Film {
    if let scale = pressed as? Weighing {
      // The size of the number depends on the dial.
      return Film(trace, on: scale, fontSize: trace.bounds.size.height * 0.25) { scale in
        [1: "\(Number(scale.shown))", 2: "grams"]
      }
    }
    let texts = Dictionary(uniqueKeysWithValues: declaration.sampleTexts.map { ($0.code, $0.text) })
    return film(trace, on: pressed, texts)
  }

  private func film(_ trace: Trace, on control: some ControlValue, _ texts: [UInt8: String]) -> Film
  {
    Film(trace, on: control) { _ in texts }
  }
}
