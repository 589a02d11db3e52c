#if os(iOS) || UIKIT
import SwiftUI
import UIKit

extension EnvironmentValues {
  /// Returns the font of a control's texts: the environment's own, or that of a style at the environment's text size.
  ///
  /// A SwiftUI font can be converted to a UIKit font from iOS 26 on. Before, it is always the font of the style.
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
