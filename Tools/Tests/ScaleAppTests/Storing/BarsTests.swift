import Foundation
import Testing

@testable import ScaleApp

@Suite struct BarsTests {
  private let size = CGSize(width: 100, height: 50)

  private func weighings(_ grams: [Double]) throws -> [SavedWeighing] {
    try grams.map { try SavedWeighing(grams: $0, note: "", date: Date()) }
  }

  @Test func `the oldest bar is leftmost, and the heaviest has the full height`() throws {
    let all = try weighings([4, 0, 8, 2])
    let bars = try #require(Bars(of: all, marking: all[0].id))
    expect(bars.grams, equals: [2, 8, 0, 4])
    expect(bars.marked, equals: 3)
    expect(bars.words, equals: "Number 4 of 4, oldest first")
    expect(
      bars.boxes(in: size),
      equals: [
        CGRect(x: 4.75, y: 37.5, width: 15.5, height: 12.5),
        CGRect(x: 29.75, y: 0, width: 15.5, height: 50),
        CGRect(x: 54.75, y: 48, width: 15.5, height: 2),
        CGRect(x: 79.75, y: 25, width: 15.5, height: 25),
      ])
  }

  @Test func `a single bar is in the middle, with the largest width of a bar`() throws {
    let all = try weighings([0])
    let bars = try #require(Bars(of: all, marking: all[0].id))
    expect(bars.words, equals: "The only weighing so far")
    expect(bars.boxes(in: size), equals: [CGRect(x: 41, y: 48, width: 18, height: 2)])
  }

  @Test func `the marked bar is visible among a thousand`() throws {
    let all = try weighings(Array(repeating: 1, count: 1000))
    let bars = try #require(Bars(of: all, marking: all[500].id))
    let boxes = bars.boxes(in: size)
    expect(bars.marked, equals: 499)
    expect(boxes[499].width, equals: 3)
    expect(boxes[0].width, equals: 0.062)
    expect(boxes.count, equals: 1000)
  }

  @Test func `an unknown weighing has no bars`() throws {
    #expect(Bars(of: try weighings([1]), marking: UUID()) == nil)
  }
}
