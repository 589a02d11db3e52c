extension Double {
  /// How far the number is on the way from one to another, 0…1; held at the ends.
  @inline(never)  // it is larger than a call
  func part(from start: Double, to end: Double) -> Double {
    min(max((self - start) / (end - start), 0), 1)
  }
}
