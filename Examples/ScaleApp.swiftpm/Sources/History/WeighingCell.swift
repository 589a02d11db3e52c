import PressureViews
import UIKit

/// A row of the history; a press previews its weighing.
final class WeighingCell: UITableViewCell {
  /// The weighing in this row.
  private(set) var weighing: SavedWeighing?
  private var peek: PeekPopInteraction?

  /// Shows a weighing. The row keeps a weak reference to the delegate, which makes the previews.
  func show(_ weighing: SavedWeighing, peekedBy delegate: any PeekPopInteractionDelegate) {
    self.weighing = weighing
    let words = WeighingWords(weighing: weighing)
    var content = defaultContentConfiguration()
    content.text = words.grams
    content.secondaryText = weighing.note.isEmpty ? words.date : "\(weighing.note)\n\(words.date)"
    content.secondaryTextProperties.color = .secondaryLabel
    contentConfiguration = content
    accessoryType = .disclosureIndicator
    if let peek {
      peek.delegate = delegate
    } else {
      let peek = PeekPopInteraction(delegate: delegate)
      addInteraction(peek)
      self.peek = peek
    }
  }
}
