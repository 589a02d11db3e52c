import PressureKit

/// Where a PeekPop's layers put the live content of a host, and how it is to be seen.
///
/// It is a sink: what it says of a frame is the engine's scene, and nothing else.
public struct PeekFrame: SceneSink, Equatable, Sendable {
  /// A box with content in it.
  public struct Box: Equatable, Sendable {
    /// Where it is, in points of the window.
    public var rect: Rect
    /// How large its content is before it is scaled to that.
    public var natural: Size
    /// How round it is, in points.
    public var cornerRadius: Double
    /// What its content lies on.
    public var color: LayerColor
    /// How opaque it is, 0…1.
    public var opacity: Double

    /// How much larger than its content it is.
    public var scale: Double { natural.width > 0 ? rect.size.width / natural.width : 1 }
  }

  /// What lies over the rest of the screen: as opaque as that has receded.
  public private(set) var veil: Box?
  /// The same over what was pressed: as opaque as that has receded after the rest.
  public private(set) var shade: Box?
  /// The preview.
  public private(set) var preview: Box?
  /// Its actions.
  public private(set) var actions: Box?

  /// Takes a control's present look.
  public init(of peek: PeekPop) {
    peek.draw(into: &self)
    preview?.natural = peek.previewContentSize
  }

  /// Takes an empty screen.
  public init() {}

  /// Whether nothing is to be seen.
  public var isEmpty: Bool { veil == nil }
  /// How far the rest of the screen has receded, 0…1.
  public var recession: Double { veil?.opacity ?? 0 }
  /// How far what was pressed has receded, 0…1: once the preview is there, which lies over it.
  public var sourceRecession: Double { shade?.opacity ?? 0 }

  /// Takes a layer of the frame.
  public mutating func add(_ layer: Layer) {
    guard case .roundedRect(let rect, let cornerRadius) = layer.shape else { return }
    let box = Box(
      rect: rect, natural: rect.size, cornerRadius: cornerRadius, color: layer.fill,
      opacity: layer.opacity)
    switch PeekPop.LayerID(rawValue: layer.id) {
    case .veil: veil = box
    case .shade: shade = box
    case .preview: preview = box
    case .actions: actions = box
    case nil: break
    }
  }
}
