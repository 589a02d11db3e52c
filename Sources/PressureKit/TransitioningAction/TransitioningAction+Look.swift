/// Draws the control: its value → layers.
extension TransitioningAction {
  /// The layers it draws, back to front.
  public enum LayerID: UInt8, CaseIterable, Sendable {
    /// The background: a pill, or a circle, that clips the other layers.
    case background = 1
    /// The title.
    case title
    /// The success label.
    case success
    /// The failure label.
    case failure
    /// The faint full circle of the spinner.
    case track
    /// The part of the circle that turns, or that shows the progress.
    case spinner
  }

  /// Draws the pill, and clipped to it the visible part of its contents.
  public func draw(into sink: inout some SceneSink) {
    let column = motion.column(at: clock.now)
    let skin = skin
    let height = motion.extents.height * skin.scale
    let pill = Rect(
      center: bounds.center, size: Size(width: column.width * skin.scale, height: height))
    var layer = Layer(
      id: LayerID.background.rawValue, shape: .roundedRect(pill, cornerRadius: height / 2),
      fill: skin.background)
    sink.add(layer)

    layer.clip = LayerID.background.rawValue
    for label in Label.title.rawValue...Label.failure.rawValue {
      let label = Label(rawValue: label) ?? .none
      var content = column.outcome
      switch label {
      case .none, .title:
        content = column.title
        layer.fill = skin.foreground
      case .success:
        content.opacity *= 1 - column.failure
        layer.fill = options.palette.successText
      case .failure:
        content.opacity *= column.failure
        layer.fill = options.palette.failureText
      }
      if !content.isSeen || options.size(of: label).width <= 0 { continue }
      layer.id = LayerID.background.rawValue + label.rawValue
      layer.opacity = content.opacity
      layer.shape = .text(
        slot: label.rawValue, center: center(of: content, height: height), scale: skin.scale)
      sink.add(layer)
    }

    if !column.spinner.isSeen { return }
    layer.id = LayerID.track.rawValue
    layer.opacity = column.spinner.opacity
    let lineWidth = options.spinnerWidth
    layer.lineWidth = lineWidth > 0 ? lineWidth : TransitioningLook.spinnerWidth * height
    layer.fill = .clear
    let own = options.palette.spinner
    let color = own.alpha > 0 ? own : skin.foreground
    layer.stroke = color
    layer.stroke.alpha *= TransitioningLook.trackAlpha
    let center = center(of: column.spinner, height: height)
    let radius = TransitioningLook.spinnerRadius * height
    layer.shape = .arc(center: center, radius: radius, sweep: 1)
    sink.add(layer)

    let turns = clock.now / (reducesMotion ? TransitioningLook.slowTurn : TransitioningLook.turn)
    let sweep = progress ?? TransitioningLook.spinnerSweep
    if sweep <= 0 { return }
    layer.id = LayerID.spinner.rawValue
    layer.stroke.alpha = color.alpha
    layer.shape = .arc(
      center: center, radius: radius, sweep: sweep,
      start: progress == nil ? turns - turns.rounded(.down) : 0)
    sink.add(layer)
  }

  private func center(of content: TransitioningColumn.Content, height: Double) -> Point {
    Point(x: bounds.center.x, y: bounds.center.y + content.offset * height)
  }

  /// The current colours and scale.
  private var skin: TransitioningSkin {
    let palette = options.palette
    var end = TransitioningSkin(background: palette.background, foreground: palette.text)
    switch motion.kind {
    case .normal:
      break
    case .pressed:
      end.background = palette.pressedBackground
      end.foreground = palette.background
      if !reducesMotion { end.scale = TransitioningLook.pressedScale }
    case .disabled:
      end.background = palette.disabledBackground
      end.foreground = palette.disabledText
    case .success:
      end.background = palette.successBackground
    case .failure:
      end.background = palette.failureBackground
    }
    return motion.skin(of: end, at: clock.now)
  }

  /// Animates the colours and the scale to those of the current state.
  mutating func changeSkin(over duration: Double) {
    let kind: TransitioningSkin.Kind =
      switch state {
      case .success: .success
      case .failure: .failure
      case .begin, .loading: !isEnabled ? .disabled : isPressed ? .pressed : .normal
      }
    if kind != motion.kind {
      motion.change(to: kind, from: skin, at: clock.now, over: duration)
    }
  }

  /// The area that takes presses: within the bounds, the pill after all motion. Presses beside the pill do not count.
  var target: Rect {
    Rect(
      center: bounds.center,
      size: Size(width: min(bounds.size.width, motion.width), height: bounds.size.height))
  }

  /// The width of the visible label and the height of the control, in points. The width is 0 while the spinner is shown.
  var extents: Size {
    let size = options.size(of: state == .begin ? .title : label)
    let height = bounds.size.height
    return Size(
      width: size.width > 0 && size.width.isFinite ? size.width : 0,
      height: height > 0 && height.isFinite ? height : TransitioningLook.fallbackHeight)
  }
}

/// The dimensions of a TransitioningAction's look.
enum TransitioningLook {
  /// The scale of the button while it is pressed.
  static let pressedScale = 0.95
  /// The spinner's radius and line width, in control heights.
  static let spinnerRadius = 0.26
  static let spinnerWidth = 0.07
  /// The part of a circle that the spinner shows.
  static let spinnerSweep = 0.75
  /// The time of a turn of the spinner, in seconds; `slowTurn` with reduced motion.
  static let turn = 0.9
  static let slowTurn = 3.6
  /// The opacity of the spinner's full circle.
  static let trackAlpha = 0.25
  /// The height that sizes the button if a host gives no usable one, in points.
  static let fallbackHeight = 44.0
}

/// The colours and the scale of a TransitioningAction at a time.
struct TransitioningSkin: Hashable, Sendable {
  /// The look that the skin animates to.
  enum Kind: Hashable, Sendable {
    case normal, pressed, disabled, success, failure
  }

  var background = LayerColor.clear
  /// The colour of the title's letters and of the spinner.
  var foreground = LayerColor.clear
  var scale = 1.0

  func interpolated(to end: TransitioningSkin, at progress: Double) -> TransitioningSkin {
    TransitioningSkin(
      background: background.interpolated(to: end.background, at: progress),
      foreground: foreground.interpolated(to: end.foreground, at: progress),
      scale: scale.interpolated(to: end.scale, at: progress))
  }
}
