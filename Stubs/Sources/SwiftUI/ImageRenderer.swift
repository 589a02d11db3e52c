import UIKit

// https://developer.apple.com/documentation/swiftui/imagerenderer
@available(iOS 16.0, *)
@MainActor
public final class ImageRenderer<Content: View> {
  private let content: Content
  // https://developer.apple.com/documentation/swiftui/imagerenderer/scale
  public var scale: CGFloat = 1

  // https://developer.apple.com/documentation/swiftui/imagerenderer/init(content:)
  public init(content view: Content) { content = view }

  // https://developer.apple.com/documentation/swiftui/imagerenderer/uiimage
  /// Here 40 points wide and 20 high, whatever is in it; views of UIKit's are not drawn.
  public var uiImage: UIImage? {
    ViewScreen(in: UIView(frame: .zero)).show(content)
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection.current)
    format.scale = scale
    let size = CGSize(width: 40, height: 20)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in }
  }
}
