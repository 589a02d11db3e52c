import Foundation

// The members of CGSize and CGRect are in CoreGraphics, or in Foundation on Linux.
#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A bar chart of all weighings, from the oldest to the newest, with one bar marked.
struct Bars: Equatable, Sendable {
  /// The masses in grams, oldest first.
  let grams: [Double]
  /// The index of the marked bar.
  let marked: Int

  /// The maximum width of a bar, in points.
  private static let widest: CGFloat = 18
  /// The minimum width of the marked bar, in points. A thinner bar would be hard to find.
  private static let narrowestMark: CGFloat = 3
  /// The minimum height of a bar, in points. It keeps a mass of 0 visible.
  private static let lowest: CGFloat = 2

  /// Creates the bars of a history with one weighing marked. Nil if the history does not contain that weighing.
  init?(of weighings: [SavedWeighing], marking id: SavedWeighing.ID) {
    guard let index = weighings.firstIndex(where: { $0.id == id }) else { return nil }
    grams = weighings.reversed().map(\.grams)
    marked = weighings.count - 1 - index
  }

  /// Returns the frames of the bars in a box, oldest on the left. The heaviest bar is as high as the box.
  func boxes(in size: CGSize) -> [CGRect] {
    let slot = size.width / CGFloat(grams.count)
    let most = max(grams.max() ?? 0, .leastNonzeroMagnitude)
    return grams.enumerated().map { index, grams in
      let narrow = min(Self.widest, slot * 0.62)
      let width = index == marked ? max(narrow, Self.narrowestMark) : narrow
      let height = max(Self.lowest, size.height * CGFloat(grams / most))
      return CGRect(
        x: (CGFloat(index) + 0.5) * slot - width / 2, y: size.height - height, width: width,
        height: height)
    }
  }

  /// The position of the marked weighing, in words.
  var words: String {
    grams.count == 1
      ? "The only weighing so far" : "Number \(marked + 1) of \(grams.count), oldest first"
  }
}
