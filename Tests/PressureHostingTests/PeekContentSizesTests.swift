import PressureHosting
import PressureKit
import Testing

/// How large live content is laid out, for what it prefers and what can be seen.
@Suite struct PeekContentSizesTests {
  private static let phone = Rect(x: 0, y: 47, width: 390, height: 800)

  private static func sizes(_ preview: Size, _ actions: Size? = nil, in viewport: Rect = phone)
    -> [Size]
  {
    let sizes = PeekContentSizes(preview: preview, actions: actions, in: viewport)
    return [sizes.preview, sizes.actions]
  }

  @Test func `content is as large as it prefers, where there is room`() {
    #expect(
      Self.sizes(Size(width: 300, height: 200), Size(width: 250, height: 88)) == [
        Size(width: 300, height: 200), Size(width: 250, height: 88),
      ])
  }

  @Test func `content that prefers nothing is a preview's width and most of the screen high`() {
    let wide = Rect(x: 0, y: 0, width: 1000, height: 800)
    #expect(Self.sizes(.zero, in: wide) == [Size(width: 400, height: 600), .zero])
    #expect(Self.sizes(.zero) == [Size(width: 366, height: 600), .zero])
  }

  @Test func `nothing is wider than the room, and actions are half of it high`() {
    #expect(
      Self.sizes(Size(width: 500, height: 2000), Size(width: 500, height: 500)) == [
        Size(width: 366, height: 2000), Size(width: 366, height: 400),
      ])
    let none = Rect(x: 0, y: 0, width: 10, height: 0)
    #expect(
      Self.sizes(Size(width: 500, height: 0), Size(width: 9, height: 9), in: none) == [
        .zero, .zero,
      ])
  }
}
