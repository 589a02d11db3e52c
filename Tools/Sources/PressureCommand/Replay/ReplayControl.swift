import ArgumentParser
import PressureCatalog
import PressureFormats
import PressureKit
import PressureRules
import PressureTesting

/// A control that a trace can be replayed on: one of the list of controls, by its name.
struct ReplayControl: ExpressibleByArgument, CaseIterable, CustomStringConvertible, Sendable {
  static let allCases = Catalog.controls.map(ReplayControl.init)
  static var allValueStrings: [String] { allCases.map(\.name) }

  private let declaration: ControlDeclaration
  var name: String { declaration.name }
  var description: String { name }

  private init(_ declaration: ControlDeclaration) {
    self.declaration = declaration
  }

  init?(argument: String) {
    guard let control = ReplayControl.allCases.first(where: { $0.name == argument }) else {
      return nil
    }
    self = control
  }

  /// What the trace makes of the control.
  func replay(_ trace: Trace) -> ReplayedPress { ReplayedPress(trace, on: declaration.sample) }

  /// What the trace makes of the control, to the bit, line by line.
  func writeTranscript(of trace: Trace, take: (String) -> Void) {
    writeTranscript(of: trace, on: declaration.sample, take)
  }

  private func writeTranscript(
    of trace: Trace, on control: some ControlValue, _ take: (String) -> Void
  ) {
    Transcript.write(trace, on: control, take: take)
  }

  /// Which of the rules that hold of any press the trace breaks on it; none, as far as anybody knows.
  func brokenRules(_ trace: Trace) -> [String] {
    trace.brokenRules(onAny: declaration.sample) ?? ["this control has no rules"]
  }

  /// What is to be seen of it.
  func film(_ trace: Trace) -> Film {
    if let scale = declaration.sample as? Weighing {
      // Its number is as large as its dial has room for.
      return Film(trace, on: scale, fontSize: trace.bounds.size.height * 0.25) { scale in
        [1: "\(Number(scale.shown))", 2: "grams"]
      }
    }
    let texts = Dictionary(uniqueKeysWithValues: declaration.sampleTexts.map { ($0.code, $0.text) })
    return film(trace, on: declaration.sample, texts)
  }

  private func film(_ trace: Trace, on control: some ControlValue, _ texts: [UInt8: String]) -> Film
  {
    Film(trace, on: control) { _ in texts }
  }
}
