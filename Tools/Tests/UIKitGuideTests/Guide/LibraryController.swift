// LibraryController.swift
import PressureKit
import PressureViews
import UIKit

final class LibraryController: UIViewController {
  private let button = ConfirmActionButton(title: "Delete")

  override func viewDidLoad() {
    super.viewDidLoad()
    button.confirmLabel = "DELETE"
    button.options.force.rampDuration = 1.5
    button.addAction(
      UIAction { [weak self] _ in self?.deletePage() }, for: .primaryActionTriggered)
    view.addSubview(button)
  }

  private func deletePage() {}
}
