import PressureHosting
import PressureKit
import PressureSwiftUI
import SwiftUI

/// The scale: press, wait until it has settled, save.
struct WeighView: View {
  @ObservedObject var screen: Observed<WeighModel>
  @State private var saving = TransitioningAction.State.begin
  /// It tares whenever this changes.
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
      ? "Press on the dial until it clicks, with what is to be weighed on the finger, and hold still."
      : "A trackpad's pressure is no weight: press on the dial to see how much of its range that is. "
        + "Calibrate it with known masses, and it weighs."
  }

  private var options: WeighingOptions {
    var options = WeighingOptions()
    options.unit = model.unit
    return options
  }

  /// Long enough to be read, and then it is ready for the next one.
  private var savingOptions: TransitioningOptions {
    var options = TransitioningOptions()
    options.resetDelay = 2
    return options
  }

  /// In points.
  private static let dial = 240.0
  private static let spacing = 12.0
}
