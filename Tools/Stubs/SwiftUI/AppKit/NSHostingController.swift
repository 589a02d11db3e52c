import AppKit

// https://developer.apple.com/documentation/swiftui/nshostingcontroller
@MainActor @preconcurrency
open class NSHostingController<Content>: NSViewController where Content: View {
  // https://developer.apple.com/documentation/swiftui/nshostingcontroller/rootview
  public var rootView: Content {
    didSet { screen?.show(rootView) }
  }
  private var screen: ViewScreen?

  // https://developer.apple.com/documentation/swiftui/nshostingcontroller/init(rootview:)
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  // https://developer.apple.com/documentation/swiftui/nshostingcontroller/init(coder:)
  public required dynamic init?(coder: NSCoder) {
    fatalError("Apple's init(coder:) needs a subclass")
  }

  open override func loadView() {
    let hosting = HostingView { [weak self] in self?.idealSize }
    view = hosting
    screen = hosting.screen
    screen?.show(rootView)
  }

  // https://developer.apple.com/documentation/swiftui/nshostingcontroller/sizethatfits(in:)
  // Here, at most 320 by 240 points, unless the content has a Color, which fills any size.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    _ = view
    if screen?.isFlexible == true { return size }
    return CGSize(width: min(size.width, 320), height: min(size.height, 240))
  }

  // https://developer.apple.com/documentation/swiftui/nshostingcontroller/sizingoptions
  @available(macOS 13.0, *)
  public var sizingOptions: NSHostingSizingOptions {
    get { NSHostingSizingOptions(rawValue: options) }
    set { options = newValue.rawValue }
  }
  // The raw value of `standardBounds`.
  private var options = 7

  private var idealSize: CGSize? {
    guard #available(macOS 13.0, *), sizingOptions.contains(.intrinsicContentSize) else {
      return nil
    }
    return screen?.isFlexible == true
      ? CGSize(width: 10, height: 10) : CGSize(width: 320, height: 240)
  }

  // https://developer.apple.com/documentation/swiftui/nshostingcontroller/safearearegions
  @available(macOS 13.3, *)
  public var safeAreaRegions: SafeAreaRegions {
    get { regions }
    set { regions = newValue }
  }
  private var regions = SafeAreaRegions.all
}

// https://developer.apple.com/documentation/swiftui/nshostingsizingoptions
@available(macOS 13.0, *)
public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  public static let standardBounds: NSHostingSizingOptions = [
    .minSize, .intrinsicContentSize, .maxSize,
  ]
}

/// Here only: the view of a hosting controller.
final class HostingView: NSView {
  private(set) lazy var screen = ViewScreen(in: self)
  private let ideal: () -> CGSize?

  init(ideal: @escaping () -> CGSize?) {
    self.ideal = ideal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("A hosting view cannot be decoded") }

  override var isFlipped: Bool { true }
  override var intrinsicContentSize: CGSize { ideal() ?? super.intrinsicContentSize }
}

// https://developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}
