#if os(iOS) || os(macOS) || STAND_INS
import PressureViews
import SwiftUI

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// Shows a SwiftUI view in a view of the platform that can have interactions and further subviews. The view of a
/// hosting controller does not support these.
final class PeekPopController<Content: View>: NativeController {
  private let hosting: NativeHostingController<Content>

  init(_ content: Content) {
    hosting = NativeHostingController(rootView: content)
    super.init(nibName: nil, bundle: nil)
    hosting.prepareAsContent()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// The SwiftUI view.
  var content: Content {
    get { hosting.rootView }
    set {
      hosting.rootView = newValue
      view.invalidateIntrinsicContentSize()
    }
  }

  override func loadView() {
    addChild(hosting)
    view = PeekPopView(hosting.view)
  }

  #if os(iOS) || UIKIT
  override func viewDidLoad() {
    super.viewDidLoad()
    hosting.didMove(toParent: self)
  }
  #endif

  /// Returns the size of the content for a proposal, in points. A dimension without a proposal has no limit.
  @available(iOS 16.0, macOS 13.0, *)
  func size(for proposal: ProposedViewSize) -> CGSize {
    let any = NativeView.anySize
    let fitting = hosting.sizeThatFits(in: proposal.replacingUnspecifiedDimensions(by: any))
    // Content that fills any space has its ideal size where there is no proposal.
    let ideal = view.intrinsicContentSize
    return CGSize(
      width: proposal.width == nil && fitting.width >= any.width ? ideal.width : fitting.width,
      height: proposal.height == nil && fitting.height >= any.height
        ? ideal.height : fitting.height)
  }
}
#endif
