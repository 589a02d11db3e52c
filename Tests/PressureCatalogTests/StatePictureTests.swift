import Foundation
import PressureCatalog
import PressureTesting
import Testing

/// That each picture is the reviewed one, byte by byte, is in GeneratedFileTests.
@Suite struct StatePictureTests {
  @Test func `each control has a way to each of its states`() {
    for control in Catalog.controls {
      let all = control.allPictures
      #expect(all.map(\.state) == control.states, "\(control.name)")
      #expect(all.filter { !$0.isReached }.map(\.file) == [])
      #expect(all.allSatisfy { !$0.words.isEmpty })
    }
  }

  @Test func `there is a file for each picture and no other, none too long for a review`() throws {
    let pictures = Catalog.controls.flatMap(\.pictures)
    for picture in pictures {
      #expect(try picture.svg.utf8.count <= SceneSnapshot.mostPictureBytes)
    }
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../\(StatePicture.folder)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      Set(files.map { "\(StatePicture.folder)/\($0)" }) == Set(pictures.map(\.file)),
      "script/generate writes a missing picture; delete a superfluous one")
  }
}
