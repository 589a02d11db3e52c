import PressureHosting
import UIKit
import UniformTypeIdentifiers

/// Files of known masses: those of the demo's pages, of `pressure calibrate` and of this app are the same.
extension CalibrationController: UIDocumentPickerDelegate {
  func share() {
    let sheet = UIActivityViewController(
      activityItems: [masses.file.url], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = shareButton
    present(sheet, animated: true)
  }

  func chooseFile() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json], asCopy: true)
    picker.delegate = self
    present(picker, animated: true)
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    guard let url = urls.first else { return }
    do {
      let calibration = try CalibrationFile(url: url).readChosen()
      let count = calibration.points.count
      change("Imported \(count) known mass\(count == 1 ? "" : "es").") { $0 = calibration }
    } catch {
      tell("\(url.lastPathComponent) was not imported. \(error.message)")
    }
  }
}
