#if os(iOS) || STAND_INS && canImport(UIKit)
import SwiftUI
import UIKit

extension EnvironmentValues {
  /// The font of a control's texts: the environment's own, or that of a style, as large as texts are here.
  ///
  /// What a font of SwiftUI is to UIKit can be asked from iOS 26 on; before it is that of the style.
  @MainActor
  func controlFont(_ style: UIFont.TextStyle = .headline) -> UIFont {
    #if compiler(>=6.2)
    if #available(iOS 26.0, *), let font {
      return font.resolve(in: fontResolutionContext).ctFont as UIFont
    }
    #endif
    let category = UIContentSizeCategory(dynamicTypeSize)
    return .preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
  }
}
#endif
