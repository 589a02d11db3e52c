/// What moves of a TransitioningAction's look, as a function of time: its skin and its column, each
/// all at once.
struct TransitioningMotion: Hashable, Sendable {
  /// Which look the skin is on its way to; its colours are the palette's, as they are when it is
  /// drawn.
  private(set) var kind = TransitioningSkin.Kind.normal
  private var skinStart = TransitioningSkin()
  private var skinProgress = Animated(1.0)

  private var columnStart = TransitioningColumn()
  private var columnEnd = TransitioningColumn()
  private var columnProgress = Animated(1.0)
  /// The extents that the column's width at its end was made for, in points.
  private(set) var extents = Size(width: 0, height: TransitioningLook.fallbackHeight)

  /// A press shows in this many seconds.
  static let pressing = 0.1
  /// A change of state takes this many seconds.
  static let change = 0.2
  /// The return to `begin` by itself takes this many seconds.
  static let returning = 0.3

  /// The colours and the scale at a time, on the way to those of `kind`.
  func skin(of end: TransitioningSkin, at now: Double) -> TransitioningSkin {
    skinStart.interpolated(to: end, at: skinProgress.value(at: now))
  }

  /// The contents at a time.
  @inline(never)  // it is called from many places
  func column(at now: Double) -> TransitioningColumn {
    columnStart.interpolated(to: columnEnd, at: columnProgress.value(at: now))
  }

  /// Whether any of it still moves after a time on the control's clock.
  func isMoving(at now: Double) -> Bool {
    skinProgress.isMoving(at: now) || columnProgress.isMoving(at: now)
  }

  /// Sends the skin from what is on screen to another look.
  mutating func change(
    to next: TransitioningSkin.Kind, from skin: TransitioningSkin, at now: Double,
    over duration: Double
  ) {
    kind = next
    skinStart = skin
    TransitioningMotion.start(&skinProgress, at: now, over: duration)
  }

  /// Takes on what the host changed of the label's width and the control's height: at once, unless
  /// it is the width of a label that had been measured before.
  mutating func adopt(_ next: Size, at now: Double) {
    if next == extents { return }
    let isLabel = next.height == extents.height && extents.width > 0
    if isLabel { startColumn(at: now, over: TransitioningMotion.change) }
    setWidth(for: next)
    if !isLabel { columnStart.width = columnEnd.width }
  }

  /// Brings the contents of a state into view, scrolling or fading.
  mutating func show(
    _ state: TransitioningAction.State, after last: TransitioningAction.State, extents: Size,
    isFading: Bool, at now: Double, over duration: Double
  ) {
    startColumn(at: now, over: duration)
    setWidth(for: extents)
    let shown = TransitioningMotion.place(of: state)
    let before = TransitioningMotion.place(of: last)
    // One that leaves stays what it is: to turn into the other at the same time would be twice as fast.
    columnEnd.failure = shown < 2 ? columnStart.failure : state == .failure ? 1 : 0
    if !columnStart.outcome.isSeen { columnStart.failure = columnEnd.failure }
    columnEnd.title = columnStart.title.go(
      from: 0, showing: shown, after: before, isFading: isFading)
    columnEnd.spinner = columnStart.spinner.go(
      from: 1, showing: shown, after: before, isFading: isFading)
    columnEnd.outcome = columnStart.outcome.go(
      from: 2, showing: shown, after: before, isFading: isFading)
  }

  private mutating func startColumn(at now: Double, over duration: Double) {
    columnStart = column(at: now)
    TransitioningMotion.start(&columnProgress, at: now, over: duration)
  }

  /// Half its height wider than its label, and never narrower than a circle.
  private mutating func setWidth(for extents: Size) {
    self.extents = extents
    columnEnd.width = max(extents.height, extents.width + extents.height / 2)
  }

  /// How wide the pill is when nothing moves any more, in points.
  var width: Double { columnEnd.width }

  private static func start(
    _ progress: inout Animated<Double>, at now: Double, over duration: Double
  ) {
    progress.set(0)
    progress.animate(to: 1, at: now, over: duration, curve: .easeOut)
  }

  /// Where in the column the content of a state is.
  private static func place(of state: TransitioningAction.State) -> Double {
    min(Double(state.rawValue), 2)
  }
}

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
