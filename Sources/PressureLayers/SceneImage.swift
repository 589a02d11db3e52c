#if os(iOS) || os(macOS) || STAND_INS
import CoreGraphics
import PressureKit

/// An image beside a text of a scene.
package struct SceneImage: Equatable {
  /// Its pixels.
  package let contents: CGImage
  /// How large it is, in points.
  package let size: Size
  /// Whether it has the colour of the text: of its own only how opaque it is counts.
  package let isTemplate: Bool

  package init(contents: CGImage, size: Size, isTemplate: Bool) {
    self.contents = contents
    self.size = size
    self.isTemplate = isTemplate
  }

  package static func == (one: SceneImage, other: SceneImage) -> Bool {
    one.contents === other.contents && one.size == other.size && one.isTemplate == other.isTemplate
  }
}
#endif
