#if os(iOS) || os(macOS) || STAND_INS
import PressureKit

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// The colours that an app sets for a view, by their names in the control's palette: `button.colors.text = .white`.
///
/// A colour that is nil, the default, stays the view's own; its documentation names it. A dynamic colour follows the
/// view's light or dark appearance.
@MainActor
@dynamicMemberLookup
public struct ControlColors<Palette: NamedColors> {
  private var own: [WritableKeyPath<Palette, LayerColor>: NativeColor] = [:]

  /// Makes the view's own colours.
  public init() {}

  /// The colour with a name; nil for the view's own.
  public subscript(dynamicMember name: WritableKeyPath<Palette, LayerColor>) -> NativeColor? {
    get { own[name] }
    set { own[name] = newValue }
  }

  /// Returns a palette with these colours, resolved in an environment. A colour that the app has not set comes from
  /// `others`, or else stays as in `palette`.
  func palette(
    _ palette: Palette, or others: [WritableKeyPath<Palette, LayerColor>: NativeColor] = [:],
    in environment: NativeEnvironment
  ) -> Palette {
    var palette = palette
    for (name, color) in others.merging(own, uniquingKeysWith: { $1 }) {
      palette[keyPath: name] = LayerColor(color, in: environment)
    }
    return palette
  }
}

/// The colours of a ConfirmActionButton's ring; those of `ConfirmPalette` by default.
///
/// The ring lies on a dark disc in any appearance, so its default colours are visible on any background. With Reduce
/// Transparency the disc is opaque. With Increase Contrast the empty part of the ring has an opacity of at least 0.5, even
/// if the app sets another colour, and the disc has a rim.
public typealias RingColors = ControlColors<ConfirmPalette>

/// The colours of a TransitioningButton.
///
/// By default `background` is the tint, `text` is white, `pressedBackground` is the colour of the text, and the title
/// and the spinner of a disabled button are grey. The other colours are those of `TransitioningPalette`.
public typealias TransitioningColors = ControlColors<TransitioningPalette>

/// The colours of a ScaleView. By default `dial` is the tint, and the others are system colours.
public typealias ScaleColors = ControlColors<WeighingPalette>

/// The colours of a PeekPopInteraction. By default `veil`, which dims the rest of the screen, is a pale black.
/// `surface`, the ground of the preview and its actions, is the system's background.
public typealias PeekColors = ControlColors<PeekPalette>
#endif
