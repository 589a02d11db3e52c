extension Double {
  /// How far the number is on the way from one to another, 0…1; held at the ends, 0 where there is no
  /// way or the number is none.
  @inline(never)  // it is larger than a call
  func part(from start: Double, to end: Double) -> Double {
    min(max(0, (self - start) / (end - start)), 1)  // in this order, for of NaN and 0 it is 0
  }
}
