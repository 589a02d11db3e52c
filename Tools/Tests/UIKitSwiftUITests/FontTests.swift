import PressureKit
import PressureSwiftUI
import SwiftUI
import Testing

import class PressureViews.ConfirmActionButton
import class PressureViews.ControlView
import class PressureViews.TransitioningButton

/// The texts of a control have the size of those around it.
@MainActor
@Suite struct FontTests {
  private static let environments: [(size: DynamicTypeSize, font: Font?)] = [
    (.large, nil), (.accessibility5, nil), (.accessibility5, .system(size: 30)), (.xSmall, nil),
  ]
  private static let sizes: [CGFloat] = [17, 53, 30, 14]

  /// The sizes of a control's font in each of the environments.
  private func sizes<Control: UIView>(
    of view: some View, _ font: KeyPath<Control, UIFont?>
  ) throws -> [CGFloat?] {
    try onScreen { shown in
      try FontTests.environments.map {
        let control: Control = try shown.show(view.dynamicTypeSize($0.size).font($0.font))
        return control[keyPath: font]?.pointSize
      }
    }
  }

  @Test func `A control's font follows the text size and the font of the environment`() throws {
    let confirm = PressureSwiftUI.ConfirmActionButton("Delete") {}
    expect(
      try sizes(of: confirm, \PressureViews.ConfirmActionButton.font), equals: FontTests.sizes)
    let transitioning = PressureSwiftUI.TransitioningButton("Submit") {}
    expect(
      try sizes(of: transitioning, \PressureViews.TransitioningButton.font), equals: FontTests.sizes
    )
    let other = PressureSwiftUI.ControlView(
      ConfirmAction(), "Delete", size: CGSize(width: 90, height: 40)
    ) { _ in }
    expect(
      try sizes(of: other, \PressureViews.ControlView<ConfirmAction>.font), equals: FontTests.sizes)
  }
}
