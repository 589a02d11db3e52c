import PressureHosting
import PressureKit
import Testing

/// The frames of content, as the engine draws them.
@Suite struct PeekFrameTests {
  private static func peek() -> PeekPop {
    var peek = PeekPop(
      bounds: Rect(x: 20, y: 600, width: 350, height: 60),
      viewport: Rect(x: 0, y: 0, width: 390, height: 844))
    peek.options.previewSize = Size(width: 300, height: 200)
    peek.options.actionsSize = Size(width: 250, height: 88)
    return peek
  }

  @Test func `a peek at rest has an empty frame`() {
    let frame = PeekFrame(of: PeekFrameTests.peek())
    expect(frame, equals: PeekFrame())
    #expect(frame.isEmpty)
    #expect((frame.recession, frame.sourceRecession) == (0, 0))
  }

  @Test func `content keeps its size while its box grows`() {
    var peek = PeekFrameTests.peek()
    peek.open(at: 0)
    var sizes: [Size] = []
    var scales: Set<Double> = []
    for frame in 0..<32 {
      _ = peek.advance(to: Double(frame) / 64)
      guard let box = PeekFrame(of: peek).preview else { continue }
      sizes.append(box.natural)
      scales.insert(box.scale)
    }
    #expect(Set(sizes.map(\.width)) == [300] && Set(sizes.map(\.height)) == [200])
    expect(scales.max(), equals: 1)
    #expect(scales.count > 8)
    #expect((scales.min() ?? 0) > 0.87)
  }

  @Test func `content keeps its width with less room and is scaled down`() {
    var peek = PeekPop(
      bounds: Rect(x: 0, y: 0, width: 440, height: 240),
      viewport: Rect(x: 0, y: 0, width: 440, height: 240))
    peek.options.previewSize = Size(width: 300, height: 200)
    peek.reducesMotion = true
    peek.open(at: 0)
    _ = peek.advance(to: 1)
    _ = peek.advance(to: 2)
    let box = PeekFrame(of: peek).preview
    expect(box?.rect.size, equals: Size(width: 176, height: 200))
    expect(box?.natural.width, equals: 300)
    // Apart from rounding errors.
    expect(box.map { abs($0.natural.height * $0.scale - 200) < 1e-9 }, equals: true)
  }
}
