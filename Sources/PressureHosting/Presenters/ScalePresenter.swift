import PressureKit

/// Decides what a scale weighs, shows and says, for a native view of any toolkit.
@MainActor
package final class ScalePresenter {
  /// The control's host.
  package let host: ControlHost<Weighing>
  /// The words of the scale.
  package var words: ScaleWords
  /// True if the force that the platform measures of a press is a weight.
  private let pressesWeigh: Bool
  /// The contacts of the source of grams.
  package private(set) var contacts = GramsContacts()

  /// Makes the presenter of a new control on a platform. `pressesWeigh` is true if the force of a press on the view is
  /// a weight, as on a screen with a calibrated sensor. It is false on a trackpad.
  package init(on platform: any HostPlatform, words: ScaleWords, pressesWeigh: Bool) {
    host = ControlHost(Weighing(), on: platform)
    self.words = words
    self.pressesWeigh = pressesWeigh
    host.text = { [weak self] _ in self?.text ?? "" }
    applyOptions()
  }

  /// The control's options as the app has set them.
  package var options = WeighingOptions() {
    didSet { applyOptions() }
  }

  /// The known masses. As soon as they give a line, the scale weighs by it.
  package var calibration = ScaleCalibration() {
    didSet {
      host.control.calibration = calibration.fit
      applyOptions()
    }
  }

  /// The source of the grams, in place of presses on the view; nil by default. The presenter keeps it.
  package var gramsSource: (any GramsSource)? {
    didSet {
      if gramsSource !== oldValue {
        oldValue?.receive = nil
        listen()
      }
      applyOptions()
    }
  }

  /// True if the view is in a window. Outside a window the source of grams is not used.
  package var isInWindow = false {
    didSet { if isInWindow != oldValue { listen() } }
  }

  /// True if presses on the view count: a source of grams replaces them.
  package var takesPresses: Bool { gramsSource == nil }

  /// True if the scale shows a weight. If not, it shows the part of the sensor's range that is pressed.
  package var weighs: Bool { pressesWeigh || gramsSource != nil || calibration.line != nil }

  /// All values that the scale reads now.
  package var reading: ScaleReading {
    ScaleReading(of: host.control, words: words, weighs: weighs)
  }

  /// The text of the scale: the number with its unit, or that nothing is measured. It is also the accessibility value.
  package var text: String { words.text(of: host.control) }

  /// The accessibility hint; nil while the scale does not weigh, since its text then shows the force.
  package var hint: String? {
    host.simulatesForce ? words.simulationHint : weighs ? words.hint : nil
  }

  /// The opacity of the view, 0…1.
  package var opacity: Double { host.access.isEnabled ? 1 : Access.disabledOpacity }

  /// Sets the present reading to zero. At rest, removes the tare.
  package func tare() {
    host.update { $0.tare(at: $1) }
  }

  /// Sets the scale's colours.
  package func color(_ palette: WeighingPalette) {
    host.control.options.palette = palette
  }

  private func applyOptions() {
    let palette = host.control.options.palette
    host.control.options = options
    host.control.options.palette = palette
    if !weighs { host.control.options.unit = .percent }
    if let gramsSource { host.control.options.capacity = gramsSource.capacity }
    host.invalidate()
  }

  private func listen() {
    host.interrupt(.removed)
    contacts = GramsContacts()
    let receive: @MainActor ([Int: Double]) -> Void = { [weak self] in self?.feed($0) }
    gramsSource?.receive = isInWindow ? receive : nil
  }

  private func feed(_ grams: [Int: Double]) {
    guard let gramsSource, host.access.isEnabled else { return }
    // The control has dropped its contacts, so an object that still lies there begins again.
    if !host.hasContact { contacts = GramsContacts() }
    let place = host.control.bounds.center
    let samples = contacts.samples(
      of: grams, capacity: gramsSource.capacity, at: place, time: host.platform.now)
    for sample in samples { host.feed(.contact(sample)) }
  }
}
