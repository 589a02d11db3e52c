#if os(macOS) || STAND_INS && canImport(AppKit)
import AppKit
import PressureAppKit
import PressureKit
import SwiftUI

// What views of SwiftUI need of the platform, by the same names on each: here AppKit's. See Native+UIKit.

/// The platform's font.
public typealias ControlFont = NSFont
typealias NativeColor = NSColor
typealias NativeImage = NSImage
typealias NativeView = NSView
typealias NativeController = NSViewController
typealias NativeHostingController = NSHostingController
typealias NativeConfirmActionButton = PressureAppKit.ConfirmActionButton
typealias NativeTransitioningButton = PressureAppKit.TransitioningButton
typealias NativeScaleView = PressureAppKit.ScaleView
typealias NativeControlView = PressureAppKit.ControlView

/// A control of the platform, as SwiftUI has it.
@MainActor
protocol ControlRepresentable: NSViewRepresentable where NSViewType == Shown {
  associatedtype Shown: NSView

  /// Makes the control.
  func makeView(context: Context) -> Shown
  /// Sets of it what has changed.
  func updateView(_ view: Shown, context: Context)
  /// How large it is where so much is offered.
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

/// A controller of the platform, as SwiftUI has it.
@MainActor
protocol ControllerRepresentable: NSViewControllerRepresentable
where NSViewControllerType == Shown {
  associatedtype Shown: NSViewController

  /// Makes the controller.
  func makeController(context: Context) -> Shown
  /// Sets of it what has changed.
  func updateController(_ controller: Shown, context: Context)
  /// How large its view is where so much is offered.
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
  /// It is in a view of ours, which is as large as its content.
  func prepareAsContent() {
    // It is inset already, by what it is in.
    if #available(macOS 13.3, *) { safeAreaRegions = [] }
    // By itself it would constrain how small and how large it can be as well.
    if #available(macOS 13.0, *) { sizingOptions = .intrinsicContentSize }
  }

  /// It is a preview, which a stage lays out and scales: without constraints of its own.
  func prepareAsPreview() {
    if #available(macOS 13.3, *) { safeAreaRegions = [] }
    if #available(macOS 13.0, *) { sizingOptions = [] }
  }
}

extension NSWindow {
  /// How large a preview may be.
  var roomForContent: CGSize { contentView?.bounds.size ?? .zero }
}

extension NSView {
  /// More than there ever is.
  static var anySize: CGSize { CGSize(width: 10_000, height: 10_000) }

  var nativeLabel: String? {
    get { accessibilityLabel() }
    set { setAccessibilityLabel(newValue) }
  }

  /// Has SwiftUI make it no larger than it wants to be, before macOS 13 asks.
  func hugContent() {
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
  }

  /// How large a button is where so much is offered: as its title wants it, narrower if it must be, and never narrower
  /// than it is high.
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

  /// Its pixels; nil for an image without any.
  var pixels: CGImage? { cgImage(forProposedRect: nil, context: nil, hints: nil) }
}

@available(macOS 13.0, *)
extension ImageRenderer {
  /// In the button's colour, as a label is shown.
  @MainActor var nativeImage: NSImage? {
    let image = nsImage
    image?.isTemplate = true
    return image
  }
}

extension EnvironmentValues {
  /// The font of a control's texts: the environment's own, or one of the control's, the headline's by default. What a font
  /// of SwiftUI is to AppKit can be asked from macOS 26 on; before it is the control's.
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

  /// The font of a label of views on a button that has none of its own.
  var labelFont: Font {
    .system(size: NSFont.systemFontSize(for: NSControl.ControlSize(controlSize)))
  }
}

extension PressureButton {
  /// Takes the size that controls have there. Returns the font of that.
  func setSize(in environment: EnvironmentValues) -> NSFont {
    let size = NSControl.ControlSize(environment.controlSize)
    if controlSize != size { controlSize = size }
    return environment.controlFont(size.font)
  }
}

extension NSControl.ControlSize {
  /// AppKit's for SwiftUI's.
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
