#if os(iOS) || os(macOS) || STAND_INS
import SwiftUI

#if canImport(UIKit)
import PressureUIKit
import UIKit
#else
import AppKit
import PressureAppKit
#endif

/// What SwiftUI says of a button of the platform's, whichever it is.
@MainActor
struct ButtonContent {
  var title: String
  /// The name of a symbol before the title.
  var systemImage: String?
  /// What is on it in place of the title.
  var label: AnyView?
  /// The app's own; nil is the one of the environment.
  var font: ControlFont?
  /// The app's own; nil is the one of where the button is.
  var tint: Color?

  init(_ title: some StringProtocol, systemImage: String? = nil, label: AnyView? = nil) {
    self.title = String(title)
    self.systemImage = systemImage
    self.label = label
  }

  /// True if it has the title and the symbol of another one, and a label where that has one.
  func looks(like other: ButtonContent) -> Bool {
    title == other.title && systemImage == other.systemImage
      && (label == nil) == (other.label == nil)
  }

  /// Says it of a button: all of it where it was not said before, else what has changed.
  func show(on button: PressureButton, after old: ButtonContent?, in environment: EnvironmentValues)
  {
    let font = font ?? button.takeSize(in: environment)
    if button.font != font { button.font = font }
    if old?.tint != tint { button.nativeTint = tint.map { NativeColor($0) } }
    if button.isEnabled != environment.isEnabled { button.isEnabled = environment.isEnabled }

    let picture = picture(in: environment)
    let shownTitle = picture == nil ? title : ""
    if button.title != shownTitle { button.title = shownTitle }
    if let picture {
      button.image = picture
      button.nativeLabel = title
      return
    }
    // A label may have been there.
    if old?.label != nil { button.nativeLabel = nil }
    if old?.label != nil || old?.systemImage != systemImage {
      button.image = systemImage.flatMap { NativeImage(symbol: $0) }
    }
  }

  /// The label as an image in the button's colour, which an animation of the button can carry; nil without a label, and
  /// before iOS 16.
  private func picture(in environment: EnvironmentValues) -> NativeImage? {
    guard #available(iOS 16.0, macOS 13.0, *), let label else { return nil }
    var environment = environment
    if environment.font == nil { environment.font = environment.labelFont }
    let renderer = ImageRenderer(content: InEnvironment(content: label, environment: environment))
    renderer.scale = environment.displayScale
    return renderer.nativeImage
  }
}
#endif
