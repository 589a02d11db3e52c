#if os(iOS) || UIKIT
import PressureHosting
import PressureKit
import UIKit

/// A view that shows what a control draws, in the view's own coordinates. It takes no touches itself.
class SceneView: UIView {
  /// The host's texts, by slot.
  var texts: SceneTexts {
    get { layers.texts }
    set { layers.texts = newValue }
  }
  private lazy var layers = SceneLayers(in: layer)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// True if the view shows nothing.
  var isEmpty: Bool { layers.isEmpty }

  /// Shows a control's present look, or some of its layers. Layers that have not changed stay untouched.
  func show(_ control: some ControlValue, only isShown: (Layer) -> Bool = { _ in true }) {
    layers.show(control, only: isShown)
  }

  /// Updates the resolution of the letters: it is known only in a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    layers.pixels = max(traitCollection.displayScale, 1)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    layers.pixels = max(traitCollection.displayScale, 1)
  }

  /// Removes all layers. The next look is drawn completely, at the size that the view then has.
  func invalidate() { layers.clear() }
}

extension LayerColor {
  /// Makes a layer's colour from a colour in an environment: light or dark, with more or less contrast.
  @MainActor
  init(_ color: UIColor, in traits: UITraitCollection) {
    self.init(color.resolvedColor(with: traits).cgColor)
  }
}

extension UIColor {
  /// Makes a colour from a layer's colour, the same in every environment.
  convenience init(_ color: LayerColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
#endif
