/// Draws the control: its value → layers.
extension PeekPop {
  /// The layers it draws, back to front.
  public enum LayerID: UInt8, CaseIterable, Sendable {
    /// The veil over the rest of the screen. Its opacity is how far the screen has receded; a host blurs the screen as much.
    case veil = 1
    /// The veil's colour over the pressed control, once the preview replaces it.
    case shade
    /// The preview: the host's live content, in the frame of this layer.
    case preview
    /// The host's actions.
    case actions
  }

  /// The corner radius of the preview, its actions and the shade, in points.
  package static let cornerRadius = 16.0
  /// The distance between the finger's middle and the preview, in points.
  private static let halfFinger = 32.0
  /// The gap between the control and a preview beside it, in points.
  private static let controlGap = 8.0
  /// The scale of the preview when it pops.
  private static let popScale = 1.0625

  /// Draws the veil, the preview and its actions above the rest of the page. Draws nothing at rest.
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
    // The preview replaces the pressed control. The shade covers the parts of it that would stick out.
    if traits.isAtContact { add(.shade, bounds, opacity: opacity) }

    let place = place(revealing: motion.reveal.value(at: now))
    // After a pop, the preview keeps its size while it disappears.
    let growth = motion.growth.value(at: now)
    var scale = motion.emergence.scale(at: now, reducesMotion: reducesMotion || growth == 1)
    if !reducesMotion { scale *= 1.0.interpolated(to: PeekPop.popScale, at: growth) }
    layer.fill = options.palette.surface
    add(.preview, place.preview.scaled(by: scale), opacity: opacity)
    // The actions fade out as the preview pops. Growth by force, at most 0.5, leaves them visible.
    add(
      .actions, place.actions,
      opacity: opacity * motion.reveal.value(at: now) * min(1, 2 - 2 * growth))
  }

  /// The size in which to lay out the preview's content, in points: as wide as `options.previewSize`, and as high as is visible
  /// at that width.
  ///
  /// It does not change while the preview appears, grows and disappears. A host scales the content to the layer, whose size
  /// depends on the available room and the motion.
  public var previewContentSize: Size {
    let box = place.preview.size
    let width = options.previewSize.width
    let scale = box.width / width
    return scale > 0 ? Size(width: width, height: box.height / scale) : box
  }

  /// The place in which the preview and the actions take contacts: where they are after all motion.
  var place: PeekPlace { place(revealing: motion.reveal.target) }

  private func place(revealing reveal: Double) -> PeekPlace {
    PeekPlace(
      touch: traits.isAtContact ? touch : bounds.center,
      clearance: traits.isAtContact
        ? PeekPop.halfFinger : bounds.size.height / 2 + PeekPop.controlGap,
      source: traits.isAtContact ? nil : bounds, viewport: viewport, options: options,
      reveal: reveal)
  }
}

/// Describes the control for assistive technology.
extension PeekPop {
  /// A link. The host provides its name.
  public var access: Access {
    Access(role: .link, textSlot: 0, isEnabled: isEnabled)
  }
}
