#if canImport(UIKit)
import PressureKit
import UIKit

/// A text of a scene: the host keeps it, measures it for the control, and shows it.
@MainActor
struct SceneText: @MainActor Equatable {
  /// What it says; "" for nothing.
  var string = ""
  /// The font it is measured in.
  var font = UIFont.preferredFont(forTextStyle: .headline)

  /// How large it is, in points, rounded up to whole ones; zero for nothing.
  var size: Size {
    if string.isEmpty { return .zero }
    let size = (string as NSString).size(withAttributes: [.font: font])
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
#endif
