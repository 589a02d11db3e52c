import UIKit

/// The mass, note, date and position of a weighing. Its page and its preview both show this.
final class WeighingSummary: CodedStack {
  let gramsLabel = UILabel(.largeTitle, .label)
  let noteLabel = UILabel(.title3, .label)
  let dateLabel = UILabel(.subheadline, .secondaryLabel)
  let bars = BarsView()
  let placeLabel = UILabel(.footnote, .secondaryLabel)

  init() {
    super.init(.vertical, spacing: 8)
    for view in [gramsLabel, noteLabel, dateLabel, bars, placeLabel] { addArrangedSubview(view) }
    setCustomSpacing(20, after: dateLabel)
  }

  /// Shows a weighing, and its position in the history.
  func show(_ weighing: SavedWeighing, among weighings: [SavedWeighing]) {
    let words = WeighingWords(weighing: weighing)
    gramsLabel.text = words.grams
    noteLabel.text = weighing.note
    noteLabel.isHidden = weighing.note.isEmpty
    dateLabel.text = words.date
    bars.bars = Bars(of: weighings, marking: weighing.id)
    placeLabel.text = bars.bars?.words
  }
}
