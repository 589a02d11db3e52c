import PressureSwiftUI
import SwiftUI
import Testing
import UIKit

import class PressureViews.ConfirmActionButton
import class PressureViews.ScaleView
import class PressureViews.TransitioningButton

private typealias Confirm = PressureSwiftUI.ConfirmActionButton
private typealias ConfirmControl = PressureViews.ConfirmActionButton
private typealias Submit = PressureSwiftUI.TransitioningButton
private typealias SubmitControl = PressureViews.TransitioningButton

/// A view that reports the environment in which it is shown.
private struct Probe: View {
  var tell: (EnvironmentValues) -> Void

  typealias Body = Never
  var body: Never { fatalError("A probe has no body") }
  func show(on screen: ViewScreen, in environment: EnvironmentValues) { tell(environment) }
}

@MainActor
struct ButtonLookTests {
  @Test func `A symbol becomes the image, and an update keeps the same image`() throws {
    try onScreen { shown in
      let control: ConfirmControl = try shown.show(Confirm("Delete", systemImage: "trash") {})
      let image = try #require(control.image)
      expect([control.title, image.accessibilityLabel], equals: ["Delete", "trash"])
      _ = try shown.show(Confirm("Remove", systemImage: "trash") {}) as ConfirmControl
      #expect(control.image === image)
      expect(control.title, equals: "Remove")
      _ = try shown.show(Confirm("Remove", systemImage: "xmark") {}) as ConfirmControl
      expect(control.image?.accessibilityLabel, equals: "xmark")
      _ = try shown.show(Confirm("Remove") {}) as ConfirmControl
      #expect(control.image == nil)
    }
    try onScreen { shown in
      let control: SubmitControl = try shown.show(Submit("Send", systemImage: "paperplane") {})
      expect(control.image?.accessibilityLabel, equals: "paperplane")
    }
  }

  @Test func `A label replaces the title, which stays the accessibility label`() throws {
    try onScreen { shown in
      var environments: [EnvironmentValues] = []
      @MainActor func button(_ name: String) -> some View {
        Confirm(name) {
        } label: {
          Probe { environments.append($0) }
        }
        .dynamicTypeSize(.accessibility5)
      }
      let control: ConfirmControl = try shown.show(button("Delete"))
      expect([control.title, control.accessibilityLabel], equals: ["", "Delete"])
      expect(control.image?.size, equals: CGSize(width: 40, height: 20))
      expect(control.image?.cgImage?.width, equals: 120)
      expect(environments.last?.dynamicTypeSize, equals: .accessibility5)
      expect(environments.last?.font, equals: .headline)
      let count = environments.count
      // An update by SwiftUI.
      _ = try shown.show(button("Remove")) as ConfirmControl
      #expect(environments.count > count)
      expect(control.accessibilityLabel, equals: "Remove")
    }
  }

  @Test func `A button whose label is removed shows its title again`() throws {
    try onScreen { shown in
      let control: SubmitControl = try shown.show(
        Submit("Send") {
        } label: {
          Text("Send")
        })
      expect([control.title, control.accessibilityLabel], equals: ["", "Send"])
      _ = try shown.show(Submit("Submit") {}) as SubmitControl
      expect([control.title, control.accessibilityLabel], equals: ["Submit", "Submit"])
      #expect(control.image == nil)
    }
  }

  @Test func `A button has its own font, or else the environment's`() throws {
    try onScreen { shown in
      @MainActor func size(of button: some View) throws -> CGFloat {
        let control: ConfirmControl = try shown.show(button)
        return control.font.pointSize
      }
      let own = try size(of: Confirm("Delete") {}.font(.systemFont(ofSize: 30)))
      expect([own, try size(of: Confirm("Delete") {})], equals: [30, 17])
    }
  }

