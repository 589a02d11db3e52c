import PressureHosting
import PressureKit
import PressureSwiftUI
import SwiftUI
import UniformTypeIdentifiers

/// The calibration screen: with known masses, a trackpad becomes a scale.
struct CalibrationView: View {
  @ObservedObject var screen: Observed<CalibrationModel>
  @State private var isChoosing = false

  private var model: CalibrationModel { screen.model }
  private var words: CalibrationWords { CalibrationWords(calibration: model.calibration) }

  var body: some View {
    ScrollView {
      VStack(spacing: CalibrationView.spacing) {
        ScaleView(grams: .constant(0))
          .onReading { model.receive($0) }
          .onSettle { _ in model.settle() }
          .calibration(model.calibration)
          .frame(width: CalibrationView.dial, height: CalibrationView.dial)
        Text(model.hold ?? "Put the mass on a finger, and press on the dial until it clicks.")
          .font(.headline)
        HStack {
          Picker("Coin", selection: $screen.coin) {
            Text("Another mass").tag(Coin?.none)
            ForEach(Coin.all, id: \.self) { Text($0.name).tag(Coin?.some($0)) }
          }
          .fixedSize()
          TextField("Grams", text: $screen.typed).frame(width: CalibrationView.field)
          Button("Add") { model.add() }.disabled(!model.canAdd)
        }
        // While the trackpad is pressed, the pointer cannot click Add.
        Toggle("Add when settled", isOn: $screen.waits)
        Text(model.message).foregroundColor(.secondary)
        ForEach(Array(words.rows.enumerated()), id: \.offset) { index, row in
          HStack {
            Text(row)
            Button("Remove") { model.remove(at: index) }
          }
        }
        Text(words.fit).foregroundColor(.secondary).multilineTextAlignment(.center)
        HStack {
          Button("Import…") { isChoosing = true }
          ShareLink(item: model.file).disabled(model.calibration.points.isEmpty)
          ConfirmActionButton("Start over") { model.clear() }
            .tint(.red)
            .disabled(model.calibration.points.isEmpty)
        }
      }
      .padding(CalibrationView.spacing)
      .frame(maxWidth: .infinity)
    }
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.json]) { file in
      // Cancelling is not an error, so ignore a failure.
      if case .success(let url) = file { model.importMasses(from: url) }
    }
    .navigationTitle("Calibrate")
  }

  /// In points.
  private static let dial = 200.0
  private static let field = 80.0
  private static let spacing = 12.0
}
