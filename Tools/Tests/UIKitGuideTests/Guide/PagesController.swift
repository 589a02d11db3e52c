// PagesController.swift
import PressureViews
import UIKit

final class PagesController: UIViewController, PeekPopInteractionDelegate {
  private let row = UIView()
  private lazy var peek = PeekPopInteraction(delegate: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    row.addInteraction(peek)
    view.addSubview(row)
  }

  func peekPopInteraction(
    _ interaction: PeekPopInteraction, previewAt location: CGPoint
  ) -> UIViewController? {
    LibraryController()
  }

  func peekPopInteraction(
    _ interaction: PeekPopInteraction, actionsFor preview: UIViewController
  ) -> [UIAction] {
    [UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }]
  }

  func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: UIViewController) {
    show(preview, sender: self)
  }
}
