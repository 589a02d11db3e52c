import PressureKit
import Testing

@Suite struct LayerTests {
  @Test func `a sink needs a table of 23 layers`() {
    expect(Layer.ids, equals: 1...23)
  }

  @Test func `a layer paints nothing by default`() {
    let shape = LayerShape.roundedRect(Rect(x: 0, y: 0, width: 1, height: 1), cornerRadius: 0)
    let layer = Layer(id: 1, shape: shape)
    expect([layer.fill, layer.stroke], equals: [.clear, .clear])
    expect([layer.lineWidth, layer.opacity, Double(layer.clip)], equals: [0, 1, 0])
  }
}
