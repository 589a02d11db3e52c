import PressureKit

/// Decides what a confirming button shows and says, for a native view of any toolkit.
///
/// The view sets the presenter's words, asks it for texts, and calls `sizeRing(height:wantedHeight:oneLineHeight:)` when a size or a font has changed. It
/// draws `host.control`.
@MainActor
package final class ConfirmPresenter {
  /// The control's host.
  package let host: ControlHost<ConfirmAction>
  /// What the ring says when it is full.
  package var confirmLabel = KitWord.confirmLabel.text
  /// What the ring says when lifting confirms.
  package var okLabel = KitWord.okLabel.text
  /// How the button works.
  package var hints = ConfirmHints()
  private var ring = RingSize()

  /// The least height of a button whose ring is as large as the button, in points. A person has to slide onto the ring,
  /// however low the button is.
  private static let leastRing = 28.0

  /// Makes the presenter of a new control on a platform.
  package init(on platform: any HostPlatform) {
    host = ControlHost(ConfirmAction(), on: platform)
    host.text = { [weak self] in self?.text(of: $0) ?? "" }
  }

  /// The control's options, with the size of the ring as the app has set it: nil where the app has set none.
  package var options: ConfirmOptions {
    get {
      var options = host.control.options
      ring.set(in: &options)
      return options
    }
    set {
      ring = RingSize(of: newValue)
      host.control.options = newValue
    }
  }

  /// The text of a label of the control.
  package func text(of label: ConfirmAction.Label) -> String {
    switch label {
    case .none: ""
    case .confirm: confirmLabel
    case .ok: okLabel
    case .pressHint: hints.press
    case .holdHint: hints.hold
    case .slideHint: hints.slide
    }
  }

  /// Sizes the ring for a button, unless the app has set a size. All heights are in points.
  ///
  /// The ring is as high as the button (`height`), and no lower than 28 points. Where the title takes several lines
  /// (`wantedHeight` is more than `oneLineHeight`), it is as high as the button is with one line: no phone has room for
  /// more. A height of 0 is that of a button that has not been laid out.
  package func sizeRing(height: Double, wantedHeight: Double, oneLineHeight: Double) {
    let own: Double? =
      if wantedHeight > oneLineHeight {
        oneLineHeight
      } else if height > 0 && height < ConfirmPresenter.leastRing {
        ConfirmPresenter.leastRing
      } else {
        nil
      }
    ring.set(in: &host.control.options, or: own)
  }

  /// Sets the ring's colours. With Reduce Transparency the disc behind the ring is opaque. With Increase Contrast the
  /// empty part of the ring is at least half opaque.
  package func color(_ palette: ConfirmPalette) {
    var palette = palette
    if host.platform.reducesTransparency { palette.backdrop.alpha = 1 }
    if host.platform.increasesContrast { palette.track.alpha = max(palette.track.alpha, 0.5) }
    host.control.options.palette = palette
  }

  /// The accessibility hint; nil during a press, when the ring itself says how to go on.
  package var hint: String? { host.control.isEngaged ? nil : hints.hint(on: host.platform) }

  /// The accessibility value: what the ring says.
  package var value: String { text(of: host.control.label) }
}
