#if os(iOS) || os(macOS) || STAND_INS
import CoreGraphics
import PressureKit
import QuartzCore

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

/// An image on the screen, in a colour if it has none of its own.
package final class PictureLayer: CALayer {
  /// What it shows.
  private var isTemplate = false

  init(_ image: SceneImage) {
    isTemplate = image.isTemplate
    super.init()
    bounds = CGRect(x: 0, y: 0, width: image.size.width, height: image.size.height)
    if isTemplate {
      let shape = CALayer()
      shape.frame = bounds
      shape.contents = image.contents
      mask = shape
    } else {
      contents = image.contents
    }
  }

  /// As Core Animation copies a layer to show it.
  package override init(layer: Any) {
    super.init(layer: layer)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colour of a template.
  var color: CGColor? {
    didSet { if isTemplate { backgroundColor = color } }
  }
}
#endif
