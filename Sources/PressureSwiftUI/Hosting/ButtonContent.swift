#if os(iOS) || os(macOS) || STAND_INS
import PressureViews
import SwiftUI

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// The content that SwiftUI describes for any button of the platform.
@MainActor
struct ButtonContent {
  var title: String
  /// The name of a symbol before the title.
  var systemImage: String?
  /// The label in place of the title.
  var label: ButtonLabel?
  /// The font that the app has set; nil for the environment's.
  var font: ControlFont?
  /// The tint that the app has set; nil for the inherited one.
  var tint: Color?

  init(_ title: some StringProtocol, systemImage: String? = nil, label: ButtonLabel? = nil) {
    self.title = String(title)
    self.systemImage = systemImage
    self.label = label
  }

  /// Shows the content on a button: all of it if `old` is nil, or else only the changes. `picture` is that of the
  /// button's label.
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
      // Another picture of the same label means no other item.
      button.isDrawnAnew = old?.label != nil
      if button.image !== image { button.image = image }
      button.isDrawnAnew = false
      if button.nativeLabel != title { button.nativeLabel = title }
      return
    }
    // The previous content may have had a label.
    if old?.label != nil { button.nativeLabel = nil }
    if old?.label != nil || old?.systemImage != systemImage {
      button.image = systemImage.flatMap { NativeImage(symbol: $0) }
    }
  }
}
#endif
