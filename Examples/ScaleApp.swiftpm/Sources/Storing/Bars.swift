import Foundation

// The members of its sizes and boxes; elsewhere they are Foundation's.
#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// All weighings as bars, from the oldest to the newest, with one of them marked.
struct Bars: Equatable, Sendable {
  /// The oldest first.
  let grams: [Double]
  /// Which one is marked.
  let marked: Int

  /// In points.
  private static let widest: CGFloat = 18
  /// In points: a marked one that is thinner would not be found.
  private static let narrowestMark: CGFloat = 3
  /// In points: a weight of 0 is seen, too.
  private static let lowest: CGFloat = 2

  /// The bars of a history with one of its weighings marked; nil if it is not there.
  init?(of weighings: [SavedWeighing], marking id: SavedWeighing.ID) {
    guard let index = weighings.firstIndex(where: { $0.id == id }) else { return nil }
    grams = weighings.reversed().map(\.grams)
    marked = weighings.count - 1 - index
  }

  /// Where each bar is in a box, the oldest leftmost; the heaviest is as high as the box.
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

  /// Its place among all, in words.
  var words: String {
    grams.count == 1
      ? "The only weighing so far" : "Number \(marked + 1) of \(grams.count), the oldest first"
  }
}