  @Test func `A control has its own tint, or else its window's`() throws {
    try onScreen { shown in
      shown.window.tintColor = .systemGreen
      let control: ConfirmControl = try shown.show(Confirm("Delete") {}.tint(.red))
      var tints = [control.tintColor]
      _ = try shown.show(Confirm("Delete") {}.tint(.yellow)) as ConfirmControl
      tints.append(control.tintColor)
      _ = try shown.show(Confirm("Delete") {}) as ConfirmControl
      tints.append(control.tintColor)
      expect(tints, equals: [.systemRed, .systemYellow, .systemGreen])
    }
    try onScreen { shown in
      let submit: SubmitControl = try shown.show(Submit("Send") {}.tint(.red))
      expect(submit.tintColor, equals: .systemRed)
    }
    try onScreen { shown in
      let scale: PressureViews.ScaleView = try shown.show(
        PressureSwiftUI.ScaleView(grams: .constant(0)).tint(.red))
      expect(scale.tintColor, equals: .systemRed)
      _ =
        try shown.show(PressureSwiftUI.ScaleView(grams: .constant(0)))
        as PressureViews.ScaleView
      expect(scale.tintColor, equals: .systemBlue)
    }
  }

  @Test func `A button has the control size of the environment`() throws {
    try onScreen { shown in
      let sizes = try ControlSize.allCases.map { size in
        let control: ConfirmControl = try shown.show(Confirm("Delete") {}.controlSize(size))
        return control.buttonSize
      }
      expect(sizes, equals: [.mini, .small, .medium, .large, .large])
    }
  }

  @Test func `A button knows the view behind the nearest item around it`() throws {
    try onScreen { shown in
      let row = VStack { Confirm("Delete") {} }.confirmItem(cornerRadius: 12)
      let list = row.confirmItem()
      for _ in 0..<2 {
        shown.screen.show(list)
        let control = try #require(shown.screen.views.compactMap { $0 as? ConfirmControl }.first)
        let views = shown.screen.views.filter { !($0 is ConfirmControl) }
        expect(views.map(\.layer.cornerRadius), equals: [12, 0])
        #expect(control.findItem() === views.first)
        expect(views.map { $0.hitTest(.zero, with: nil) }, equals: [nil, nil])
      }
    }
    try onScreen { shown in
      let control: ConfirmControl = try shown.show(Confirm("Delete") {})
      #expect(control.findItem() == nil)
    }
  }

  @Test func `A control has the given colours, and otherwise the defaults`() throws {
    try onScreen { shown in
      let control: ConfirmControl = try shown.show(
        Confirm("Delete") {}.ringColors(
          neutral: .red, confirmed: .yellow, veil: .green, rim: .red, check: .yellow, title: .green)
      )
      let colors = control.ringColors
      expect(
        [colors.neutral, colors.confirmed, colors.veil, colors.rim, colors.check, colors.title],
        equals: [
          .systemRed, .systemYellow, .systemGreen, .systemRed, .systemYellow, .systemGreen,
        ])
      expect(colors.selected, equals: ConfirmControl(frame: .zero).ringColors.selected)
      _ = try shown.show(Confirm("Delete") {}.ringColors(selected: .green)) as ConfirmControl
      expect(control.ringColors.selected, equals: .systemGreen)
      expect(control.ringColors.neutral, equals: ConfirmControl(frame: .zero).ringColors.neutral)
    }
    try onScreen { shown in
      let control: SubmitControl = try shown.show(
        Submit("Send") {}.transitioningColors(background: .red, text: .yellow, spinner: .green))
      expect(
        [control.colors.background, control.colors.text, control.colors.spinner],
        equals: [.systemRed, .systemYellow, .systemGreen])
      #expect(control.colors.pressedBackground == nil)
      _ = try shown.show(Submit("Send") {}) as SubmitControl
      #expect(control.colors.background == nil)
    }
    try onScreen { shown in
      let control: PressureViews.ScaleView = try shown.show(
        PressureSwiftUI.ScaleView(grams: .constant(0)).scaleColors(dial: .red, overload: .yellow))
      expect([control.colors.dial, control.colors.overload], equals: [.systemRed, .systemYellow])
    }
  }

  @Test func `A button has the size of its title, and wraps it if there is less width`() throws {
    try onScreen { shown in
      let control: ConfirmControl = try shown.show(Confirm("Delete all of them") {})
      let wanted = control.intrinsicContentSize
      let proposals: [CGFloat?] = [nil, .infinity, wanted.width - 10, 0]
      expect(
        proposals.map { shown.screen.size(for: ProposedViewSize(width: $0, height: $0))?.width },
        equals: [wanted.width, wanted.width, wanted.width - 10, wanted.height])
      // In a button that is narrower than its title, the title wraps.
      expect(
        proposals.map {
          shown.screen.size(for: ProposedViewSize(width: $0, height: $0))?.height.rounded()
        }, equals: [44, 44, 44, 165])
    }
  }
}
