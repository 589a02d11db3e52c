// KitchenScaleController.swift
import PressureHosting
import PressureKit
import PressureViews
import UIKit

final class KitchenScaleController: UIViewController {
  private let scale = ScaleView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    scale.options.capacity = 385
    scale.options.unit = .grams
    scale.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    scale.addAction(UIAction { [weak self] _ in self?.keep() }, for: .editingDidEnd)
    view.addSubview(scale)
    view.addSubview(label)
  }

  private func show() {
    label.text = scale.text
    label.alpha = scale.percent / 100
  }

  private func keep() {
    print(scale.grams)
  }

  private func emptyBowl() {
    scale.tare()
  }

  private func nickelIsOnIt() {
    _ = scale.addCalibrationPoint(grams: 5)
  }
}
