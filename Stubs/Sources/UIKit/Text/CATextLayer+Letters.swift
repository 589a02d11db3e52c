extension CATextLayer {
  /// Here only: whether its bounds cut its letters off. They lean over their own width by a twentieth of their size, and
  /// hang below their line by a tenth.
  public var isClipped: Bool {
    guard let letters = string as? NSAttributedString, let font = first(.font) as? UIFont else {
      return false
    }
    let size = letters.size()
    return bounds.width < size.width + font.pointSize / 10
      || bounds.height < size.height + font.pointSize / 10
  }
}
