extension CATextLayer {
  /// Here only: whether its bounds cut its letters off. They lean over their own width by a twentieth of their size, and
  /// hang below their line by a tenth.
  public var isClipped: Bool {
    let font = UIFont(pointSize: fontSize)
    let plain = (string as? NSString).map {
      NSAttributedString(string: $0 as String, attributes: [.font: font])
    }
    guard let letters = string as? NSAttributedString ?? plain, letters.length > 0 else {
      return false
    }
    let size = letters.size()
    return bounds.width < size.width + fontSize / 10 || bounds.height < size.height + fontSize / 10
  }
}
