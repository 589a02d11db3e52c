import UIKit

/// What sends a weighing to others.
@MainActor
enum ShareSheet {
  /// On an iPad it needs a place to come from.
  static func make(of weighing: SavedWeighing) -> UIActivityViewController {
    UIActivityViewController(
      activityItems: [WeighingWords(weighing: weighing).shared], applicationActivities: nil)
  }
}
