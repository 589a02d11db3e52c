/// The moving parts of a TransitioningAction's look, as functions of time: its skin and its column.
struct TransitioningMotion: Hashable, Sendable {
  /// The look that the skin animates to. Its colours are taken from the palette when it is drawn.
  private(set) var kind = TransitioningSkin.Kind.normal
  private var skinStart = TransitioningSkin()
  private var skinProgress = Animated(1.0)

  private var columnStart = TransitioningColumn()
  private var columnEnd = TransitioningColumn()
  private var columnProgress = Animated(1.0)
  /// The drawn part of an outcome's mark.
  private(set) var mark = Animated(1.0)
  /// The sizes for which the column's final width was computed, in points.
  private(set) var extents = Size(width: 0, height: TransitioningLook.fallbackHeight)

  /// The time that a press takes to show, in seconds.
  static let pressing = 0.1
  /// The time of a change of state, in seconds.
  static let change = 0.2
  /// The time of the automatic return to `begin`, in seconds.
  static let returning = 0.3

  /// Returns the colours and the scale at a time, on the way to `end`.
  func skin(of end: TransitioningSkin, at now: Double) -> TransitioningSkin {
    skinStart.interpolated(to: end, at: skinProgress.value(at: now))
  }

  /// Returns the contents at a time.
  @inline(never)  // called from many places
  func column(at now: Double) -> TransitioningColumn {
    columnStart.interpolated(to: columnEnd, at: columnProgress.value(at: now))
  }

  /// True if anything still moves after a time on the control's clock.
  func isMoving(at now: Double) -> Bool {
    skinProgress.isMoving(at: now) || columnProgress.isMoving(at: now) || mark.isMoving(at: now)
  }

  /// Animates the skin from the one on screen to another look.
  mutating func change(
    to next: TransitioningSkin.Kind, from skin: TransitioningSkin, at now: Double,
    over duration: Double
  ) {
    kind = next
    skinStart = skin
    TransitioningMotion.start(&skinProgress, at: now, over: duration)
  }

  /// Adopts a changed label width or control height. It applies at once, unless it is a new width of a label that already had
  /// one.
  mutating func adopt(_ next: Size, at now: Double) {
    if next == extents { return }
    let isLabel = next.height == extents.height && extents.width > 0
    if isLabel { startColumn(at: now, over: TransitioningMotion.change) }
    setWidth(for: next)
    if !isLabel { columnStart.width = columnEnd.width }
  }

  /// Brings the contents of a state into view by scrolling or fading.
  mutating func show(
    _ state: TransitioningAction.State, after last: TransitioningAction.State, extents: Size,
    isFading: Bool, at now: Double, over duration: Double
  ) {
    startColumn(at: now, over: duration)
    setWidth(for: extents)
    let shown = TransitioningMotion.place(of: state)
    let before = TransitioningMotion.place(of: last)
    // An outcome that leaves keeps its look. Changing it at the same time would fade it twice as fast.
    columnEnd.failure = shown < 2 ? columnStart.failure : state == .failure ? 1 : 0
    if !columnStart.outcome.isSeen {
      columnStart.failure = columnEnd.failure
      mark.set(isFading || shown < 2 ? 1 : 0)
      mark.animate(to: 1, at: now, over: duration, curve: .linear)
    }
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

  /// Sets the width to the label's plus half the height, but not less than a circle's.
  private mutating func setWidth(for extents: Size) {
    self.extents = extents
    columnEnd.width = max(extents.height, extents.width + extents.height / 2)
  }

  /// The width of the pill after all motion, in points.
  var width: Double { columnEnd.width }

  private static func start(
    _ progress: inout Animated<Double>, at now: Double, over duration: Double
  ) {
    progress.set(0)
    progress.animate(to: 1, at: now, over: duration, curve: .easeOut)
  }

  /// Returns the position of a state's content in the column.
  private static func place(of state: TransitioningAction.State) -> Double {
    min(Double(state.rawValue), 2)
  }
}

/// The contents of a TransitioningAction at a time: a column, in which each content is as tall as the control.
struct TransitioningColumn: Hashable, Sendable {
  /// One content of the column.
  struct Content: Hashable, Sendable {
    /// The distance below the control's middle, in control heights.
    var offset: Double
    var opacity = 1.0

    /// True if any part is visible.
    var isSeen: Bool { offset > -1 && offset < 1 && opacity > 0 }
  }

  /// The width of the pill around the contents, in points.
  var width = TransitioningLook.fallbackHeight
  var title = Content(offset: 0)
  var spinner = Content(offset: 1)
  var outcome = Content(offset: 2)
  /// The mix of the outcomes: 0 is success, 1 is failure, values between are a transition.
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
  @inline(never)  // called for each of three contents
  fileprivate mutating func move(to end: Self, at progress: Double) {
    offset = offset.interpolated(to: end.offset, at: progress)
    opacity = opacity.interpolated(to: end.opacity, at: progress)
  }

  /// Returns its target when the column moves from the place `last` to the place `shown`. It scrolls there, or fades in its
  /// place.
  ///
  /// One motion may begin during another. Visible content continues from where it is. Hidden content first moves to where it
  /// should come from.
  @inline(never)  // called for each of three contents
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
    // It has faded out in its old place, so it starts from its place in the column.
    if place != last && opacity <= 0 { self = Self(offset: place - last) }
    // Content that leaves while it fades out keeps fading.
    let isFaint = place != shown && opacity < 1
    return Self(offset: home.offset, opacity: isFaint ? 0 : 1)
  }
}
