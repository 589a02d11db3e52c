import PressureKit
import Testing

/// Measures that a host sets: they take effect at once, and invalid ones are ignored.
@Suite struct TransitioningMeasureTests {
  @Test func `a first measure, a new height and new colours take effect at once`() {
    var control = TransitioningAction()
    control.options = .measured
    control.bounds = Rect(x: 10, y: 20, width: 110, height: 20)
    control.options.palette.background = .warning
    #expect(control.needsFrame)
    _ = control.advance(to: 1000)
    #expect(!control.needsFrame)
    let layers = SceneFrame(of: control).layers
    expect(
      layers.map(\.shape),
      equals: [
        .roundedRect(Rect(x: 10, y: 20, width: 110, height: 20), cornerRadius: 10),
        .text(slot: 1, center: Point(x: 65, y: 30)),
      ])
    expect(layers.map(\.fill), equals: [.warning, .white])
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `invalid measures do not change the look`(bad: Double) {
    var control = TransitioningAction()
    control.options.titleSize.width = bad
    control.bounds.size.height = bad
    _ = control.advance(to: 0)
    #expect(!control.needsFrame)
    for layer in SceneFrame(of: control).layers {
      guard case .roundedRect(let rect, let corner) = layer.shape else { continue }
      #expect(rect.size == Size(width: 44, height: 44) && corner == 22)
    }
  }
}
