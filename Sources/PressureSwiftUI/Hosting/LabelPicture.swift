#if os(iOS) || os(macOS) || STAND_INS
import Foundation
import PressureViews
import SwiftUI

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// The picture of a button's label. It stays the same object until its pixels change, because a new image causes a new
/// layout of the button.
@MainActor
final class LabelPicture {
  private var label: ButtonLabel?
  private var surroundings: LabelSurroundings?
  private var image: NativeImage?
  private var pixels: LabelPixels?

  /// Returns the label as an image, which an animation of the button can move; nil without a label, and before iOS 16
  /// and macOS 13.
  ///
  /// A label that equals the last one in equal surroundings is not drawn again. A label that cannot be compared is
  /// drawn each time.
  func image(of label: ButtonLabel?, in environment: EnvironmentValues) -> NativeImage? {
    guard #available(iOS 16.0, macOS 13.0, *), let label else { return nil }
    let surroundings = LabelSurroundings(environment)
    let isSame = surroundings == self.surroundings && self.label.map(label.equals) == true
    self.label = label
    self.surroundings = surroundings
    if isSame, let image { return image }
    let drawn = draw(label, in: environment)
    let pixels = drawn.flatMap { LabelPixels($0) }
    // An image without pixels cannot be compared.
    if image == nil || pixels == nil || pixels != self.pixels { image = drawn }
    self.pixels = pixels
    return image
  }

  @available(iOS 16.0, macOS 13.0, *)
  private func draw(_ label: ButtonLabel, in environment: EnvironmentValues) -> NativeImage? {
    var environment = environment
    if environment.font == nil { environment.font = environment.labelFont }
    let renderer = ImageRenderer(
      content: InEnvironment(content: label.view, environment: environment))
    renderer.scale = environment.displayScale
    return renderer.nativeImage
  }
}

/// The values of the environment that are compared, because they affect a label's look.
private struct LabelSurroundings: Equatable {
  var font: Font?
  var displayScale: CGFloat
  var colorScheme: ColorScheme
  var contrast: ColorSchemeContrast
  var typeSize: DynamicTypeSize
  var weight: LegibilityWeight?
  var locale: Locale
  var direction: LayoutDirection
  var controlSize: ControlSize
  var isEnabled: Bool

  init(_ environment: EnvironmentValues) {
    font = environment.font
    displayScale = environment.displayScale
    colorScheme = environment.colorScheme
    contrast = environment.colorSchemeContrast
    typeSize = environment.dynamicTypeSize
    weight = environment.legibilityWeight
    locale = environment.locale
    direction = environment.layoutDirection
    controlSize = environment.controlSize
    isEnabled = environment.isEnabled
  }
}

/// The pixels of an image, for comparisons.
private struct LabelPixels: Equatable {
  /// In points.
  private let size: CGSize
  /// In pixels.
  private let width: Int
  private let bytes: Data

  @MainActor
  init?(_ image: NativeImage) {
    guard let pixels = image.pixels, let data = pixels.dataProvider?.data as Data? else {
      return nil
    }
    size = image.size
    width = pixels.width
    // A row may have padding bytes of any value after its last pixel.
    let rowLength = width * pixels.bitsPerPixel / 8
    var bytes = Data(capacity: rowLength * pixels.height)
    for row in 0..<pixels.height {
      bytes += data.dropFirst(row * pixels.bytesPerRow).prefix(rowLength)
    }
    self.bytes = bytes
  }
}
#endif
