#if canImport(QuartzCore)
/// The texts of a scene, by slot.
@MainActor
package struct SceneTexts: @MainActor Equatable {
  private var texts: [UInt8: SceneText] = [:]

  package init() {}

  /// The text of a slot; an empty one where there is none.
  package subscript(slot: UInt8) -> SceneText {
    get { texts[slot] ?? SceneText() }
    set { texts[slot] = newValue }
  }
}
#endif
