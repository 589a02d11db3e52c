import Foundation
import PressureCatalog
import PressureTesting
import Testing

/// The set of pictures. GeneratedFileTests compares each picture with the reviewed one, byte by byte.
@Suite struct StatePictureTests {
  @Test func `each look of a control has a picture of each state that it can reach`() {
    for control in Catalog.controls {
      let all = control.allPictures
      for (look, pictures) in Dictionary(grouping: all, by: \.look) {
        let states = pictures.filter { $0.moment == nil }.map(\.state)
        expect(states, equals: control.states, "\(control.name) \(look ?? "")")
      }
      expect(all.filter { !$0.isReached }.map(\.file), equals: [])
      #expect(all.allSatisfy { !$0.words.isEmpty })
    }
  }

  @Test
  func `each picture has a file that is short enough for a review, and there are no other files`()
    throws
  {
    let pictures = Catalog.controls.flatMap(\.pictures)
    for picture in pictures {
      #expect(try picture.svg.utf8.count <= SceneSnapshot.mostPictureBytes)
    }
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../\(StatePicture.folder)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    expect(
      Set(files.map { "\(StatePicture.folder)/\($0)" }), equals: Set(pictures.map(\.file)),
      "script/generate writes a missing picture; delete a superfluous one")
  }
}
