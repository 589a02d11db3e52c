#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureViews
import SwiftUI

/// The platform's ScaleView as a SwiftUI representable.
struct ScaleControl: ControlRepresentable {
  var grams: Binding<Double>
  var percent: Binding<Double>?
  var words = ScaleWords()
  var options = WeighingOptions()
  var colors = ColorChanges<WeighingPalette>()
  var tint: Color?
  var calibration = ScaleCalibration()
  var simulatesForce = false
  var tareTrigger: AnyHashable?
  var gramsSource: (any GramsSource)?
  var onReading: (@MainActor (ScaleReading) -> Void)?
  var onSettle: (@MainActor (Double) -> Void)?

  func makeCoordinator() -> ControlCoordinator<ScaleControl> {
    ControlCoordinator(self)
  }

  func makeView(context: Context) -> NativeScaleView {
    let view = NativeScaleView(frame: .zero)
    view.options = options
    view.colors = colors.colors
    view.nativeTint = tint.map { NativeColor($0) }
    view.calibration = calibration
    view.simulatesForce = simulatesForce
    let coordinator = context.coordinator
    coordinator.view = view
    view.onReading = { [weak view, weak coordinator] in
      guard let reading = view?.reading else { return }
      coordinator?.report { $0.show(reading) }
    }
    view.onStateChange = { [weak view, weak coordinator] state in
      guard let reading = view?.reading else { return }
      coordinator?.report {
        $0.onReading?(reading)
        if state == .settled { $0.onSettle?(reading.grams) }
      }
    }
    return view
  }

  func updateView(_ view: NativeScaleView, context: Context) {
    let old = context.coordinator.control
    let isEnabled = context.environment.isEnabled
    context.coordinator.update(to: self) {
      if view.words != words { view.words = words }
      // Compare with the old value: the view's options contain its own colours.
      if old.options != options { view.options = options }
      if old.colors != colors { view.colors = colors.colors }
      if old.tint != tint { view.nativeTint = tint.map { NativeColor($0) } }
      if view.calibration != calibration { view.calibration = calibration }
      if view.simulatesForce != simulatesForce { view.simulatesForce = simulatesForce }
      if view.gramsSource !== gramsSource { view.gramsSource = gramsSource }
      if view.isEnabled != isEnabled { view.isEnabled = isEnabled }
      if old.tareTrigger != tareTrigger { view.tare() }
    }
  }

  @available(iOS 16.0, macOS 13.0, *)
  func size(of view: NativeScaleView, for proposal: ProposedViewSize) -> CGSize? {
    let wanted = view.intrinsicContentSize
    let offered = proposal.replacingUnspecifiedDimensions(by: wanted)
    let side = min(offered.width, offered.height)
    return side.isFinite ? CGSize(width: side, height: side) : wanted
  }

  private func show(_ reading: ScaleReading) {
    if grams.wrappedValue != reading.grams { grams.wrappedValue = reading.grams }
    if let percent, percent.wrappedValue != reading.percent {
      percent.wrappedValue = reading.percent
    }
    onReading?(reading)
  }
}
#endif
