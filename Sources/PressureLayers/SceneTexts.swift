#if os(iOS) || os(macOS) || STAND_INS
import PressureKit

/// The texts of a scene, by slot.
@MainActor
package struct SceneTexts: @MainActor Equatable {
  private var texts: [UInt8: SceneText] = [:]

  package init() {}

  /// Makes the texts of a control's labels.
  package init<Label: RawRepresentable<UInt8>>(
    of labels: some Sequence<Label>, _ text: (Label) -> SceneText
  ) {
    for label in labels { texts[label.rawValue] = text(label) }
  }

  /// The text of a slot; an empty one where there is none.
  package subscript(slot: UInt8) -> SceneText {
    get { texts[slot] ?? SceneText() }
    set { texts[slot] = newValue }
  }

  /// Tells a control how large its texts are. What it measures besides stays as it is, as that of live content does.
  package func tellSizes<Options: NamedOptions>(to options: inout Options) {
    for (slot, text) in texts {
      guard let measured = Options.Measured(rawValue: slot) else { continue }
      options.setSize(text.size, of: measured)
    }
  }
}
#endif
