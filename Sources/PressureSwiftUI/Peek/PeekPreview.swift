#if os(iOS) || os(macOS) || STAND_INS
import SwiftUI

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// A preview with its actions and its pop: SwiftUI may give the view that peeks to another row before the pop.
final class PeekPreview<Content: View, Preview: View>:
  NativeHostingController<InEnvironment<Preview>>
{
  /// SwiftUI's description when the preview was made.
  let peek: PeekPopContent<Content, Preview>

  init(of peek: PeekPopContent<Content, Preview>, in environment: EnvironmentValues) {
    self.peek = peek
    super.init(rootView: InEnvironment(content: peek.preview(), environment: environment))
    prepareAsPreview()
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
#endif
