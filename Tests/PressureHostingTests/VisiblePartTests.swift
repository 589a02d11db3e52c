import PressureHosting
import PressureKit
import Testing

@Suite struct VisiblePartTests {
  /// A view of 100 by 44 points and its ancestors.
  private struct Case: CustomTestStringConvertible {
    let testDescription: String
    var frame = Rect(x: 100, y: 200, width: 100, height: 44)
    var hidden = [false]
    var opacities = [1.0]
    var clips: [Rect] = []
    var takesInput = [true]
    let isReachable: Bool
  }

  private static let cases = [
    Case(testDescription: "it is not hidden or clipped", isReachable: true),
    Case(testDescription: "it is hidden", hidden: [true, false], isReachable: false),
    Case(testDescription: "its ancestor is hidden", hidden: [false, true], isReachable: false),
    Case(testDescription: "it takes no input", takesInput: [false, true], isReachable: false),
    Case(
      testDescription: "its ancestor takes no input", takesInput: [true, false], isReachable: false),
    Case(testDescription: "it is transparent", opacities: [0], isReachable: false),
    Case(testDescription: "it is faint", opacities: [0.01], isReachable: true),
    Case(
      testDescription: "it and its ancestor are faint", opacities: [0.09, 0.09], isReachable: false),
    Case(
      testDescription: "it is inside the clip", clips: [Rect(x: 0, y: 0, width: 390, height: 844)],
      isReachable: true),
    Case(
      testDescription: "only its last point is inside the clip",
      clips: [Rect(x: 0, y: 243, width: 390, height: 9)],
      isReachable: true),
    Case(
      testDescription: "it is below the clip", clips: [Rect(x: 0, y: 0, width: 390, height: 200)],
      isReachable: false),
    Case(
      testDescription: "it is above the clip", clips: [Rect(x: 0, y: 244, width: 390, height: 9)],
      isReachable: false),
    Case(
      testDescription: "it is beside the clip", clips: [Rect(x: 200, y: 0, width: 9, height: 844)],
      isReachable: false),
    Case(
      testDescription: "two clips do not overlap",
      clips: [
        Rect(x: 0, y: 0, width: 150, height: 844), Rect(x: 150, y: 0, width: 240, height: 844),
      ], isReachable: false),
    Case(
      testDescription: "the clip has no size",
      clips: [Rect(x: 150, y: 222, width: 0, height: 0)],
      isReachable: false),
    Case(
      testDescription: "it has no size", frame: Rect(x: 9, y: 9, width: 0, height: 0),
      clips: [Rect(x: 0, y: 0, width: 390, height: 844)], isReachable: true),
    Case(
      testDescription: "its place is unknown", frame: Rect(x: .nan, y: .nan, width: 1, height: 1),
      clips: [Rect(x: 0, y: 0, width: 390, height: 844)], isReachable: false),
  ]

  @Test(arguments: cases)
  private func `A view is reachable if a part of it can be seen and it takes input`(_ one: Case) {
    var part = VisiblePart(of: one.frame)
    for isHidden in one.hidden { part.pass(isHidden: isHidden, opacity: 1, clip: nil) }
    for opacity in one.opacities { part.pass(isHidden: false, opacity: opacity, clip: nil) }
    for takesInput in one.takesInput {
      part.pass(isHidden: false, opacity: 1, clip: nil, takesInput: takesInput)
    }
    for clip in one.clips { part.pass(isHidden: false, opacity: 1, clip: clip) }
    expect(part.isReachable, equals: one.isReachable)
  }
}
