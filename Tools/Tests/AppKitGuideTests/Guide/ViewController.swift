// ViewController.swift
import AppKit
import PressureViews

final class ViewController: NSViewController {
  private let button = ConfirmActionButton(title: "Delete All")

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = NSRect(origin: NSPoint(x: 40, y: 40), size: button.intrinsicContentSize)
    button.onConfirm = { [weak self] in self?.deleteAll() }
    view.addSubview(button)
  }

  private func deleteAll() { button.isEnabled = false }
}
