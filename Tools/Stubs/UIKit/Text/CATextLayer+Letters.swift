extension CATextLayer {
  /// Here only: true if the bounds cut the letters off. Letters reach a twentieth of the font size beyond their width on
  /// each side, and a tenth below their line.
  public var isClipped: Bool {
    guard let letters = string as? NSAttributedString, let font = first(.font) as? UIFont else {
      return false
    }
    let size = letters.size()
    return bounds.width < size.width + font.pointSize / 10
      || bounds.height < size.height + font.pointSize / 10
  }
}
