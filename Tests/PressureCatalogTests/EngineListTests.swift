import PressureKit
import Testing

@testable import PressureWeb

/// An engine for some of the controls finds each by its number in the list of all.
@Suite struct EngineListTests {
  private struct Name: Visitor {
    func visit<Value: PageControl>(_ control: inout Value) -> String { "\(Value.self)" }
  }

  private func names<List: EngineList>(in list: List.Type, at numbers: [Int32]) -> [String] {
    let slot = allocatePages(for: List.slotSize).baseAddress!
    return numbers.map { number in
      List.create(List.rest - number, at: slot)
      return List.visit(slot, with: Name())
    }
  }

  @Test func `the list of all has each control at its own number`() {
    let all = ["ConfirmAction", "TransitioningAction", "Weighing", "PeekPop", "AppIcon"]
    expect(names(in: KitControls.self, at: [0, 1, 2, 3, 4]), equals: all)
  }

  @Test func `gaps keep the numbers of a list of some`() {
    typealias Some = Gap<Controls<TransitioningAction, Gap<OneControl<PeekPop>>>>
    expect(names(in: Some.self, at: [1, 3]), equals: ["TransitioningAction", "PeekPop"])
  }
}
