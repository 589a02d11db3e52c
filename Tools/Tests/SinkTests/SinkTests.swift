import PressureCatalog
import PressureHosting
import PressureKit
import PressureTesting
import QuartzCore
import Testing

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A host shows the core's scene on each frame, on the way to each state of each control and back.
///
/// The tests run on both systems (Tools/Package.swift).
@Suite @MainActor struct SinkTests {
  @Test(arguments: Catalog.controls.flatMap(\.pictures))
  func `layers of Core Animation show the scene`(of picture: StatePicture) {
    let root = CALayer()
    let sink = SceneLayers(in: root)
    // The pixels are so small that rounding to whole ones moves no letter.
    sink.pixels = 65_536
    for (slot, text) in picture.texts { sink.texts[slot] = SceneText(string: text) }
    for control in picture.thereAndBack {
      sink.show(control)
      expectLayers(Layer.shown(in: root), Layer.numbered(SceneFrame(of: control)), in: picture)
      let letters = (root.sublayers ?? []).compactMap { ($0 as? TextLine)?.letters.text }
      #expect(letters.allSatisfy { picture.texts.values.contains($0) })
    }
    sink.clear()
    expect(Layer.shown(in: root), equals: [])
  }

  @Test(arguments: SceneSequence.all)
  func `each frame shows as if it were the first`(of sequence: SceneSequence) {
    let root = CALayer()
    let sink = SceneLayers(in: root)
    sink.pixels = 65_536
    for slot: UInt8 in [1, 2] { sink.texts[slot] = SceneText(string: "\(slot)") }
    for layers in sequence.frames {
      sink.show(Drawing(layers: layers))
      var frame = SceneFrame()
      for layer in layers { frame.add(layer) }
      expectLayers(Layer.shown(in: root), Layer.numbered(frame), in: sequence)
    }
  }

  @Test(arguments: Catalog.controls.flatMap(\.pictures).filter { $0.start is PeekPop })
  func `the boxes of a peek show the scene`(of picture: StatePicture) {
    let stage = PeekStage(frame: CGRect(picture.frame))
    // The stage has boxes only for the host's contents. The others here show the veil and the shade.
    var boxes = (0..<4).map { _ in PeekBox() }
    boxes[2] = stage.card
    #if canImport(UIKit)
    boxes[3] = stage.list
    #endif
    for case let peek as PeekPop in picture.thereAndBack {
      let frame = PeekFrame(of: peek)
      stage.show(frame, of: peek)
      for (box, content) in zip(boxes, [frame.veil, frame.shade, frame.preview, frame.actions])
      where box.superview == nil { box.show(content) }
      let shown = boxes.filter { !$0.isHidden }.enumerated().map { index, box in
        Layer(
          id: UInt8(index + 1), shape: .roundedRect(box.place, cornerRadius: box.cornerRadius),
          fill: box.ground, opacity: box.opacity)
      }
      expectLayers(shown, Layer.numbered(SceneFrame(of: peek)), in: picture)
    }
  }

  private func expectLayers(
    _ shown: [Layer], _ wanted: [Layer], in source: some CustomStringConvertible
  ) {
    let isSame =
      shown.count == wanted.count && zip(shown, wanted).allSatisfy { $0.looksLike($1) }
    #expect(isSame, "\(source): \(Self.text(shown)), not \(Self.text(wanted))")
  }

  private static func text(_ layers: [Layer]) -> String {
    var frame = SceneFrame()
    for layer in layers { frame.add(layer) }
    return SceneSnapshot(frame).description
  }
}

extension StatePicture {
  /// The control on each frame on the way to its state, and from there back to rest.
  fileprivate var thereAndBack: [any DeclaredControl] {
    let end = steps.last?.control ?? start
    return steps.map(\.control) + Self.wayBack(of: end, at: seconds)
  }

  private static func wayBack<C: DeclaredControl>(
    of control: C, at time: Double
  ) -> [any DeclaredControl] {
    var control = control
    control.interrupt(.removed, at: time)
    return [control]
      + (1...60).map { frame in
        control.advance(to: time + Double(frame) / 60)
        return control
      }
  }
}

extension PeekStage {
  fileprivate func show(_ frame: PeekFrame, of peek: PeekPop) {
    #if canImport(UIKit)
    show(frame)
    #else
    show(frame, around: peek.bounds)
    #endif
  }
}

extension PeekBox {
  /// The frame in the superview, with the scale applied.
  fileprivate var place: Rect {
    #if canImport(UIKit)
    let size = Size(width: bounds.width * transform.a, height: bounds.height * transform.d)
    return Rect(center: Point(center), size: size)
    #else
    return Rect(frame)
    #endif
  }
}
