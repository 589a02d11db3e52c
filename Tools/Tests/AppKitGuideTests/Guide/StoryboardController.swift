// StoryboardController.swift
import AppKit
import PressureViews

final class StoryboardController: NSViewController {
  private(set) var pages = ["Monday", "Tuesday"]

  @IBAction func deletePage(_ sender: AnyObject) { pages.removeLast() }
}
