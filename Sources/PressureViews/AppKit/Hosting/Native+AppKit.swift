#if os(macOS) || APPKIT
import AppKit
import PressureHosting
import PressureKit

extension AppKitPlatform {
  /// The force on a trackpad is no weight: it begins with the click, and depends on how hard a finger holds the object.
  static var pressesWeigh: Bool { false }
}

extension NSColor {
  /// The colour behind the title of a disabled button.
  static var disabledGround: NSColor { .quaternaryLabelColor }
  /// The colour of the empty part of a dial.
  static var emptyTrack: NSColor { .quaternaryLabelColor }
  /// The colour behind a view's content.
  static var shownGround: NSColor { .windowBackgroundColor }
  /// The colour of texts.
  static var shownText: NSColor { .labelColor }
  /// The colour of less important texts.
  static var quietText: NSColor { .secondaryLabelColor }
}

extension NSView {
  /// The opacity, 0…1.
  var opacity: Double {
    get { Double(alphaValue) }
    set { alphaValue = CGFloat(newValue) }
  }

  /// The radius of the view's corners, in points.
  var shownCornerRadius: CGFloat { layer?.cornerRadius ?? 0 }

  /// The environment that the view's dynamic colours depend on.
  var nativeEnvironment: NativeEnvironment { effectiveAppearance }

  /// True if the view's content begins at the right edge.
  var isRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }

  /// True if a click on the view acts: it is one of the kit's controls, another control with an action, takes the keys, or
  /// recognizes a gesture.
  var isPressable: Bool {
    if self is PressureControl || (self as? NSControl)?.action != nil { return true }
    return acceptsFirstResponder || gestureRecognizers.contains(where: \.isEnabled)
  }
}

extension NSWindow {
  /// The notifications of the window as it is closed, miniaturized or covered, and as it returns.
  var visibilityChanges: [VisibilityChange] {
    [
      VisibilityChange(name: NSWindow.willCloseNotification, sender: self) { false },
      // This is also posted when the window is ordered out or miniaturized, and when it returns.
      VisibilityChange(name: NSWindow.didChangeOcclusionStateNotification, sender: self) {
        [weak self] in self?.occlusionState.contains(.visible) ?? false
      },
      // An opening window becomes key before its occlusion state changes.
      VisibilityChange(name: NSWindow.didBecomeKeyNotification, sender: self) { true },
    ]
  }

  /// The part of an overlay where a ring and its hints are visible.
  var viewport: Rect { Rect(overlayArea) }

  /// True if a sheet on this window, or another window that runs modally, takes all input. A sheet, a popover or
  /// another child window of the modal window still takes its own.
  fileprivate var isBlocked: Bool {
    if attachedSheet != nil { return true }
    guard let modal = NSApplication.shared.modalWindow, !worksWhenModal else { return false }
    return !sequence(first: self) { $0.sheetParent ?? $0.parent }.contains(modal)
  }

  /// Returns the view that a click at a point of the window would hit.
  func hit(at point: NSPoint) -> NSView? {
    guard let contentView else { return nil }
    return contentView.hitTest(contentView.superview?.convert(point, from: nil) ?? point)
  }
}

extension NSView {
  /// The visible part of the view, before its ancestors make it transparent.
  var visiblePart: VisiblePart {
    var part = VisiblePart(of: Rect(bounds))
    // A view without a size has an empty visible rectangle, but does not count as hidden.
    let clip = bounds.isEmpty ? nil : Rect(visibleRect)
    part.pass(
      isHidden: isHiddenOrHasHiddenAncestor, opacity: 1, clip: clip,
      takesInput: window?.isBlocked == false)
    return part
  }

  /// Applies this view's opacity to the visible part of a view inside it, or of itself. `visiblePart` already includes
  /// hiding and clipping.
  func limit(_ part: inout VisiblePart) { part.pass(isHidden: false, opacity: opacity, clip: nil) }

  /// Calls a closure at each scroll of the present ancestors, and at each new size of the window, for as long as the
  /// result is kept.
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
