#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

extension NativeView {
  /// The views that contain this one, from the nearest one outwards.
  var ancestors: [NativeView] {
    var ancestors: [NativeView] = []
    while let parent = (ancestors.last ?? self).superview { ancestors.append(parent) }
    return ancestors
  }

  /// True if a person can see the view, and it takes input. Neither the view nor an ancestor hides it, makes it transparent,
  /// clips all of it or takes no input. No modal window or sheet is in front of it. Other windows are not noticed.
  var isExposed: Bool {
    window != nil
      && ([self] + ancestors).reduce(into: visiblePart) { part, view in view.limit(&part) }
        .isReachable
  }

  /// True if the view, or one that contains it but not the other view, can be pressed. A part of the other view cannot.
  func hasControl(besides other: NativeView) -> Bool {
    let path = [self] + ancestors
    if path.contains(where: { $0 === other }) { return false }
    let around = other.ancestors
    return path.prefix { view in !around.contains { $0 === view } }.contains { $0.isPressable }
  }

  /// True if this is one of the kit's controls, or a part of one, inside a view.
  func isInControl(within view: NativeView) -> Bool {
    ([self] + ancestors).prefix { $0 !== view }.contains { $0 is PressureControl }
  }
}
#endif
