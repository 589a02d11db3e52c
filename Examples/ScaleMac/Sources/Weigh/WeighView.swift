import PressureHosting
import PressureKit
import PressureSwiftUI
import SwiftUI

/// The scale's screen: press, wait until the reading has settled, save.
struct WeighView: View {
  @ObservedObject var screen: Observed<WeighModel>
  @State private var saving = TransitioningAction.State.begin
  /// The number of tares: each change tares the scale.
  @State private var tares = 0

  private var model: WeighModel { screen.model }

  var body: some View {
    VStack(spacing: WeighView.spacing) {
      ScaleView(grams: .constant(0))
        .onReading { model.receive($0) }
        .onSettle { _ in if model.settle(beside: saving) { saving = .begin } }
        .calibration(model.calibration)
        .weighingOptions(options)
        .tare(trigger: tares)
        .frame(width: WeighView.dial, height: WeighView.dial)
      Text(advice)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      if !model.details.isEmpty { Text(model.details) }
      if !model.worth.isEmpty { Text(model.worth).foregroundColor(.secondary) }
      HStack {
        Button("Tare") { tares += 1 }
        Picker("Unit", selection: $screen.unit) {
          ForEach(WeighingUnit.allCases, id: \.self) { Text($0.name).tag($0) }
        }
        .fixedSize()
      }
      .disabled(!model.weighs)
      Text(model.lastSettled).font(.headline)
      TextField("Note", text: $screen.note)
        .frame(maxWidth: WeighView.dial)
      TransitioningButton("Save", state: $saving) { [offer = model.offer] in
        if let offer { try model.save(offer) }
      }
      .labels(success: "Saved", failure: "Not saved")
      .transitioningOptions(savingOptions)
      .disabled(model.offer == nil)
      Text(model.message).foregroundColor(.secondary)
    }
    .padding(WeighView.spacing)
    .navigationTitle("Weigh")
  }

  private var advice: String {
    model.weighs
      ? "Press on the dial until it clicks, with the object on your finger, and hold still."
      : "A trackpad measures pressure, not weight: press on the dial to see it in percent of the range. "
        + "To weigh, calibrate with known masses."
  }

  private var options: WeighingOptions {
    var options = WeighingOptions()
    options.unit = model.unit
    return options
  }

  /// Shows the outcome for two seconds, then is ready for the next weighing.
  private var savingOptions: TransitioningOptions {
    var options = TransitioningOptions()
    options.resetDelay = 2
    return options
  }

  /// Sizes in points.
  private static let dial = 240.0
  private static let spacing = 12.0
}
