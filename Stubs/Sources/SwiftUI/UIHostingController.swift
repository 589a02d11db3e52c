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
    let hosting = HostingView { [weak self] in self?.idealSize }
    view = hosting
    screen = ViewScreen(in: hosting)
    screen?.show(rootView)
  }

  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizethatfits(in:)
  // Here as large as it can be, up to half an old phone; what has a Color in it, however large.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    if screen?.isFlexible == true { return size }
    return CGSize(width: min(size.width, 320), height: min(size.height, 240))
  }

  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizingoptions
  // Before they are set, the view knows no size of its own.
  @available(iOS 16.0, *)
  public var sizingOptions: UIHostingControllerSizingOptions {
    get { UIHostingControllerSizingOptions(rawValue: options) }
    set { options = newValue.rawValue }
  }
  private var options = 0

  private var idealSize: CGSize? {
    guard #available(iOS 16.0, *), sizingOptions.contains(.intrinsicContentSize) else { return nil }
    return screen?.isFlexible == true
      ? CGSize(width: 10, height: 10) : CGSize(width: 320, height: 240)
  }

  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/safearearegions
  @available(iOS 16.4, *)
  public var safeAreaRegions: SafeAreaRegions {
    get { regions }
    set { regions = newValue }
  }
  private var regions = SafeAreaRegions.all
}

// https://developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions
@available(iOS 16.0, *)
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Here only: the view of a hosting controller. It throws out what is not SwiftUI's, and says so.
final class HostingView: UIView {
  private let ideal: () -> CGSize?

  init(ideal: @escaping () -> CGSize?) {
    self.ideal = ideal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("Apple's cannot be archived") }

  override var intrinsicContentSize: CGSize { ideal() ?? super.intrinsicContentSize }

  func host(_ view: UIView) { super.addSubview(view) }

  override func addSubview(_ view: UIView) {
    ViewScreen.faults.append("\(type(of: view)) in the view of a hosting controller")
  }
}

// https://developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}
