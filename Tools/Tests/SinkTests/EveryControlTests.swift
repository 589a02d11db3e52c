import PressureCatalog
import PressureKit
import PressureSwiftUI
import Testing

@testable import PressureViews
@testable import SwiftUI

#if canImport(UIKit)
import UIKit
private typealias HostView = PressureViews.ControlView
#else
import AppKit
private typealias HostView = PressureViews.ControlView
#endif

/// Each control of the kit's list is a view of the host, and a view of SwiftUI, without code of its own.
@Suite @MainActor struct EveryControlTests {
  private static let place = CGRect(x: 40, y: 400, width: 120, height: 44)

  @Test(arguments: Catalog.controls.map(\.name))
  func `the host shows and activates a control of the list`(name: String) throws {
    checkHost(try Self.sample(name))
  }

  @Test(arguments: Catalog.controls.map(\.name))
  func `SwiftUI shows and activates a control of the list`(name: String) throws {
    try checkSwiftUI(try Self.sample(name))
  }

  private static func sample(_ name: String) throws -> any DeclaredControl {
    try #require(Catalog.controls.first { $0.name == name }).sample
  }

  private func checkHost<C: DeclaredControl>(_ sample: C) {
    let view = HostView(sample, size: Self.place.size)
    var told: [String] = []
    view.onAct = { told.append(C.Event.act($0).words) }
    let window = Window()
    window.content.addSubview(view)
    check(view, of: sample, in: window) { told }
  }

  private func checkSwiftUI<C: DeclaredControl>(_ sample: C) throws {
    let window = Window()
    let screen = ViewScreen(in: window.content)
    var told: [String] = []
    screen.show(
      PressureSwiftUI.ControlView(sample, "Name", size: Self.place.size) {
        told.append(C.Event.act($0).words)
      })
    check(try #require(screen.views.first as? HostView<C>), of: sample, in: window) { told }
  }

  /// An activation of the view makes of the control what it makes of it without a view; the view draws the control.
  private func check<C: DeclaredControl>(
    _ view: HostView<C>, of sample: C, in window: Window, told: () -> [String]
  ) {
    view.frame = Self.place
    window.layOut()
    var core = sample
    core.bounds = view.control.bounds
    let acts = core.activate(at: 0).compactMap { event in
      if case .act = event { event.words } else { nil }
    }
    view.activate()
    expect(told(), equals: acts)
    expect(view.controlState, equals: core.state)
    let scene = view.subviews.compactMap { $0 as? SceneView }.first
    expect(scene?.frame, equals: view.bounds)
    let shown = scene?.root.map(Layer.shown) ?? []
    let wanted = Layer.numbered(SceneFrame(of: view.control))
    expect(shown.filter { !$0.isText }.count, equals: wanted.filter { !$0.isText }.count)
    view.removeFromSuperview()
  }
}

extension SceneView {
  fileprivate var root: CALayer? { layer }
}

extension Layer {
  fileprivate var isText: Bool { if case .text = shape { true } else { false } }
}

#if canImport(UIKit)
/// A window of the host.
@MainActor private struct Window {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var content: UIView { window }

  func layOut() { window.layoutIfNeeded() }
}

extension HostView {
  fileprivate func activate() { _ = accessibilityActivate() }
}
#else
/// A window of the host.
@MainActor private struct Window {
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 390, height: 844), styleMask: .titled,
    backing: .buffered, defer: false)
  let content = NSView(frame: NSRect(x: 0, y: 0, width: 390, height: 844))

  init() { window.contentView = content }

  func layOut() { content.layoutSubtreeIfNeeded() }
}

extension HostView {
  fileprivate func activate() { _ = accessibilityPerformPress() }
}
#endif
