import PressureKit
import Testing
import UIKit

@testable import PressureUIKit

/// Without force the same comes in a context menu of the system.
@MainActor
@Suite struct PeekMenuTests {
  /// Asks for the menu as the system does.
  private static func ask(_ screen: PeekScreen) -> UIContextMenuConfiguration? {
    let menus = screen.row?.interactions.compactMap { $0 as? UIContextMenuInteraction } ?? []
    #expect(menus.count == 1)
    guard let menu = menus.first else { return nil }
    return menu.delegate?.contextMenuInteraction(
      menu, configurationForMenuAtLocation: CGPoint(x: 30, y: 40))
  }

  /// What makes a press not one of force.
  enum Case: CaseIterable {
    case noSensor, switchedOff, voiceOver, switchControl, pointer, pencilWithoutForce
  }

  @Test(arguments: Case.allCases)
  func `a press without force is the menu's`(_ one: Case) throws {
    let screen = PeekScreen(
      force: one == .noSensor || one == .pencilWithoutForce ? .unavailable : .available)
    defer { UITraitCollection.current = .make() }
    switch one {
    case .noSensor: break
    case .switchedOff: UITraitCollection.current = .make(force: .unavailable)
    case .voiceOver: UIAccessibility.standIn.isVoiceOverRunning = true
    case .switchControl: UIAccessibility.standIn.isSwitchControlRunning = true
    case .pointer:
      screen.touch.kind = .indirectPointer
      screen.touch.mostPressure = 0
    case .pencilWithoutForce: screen.touch.kind = .pencil
    }
    screen.down(0.9)
    #expect(screen.gesture == [.failed])
    let configuration = try #require(PeekMenuTests.ask(screen))
    screen.up()
    screen.wait()
    #expect(screen.peek?.controlState == .idle)
    #expect(screen.stage == nil)
    #expect(configuration.previewProvider?() is PreviewDouble)
    #expect(screen.delegate.calls == ["preview at 30 40"])
  }

  @Test func `it has the preview and the actions, and tapping it pops when it has gone`() throws {
    let screen = PeekScreen(force: .unavailable)
    defer { UITraitCollection.current = .make() }
    let configuration = try #require(PeekMenuTests.ask(screen))
    let menu = configuration.actionProvider?([])
    #expect(menu?.children.map(\.title) == ["Share", "Delete"])
    let animator = CommitDouble()
    animator.previewViewController = configuration.previewProvider?()
    let interaction = try #require(screen.peek?.contextMenu)
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    #expect(animator.preferredCommitStyle == .pop)
    #expect(screen.delegate.calls == ["preview at 30 40"])
    animator.complete()
    #expect(screen.delegate.calls == ["preview at 30 40", "pop"])
  }

  @Test func `without actions it is the preview alone`() throws {
    let screen = PeekScreen(force: .unavailable)
    defer { UITraitCollection.current = .make() }
    screen.delegate.titles = []
    let configuration = try #require(PeekMenuTests.ask(screen))
    #expect(configuration.previewProvider?() is PreviewDouble)
    #expect(configuration.actionProvider?([]) == nil)
  }

  @Test func `where there is nothing to look at there is no menu`() {
    let screen = PeekScreen(force: .unavailable)
    defer { UITraitCollection.current = .make() }
    screen.delegate.hasPreview = false
    #expect(PeekMenuTests.ask(screen) == nil)
  }

  @Test func `during a press by force, and over what it has left open, there is no menu`() {
    let screen = PeekScreen()
    screen.down()
    #expect(PeekMenuTests.ask(screen) == nil)
    screen.press(0.25)
    #expect(PeekMenuTests.ask(screen) == nil)
    for _ in 0..<8 { screen.press(0.2, by: CGPoint(x: 0, y: -8)) }
    screen.up()
    #expect(PeekMenuTests.ask(screen) == nil)
    #expect(screen.delegate.calls == ["preview at 175 30"])
    screen.peek?.close()
    screen.wait()
    // By a pointer or a keyboard.
    #expect(PeekMenuTests.ask(screen) != nil)
  }

  @Test func `without a context menu of its own, a press by force peeks, and goes with close()`() {
    let screen = PeekScreen(addsContextMenu: false)
    #expect(screen.row?.interactions.map { $0 is PeekPopInteraction } == [true])
    screen.down()
    screen.press(0.25)
    #expect(screen.peek?.controlState == .peek)
    screen.up()
    screen.wait()
    // The list's own menu is displayed during a light press, which is pressed harder after it.
    screen.down()
    screen.peek?.close()
    screen.press(0.25)
    #expect(screen.peek?.controlState == .idle)
    screen.up()
    #expect(screen.gesture == [.began, .ended, .possible, .failed, .possible])
    screen.peek.map { screen.row?.removeInteraction($0) }
    #expect(screen.row?.interactions.isEmpty == true)
  }

  @Test func `a Pencil that rests lightly peeks by time, since its menu is refused`() {
    let screen = PeekScreen(force: .unavailable)
    defer { UITraitCollection.current = .make() }
    screen.touch.kind = .pencil
    screen.touch.mostPressure = 25.0 / 6
    screen.down()
    #expect(PeekMenuTests.ask(screen) == nil)
    screen.wait(1.9)
    #expect(screen.peek?.controlState == .idle)
    screen.wait(0.7)
    #expect(screen.peek?.controlState == .peek)
  }

  @Test func `the menu goes with the interaction`() {
    let screen = PeekScreen()
    screen.peek.map { screen.row?.removeInteraction($0) }
    #expect(screen.row?.interactions.isEmpty == true)
  }

  @Test func `a menu that outlives its view opens nothing`() throws {
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
    #expect(screen.delegate.calls == ["preview at 30 40"])
  }
}
