import PressureHosting
import PressureKit
import PressureSwiftUI
import SwiftUI

/// The scale: press, wait until it has settled, save.
struct WeighView: View {
  @ObservedObject var model: WeighModel

  var body: some View {
    VStack(spacing: WeighView.spacing) {
      ScaleView(grams: .constant(0))
        .onReading { model.take($0) }
        .onSettle { model.settle($0) }
        .calibration(model.calibration)
        .weighingOptions(options)
        .tare(trigger: model.tares)
        .frame(width: WeighView.dial, height: WeighView.dial)
      Text(model.advice)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      if !model.details.isEmpty { Text(model.details) }
      HStack {
        Button("Tare") { model.tare() }
        Picker("Unit", selection: $model.unit) {
          ForEach(WeighingUnit.allCases, id: \.self) { Text($0.name).tag($0) }
        }
        .fixedSize()
      }
      .disabled(!model.weighs)
      Text(model.lastSettled).font(.headline)
      TextField("Note", text: $model.note)
        .frame(maxWidth: WeighView.dial)
      TransitioningButton("Save") { try model.save() }
        .labels(success: "Saved", failure: "Not saved")
        .transitioningOptions(saving)
        .disabled(!model.canSave)
      Text(model.message).foregroundColor(.secondary)
    }
    .padding(WeighView.spacing)
    .navigationTitle("Weigh")
  }

  private var options: WeighingOptions {
    var options = WeighingOptions()
    options.unit = model.unit
    return options
  }

  /// Long enough to be read, and then it is ready for the next one.
  private var saving: TransitioningOptions {
    var options = TransitioningOptions()
    options.resetDelay = 2
    return options
  }

  /// In points.
  private static let dial = 240.0
  private static let spacing = 12.0
}
