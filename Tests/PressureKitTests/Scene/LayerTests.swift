import PressureKit
import Testing

@Suite struct LayerTests {
  @Test func `a sink can keep a table of fifteen`() {
    #expect(Layer.ids == 1...15)
  }

  @Test func `what is not said of a layer paints nothing`() {
    let shape = LayerShape.roundedRect(Rect(x: 0, y: 0, width: 1, height: 1), cornerRadius: 0)
    let layer = Layer(id: 1, shape: shape)
    #expect([layer.fill, layer.stroke] == [.clear, .clear])
    #expect([layer.lineWidth, layer.opacity, Double(layer.clip)] == [0, 1, 0])
  }
}
