import PressureKit

/// The places where a PeekPop's layers put the live content of a host, and how that content looks.
///
/// It is a sink that takes all its values from the control's layers.
public struct PeekFrame: SceneSink, Equatable, Sendable {
  /// A box with content in it.
  public struct Box: Equatable, Sendable {
    /// The rectangle of the box, in points of the window.
    public var rect: Rect
    /// The size of the content before it is scaled to the box.
    public var natural: Size
    /// The corner radius, in points.
    public var cornerRadius: Double
    /// The colour behind the content.
    public var color: LayerColor
    /// The opacity, 0…1.
    public var opacity: Double

    /// The scale of the content in the box.
    public var scale: Double { natural.width > 0 ? rect.size.width / natural.width : 1 }
  }

  /// The veil over the rest of the screen. Its opacity is how far the rest has receded.
  public private(set) var veil: Box?
  /// The veil over the pressed view. Its opacity is how far that view has receded; it recedes after the rest.
  public private(set) var shade: Box?
  /// The preview.
  public private(set) var preview: Box?
  /// The actions of the preview.
  public private(set) var actions: Box?

  /// Makes the frame of a control's present look.
  public init(of peek: PeekPop) {
    peek.draw(into: &self)
    preview?.natural = peek.previewContentSize
  }

  /// Makes an empty frame.
  public init() {}

  /// True if the frame shows nothing.
  public var isEmpty: Bool { veil == nil }
  /// The progress of the rest of the screen's receding, 0…1.
  public var recession: Double { veil?.opacity ?? 0 }
  /// The progress of the pressed view's receding, 0…1. It begins once the preview covers the view.
  public var sourceRecession: Double { shade?.opacity ?? 0 }

  /// Adds a layer of the frame.
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
