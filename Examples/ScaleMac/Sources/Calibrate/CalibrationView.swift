import PressureHosting
import PressureKit
import PressureSwiftUI
import SwiftUI
import UniformTypeIdentifiers

/// Known masses, which make a trackpad a scale.
struct CalibrationView: View {
  @ObservedObject var model: CalibrationModel
  @State private var isChoosing = false

  var body: some View {
    ScrollView {
      VStack(spacing: CalibrationView.spacing) {
        ScaleView(grams: .constant(0))
          .onReading { model.take($0) }
          .calibration(model.calibration)
          .frame(width: CalibrationView.dial, height: CalibrationView.dial)
        Text(model.hold).font(.headline)
        HStack {
          Picker("Coin", selection: $model.coin) {
            Text("Another mass").tag(Coin?.none)
            ForEach(Coin.all, id: \.self) { Text($0.name).tag(Coin?.some($0)) }
          }
          .fixedSize()
          TextField("Grams", text: $model.typed).frame(width: CalibrationView.field)
          Button("Add") { model.add() }.disabled(!model.canAdd)
        }
        Text(model.message).foregroundColor(.secondary)
        ForEach(Array(model.words.rows.enumerated()), id: \.offset) { index, row in
          HStack {
            Text(row)
            Button("Remove") { model.remove(at: index) }
          }
        }
        Text(model.words.fit).foregroundColor(.secondary).multilineTextAlignment(.center)
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
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.json]) { model.take($0) }
    .navigationTitle("Calibrate")
  }

  /// In points.
  private static let dial = 200.0
  private static let field = 80.0
  private static let spacing = 12.0
}
