#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

// The names by which the views that UIKit and AppKit share (`Views`) know their platform: here AppKit. PressureUIKit has the
// same names for UIKit.

/// The platform's colour.
public typealias NativeColor = NSColor
/// What a dynamic colour depends on.
typealias NativeEnvironment = NSAppearance
/// The platform's view.
typealias NativeView = NSView
/// The controller of a preview.
typealias NativeController = NSViewController
/// The platform of a control's host.
typealias NativePlatform = AppKitPlatform

extension AppKitPlatform {
  /// The force on a trackpad is no weight: it begins with the click, and how hard a finger holds the thing counts too.
  static var pressesWeigh: Bool { false }
}

extension NSColor {
  /// Behind the title of a disabled button.
  static var disabledGround: NSColor { .quaternaryLabelColor }
  /// The part of a dial that is not filled.
  static var emptyTrack: NSColor { .quaternaryLabelColor }
  /// Behind what a view shows.
  static var shownGround: NSColor { .windowBackgroundColor }
  /// Texts.
  static var shownText: NSColor { .labelColor }
  /// Texts that matter less.
  static var quietText: NSColor { .secondaryLabelColor }
}

extension NSView {
  /// How opaque it is, 0…1.
  var opacity: Double {
    get { Double(alphaValue) }
    set { alphaValue = CGFloat(newValue) }
  }

  /// What a dynamic colour in it depends on.
  var nativeEnvironment: NativeEnvironment { effectiveAppearance }
}

extension NSWindow {
  /// The part of an overlay where a ring and its hints can be seen.
  var viewport: Rect { Rect(overlayArea) }
}
#endif
