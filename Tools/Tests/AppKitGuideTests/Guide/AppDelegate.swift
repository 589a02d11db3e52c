// AppDelegate.swift
import AppKit
import PressureViews
import QuickActions

@MainActor
final class AppDelegate: NSObject, NSApplicationDelegate {
  private lazy var dockMenu = NSMenu(
    quickActions: [
      QuickAction(type: "org.example.notes.new", title: "New Note", icon: .compose),
      QuickAction(type: "org.example.notes.search", title: "Search", icon: .search),
    ],
    handlers: [
      "org.example.notes.new": { [weak self] _ in self?.showNewNote() },
      "org.example.notes.search": { [weak self] _ in self?.showSearch() },
    ])

  func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { dockMenu }

  private func showNewNote() {}
  private func showSearch() {}
}
