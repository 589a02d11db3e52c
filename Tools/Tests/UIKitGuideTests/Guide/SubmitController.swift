// SubmitController.swift
import PressureKit
import PressureViews
import UIKit

final class SubmitController: UIViewController {
  private let button = TransitioningButton(title: "Submit")

  override func viewDidLoad() {
    super.viewDidLoad()
    button.successLabel = "Sent"
    button.failureLabel = "Not sent"
    button.colors.background = .systemBlue
    button.options.failureDelay = 1
    button.options.timeLimit = 30
    button.addAction(
      UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    button.addAction(UIAction { [weak self] _ in self?.leave() }, for: .valueChanged)
    view.addSubview(button)
  }

  private func submit() {
    button.run {
      try await withCheckedThrowingContinuation { done in
        SubmitController.send { done.resume(with: $0) }
      }
    }
  }

  private func leave() {
    if button.controlState == .success {
      _ = navigationController?.popToRootViewController(animated: true)
    }
  }

  /// Older code with a completion handler.
  private static func send(_ completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    completion(.success(()))
  }
}
