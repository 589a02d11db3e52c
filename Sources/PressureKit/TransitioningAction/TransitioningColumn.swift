/// The contents of a TransitioningAction at one time: a column in which each is as tall as the control.
struct TransitioningColumn: Hashable, Sendable {
  /// One of the contents.
  struct Content: Hashable, Sendable {
    /// How far below the control's middle it is, in control heights.
    var offset: Double
    var opacity = 1.0

    /// Whether any of it is in view.
    var isSeen: Bool { offset > -1 && offset < 1 && opacity > 0 }
  }

  /// How wide the control is around them, in points.
  var width = TransitioningLook.fallbackHeight
  var title = Content(offset: 0)
  var spinner = Content(offset: 1)
  var outcome = Content(offset: 2)
  /// Which outcome it is: 0 success, 1 failure, between them while one turns into the other.
  var failure = 0.0

  func interpolated(to end: TransitioningColumn, at progress: Double) -> TransitioningColumn {
    var column = self
    column.width = width.interpolated(to: end.width, at: progress)
    column.failure = failure.interpolated(to: end.failure, at: progress)
    column.title.move(to: end.title, at: progress)
    column.spinner.move(to: end.spinner, at: progress)
    column.outcome.move(to: end.outcome, at: progress)
    return column
  }
}

extension TransitioningColumn.Content {
  @inline(never)  // it is called for each of three contents
  fileprivate mutating func move(to end: Self, at progress: Double) {
    offset = offset.interpolated(to: end.offset, at: progress)
    opacity = opacity.interpolated(to: end.opacity, at: progress)
  }

  /// Where it goes when the column that showed the place `last` shows another: it scrolls, or one
  /// fades in place of the other.
  ///
  /// Either may strike in the middle of the other. What is to be seen goes on from where it is; what
  /// is not is first put where it should come from.
  @inline(never)  // as is this
  mutating func go(from place: Double, showing shown: Double, after last: Double, isFading: Bool)
    -> Self
  {
    let home = Self(offset: place - shown)
    if isFading {
      if place == shown {
        if !isSeen { self = Self(offset: 0, opacity: 0) }
        return home
      }
      if isSeen { return Self(offset: offset, opacity: 0) }
      self = home
      return home
    }
    // It faded away where it was.
    if place != last && opacity <= 0 { self = Self(offset: place - last) }
    // Fading out, and leaving: it goes on fading.
    let isFaint = place != shown && opacity < 1
    return Self(offset: home.offset, opacity: isFaint ? 0 : 1)
  }
}
