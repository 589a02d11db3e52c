import AppKit
import Combine

// https://developer.apple.com/documentation/swiftui/imagerenderer
// As in Apple's SDK, the class is nonisolated, but each member is on the main actor.
@available(macOS 13.0, *)
public final class ImageRenderer<Content>: ObservableObject where Content: View {
  // https://developer.apple.com/documentation/swiftui/imagerenderer/content
  @MainActor public var content: Content
  // https://developer.apple.com/documentation/swiftui/imagerenderer/scale
  @MainActor public var scale: CGFloat = 1

  // https://developer.apple.com/documentation/swiftui/imagerenderer/init(content:)
  @MainActor public init(content view: Content) { content = view }

  // https://developer.apple.com/documentation/swiftui/imagerenderer/nsimage
  /// Here, always 40 points wide and 20 high. AppKit views are not drawn.
  @MainActor public var nsImage: NSImage? {
    let view = NSView()
    ViewScreen(in: view).show(content)
    return NSImage(size: NSSize(width: 40, height: 20))
  }
}

@available(*, unavailable)
extension ImageRenderer: @unchecked Sendable {}
