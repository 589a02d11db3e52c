#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

/// A view that shows what a control draws, in the view's own coordinates, and takes no touches by itself.
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

  /// Whether there is anything to be seen.
  var isEmpty: Bool { layers.isEmpty }

  /// Shows a control's present look; what is the same as before is not touched.
  func show(_ control: some ControlValue) { layers.show(control) }

  /// Draws its letters as fine as its window's screen is: before it is in one it does not know.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    layers.pixels = max(traitCollection.displayScale, 1)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    layers.pixels = max(traitCollection.displayScale, 1)
  }

  /// Forgets what is shown: the next look is drawn from nothing, as large as the view is then.
  func invalidate() { layers.clear() }
}

extension LayerColor {
  /// The colour as it is in an environment: light or dark, of more or less contrast.
  @MainActor
  init(_ color: UIColor, in traits: UITraitCollection) {
    self.init(color.resolvedColor(with: traits).cgColor)
  }
}

extension UIColor {
  /// A colour of the engine, the same in every environment.
  convenience init(_ color: LayerColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
#endif
