#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

extension EnvironmentValues {
  /// The font of a control's texts: the environment's own, or the headline's, as large as texts are here.
  ///
  /// What a font of SwiftUI is to UIKit can be asked from iOS 26 on; before it is the headline's.
  @MainActor
  var controlFont: UIFont {
    #if compiler(>=6.2)
    if #available(iOS 26.0, *), let font {
      return font.resolve(in: fontResolutionContext).ctFont as UIFont
    }
    #endif
    let category = UIContentSizeCategory(dynamicTypeSize)
    return .preferredFont(
      forTextStyle: .headline,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
  }
}
#endif
