#if VIEWS
import PressureHosting

#if canImport(UIKit)
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

  /// True if a person can see the view: neither the view nor an ancestor hides it, makes it transparent or clips all of
  /// it. A view that covers it is not detected.
  var isVisible: Bool {
    if window == nil { return false }
    return ([self] + ancestors).reduce(into: visiblePart) { part, view in view.limit(&part) }
      .isVisible
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
