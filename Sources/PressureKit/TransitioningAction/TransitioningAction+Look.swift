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
    /// The mark beside the success label: a check mark.
    case check
    /// The mark beside the failure label: an arrow that goes round, because the button can be pressed again.
    case again
    /// The head of that arrow.
    case head
  }

  /// Draws the pill, and clipped to it the visible part of its contents.
  public func draw(into sink: inout some SceneSink) {
    let column = motion.column(at: clock.now)
    let skin = skin
    let height = motion.extents.height * skin.scale
    // A long label is as wide as the control.
    let room = bounds.size.width > 0 ? bounds.size.width : .infinity
    let width = min(column.width, room) * skin.scale
    let pill = Rect(center: bounds.center, size: Size(width: width, height: height))
    var layer = Layer(
      id: LayerID.background.rawValue,
      shape: .roundedRect(pill, cornerRadius: min(width, height) / 2),
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
      if !content.isSeen { continue }
      layer.opacity = content.opacity
      let size = options.size(of: label).width
      let mark = markWidth(of: label)
      var center = center(of: content, height: height)
      let side = options.isRightToLeft ? -1.0 : 1
      if size > 0 {
        layer.id = LayerID.background.rawValue + label.rawValue
        layer.shape = .text(
          slot: label.rawValue,
          center: Point(x: center.x + side * mark / 2, y: center.y), scale: skin.scale)
        sink.add(layer)
      }
      if mark > 0 {
        center.x -= side * (extents(of: label).width - TransitioningLook.mark * height) / 2
        drawMark(of: label, around: center, height: height, in: layer, into: &sink)
      }
    }

    if !column.spinner.isSeen { return }
    layer.id = LayerID.track.rawValue
    layer.opacity = column.spinner.opacity
    let lineWidth = options.spinnerWidth
    let side = min(height, room)
    layer.lineWidth = lineWidth > 0 ? lineWidth : TransitioningLook.spinnerWidth * side
    layer.fill = .clear
    let own = options.palette.spinner
    let color = own.alpha > 0 ? own : skin.foreground
    layer.stroke = color
    layer.stroke.alpha *= TransitioningLook.trackAlpha
    let center = center(of: column.spinner, height: height)
    let radius = TransitioningLook.spinnerRadius * side
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

  /// Draws the mark of an outcome in the colour of a layer's text.
  private func drawMark(
    of label: Label, around center: Point, height: Double, in text: Layer,
    into sink: inout some SceneSink
  ) {
    var layer = text
    let part = motion.mark.value(at: clock.now)
    layer.stroke = layer.fill
    layer.fill = .clear
    layer.lineWidth = TransitioningLook.markLine * height
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + x * height, y: center.y + y * height)
    }
    if label == .success {
      layer.id = LayerID.check.rawValue
      layer.shape = .angle(
        start: point(-0.13, 0.01), corner: point(-0.035, 0.105), end: point(0.14, -0.1), part: part)
      sink.add(layer)
      return
    }
    // Most of a circle, which ends at the top, where the head points on.
    let (radius, top) = (0.15, -0.13)
    layer.lineWidth *= 0.8
    layer.id = LayerID.again.rawValue
    layer.shape = .arc(
      center: point(0, top + radius), radius: radius * height, sweep: 0.72 * part, start: 0.28)
    sink.add(layer)
    layer.id = LayerID.head.rawValue
    layer.shape = .angle(
      start: point(-0.01, top - 0.075), corner: point(0.07, top), end: point(-0.01, top + 0.075),
      part: part)
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

  /// The width of the visible label with its mark, and the height of the control, in points. The width is 0 while the spinner is
  /// shown.
  var extents: Size { extents(of: state == .begin ? .title : label) }

  private func extents(of label: Label) -> Size {
    let size = options.size(of: label).width
    let height = bounds.size.height
    return Size(
      width: (size > 0 && size.isFinite ? size : 0) + markWidth(of: label),
      height: height > 0 && height.isFinite ? height : TransitioningLook.fallbackHeight)
  }

  /// The width of an outcome's mark and of its gap to the text, in points; 0 if they do not fit into the control.
  private func markWidth(of label: Label) -> Double {
    let size = options.size(of: label).width
    let height = bounds.size.height
    let width = label.markPart * height - (size > 0 ? 0 : TransitioningLook.markGap * height)
    // Browsers round sizes to whole pixels.
    return width > 0 && size + width + height / 2 <= bounds.size.width + 1 ? width : 0
  }
}

extension TransitioningAction.Label {
  /// The width of the mark beside the text, with its gap, in heights of the control; 0 for a title.
  ///
  /// A host makes the control as wide as its widest text with its mark, and half a height.
  public var markPart: Double {
    self == .success || self == .failure ? TransitioningLook.mark + TransitioningLook.markGap : 0
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
  /// The width of an outcome's mark, its gap to the text and the width of its lines, in control heights.
  static let mark = 0.34
  static let markGap = 0.14
  static let markLine = 0.075
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
