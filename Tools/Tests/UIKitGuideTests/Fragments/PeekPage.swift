import PressureViews
import UIKit

/// Docs/peek-pop.md, for UIKit.
enum PeekPage {
  final class WeighingCell: UITableViewCell, PeekPopInteractionDelegate {
    var weighing: Weighing? {
      didSet { if peek.view == nil { addInteraction(peek) } }
    }
    private lazy var peek = PeekPopInteraction(delegate: self)

    func peekPopInteraction(
      _ interaction: PeekPopInteraction, previewAt location: CGPoint
    ) -> UIViewController? {
      weighing.map(WeighingController.init)  // nil: there is no preview
    }

    func peekPopInteraction(
      _ interaction: PeekPopInteraction, actionsFor preview: UIViewController
    ) -> [UIAction] {
      [UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in share() }]
    }

    func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: UIViewController) {
      navigation?.pushViewController(preview, animated: true)
    }
  }
}

extension PeekPage {
  struct Weighing {}

  final class WeighingController: UIViewController {
    convenience init(_ weighing: Weighing) { self.init(nibName: nil, bundle: nil) }
  }

  @MainActor static func share() {}
}

extension PeekPage.WeighingCell {
  var navigation: UINavigationController? { nil }
}
