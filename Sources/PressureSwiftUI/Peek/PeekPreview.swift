#if os(iOS) || os(macOS) || STAND_INS
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A preview with the actions and the pop that belong to it: its view may be another row's before it pops.
final class PeekPreview<Content: View, Preview: View>:
  NativeHostingController<InEnvironment<Preview>>
{
  /// What SwiftUI said when the preview was made.
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
