// DeletePageController.swift
import PressureKit
import PressureViews
import UIKit

final class DeletePageController: UIViewController {
  private let button = ConfirmActionButton(title: "Delete")
  private let warning = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.confirmLabel = "CONFIRM"
    button.okLabel = "OK"
    button.ringColors.selected = .systemRed
    button.options.fullThreshold = 0.97
    button.options.force.rampDuration = 2
    button.options.hasHaptics = true
    button.onIntentionChange = { [weak self] in self?.warning.alpha = $0 }
    button.onStateChange = { [weak self] in self?.show($0) }
    button.addAction(
      UIAction { [weak self] _ in self?.deletePage() }, for: .primaryActionTriggered)
    view.addSubview(button)
    view.addSubview(warning)
  }

  private func show(_ state: ConfirmAction.State) {
    warning.text = state == .idle ? "" : "This cannot be undone"
  }

  private func deletePage() {}
}
