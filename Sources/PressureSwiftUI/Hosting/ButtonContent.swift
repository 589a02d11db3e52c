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
  var label: ButtonLabel?
  /// The app's own; nil is the one of the environment.
  var font: ControlFont?
  /// The app's own; nil is the one of where the button is.
  var tint: Color?

  init(_ title: some StringProtocol, systemImage: String? = nil, label: ButtonLabel? = nil) {
    self.title = String(title)
    self.systemImage = systemImage
    self.label = label
  }

  /// True if it has the title and the symbol of another one, and a label where that has one.
  func looks(like other: ButtonContent) -> Bool {
    title == other.title && systemImage == other.systemImage
      && (label == nil) == (other.label == nil)
  }

  /// Says it of a button: all of it where it was not said before, else what has changed. `picture` is that of the button's
  /// label.
  func show(
    on button: PressureButton, after old: ButtonContent?, picture: LabelPicture,
    in environment: EnvironmentValues
  ) {
    let font = font ?? button.setSize(in: environment)
    if button.font != font { button.font = font }
    if old?.tint != tint { button.nativeTint = tint.map { NativeColor($0) } }
    if button.isEnabled != environment.isEnabled { button.isEnabled = environment.isEnabled }

    let image = picture.image(of: label, in: environment)
    let shownTitle = image == nil ? title : ""
    if button.title != shownTitle { button.title = shownTitle }
    if let image {
      if button.image !== image { button.image = image }
      if button.nativeLabel != title { button.nativeLabel = title }
      return
    }
    // A label may have been there.
    if old?.label != nil { button.nativeLabel = nil }
    if old?.label != nil || old?.systemImage != systemImage {
      button.image = systemImage.flatMap { NativeImage(symbol: $0) }
    }
  }
}
#endif
