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
