#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureViews
import SwiftUI

/// An electronic scale: shows the weight of what presses on it, in grams, on a dial.
///
/// It shows the scale of the same name from PressureViews. `Weighing` has the rules
/// of its readings. The scale is the largest square that fits the available space. On iPhone and iPad it inherits the
/// tint. On the Mac it has the accent colour, unless you set another one with `tint(_:)` of this type. If no sensor
/// measures force, the scale says so and reads 0. On the Mac it reads no grams without a calibration or a source of
/// grams. Call the modifiers of this type before those of `View`.
///
///     ScaleView(grams: $grams)
public struct ScaleView: View {
  /// The capacity, the unit, and when a reading settles.
  public typealias Options = WeighingOptions
  /// The words of the scale.
  public typealias Words = ScaleWords

  var control: ScaleControl

  /// Makes a scale.
  ///
  /// `grams` is the weight, less the tare. `percent` is the part of the sensor's range that is pressed, in percent.
  /// Both follow the scale. Setting them does not change the scale.
  public init(grams: Binding<Double>, percent: Binding<Double>? = nil) {
    control = ScaleControl(grams: grams, percent: percent)
  }

  /// The content of the view.
  public var body: some View { control }

  /// Calls a closure with the grams when the reading has settled; nil, the default, calls nothing.
  public func onSettle(_ action: (@MainActor (Double) -> Void)?) -> ScaleView {
    var copy = self
    copy.control.onSettle = action
    return copy
  }

  /// Sets the colours. Nil means the default colour: the tint for the dial, green for a settled reading, and red at the
  /// sensor's maximum.
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

  /// Sets the tint. Nil, the default, is the inherited tint on iPhone and iPad, and the accent colour on the Mac.
  ///
  /// On the Mac the `tint(_:)` of a surrounding view has no effect: AppKit views inherit no tint, and SwiftUI does not
  /// pass its own tint to them.
  public func tint(_ tint: Color?) -> ScaleView {
    var copy = self
    copy.control.tint = tint
    return copy
  }

  /// Calls a closure with the complete reading whenever the reading or the state changes, before `onSettle`; nil, the
  /// default, calls nothing.
  public func onReading(_ action: (@MainActor (ScaleReading) -> Void)?) -> ScaleView {
    var copy = self
    copy.control.onReading = action
    return copy
  }

  /// Lets a finger that no sensor measures press harder the further it slides up; off by default. `isSimulated` of such
  /// readings is true. Measured and simulated force are never mixed.
  public func simulatesForce(_ isOn: Bool = true) -> ScaleView {
    var copy = self
    copy.control.simulatesForce = isOn
    return copy
  }

  /// Sets the source of the grams, in place of presses on the view; nil by default. The view keeps it.
  ///
  /// Pass the same object with each update, from a `@State` or a model: another object starts the reading again.
  public func gramsSource(_ source: (any GramsSource)?) -> ScaleView {
    var copy = self
    copy.control.gramsSource = source
    return copy
  }

  /// Sets the words, both on the screen and for assistive technology; in the app's language by default.
  public func words(_ words: Words) -> ScaleView {
    var copy = self
    copy.control.words = words
    return copy
  }

  /// Tares the scale whenever `trigger` changes, such as a number that a button increments, but not when the scale
  /// appears.
  public func tare(trigger: some Hashable) -> ScaleView {
    var copy = self
    copy.control.tareTrigger = AnyHashable(trigger)
    return copy
  }

  /// Sets the grams at the sensor's maximum, the unit, and when a reading settles. A change applies from the next
  /// input. The colours in the options are not used.
  public func weighingOptions(_ options: WeighingOptions) -> ScaleView {
    var copy = self
    copy.control.options = options
    return copy
  }

  /// Sets the known masses. As soon as they give a line, the scale weighs by it. To add a reading of `onReading`, call
  /// `calibration.add(grams: 5, at: reading)`.
  public func calibration(_ calibration: ScaleCalibration) -> ScaleView {
    var copy = self
    copy.control.calibration = calibration
    return copy
  }
}
#endif
