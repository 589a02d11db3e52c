import SwiftUI
import Testing

/// Apple declares these APIs as nonisolated. The suite does not compile if a stand-in isolates one to the main actor.
@Suite struct IsolationTests {
  @Test func `Views can be made and modified off the main actor`() {
    let label = Text("Save", tableName: "Words", comment: "On a button")
    let stack = VStack {
      Button(action: {}) { label }
      Button("Save") {}.disabled(true)
      Color.red.tint(.green).font(.headline)
    }
    let view = AnyView(stack.controlSize(.large).dynamicTypeSize(.xSmall))
    let window = WindowGroup { view.environment(\.isEnabled, false) }
    #expect("\(type(of: window))".hasPrefix("WindowGroup<"))
  }

  @Test func `A binding and a state are Sendable if their value is`() async {
    func send<Value: Sendable>(_ value: Value) -> Value { value }
    let state = send(State(wrappedValue: 1))
    expect(send(state.projectedValue).wrappedValue, equals: 1)
    #expect(send(Text("Save")) as Any is Text)
    let values = await MainActor.run {
      var written: [Int] = []
      let binding = Binding { @MainActor in
        written.count
      } set: { @MainActor in
        written.append($0)
      }
      binding.wrappedValue = 7
      return written + [binding.wrappedValue]
    }
    expect(values, equals: [7, 1])
  }
}
