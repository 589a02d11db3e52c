#if os(iOS) || STAND_INS && canImport(UIKit)
import PressureKit
import PressureUIKit
import SwiftUI
import UIKit

// What views of SwiftUI need of the platform, by the same names on each: here UIKit's. See Native+AppKit.

/// The platform's font.
public typealias ControlFont = UIFont
typealias NativeColor = UIColor
typealias NativeImage = UIImage
typealias NativeView = UIView
typealias NativeController = UIViewController
typealias NativeHostingController = UIHostingController
typealias NativeConfirmActionButton = PressureUIKit.ConfirmActionButton
typealias NativeTransitioningButton = PressureUIKit.TransitioningButton
typealias NativeScaleView = PressureUIKit.ScaleView
typealias NativeControlView = PressureUIKit.ControlView

/// A control of the platform, as SwiftUI has it.
@MainActor
protocol ControlRepresentable: UIViewRepresentable where UIViewType == Shown {
  associatedtype Shown: UIView

  /// Makes the control.
  func makeView(context: Context) -> Shown
  /// Sets of it what has changed.
  func updateView(_ view: Shown, context: Context)
  /// How large it is where so much is offered.
  @available(iOS 16.0, *)
  func size(of view: Shown, for proposal: ProposedViewSize) -> CGSize?
}

extension ControlRepresentable {
  func makeUIView(context: Context) -> Shown { makeView(context: context) }
  func updateUIView(_ view: Shown, context: Context) { updateView(view, context: context) }
  @available(iOS 16.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Shown, context: Context
  ) -> CGSize? {
    size(of: uiView, for: proposal)
  }
}

/// A controller of the platform, as SwiftUI has it.
@MainActor
protocol ControllerRepresentable: UIViewControllerRepresentable
where UIViewControllerType == Shown {
  associatedtype Shown: UIViewController

  /// Makes the controller.
  func makeController(context: Context) -> Shown
  /// Sets of it what has changed.
  func updateController(_ controller: Shown, context: Context)
  /// How large its view is where so much is offered.
  @available(iOS 16.0, *)
  func size(of controller: Shown, for proposal: ProposedViewSize) -> CGSize?
}

extension ControllerRepresentable {
  func makeUIViewController(context: Context) -> Shown { makeController(context: context) }
  func updateUIViewController(_ controller: Shown, context: Context) {
    updateController(controller, context: context)
  }
  @available(iOS 16.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Shown, context: Context
  ) -> CGSize? {
    size(of: uiViewController, for: proposal)
  }
}

extension UIHostingController {
  /// It is in a view of ours, which is as large as its content.
  func prepareAsContent() {
    // It is inset already, by what it is in.
    if #available(iOS 16.4, *) { safeAreaRegions = [] }
    if #available(iOS 16.0, *) { sizingOptions = .intrinsicContentSize }
  }

  /// Prepares it as a preview, which a stage lays out and moves.
  func prepareAsPreview() {
    // The card may slide under the status bar: the content must not move inside it.
    if #available(iOS 16.4, *) { safeAreaRegions = [] }
  }
}

extension UIWindow {
  /// How large a preview may be.
  var roomForContent: CGSize { bounds.size }
}

extension UIView {
  /// More than there ever is.
  static var anySize: CGSize { layoutFittingExpandedSize }

  var nativeLabel: String? {
    get { accessibilityLabel }
    set { accessibilityLabel = newValue }
  }
}

extension PressureControl {
  var nativeTint: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
}

extension UIImage {
  convenience init?(symbol: String) { self.init(systemName: symbol) }

  /// Its pixels; nil for an image without any.
  var pixels: CGImage? { cgImage }
}

@available(iOS 16.0, *)
extension ImageRenderer {
  @MainActor var nativeImage: UIImage? { uiImage }
}

extension EnvironmentValues {
  /// The font of a label of views on a button that has none of its own.
  var labelFont: Font { .headline }
}

extension PressureButton {
  /// Takes the size that controls have there. Returns the font of that.
  func setSize(in environment: EnvironmentValues) -> UIFont {
    let size = UIButton.Configuration.Size(environment.controlSize)
    if buttonSize != size { buttonSize = size }
    return environment.controlFont(size.textStyle)
  }
}

extension UIButton.Configuration.Size {
  /// UIKit's for SwiftUI's.
  init(_ size: ControlSize) {
    switch size {
    case .mini: self = .mini
    case .small: self = .small
    case .regular: self = .medium
    default: self = .large
    }
  }
}
#endif
