#if os(macOS) || APPKIT
import AppKit
import PressureViews
import PressureKit
import SwiftUI

// The names that the SwiftUI views use for their platform: here AppKit. Native+UIKit has the same names for UIKit.

/// The platform's font.
public typealias ControlFont = NSFont
typealias NativeHostingController = NSHostingController

/// A view that takes no clicks.
final class UntouchedView: NSView {
  override func hitTest(_ point: NSPoint) -> NSView? { nil }

  /// Sets the radius of the corners, in points.
  func round(to radius: CGFloat) {
    wantsLayer = true
    layer?.cornerRadius = radius
  }
}

/// A control of the platform as a SwiftUI representable.
@MainActor
protocol ControlRepresentable: NSViewRepresentable where NSViewType == Shown {
  associatedtype Shown: NSView

  /// Makes the control.
  func makeView(context: Context) -> Shown
  /// Applies the changes to the control.
  func updateView(_ view: Shown, context: Context)
  /// Returns the size of the control for a proposal.
  @available(macOS 13.0, *)
  func size(of view: Shown, for proposal: ProposedViewSize) -> CGSize?
}

extension ControlRepresentable {
  func makeNSView(context: Context) -> Shown { makeView(context: context) }
  func updateNSView(_ view: Shown, context: Context) { updateView(view, context: context) }
  @available(macOS 13.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: Shown, context: Context
  ) -> CGSize? {
    size(of: nsView, for: proposal)
  }
}

/// A view controller of the platform as a SwiftUI representable.
@MainActor
protocol ControllerRepresentable: NSViewControllerRepresentable
where NSViewControllerType == Shown {
  associatedtype Shown: NSViewController

  /// Makes the controller.
  func makeController(context: Context) -> Shown
  /// Applies the changes to the controller.
  func updateController(_ controller: Shown, context: Context)
  /// Returns the size of the controller's view for a proposal.
  @available(macOS 13.0, *)
  func size(of controller: Shown, for proposal: ProposedViewSize) -> CGSize?
}

extension ControllerRepresentable {
  func makeNSViewController(context: Context) -> Shown { makeController(context: context) }
  func updateNSViewController(_ controller: Shown, context: Context) {
    updateController(controller, context: context)
  }
  @available(macOS 13.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: Shown, context: Context
  ) -> CGSize? {
    size(of: nsViewController, for: proposal)
  }
}

extension NSHostingController {
  /// Prepares the controller for use inside a view of the kit, which has the size of its content.
  func prepareAsContent() {
    // The surrounding view has already applied the safe area.
    if #available(macOS 13.3, *) { safeAreaRegions = [] }
    // By default it would also constrain the smallest and the largest size.
    if #available(macOS 13.0, *) { sizingOptions = .intrinsicContentSize }
  }

  /// Prepares the controller as a preview, without constraints of its own: a stage lays the preview out and scales it.
  func prepareAsPreview() {
    if #available(macOS 13.3, *) { safeAreaRegions = [] }
    if #available(macOS 13.0, *) { sizingOptions = [] }
  }
}

extension NSWindow {
  /// The greatest size of a preview.
  var roomForContent: CGSize { contentView?.bounds.size ?? .zero }
}

extension NSView {
  /// A size that is larger than any view.
  static var anySize: CGSize { CGSize(width: 10_000, height: 10_000) }

  var nativeLabel: String? {
    get { accessibilityLabel() }
    set { setAccessibilityLabel(newValue) }
  }

  /// Keeps SwiftUI from making the view larger than its content. Before macOS 13, SwiftUI does not ask for the size.
  func hugContent() {
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
  }

  /// Returns the size of a button for a proposal: that of its title, or narrower if necessary, but never narrower than
  /// it is high.
  @available(macOS 13.0, *)
  func buttonSize(for proposal: ProposedViewSize) -> CGSize {
    let wanted = intrinsicContentSize
    let offered = proposal.width ?? wanted.width
    return CGSize(width: min(wanted.width, max(offered, wanted.height)), height: wanted.height)
  }
}

extension PressureControl {
  var nativeTint: NSColor? {
    get { contentTintColor }
    set { contentTintColor = newValue }
  }
}

extension NSImage {
  convenience init?(symbol: String) {
    self.init(systemSymbolName: symbol, accessibilityDescription: nil)
  }

  /// The pixels of the image; nil if it has none.
  var pixels: CGImage? { cgImage(forProposedRect: nil, context: nil, hints: nil) }
}

@available(macOS 13.0, *)
extension ImageRenderer {
  /// A template image, so that the label has the button's colour.
  @MainActor var nativeImage: NSImage? {
    let image = nsImage
    image?.isTemplate = true
    return image
  }
}

extension EnvironmentValues {
  /// Returns the font of a control's texts: the environment's own, or else `usual`, the headline font by default. A
  /// SwiftUI font can be converted to an AppKit font from macOS 26 on. Before, it is always `usual`.
  @MainActor
  func controlFont(
    _ usual: NSFont = .preferredFont(forTextStyle: .headline, options: [:])
  ) -> NSFont {
    #if compiler(>=6.2)
    if #available(macOS 26.0, *), let font {
      return font.resolve(in: fontResolutionContext).ctFont as NSFont
    }
    #endif
    return usual
  }

  /// The font of a view as a button's label, if the view has no font of its own.
  var labelFont: Font {
    .system(size: NSFont.systemFontSize(for: NSControl.ControlSize(controlSize)))
  }
}

extension PressureButton {
  /// Applies the environment's control size to the button. Returns the font of that size.
  func setSize(in environment: EnvironmentValues) -> NSFont {
    let size = NSControl.ControlSize(environment.controlSize)
    if controlSize != size { controlSize = size }
    return environment.controlFont(size.font)
  }
}

extension NSControl.ControlSize {
  /// Converts a control size of SwiftUI.
  init(_ size: ControlSize) {
    switch size {
    case .mini: self = .mini
    case .small: self = .small
    case .regular: self = .regular
    default: self = .large
    }
  }
}
#endif
