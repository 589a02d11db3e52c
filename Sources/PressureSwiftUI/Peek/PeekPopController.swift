#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

/// A view of SwiftUI in a view of UIKit's, which may have interactions and what they bring along: that of a hosting
/// controller takes nothing but SwiftUI's own.
final class PeekPopController<Content: View>: UIViewController {
  private let hosting: UIHostingController<Content>

  init(_ content: Content) {
    hosting = UIHostingController(rootView: content)
    super.init(nibName: nil, bundle: nil)
    // It is inset already, by what it is in.
    if #available(iOS 16.4, *) { hosting.safeAreaRegions = [] }
    if #available(iOS 16.0, *) { hosting.sizingOptions = .intrinsicContentSize }
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

  override func viewDidLoad() {
    super.viewDidLoad()
    hosting.didMove(toParent: self)
  }

  /// How large its content is where so much is offered, in points; nothing offered is any.
  @available(iOS 16.0, *)
  func size(for proposal: ProposedViewSize) -> CGSize {
    let any = UIView.layoutFittingExpandedSize
    let fitting = hosting.sizeThatFits(in: proposal.replacingUnspecifiedDimensions(by: any))
    // What takes all that there is wants less where nothing is offered.
    let ideal = view.intrinsicContentSize
    return CGSize(
      width: proposal.width == nil && fitting.width >= any.width ? ideal.width : fitting.width,
      height: proposal.height == nil && fitting.height >= any.height
        ? ideal.height : fitting.height)
  }
}

/// The view of it: as large as what is in it.
private final class PeekPopView: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    content.backgroundColor = .clear
    addSubview(content)
    // Before iOS 16 asks.
    setContentHuggingPriority(.required, for: .vertical)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var intrinsicContentSize: CGSize { content.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
#endif
