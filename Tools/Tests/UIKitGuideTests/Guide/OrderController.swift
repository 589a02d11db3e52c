// OrderController.swift
import PressureViews
import UIKit

final class OrderController: UIViewController {
  private let button = TransitioningButton(title: "Order")

  override func viewDidLoad() {
    super.viewDidLoad()
    button.successLabel = "Ordered"
    button.addAction(UIAction { [weak self] _ in self?.order() }, for: .primaryActionTriggered)
    view.addSubview(button)
  }

  private func order() {
    button.run { try await OrderController.send() }
  }

  private static func send() async throws {}
}
