#if canImport(SwiftUI) && canImport(UIKit)
import PressureHosting
import PressureKit
import PressureUIKit
import SwiftUI

/// UIKit's ScaleView, as SwiftUI has it.
struct ScaleControl: UIViewRepresentable {
  var grams: Binding<Double>
  var percent: Binding<Double>?
  var words = ScaleWords()
  var options = WeighingOptions()
  var colors = ScaleColorChanges()
  var tint: Color?
  var calibration = ScaleCalibration()
  var simulatesForce = false
  var tareTrigger: AnyHashable?
  var onReading: (@MainActor (ScaleReading) -> Void)?
  var onSettle: (@MainActor (Double) -> Void)?

  func makeCoordinator() -> ControlCoordinator<ScaleControl> {
    ControlCoordinator(self)
  }

  func makeUIView(context: Context) -> PressureUIKit.ScaleView {
    let view = PressureUIKit.ScaleView(frame: .zero)
    view.options = options
    view.colors = colors.colors
    view.tintColor = tint.map { UIColor($0) }
    view.calibration = calibration
    view.simulatesForce = simulatesForce
    let coordinator = context.coordinator
    coordinator.view = view
    view.addAction(
      UIAction { [weak view, weak coordinator] _ in
        guard let view, let coordinator else { return }
        let reading = view.reading
        coordinator.report { $0.show(reading) }
      }, for: .valueChanged)
    view.addAction(
      UIAction { [weak view, weak coordinator] _ in
        guard let grams = view?.grams else { return }
        coordinator?.report { $0.onSettle?(grams) }
      }, for: .editingDidEnd)
    view.onStateChange = { [weak view, weak coordinator] _ in
      guard let reading = view?.reading else { return }
      coordinator?.report { $0.onReading?(reading) }
    }
    return view
  }

  func updateUIView(_ view: PressureUIKit.ScaleView, context: Context) {
    let old = context.coordinator.control
    let isEnabled = context.environment.isEnabled
    context.coordinator.update(to: self) {
      if view.words != words { view.words = words }
      // The view's own have its colours in them.
      if old.options != options { view.options = options }
      if old.colors != colors { view.colors = colors.colors }
      if old.tint != tint { view.tintColor = tint.map { UIColor($0) } }
      if view.calibration != calibration { view.calibration = calibration }
      if view.simulatesForce != simulatesForce { view.simulatesForce = simulatesForce }
      if view.isEnabled != isEnabled { view.isEnabled = isEnabled }
      if old.tareTrigger != tareTrigger { view.tare() }
    }
  }

  @available(iOS 16.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: PressureUIKit.ScaleView, context: Context
  ) -> CGSize? {
    let wanted = uiView.intrinsicContentSize
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
