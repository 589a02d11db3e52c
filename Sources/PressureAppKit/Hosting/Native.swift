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

extension NSView {
  /// What the view itself shows, before the views that it is in make it transparent.
  var visiblePart: VisiblePart {
    var part = VisiblePart(of: Rect(bounds))
    // A view without a size shows no part of itself, and is not hidden for that.
    let clip = bounds.isEmpty ? nil : Rect(visibleRect)
    part.pass(isHidden: isHiddenOrHasHiddenAncestor, opacity: 1, clip: clip)
    return part
  }

  /// Makes a view that is this one or in it as transparent as this one is: what hides and clips it, it knows itself.
  func limit(_ part: inout VisiblePart) { part.pass(isHidden: false, opacity: opacity, clip: nil) }

  /// Hears each scroll of what the view is in now, and each new size of its window, for as long as the result is kept.
  func observeScrolls(moved: @escaping @MainActor @Sendable () -> Void) -> [AnyObject] {
    let clips = ancestors.compactMap { $0 as? NSClipView }
    for clip in clips { clip.postsBoundsChangedNotifications = true }
    let scrolls = clips.map {
      Observation(of: NSView.boundsDidChangeNotification, from: $0, heard: moved)
    }
    guard let window else { return scrolls }
    return scrolls + [
      Observation(of: NSWindow.didResizeNotification, from: window, heard: moved)
    ]
  }
}
#endif
