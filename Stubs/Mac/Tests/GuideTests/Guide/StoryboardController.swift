// StoryboardController.swift
import AppKit
import PressureAppKit

final class StoryboardController: NSViewController {
  private(set) var pages = ["Monday", "Tuesday"]

  @IBAction func deletePage(_ sender: AnyObject) { pages.removeLast() }
}
