import Foundation
import PressureSwiftUI
import Testing

@testable import SwiftUI

import class PressureViews.ConfirmActionButton

private typealias Button = PressureSwiftUI.ConfirmActionButton
private typealias Control = PressureViews.ConfirmActionButton

/// The number of times that labels were drawn.
private final class Drawings {
  var count = 0
}

/// A label that draws a number.
private struct Number: View {
  var number: UInt32
  var drawings: Drawings

  typealias Body = Never
  var body: Never { fatalError("A number has no body") }
  func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    drawings.count += 1
    // In the last row, after the padding of all other rows.
    CGImage.ink = Array(repeating: 0, count: 120 * 59) + [number]
  }
}

/// A label with a number that can be compared.
private struct EquatableNumber: View, Equatable {
  var number: Number

  var body: some View { number }

  nonisolated static func == (one: Self, other: Self) -> Bool { one.value == other.value }
  nonisolated private let value: UInt32

  init(_ number: Number) {
    self.number = number
    value = number.number
  }
}

@MainActor
@Suite struct LabelTests {
  private let drawings = Drawings()

  private func button(_ label: some View) -> Button {
    Button("Delete") {
    } label: {
      label
    }
  }

  /// Shows views one after the other. Returns how often a label was drawn, how often the button's image changed, and how
  /// often its size may have changed. The first view does not count.
  private func counts(_ views: [any View]) throws -> [Int] {
    try onScreen { shown in
      var images: [UIImage?] = []
      var control: Control?
      var start = [0, 0]
      for view in views {
        control = try shown.show(view) as Control
        if images.isEmpty { start = [drawings.count, control?.sizeChanges ?? 0] }
        if images.last.map({ $0 === control?.image }) != true { images.append(control?.image) }
      }
      return [
        drawings.count - start[0], images.count - 1, (control?.sizeChanges ?? 0) - start[1],
      ]
    }
  }

  private func plain(_ number: UInt32) -> Button {
    button(Number(number: number, drawings: drawings))
  }

  private func equatable(_ number: UInt32) -> Button {
    button(EquatableNumber(Number(number: number, drawings: drawings)))
  }

  @Test func `An update with an equal label causes no new layout`() throws {
    let found = try [plain, equatable].map { make in try counts((0..<100).map { _ in make(7) }) }
    expect(found, equals: [[99, 0, 0], [0, 0, 0]])
  }

  @Test func `A label that changes is drawn again and shown`() throws {
    let numbers: [UInt32] = [1, 2, 2, 1]
    let found = try [plain, equatable].map { try counts(numbers.map($0)) }
    expect(found.map { $0[..<2] }, equals: [[3, 2], [2, 2]])
    // Labels of two types cannot be compared.
    let mixed = try counts([equatable(1), plain(1), equatable(1)])
    expect(mixed, equals: [2, 0, 0])
  }

  @Test func `An equal label is drawn again if its environment changes`() throws {
    let label = equatable(7)
    let environments: [any View] = [
      label.font(.system(size: 30)), label.environment(\.displayScale, 2),
      label.environment(\.colorScheme, .dark),
      label.environment(\.colorSchemeContrast, .increased),
      label.dynamicTypeSize(.accessibility5), label.environment(\.legibilityWeight, .bold),
      label.environment(\.locale, Locale(identifier: "de")),
      label.environment(\.layoutDirection, .rightToLeft), label.controlSize(.mini),
      label.disabled(true),
    ]
    let found = try environments.map { try counts([label, $0, $0]) }
    expect(found.map { $0[0] }, equals: environments.map { _ in 1 })
    // Only the scale changes the pixels.
    expect(found.map { $0[1] }, equals: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  }
}
