extension CATextLayer {
  /// Here only: whether its bounds cut its letters off. They lean over their own width by a twentieth of their size, and
  /// hang below their line by a tenth.
  public var isClipped: Bool {
    guard let string = string as? NSString, string.length > 0 else { return false }
    let size = string.size(withAttributes: [.font: UIFont(pointSize: fontSize)])
    return bounds.width < size.width + fontSize / 10 || bounds.height < size.height + fontSize / 10
  }
}
