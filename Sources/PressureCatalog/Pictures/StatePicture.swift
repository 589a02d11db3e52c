import PressureKit
import PressureTesting

/// A control in one of its states, which inputs led to, and the picture of what it draws there.
package struct StatePicture: Sendable, CustomStringConvertible {
  /// A control after an input.
  package struct Step: Sendable {
    /// The input; nil is a call of what only this kind of control has.
    package var input: Input?
    /// The control after it.
    package var control: any DeclaredControl
  }

  /// The name of the control in the list of controls.
  package var control: String
  /// The state.
  package var state: String
  /// True if the control is in that state at the end.
  package var isReached: Bool
  /// What a person sees, for readers without the picture.
  package var words: String
  /// The control at rest, before the first step.
  package var start: any DeclaredControl
  /// The steps from rest to the state.
  package var steps: [Step]
  /// The time at the end, in seconds.
  package var seconds: Double
  /// The part of the page that it shows, in points.
  package var frame: Rect
  /// The host's texts, by slot.
  package var texts: [UInt8: String]
  /// The size of the texts, in points.
  package var fontSize: Double
  /// Where a contact is; empty without one.
  var contacts: [Point]
  /// What differs from the control of the list of controls, by number.
  var options: [(code: UInt8, value: Double)]
  var sizes: [(code: UInt8, size: Size)]

  /// The scene at the end.
  package var scene: SceneFrame
  /// The same in the colours of a dark page.
  var darkScene: SceneFrame
  /// The name of the file.
  package var file: String {
    "\(Self.folder)/\(control)-\(state).svg"
  }

  /// The name of the file.
  package var description: String { file }

  /// The folder of all pictures, in the project.
  package static let folder = "Docs/images/states"

  /// The most width of a picture that is shown, in points: several are side by side.
  private static let mostWidth = 160.0

  /// The picture as SVG, light or dark as its reader's page is.
  package var svg: String {
    get throws {
      let isSeenAtRest = !SceneFrame(of: start).layers.isEmpty
      return try SceneSnapshot(scene).picture(
        in: frame, texts: texts, fontSize: fontSize, dark: SceneSnapshot(darkScene),
        width: min(frame.size.width, Self.mostWidth),
        control: isSeenAtRest ? nil : start.bounds, contacts: contacts)
    }
  }

  init<C: PicturedControl>(
    of control: C, _ state: C.State, in declaration: ControlDeclaration
  ) {
    let setup = C.pictures
    let standard = control
    var control = control
    setup.place(&control)
    let finger = VirtualFinger(control)
    var steps: [Step] = []
    finger.watch = { steps.append(Step(input: $0, control: $1)) }
    self.control = declaration.name
    self.state = "\(state)"
    words = setup.reach(state, finger)
    isReached = finger.control.state == state
    start = control
    self.steps = steps
    seconds = finger.time
    frame = setup.frame
    texts = Dictionary(uniqueKeysWithValues: declaration.sampleTexts.map { ($0.code, $0.text) })
      .merging(setup.texts(finger.control)) { $1 }
    fontSize = setup.fontSize
    contacts = finger.isDown ? [finger.place] : []
    scene = SceneFrame(of: finger.control)
    var dark = finger.control
    setup.darken(&dark.options.palette)
    darkScene = SceneFrame(of: dark)
    options = C.Options.Name.allCases.filter { control.options[$0] != standard.options[$0] }
      .map { ($0.rawValue, control.options[$0]) }
    sizes = declaration.sampleSizes
  }
}

extension ControlDeclaration {
  /// Its pictures, in the order of its states. There is none of a state in which it draws nothing, as a link
  /// at rest: the host draws that.
  package var pictures: [StatePicture] { allPictures.filter { !$0.scene.layers.isEmpty } }

  /// Those of all states.
  package var allPictures: [StatePicture] {
    guard let control = sample as? any PicturedControl else { return [] }
    return statePictures(of: control)
  }

  private func statePictures<C: PicturedControl>(of control: C) -> [StatePicture] {
    C.State.allCases.map { StatePicture(of: control, $0, in: self) }
  }

  /// The pictures as a table of the documentation: a column for each state.
  package var pictureTable: [String] {
    let pictures = pictures
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    return [
      row(pictures.map { "`\($0.state)`" }), row(pictures.map { _ in "---" }),
      row(pictures.map { "![\($0.words)](\($0.file.dropFirst("Docs/".count)))" }),
    ]
  }
}
