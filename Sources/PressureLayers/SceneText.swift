#if canImport(QuartzCore)
import PressureKit

#if canImport(UIKit)
import UIKit

/// The platform's font.
package typealias SceneFont = UIFont
#else
import AppKit

/// The platform's font.
package typealias SceneFont = NSFont
#endif

/// A text of a scene: the host keeps it, measures it for the control, and shows it.
@MainActor
package struct SceneText: @MainActor Equatable {
  /// What it says; "" for nothing.
  package let string: String
  /// The font it is measured in.
  package let font: SceneFont

  package init(string: String = "", font: SceneFont = .systemFont(ofSize: 17)) {
    self.string = string
    self.font = font
  }

  /// How large its letters are, in points.
  var fontSize: CGFloat { font.pointSize }

  /// How large it is, in points, rounded up to whole ones; zero for nothing.
  package var size: Size {
    if string.isEmpty { return .zero }
    let size = (string as NSString).size(withAttributes: [.font: font])
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
#endif
