// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int

  /// Here only: one of so many pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
