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
    fatalError("A subclass must override init(coder:)")
  }

  open override func loadView() {
    let hosting = HostingView { [weak self] in self?.idealSize }
    hosting.isInset = { [weak self] in self?.regions != [] }
    view = hosting
    screen = ViewScreen(in: hosting)
    screen?.show(rootView)
  }

  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizethatfits(in:)
  // Here the proposed size, at most 320 × 240 points. Content with a `Color` takes all of the proposed size.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    if screen?.isFlexible == true { return size }
    return CGSize(width: min(size.width, 320), height: min(size.height, 240))
  }

  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizingoptions
  // Until this is set, the view has no intrinsic size.
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

/// Here only: the view of a hosting controller. It rejects a subview that SwiftUI did not add, and records a fault.
final class HostingView: UIView {
  private let ideal: () -> CGSize?
  /// True if a bar over the view insets its content.
  var isInset: () -> Bool = { true }

  init(ideal: @escaping () -> CGSize?) {
    self.ideal = ideal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

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
