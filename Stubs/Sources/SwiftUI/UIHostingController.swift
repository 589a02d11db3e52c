import UIKit

// https://developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor @preconcurrency
open class UIHostingController<Content>: UIViewController where Content: View {
  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/rootview
  public var rootView: Content {
    didSet { screen?.show(rootView) }
  }
  private var screen: ViewScreen?

  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(rootview:)
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(coder:)
  public required dynamic init?(coder aDecoder: NSCoder) {
    fatalError("Apple's needs a subclass for this")
  }

  open override func loadView() {
    view = UIView(frame: .zero)
    screen = ViewScreen(in: view)
    screen?.show(rootView)
  }

  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizethatfits(in:)
  // Here as large as it can be, up to half an old phone.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 320), height: min(size.height, 240))
  }

  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/safearearegions
  @available(iOS 16.4, *)
  public var safeAreaRegions: SafeAreaRegions {
    get { [] }
    set {}
  }
}

// https://developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}
