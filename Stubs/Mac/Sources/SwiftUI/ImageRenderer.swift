import AppKit
import Combine

// https://developer.apple.com/documentation/swiftui/imagerenderer
// Not of the main actor, as Apple has it: each of its members is.
@available(macOS 13.0, *)
public final class ImageRenderer<Content>: ObservableObject where Content: View {
  // https://developer.apple.com/documentation/swiftui/imagerenderer/content
  @MainActor public var content: Content
  // https://developer.apple.com/documentation/swiftui/imagerenderer/scale
  @MainActor public var scale: CGFloat = 1

  // https://developer.apple.com/documentation/swiftui/imagerenderer/init(content:)
  @MainActor public init(content view: Content) { content = view }

  // https://developer.apple.com/documentation/swiftui/imagerenderer/nsimage
  /// Here 40 points wide and 20 high, whatever is in it; views of AppKit's are not drawn.
  @MainActor public var nsImage: NSImage? {
    let view = NSView()
    ViewScreen(in: view).show(content)
    return NSImage(size: NSSize(width: 40, height: 20))
  }
}

@available(*, unavailable)
extension ImageRenderer: @unchecked Sendable {}
