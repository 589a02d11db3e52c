#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit
import SwiftUI

#if canImport(UIKit)
import PressureUIKit
#else
import PressureAppKit
#endif

/// An electronic scale: what presses on it, in grams, on a dial.
///
/// It is PressureUIKit's of the same name, or on the Mac PressureAppKit's, as a view of SwiftUI; what it reads is
/// `Weighing`'s. It is as large a square as there is room for. On iPhone and iPad it inherits the tint; on the Mac it has
/// the accent colour, unless `tint(_:)` of this type says otherwise. Where nothing measures force it says so, and reads 0;
/// on the Mac it reads no grams without a calibration. Its modifiers come before those of any view.
///
///     ScaleView(grams: $grams)
public struct ScaleView: View {
  /// What it weighs in, and when it has settled.
  public typealias Options = WeighingOptions
  /// What it says.
  public typealias Words = ScaleWords

  var control: ScaleControl

  /// Makes a scale.
  ///
  /// `grams` is what is weighed, less the tare; `percent` is how much of the sensor's range is pressed, in
  /// hundredths. Both follow the scale; setting them changes nothing of it.
  public init(grams: Binding<Double>, percent: Binding<Double>? = nil) {
    control = ScaleControl(grams: grams, percent: percent)
  }

  /// It, on the screen.
  public var body: some View { control }

  /// Called when the reading has settled, with the grams; nil, the default, for nobody.
  public func onSettle(_ action: (@MainActor (Double) -> Void)?) -> ScaleView {
    var copy = self
    copy.control.onSettle = action
    return copy
  }

  /// Its colours; nil is the default: the tint for the dial, green when the reading has settled, red at the sensor's
  /// maximum.
  public func scaleColors(
    dial: Color? = nil, settled: Color? = nil, overload: Color? = nil, track: Color? = nil,
    text: Color? = nil, quiet: Color? = nil
  ) -> ScaleView {
    var copy = self
    copy.control.colors = ColorChanges([
      \.dial: dial, \.settled: settled, \.overload: overload, \.track: track, \.text: text,
      \.quiet: quiet,
    ])
    return copy
  }

  /// Its tint; nil, the default, is the inherited one on iPhone and iPad, and the accent colour on the Mac.
  ///
  /// On the Mac the `tint(_:)` of a view around it has no effect: AppKit's views inherit no tint, and SwiftUI does not
  /// tell its own to them.
  public func tint(_ tint: Color?) -> ScaleView {
    var copy = self
    copy.control.tint = tint
    return copy
  }

  /// Called with all that it reads whenever what it shows or its state changes, before `onSettle`; nil, the default,
  /// for nobody.
  public func onReading(_ action: (@MainActor (ScaleReading) -> Void)?) -> ScaleView {
    var copy = self
    copy.control.onReading = action
    return copy
  }

  /// Whether a finger presses as hard as it slides up where nothing measures it; false by default. Readings say
  /// `isSimulated` then; what is measured is never mixed with it.
  public func simulatesForce(_ isOn: Bool = true) -> ScaleView {
    var copy = self
    copy.control.simulatesForce = isOn
    return copy
  }

  /// Where the grams come from, in place of presses on the view; nil, the default, is from nowhere else. The view keeps it.
  ///
  /// Give it the same object with each update, from a `@State` or a model: another one begins anew.
  public func gramsSource(_ source: (any GramsSource)?) -> ScaleView {
    var copy = self
    copy.control.gramsSource = source
    return copy
  }

  /// What it says, shown and for those who do not see it; in the app's language by default.
  public func words(_ words: Words) -> ScaleView {
    var copy = self
    copy.control.words = words
    return copy
  }

  /// Sets what is read to zero whenever `trigger` changes: a number that a button counts up. Not when the
  /// scale appears.
  public func tare(trigger: some Hashable) -> ScaleView {
    var copy = self
    copy.control.tareTrigger = AnyHashable(trigger)
    return copy
  }

  /// The grams at the sensor's maximum, its unit and when it has settled; a change holds from the next
  /// input on. What is set there of its colours is not used.
  public func weighingOptions(_ options: WeighingOptions) -> ScaleView {
    var copy = self
    copy.control.options = options
    return copy
  }

  /// The known masses; what is weighed is on their line as soon as it has one. A reading of
  /// `onReading` makes one more: `calibration.add(grams: 5, at: reading)`.
  public func calibration(_ calibration: ScaleCalibration) -> ScaleView {
    var copy = self
    copy.control.calibration = calibration
    return copy
  }
}
#endif
