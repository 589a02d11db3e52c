// ViewController.swift
import PressureViews
import UIKit

final class ViewController: UIViewController {
  private let button = ConfirmActionButton(title: "Delete All")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    button.addAction(UIAction { [weak self] _ in self?.deleteAll() }, for: .primaryActionTriggered)
  }

  private func deleteAll() { button.isEnabled = false }
}
