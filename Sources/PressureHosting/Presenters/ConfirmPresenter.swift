import PressureKit

/// Decides what a confirming button shows and says, for a native view of any toolkit.
///
/// The view sets the presenter's words and asks it for texts. It calls `sizeRing(wantedHeight:oneLineHeight:)`
/// when a size or a font has changed, and draws `host.control`.
@MainActor
package final class ConfirmPresenter {
  /// The control's host.
  package let host: ControlHost<ConfirmAction>
  /// The text on the full ring.
  package var confirmLabel = KitWord.confirmLabel.text
  /// The text on the ring when lifting confirms.
  package var okLabel = KitWord.okLabel.text
  /// The text after `okLabel`. A button in place also announces it, a second after lifting would have confirmed.
  package var releaseLabel = KitWord.releaseLabel.text
  /// The texts that explain the button.
  package var hints = ConfirmHints()
  /// Returns true if another view that can be pressed lies at a point, in the control's coordinates, below the overlay. The view
  /// sets it.
  package var hasOther: @MainActor (Point) -> Bool = { _ in false }
  private var ring = RingSize()

  /// Makes the presenter of a new control on a platform.
  package init(on platform: any HostPlatform) {
    host = ControlHost(ConfirmAction(), on: platform)
    host.text = { [weak self] in self?.text(of: $0) ?? "" }
    host.willDraw = { [weak self] in self?.placeRing() }
    host.isCovered = { [weak self] in self?.isCovered(at: $0) ?? false }
  }

  /// The control's options, with the ring's size as the app has set it: nil if the app has set none.
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
    case .letGo: releaseLabel
    case .pressHint: hints.press
    case .holdHint: hints.hold
    case .slideHint: hints.slide
    }
  }

  /// Sizes the ring for a button, unless the app has set a size. All heights are in points.
  ///
  /// The ring is as high as the button. If the title takes several lines (`wantedHeight` is more than `oneLineHeight`), the
  /// ring is as high as a button with one line: a phone has no room for more.
  package func sizeRing(wantedHeight: Double, oneLineHeight: Double) {
    ring.set(in: &host.control.options, or: wantedHeight > oneLineHeight ? oneLineHeight : nil)
  }

  /// Lets an armed ring go where it covers no other view that can be pressed.
  private func placeRing() {
    while let area = host.control.askedArea { host.control.answer(isTaken: isTaken(area)) }
  }

  private func isCovered(at place: Point) -> Bool { host.control.isLeftOpen && hasOther(place) }

  /// Tests the middles of the equal parts of an area.
  private func isTaken(_ area: Rect) -> Bool {
    func middles(_ start: Double, _ length: Double) -> [Double] {
      let count = max(1, min((length / ConfirmAction.testStep).rounded(.up), 100))
      return (0..<Int(count)).map { start + (Double($0) + 0.5) * length / count }
    }
    let rows = middles(area.minY, area.size.height)
    return middles(area.minX, area.size.width).contains { x in
      rows.contains { hasOther(Point(x: x, y: $0)) }
    }
  }

  /// Returns the colours of a button in a tint, on a light or a dark screen. The tint marks a pressed button and, mostly clear,
  /// fills one in place.
  package static func palette(tint: LayerColor, isDark: Bool) -> ConfirmPalette {
    var palette = isDark ? ConfirmPalette.dark : ConfirmPalette()
    palette.title = tint
    palette.fill = tint
    palette.fill.alpha *= ConfirmPalette.fillOpacity
    return palette
  }

  /// Sets the colours. With Reduce Transparency the disc behind the ring is opaque. With Increase Contrast it always has a rim,
  /// and the control's own look follows.
  package func color(_ palette: ConfirmPalette) {
    var palette = palette
    if host.platform.reducesTransparency { palette.backdrop.alpha = 1 }
    if host.platform.increasesContrast && palette.rim.alpha == 0 {
      palette.rim = ConfirmPalette.dark.rim
    }
    host.control.options.increasesContrast = host.platform.increasesContrast
    host.control.options.palette = palette
  }

  /// The accessibility hint; nil during a press, when the ring itself shows the next step.
  package var hint: String? {
    host.control.isEngaged
      ? nil : hints.hint(on: host.platform, inPlace: host.control.options.isInPlace)
  }

  /// The accessibility value: the text on the ring.
  package var value: String { text(of: host.control.label) }
}
