import UIKit

// https://developer.apple.com/documentation/swiftui/imagerenderer
// As in Apple's SDK, the class is nonisolated and each member belongs to the main actor.
@available(iOS 16.0, *)
public final class ImageRenderer<Content>: ObservableObject where Content: View {
  // https://developer.apple.com/documentation/swiftui/imagerenderer/content
  @MainActor public var content: Content
  // https://developer.apple.com/documentation/swiftui/imagerenderer/scale
  @MainActor public var scale: CGFloat = 1

  // https://developer.apple.com/documentation/swiftui/imagerenderer/init(content:)
  @MainActor public init(content view: Content) { content = view }

  // https://developer.apple.com/documentation/swiftui/imagerenderer/uiimage
  /// Here always 40 × 20 points. UIKit views are not drawn.
  @MainActor public var uiImage: UIImage? {
    ViewScreen(in: UIView(frame: .zero)).show(content)
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection.current)
    format.scale = scale
    let size = CGSize(width: 40, height: 20)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in }
  }
}

@available(*, unavailable)
extension ImageRenderer: @unchecked Sendable {}

// https://developer.apple.com/documentation/combine/observableobject
// Combine's protocol, which SwiftUI re-exports. Here no view observes the object. A test shows the view again instead.
public protocol ObservableObject: AnyObject {}
