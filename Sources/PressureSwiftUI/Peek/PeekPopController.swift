#if os(iOS) || os(macOS) || STAND_INS
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A view of SwiftUI in a view of the platform's, which may have interactions and what they bring along: that of a hosting
/// controller takes nothing but SwiftUI's own.
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

  /// What it shows.
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

  #if canImport(UIKit)
  override func viewDidLoad() {
    super.viewDidLoad()
    hosting.didMove(toParent: self)
  }
  #endif

  /// How large its content is where so much is offered, in points; nothing offered is any.
  @available(iOS 16.0, macOS 13.0, *)
  func size(for proposal: ProposedViewSize) -> CGSize {
    let any = NativeView.anySize
    let fitting = hosting.sizeThatFits(in: proposal.replacingUnspecifiedDimensions(by: any))
    // What takes all that there is wants less where nothing is offered.
    let ideal = view.intrinsicContentSize
    return CGSize(
      width: proposal.width == nil && fitting.width >= any.width ? ideal.width : fitting.width,
      height: proposal.height == nil && fitting.height >= any.height
        ? ideal.height : fitting.height)
  }
}
#endif
