import PressureHosting
import PressureKit
import Testing

/// The layout sizes of live content, by its preferred size and the viewport.
@Suite struct PeekContentSizesTests {
  private static let phone = Rect(x: 0, y: 47, width: 390, height: 800)

  private static func sizes(_ preview: Size, _ actions: Size? = nil, in viewport: Rect = phone)
    -> [Size]
  {
    let sizes = PeekContentSizes(preview: preview, actions: actions, in: viewport)
    return [sizes.preview, sizes.actions]
  }

  @Test func `content has its preferred size if there is room`() {
    expect(
      Self.sizes(Size(width: 300, height: 200), Size(width: 250, height: 88)),
      equals: [
        Size(width: 300, height: 200), Size(width: 250, height: 88),
      ])
  }

  @Test
  func `content without a preferred size has a preview's width and most of the screen's height`() {
    let wide = Rect(x: 0, y: 0, width: 1000, height: 800)
    expect(Self.sizes(.zero, in: wide), equals: [Size(width: 400, height: 600), .zero])
    expect(Self.sizes(.zero), equals: [Size(width: 366, height: 600), .zero])
  }

  @Test func `content is as wide as the room at most, and actions at most half as high`() {
    expect(
      Self.sizes(Size(width: 500, height: 2000), Size(width: 500, height: 500)),
      equals: [
        Size(width: 366, height: 2000), Size(width: 366, height: 400),
      ])
    let none = Rect(x: 0, y: 0, width: 10, height: 0)
    expect(
      Self.sizes(Size(width: 500, height: 0), Size(width: 9, height: 9), in: none),
      equals: [
        .zero, .zero,
      ])
  }
}
