#if VIEWS
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension NativeView {
  /// The views that it is in, from the nearest one on.
  var ancestors: [NativeView] {
    var ancestors: [NativeView] = []
    while let parent = (ancestors.last ?? self).superview { ancestors.append(parent) }
    return ancestors
  }

  /// Whether it is one of the kit's controls, or a part of one, that is in a view.
  func isInControl(within view: NativeView) -> Bool {
    ([self] + ancestors).prefix { $0 !== view }.contains { $0 is PressureControl }
  }
}
#endif
