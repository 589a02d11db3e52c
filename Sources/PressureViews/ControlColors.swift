#if VIEWS
import PressureKit

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The colours that an app sets for a view, by their names in the control's palette: `button.colors.text = .white`.
///
/// A colour that is nil, the default, is the view's own, which its documentation names. A dynamic colour is light or dark
/// as the view is.
@MainActor
@dynamicMemberLookup
public struct ControlColors<Palette: NamedColors> {
  private var own: [WritableKeyPath<Palette, LayerColor>: NativeColor] = [:]

  /// Makes the view's own colours.
  public init() {}

  /// The colour of a name; nil is the view's own.
  public subscript(dynamicMember name: WritableKeyPath<Palette, LayerColor>) -> NativeColor? {
    get { own[name] }
    set { own[name] = newValue }
  }

  /// A palette with these colours, as they are in an environment. Where the app has set none, the palette has the `others`,
  /// or else what it has.
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
/// The ring lies on a dark glass in any appearance, so its default colours show on anything. With Reduce Transparency the
/// glass is opaque, and with Increase Contrast the empty part of the ring is at least half opaque, whatever is set.
public typealias RingColors = ControlColors<ConfirmPalette>

/// The colours of a TransitioningButton.
///
/// By default `background` is the tint, `text` is white, `pressedBackground` is the text's colour, and the title and the
/// spinner of a disabled button are grey. The others are those of `TransitioningPalette`.
public typealias TransitioningColors = ControlColors<TransitioningPalette>

/// The colours of a ScaleView; by default `dial` is the tint, and the others are the system's.
public typealias ScaleColors = ControlColors<WeighingPalette>

/// The colours of a PeekPopInteraction; by default `veil`, which dims the rest of the screen, is a pale black, and `surface`,
/// on which the preview and its actions lie, is the system's background.
public typealias PeekColors = ControlColors<PeekPalette>
#endif
