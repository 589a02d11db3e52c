import AppKit
import PressureKit
import PressureSwiftUI
import Testing

import class PressureViews.ConfirmActionButton
import class PressureViews.TransitioningButton

@testable import SwiftUI

/// A view that reports the environment in which it is shown.
private struct Probe: View {
  var tell: (EnvironmentValues) -> Void

  typealias Body = Never
  var body: Never { fatalError("A probe has no body") }
  func show(on screen: ViewScreen, in environment: EnvironmentValues) { tell(environment) }
}

extension OnScreen {
  /// Tests of the settings of SwiftUI's views that only the Mac has.
  @Suite @MainActor struct SwiftUITests {
    /// A window with one SwiftUI view.
    private let screen = Screen(NSView())
    private let views: ViewScreen

    init() {
      views = ViewScreen(in: screen.view)
    }

    private func show<Control: NSView>(
      _ view: some View, as type: Control.Type = Control.self
    ) throws -> Control {
      views.show(view)
      return try #require(views.view as? Control)
    }

    @Test func `A confirm button shows AppKit's control with the view's settings`() throws {
      var said: [String] = []
      func button(_ title: String) -> PressureSwiftUI.ConfirmActionButton {
        PressureSwiftUI.ConfirmActionButton(title, systemImage: "trash") { said.append(title) }
          .labels(confirm: "WIRKLICH", ok: "JA").tint(.red).ringColors(neutral: .green)
          .font(.systemFont(ofSize: 20)).onStateChange { said.append("\($0)") }
      }
      let control: PressureViews.ConfirmActionButton = try show(button("Delete"))
      expect(
        [control.title, control.confirmLabel, control.okLabel],
        equals: ["Delete", "WIRKLICH", "JA"])
      expect(control.font.pointSize, equals: 20)
      expect(control.contentTintColor?.cgColor, equals: NSColor.systemRed.cgColor)
      expect(control.ringColors.neutral?.cgColor, equals: NSColor.systemGreen.cgColor)
      expect(control.image?.isTemplate, equals: true)
      #expect(control.accessibilityPerformPress())
      screen.wait(1)
      #expect(control.accessibilityPerformPress())
      expect(said, equals: ["selected", "confirmed", "Delete", "idle"])
      _ = try show(button("Remove")) as PressureViews.ConfirmActionButton
      // Six letters of 10 points, a symbol of 20 with a gap of 8, and the margins.
      expect(
        views.size(for: ProposedViewSize(width: 300, height: nil)),
        equals: CGSize(width: 60 + 28 + 22, height: 28))
      expect(
        views.size(for: ProposedViewSize(width: 50, height: nil)),
        equals: CGSize(width: 50, height: 28))
    }

    @Test func `The control size and the font come from the environment`() throws {
      var controls: [NSControl.ControlSize] = []
      var fonts: [CGFloat] = []
      var labels: [Font?] = []
      var label: Font?
      for size in ControlSize.allCases {
        let confirm: PressureViews.ConfirmActionButton = try show(
          PressureSwiftUI.ConfirmActionButton("Delete") {
          } label: {
            Probe { label = $0.font }
          }.controlSize(size))
        let submit: PressureViews.TransitioningButton = try show(
          PressureSwiftUI.TransitioningButton("Submit") {}.controlSize(size))
        labels.append(label)
        controls += [confirm.controlSize, submit.controlSize]
        fonts += [confirm.font.pointSize, submit.font.pointSize]
      }
      expect(
        controls,
        equals: [
          .mini, .mini, .small, .small, .regular, .regular, .large, .large, .large, .large,
        ])
      expect(fonts, equals: [9, 9, 11, 11, 13, 13, 13, 13, 13, 13])
      expect(labels, equals: [9, 11, 13, 13, 13].map { .system(size: $0) })
      // A view's own font, or one in the environment, takes precedence over the control size.
      let own: PressureViews.TransitioningButton = try show(
        PressureSwiftUI.TransitioningButton("Submit") {}.font(.systemFont(ofSize: 20))
          .controlSize(.mini))
      expect(own.font.pointSize, equals: 20)
      let around: PressureViews.TransitioningButton = try show(
        PressureSwiftUI.TransitioningButton("Submit") {}.font(.caption).controlSize(.large))
      expect(around.font.pointSize, equals: 10)
    }

    @Test func `A custom label is drawn as an image in the button's colour`() throws {
      let control: PressureViews.ConfirmActionButton = try show(
        PressureSwiftUI.ConfirmActionButton("Delete") {
        } label: {
          Color.red
        })
      expect(control.title, equals: "")
      expect(control.image?.size, equals: NSSize(width: 40, height: 20))
      expect(control.image?.isTemplate, equals: true)
      expect(control.accessibilityLabel(), equals: "Delete")
    }

    @Test func `An update sets a new image only if the label has changed`()
      throws
    {
      func button(_ ink: UInt32) -> PressureSwiftUI.TransitioningButton {
        PressureSwiftUI.TransitioningButton("Send") {
        } label: {
          Probe { _ in CGImage.ink = [ink] }
        }
      }
      let images = try [1, 1, 2, 2].map { (ink: UInt32) in
        let control: PressureViews.TransitioningButton = try show(button(ink))
        return try #require(control.image)
      }
      expect(zip(images, images.dropFirst()).map { $0 === $1 }, equals: [true, false, true])
      #expect(images[2].isTemplate)
    }
  }
}
