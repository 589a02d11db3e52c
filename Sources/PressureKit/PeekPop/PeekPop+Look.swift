/// Draws the control: its value → layers.
extension PeekPop {
  /// The layers it draws, back to front.
  public enum LayerID: UInt8, CaseIterable, Sendable {
    /// What lies over the rest of the screen, as opaque as that has receded; a host blurs it as much.
    case veil = 1
    /// The same over what was pressed, once the preview takes its place.
    case shade
    /// The preview: the host's live content, as large as the shape.
    case preview
    /// The actions: the host's.
    case actions
  }

  /// How round the preview, its actions and the shade are, in points.
  private static let cornerRadius = 16.0
  /// Between the finger's middle and the preview, in points.
  private static let halfFinger = 32.0
  /// Between a control and what is beside it, in points.
  private static let controlGap = 8.0
  /// How much larger the preview is when it pops.
  private static let popScale = 1.0625

  /// Draws the veil, the preview and its actions above the rest of the page; nothing at rest.
  public func draw(into sink: inout some SceneSink) {
    let now = clock.now
    let recession = motion.emergence.recession(at: now)
    if recession <= 0 { return }
    var layer = Layer(
      id: LayerID.veil.rawValue, shape: .roundedRect(viewport, cornerRadius: 0),
      fill: options.palette.veil, opacity: recession)
    sink.add(layer)

    let opacity = motion.emergence.presence(at: now)
    if opacity <= 0 || options.previewSize.width <= 0 { return }
    func add(_ id: LayerID, _ rect: Rect, opacity: Double) {
      layer.id = id.rawValue
      layer.shape = .roundedRect(rect, cornerRadius: PeekPop.cornerRadius)
      layer.opacity = opacity
      if opacity > 0 { sink.add(layer) }
    }
    // The preview lies over what was pressed, of which no piece must stay beside it.
    if traits.isAtContact { add(.shade, bounds, opacity: opacity) }

    let place = place(revealing: motion.reveal.value(at: now))
    // As it goes after a pop it stays as large as it has become.
    let growth = motion.growth.value(at: now)
    var scale = motion.emergence.scale(at: now, reducesMotion: reducesMotion || growth == 1)
    if !reducesMotion { scale *= 1.0.interpolated(to: PeekPop.popScale, at: growth) }
    layer.fill = options.palette.surface
    add(.preview, place.preview.scaled(by: scale), opacity: opacity)
    // They go as it pops; as far as the force has made it grow, they stay.
    add(
      .actions, place.actions,
      opacity: opacity * motion.reveal.value(at: now) * min(1, 2 - 2 * growth))
  }

  /// How large the preview's content is to be laid out, in points: as wide as `options.previewSize`, and as high as of that
  /// width is to be seen.
  ///
  /// It stays as it is while the preview comes, grows and goes: a host scales it to the layer, which is as wide as there is
  /// room and as its motion says.
  public var previewContentSize: Size {
    let box = place.preview.size
    let width = options.previewSize.width
    let scale = box.width / width
    return scale > 0 ? Size(width: width, height: box.height / scale) : box
  }

  /// Where the preview and the actions take contacts: where they come to rest, whatever is in motion.
  var place: PeekPlace { place(revealing: motion.reveal.target) }

  private func place(revealing reveal: Double) -> PeekPlace {
    PeekPlace(
      touch: traits.isAtContact ? touch : bounds.center,
      clearance: traits.isAtContact
        ? PeekPop.halfFinger : bounds.size.height / 2 + PeekPop.controlGap,
      viewport: viewport, options: options, reveal: reveal)
  }
}

/// What it says to those who cannot see it.
extension PeekPop {
  /// A link; its own name stays the host's.
  public var access: Access {
    Access(role: .link, textSlot: 0, isEnabled: isEnabled)
  }
}
