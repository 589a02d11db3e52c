import PressureKit
import Testing
import UIKit

@testable import PressureViews

/// Without force, the system's context menu shows the preview and the actions.
@MainActor
@Suite struct PeekMenuTests {
  /// Asks for the menu as the system does.
  private static func ask(_ screen: PeekScreen) -> UIContextMenuConfiguration? {
    let menus = screen.row?.interactions.compactMap { $0 as? UIContextMenuInteraction } ?? []
    expect(menus.count, equals: 1)
    guard let menu = menus.first else { return nil }
    return menu.delegate?.contextMenuInteraction(
      menu, configurationForMenuAtLocation: CGPoint(x: 30, y: 40))
  }

  /// The cases in which a press is not measured by force.
  enum Case: CaseIterable {
    case noSensor, switchedOff, voiceOver, switchControl, pointer, pencilWithoutForce
  }

  @Test(arguments: Case.allCases)
  func `a press without force opens the menu`(_ one: Case) throws {
    let screen = PeekScreen(
      force: one == .noSensor || one == .pencilWithoutForce ? .unavailable : .available)
    defer { UITraitCollection.current = .make() }
    switch one {
    case .noSensor: break
    case .switchedOff: UITraitCollection.current = .make(force: .unavailable)
    case .voiceOver: UIAccessibility.standIn.isVoiceOverRunning = true
    case .switchControl: UIAccessibility.standIn.isSwitchControlRunning = true
    case .pointer:
      screen.finger.source = .mouse
      screen.finger.maximum = 0
    case .pencilWithoutForce: screen.finger.source = .pen
    }
    screen.down(0.9)
    expect(screen.gesture, equals: [.failed])
    let configuration = try #require(PeekMenuTests.ask(screen))
    screen.up()
    screen.wait()
    expect(screen.peek?.controlState, equals: .idle)
    #expect(screen.stage == nil)
    #expect(configuration.previewProvider?() is PreviewDouble)
    expect(screen.delegate.calls, equals: ["preview at 30 40"])
  }

  @Test func `the menu has the preview and the actions, and a tap pops after it closes`() throws {
    let screen = PeekScreen(force: .unavailable)
    defer { UITraitCollection.current = .make() }
    let configuration = try #require(PeekMenuTests.ask(screen))
    let menu = configuration.actionProvider?([])
    expect(menu?.children.map(\.title), equals: ["Share", "Delete"])
    let animator = CommitDouble()
    animator.previewViewController = configuration.previewProvider?()
    let interaction = try #require(screen.peek?.contextMenu)
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    expect(animator.preferredCommitStyle, equals: .pop)
    expect(screen.delegate.calls, equals: ["preview at 30 40"])
    animator.complete()
    expect(screen.delegate.calls, equals: ["preview at 30 40", "pop"])
  }

  @Test func `without actions the menu has only the preview, and without a preview there is none`()
    throws
  {
    let screen = PeekScreen(force: .unavailable)
    defer { UITraitCollection.current = .make() }
    screen.delegate.titles = []
    let configuration = try #require(PeekMenuTests.ask(screen))
    #expect(configuration.previewProvider?() is PreviewDouble)
    #expect(configuration.actionProvider?([]) == nil)
    screen.delegate.hasPreview = false
    #expect(PeekMenuTests.ask(screen) == nil)
  }

  @Test func `there is no menu during a press by force, nor over an open preview`() {
    let screen = PeekScreen()
    screen.down()
    #expect(PeekMenuTests.ask(screen) == nil)
    screen.press(0.25)
    #expect(PeekMenuTests.ask(screen) == nil)
    for _ in 0..<8 { screen.press(0.2, by: CGPoint(x: 0, y: -8)) }
    screen.up()
    #expect(PeekMenuTests.ask(screen) == nil)
    expect(screen.delegate.calls, equals: ["preview at 175 30"])
    screen.peek?.close()
    screen.wait()
    // A pointer or a keyboard can open the menu again.
    #expect(PeekMenuTests.ask(screen) != nil)
  }

  @Test func `without its own context menu, a press by force peeks, and close() ends it`() {
    let screen = PeekScreen(addsContextMenu: false)
    expect(screen.row?.interactions.map { $0 is PeekPopInteraction }, equals: [true])
    screen.down()
    screen.press(0.25)
    expect(screen.peek?.controlState, equals: .peek)
    screen.up()
    screen.wait()
    // The list's own menu opens during a light press. The finger presses harder after that.
    screen.down()
    screen.peek?.close()
    screen.press(0.25)
    expect(screen.peek?.controlState, equals: .idle)
    screen.up()
    expect(screen.gesture, equals: [.began, .ended, .possible, .failed, .possible])
    screen.peek.map { screen.row?.removeInteraction($0) }
    expect(screen.row?.interactions.isEmpty, equals: true)
  }

  /// An event that takes back a menu's preview.
  enum End: CaseIterable {
    case item, close, interaction, view, disabled
  }

  @Test(arguments: End.allCases, [true, false])
  func `an interruption closes the menu, and its preview does not pop`(
    _ end: End, isCommitted: Bool
  ) throws {
    let screen = PeekScreen(force: .unavailable)
    defer { UITraitCollection.current = .make() }
    let configuration = try #require(PeekMenuTests.ask(screen))
    let peek = try #require(screen.peek)
    let (menu, row) = (peek.contextMenu, try #require(screen.row))
    let animator = CommitDouble()
    animator.previewViewController = configuration.previewProvider?()
    func commit() {
      PeekMenu(of: peek).contextMenuInteraction(
        menu, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    // The interruption may also come between the tap and the end of the menu.
    if isCommitted { commit() }
    switch end {
    case .item: peek.item = "another"
    case .close: peek.close()
    case .interaction: row.removeInteraction(peek)
    case .view: row.removeFromSuperview()
    case .disabled: peek.host.setEnabled(false)
    }
    if !isCommitted { commit() }
    animator.complete()
    expect(menu.dismissals, equals: 1)
    expect(screen.delegate.calls, equals: ["preview at 30 40"])
  }

  @Test func `a menu that outlives its view does not pop`() throws {
    let screen = PeekScreen(force: .unavailable)
    defer { UITraitCollection.current = .make() }
    let configuration = try #require(PeekMenuTests.ask(screen))
    let animator = CommitDouble()
    animator.previewViewController = configuration.previewProvider?()
    do {
      let interaction = try #require(screen.peek?.contextMenu)
      interaction.delegate?.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    screen.tearDown()
    animator.complete()
    expect(screen.delegate.calls, equals: ["preview at 30 40"])
  }
}
