#if canImport(UIKit)
/// The texts of a scene, by slot.
@MainActor
struct SceneTexts: @MainActor Equatable {
  private var texts: [UInt8: SceneText] = [:]

  init() {}

  /// The text of a slot; an empty one where there is none.
  subscript(slot: UInt8) -> SceneText {
    get { texts[slot] ?? SceneText() }
    set { texts[slot] = newValue }
  }
}
#endif
