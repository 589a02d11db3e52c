#if canImport(SwiftUI) && canImport(UIKit)
import PressureUIKit
import SwiftUI
import UIKit

/// What SwiftUI says of a button of UIKit's, whichever it is.
@MainActor
struct ButtonContent {
  var title: String
  /// The name of a symbol before the title.
  var systemImage: String?
  /// What is on it in place of the title.
  var label: AnyView?
  /// The app's own; nil is the one of the environment.
  var font: UIFont?
  /// The app's own; nil is the one of where the button is.
  var tint: Color?

  init(_ title: some StringProtocol, systemImage: String? = nil, label: AnyView? = nil) {
    self.title = String(title)
    self.systemImage = systemImage
    self.label = label
  }

  /// Says it of a button: all of it where it was not said before, else what has changed.
  func show(on button: PressureButton, after old: ButtonContent?, in environment: EnvironmentValues)
  {
    let size = UIButton.Configuration.Size(environment.controlSize)
    if button.buttonSize != size { button.buttonSize = size }
    let font = font ?? environment.controlFont(size.textStyle)
    if button.font != font { button.font = font }
    if old?.tint != tint { button.tintColor = tint.map { UIColor($0) } }
    if button.isEnabled != environment.isEnabled { button.isEnabled = environment.isEnabled }

    let picture = picture(in: environment)
    let shownTitle = picture == nil ? title : ""
    if button.title != shownTitle { button.title = shownTitle }
    if let picture {
      button.image = picture
      button.accessibilityLabel = title
      return
    }
    // A label may have been there.
    if old?.label != nil { button.accessibilityLabel = nil }
    if old?.label != nil || old?.systemImage != systemImage {
      button.image = systemImage.flatMap { UIImage(systemName: $0) }
    }
  }

  /// The label as an image in the button's colour, which an animation of the button can carry; nil without a label, and
  /// before iOS 16.
  private func picture(in environment: EnvironmentValues) -> UIImage? {
    guard #available(iOS 16.0, *), let label else { return nil }
    var environment = environment
    if environment.font == nil { environment.font = .headline }
    let renderer = ImageRenderer(content: InEnvironment(content: label, environment: environment))
    renderer.scale = environment.displayScale
    return renderer.uiImage
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
