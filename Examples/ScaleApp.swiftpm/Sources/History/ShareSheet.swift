import UIKit

/// Creates the sheet that shares a weighing.
@MainActor
enum ShareSheet {
  /// Makes the sheet. On an iPad, set the source of its popover before presenting it.
  static func make(of weighing: SavedWeighing) -> UIActivityViewController {
    UIActivityViewController(
      activityItems: [WeighingWords(weighing: weighing).shared], applicationActivities: nil)
  }
}
