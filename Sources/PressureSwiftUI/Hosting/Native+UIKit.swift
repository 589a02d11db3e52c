#if os(iOS) || UIKIT
import PressureKit
import PressureViews
import SwiftUI
import UIKit

// The names that the SwiftUI views use for their platform: here UIKit. Native+AppKit has the same names for AppKit.

/// The platform's font.
public typealias ControlFont = UIFont
typealias NativeHostingController = UIHostingController

/// A view that takes no touches.
final class UntouchedView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  /// Sets the radius of the corners, in points.
  func round(to radius: CGFloat) { layer.cornerRadius = radius }
}

/// A control of the platform as a SwiftUI representable.
@MainActor
protocol ControlRepresentable: UIViewRepresentable where UIViewType == Shown {
  associatedtype Shown: UIView

  /// Makes the control.
  func makeView(context: Context) -> Shown
  /// Applies the changes to the control.
  func updateView(_ view: Shown, context: Context)
  /// Returns the size of the control for a proposal.
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

/// A view controller of the platform as a SwiftUI representable.
@MainActor
protocol ControllerRepresentable: UIViewControllerRepresentable
where UIViewControllerType == Shown {
  associatedtype Shown: UIViewController

  /// Makes the controller.
  func makeController(context: Context) -> Shown
  /// Applies the changes to the controller.
  func updateController(_ controller: Shown, context: Context)
  /// Returns the size of the controller's view for a proposal.
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
  /// Prepares the controller for use inside a view of the kit, which has the size of its content.
  func prepareAsContent() {
    // The surrounding view has already applied the safe area.
    if #available(iOS 16.4, *) { safeAreaRegions = [] }
    if #available(iOS 16.0, *) { sizingOptions = .intrinsicContentSize }
  }

  /// Prepares the controller as a preview, which a stage lays out and moves.
  func prepareAsPreview() {
    // The card may slide under the status bar: the content must not move inside it.
    if #available(iOS 16.4, *) { safeAreaRegions = [] }
  }
}

extension UIWindow {
  /// The greatest size of a preview.
  var roomForContent: CGSize { bounds.size }
}

extension UIView {
  /// A size that is larger than any view.
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

  /// The pixels of the image; nil if it has none.
  var pixels: CGImage? { cgImage }
}

@available(iOS 16.0, *)
extension ImageRenderer {
  @MainActor var nativeImage: UIImage? { uiImage }
}

extension EnvironmentValues {
  /// The font of a view as a button's label, if the view has no font of its own.
  var labelFont: Font { .headline }
}

extension PressureButton {
  /// Applies the environment's control size to the button. Returns the font of that size.
  func setSize(in environment: EnvironmentValues) -> UIFont {
    let size = UIButton.Configuration.Size(environment.controlSize)
    if buttonSize != size { buttonSize = size }
    return environment.controlFont(size.textStyle)
  }
}

extension UIButton.Configuration.Size {
  /// Converts a control size of SwiftUI.
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
