// ScaleController.swift
import PressureKit
import PressureViews
import UIKit

final class ScaleController: UIViewController {
  private let scale = ScaleView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    scale.options.unit = .ounces
    scale.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    scale.addAction(UIAction { [weak self] _ in self?.save() }, for: .editingDidEnd)
    view.addSubview(scale)
    view.addSubview(label)
  }

  private func show() {
    label.text = scale.text
  }

  private func save() {}
}
