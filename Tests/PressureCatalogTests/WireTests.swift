import Foundation
import PressureCatalog
import PressureKit
import Testing

@testable import PressureWeb

/// What engine and script say to each other in numbers is the same on both sides.
@Suite struct WireTests {
  private static func script(_ name: String) throws -> String {
    let project = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../..")
    return try String(
      contentsOf: project.appendingPathComponent("Web/\(name)"), encoding: .utf8)
  }

  @Test func `the script feeds inputs of the engine's kinds`() throws {
    let engine = try Self.script("engine.js")
    let list = try #require(
      engine.firstMatch(of: /export const \[([^\]]*)\] = Array\((\d)\).keys\(\)/))
    let names = list.1.split(separator: ", ").map(String.init)
    #expect(names == InputKind.allCases.map { "\($0)" })
    #expect(InputKind.allCases.map(\.rawValue) == (0..<5).map { $0 } && list.2 == "5")
  }

  @Test func `the script reads each bit of a status by its name`() throws {
    let engine = try Self.script("engine.js")
    let bits = engine.matches(of: /(\w+): \(bits & (\d+)\) > 0/).map { "\($0.1) \($0.2)" }
    #expect(bits == StatusBit.allCases.map { "\($0) \($0.rawValue)" })
    // Which is loaded before the engine.
    let recorder = try Self.script("press-recorder.js")
    #expect(recorder.contains("const isEngaged = \(StatusBit.isEngaged.rawValue);"))
  }

  @Test func `the script reads readings in the engine's order`() throws {
    let engine = try Self.script("engine.js")
    let list = try #require(engine.firstMatch(of: /const readingNames = [^\[]*\[([^\]]*)\]/))
    let names = list.1.matches(of: /'(\w+)'/).map { String($0.1) }
    #expect(names == Mirror(reflecting: Readings()).children.compactMap(\.label))
  }

  @Test func `the script knows how many numbers a layer has, and where those of its shape begin`()
    throws
  {
    let engine = try Self.script("engine.js")
    let stride = try #require(engine.firstMatch(of: /layerStride = (\d+);/)).1
    let shape = try #require(engine.firstMatch(of: /shapeAt = (\d+);/)).1
    #expect(Int(stride).map { $0 * (Int(Layer.ids.upperBound) + 1) } == SceneBuffer.size)
    var buffer = SceneBuffer()
    let drawn = UnsafeMutablePointer<Float>.allocate(capacity: SceneBuffer.size)
    drawn.update(repeating: .nan, count: SceneBuffer.size)
    defer { drawn.deallocate() }
    buffer.begin(over: drawn)
    let rect = Rect(x: 101, y: 102, width: 103, height: 104)
    buffer.add(Layer(id: 5, shape: .roundedRect(rect, cornerRadius: 105)))
    let start = try #require(Int(shape))
    #expect((start..<start + 5).map { buffer.numbers[$0] } == [101, 102, 103, 104, 105])
    // The end of the frame.
    #expect(try buffer.numbers[#require(Int(stride))] == 0)
  }
}
