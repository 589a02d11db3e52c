#if os(iOS) || os(macOS) || STAND_INS
import CoreGraphics
import PressureKit
import QuartzCore

/// An image beside a text of a scene.
struct SceneImage: Equatable {
  /// The pixels of the image.
  let contents: CGImage
  /// The size of the image, in points.
  let size: Size
  /// True if the image has the colour of the text: only its opacity is used.
  let isTemplate: Bool

  init(contents: CGImage, size: Size, isTemplate: Bool) {
    self.contents = contents
    self.size = size
    self.isTemplate = isTemplate
  }

  static func == (one: SceneImage, other: SceneImage) -> Bool {
    one.contents === other.contents && one.size == other.size && one.isTemplate == other.isTemplate
  }
}

/// An image on the screen. A template image has a colour that is set.
final class PictureLayer: CALayer {
  /// True if the image takes its colour from `color`.
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

  /// Core Animation copies a layer with this initializer to show it.
  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colour of a template.
  var color: CGColor? {
    didSet { if isTemplate { backgroundColor = color } }
  }
}
#endif
