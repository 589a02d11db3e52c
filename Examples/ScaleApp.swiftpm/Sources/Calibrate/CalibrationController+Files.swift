import UIKit
import UniformTypeIdentifiers

/// Sharing and importing known masses. The app, the demo's pages and `pressure calibrate` use the same file format.
extension CalibrationController: UIDocumentPickerDelegate {
  func share() {
    let sheet = UIActivityViewController(
      activityItems: [model.file], applicationActivities: nil)
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
    if let url = urls.first { model.importMasses(from: url) }
  }
}
