import PressureKit
import PressureTesting

/// A picture of a control in one of its states, or at a further moment, with the inputs that lead there.
package struct StatePicture: Sendable, CustomStringConvertible {
  /// A control after an input.
  package struct Step: Sendable {
    /// The input; nil for a call of a function that only this kind of control has.
    package var input: Input?
    /// The control after it.
    package var control: any DeclaredControl
  }

  /// The name of the control in the list of controls.
  package var control: String
  /// The name of the look, if it is a further one.
  package var look: String?
  /// The state.
  package var state: String
  /// The name of the moment, if it is a further one.
  package var moment: String?
  /// True if the control is in that state at the end.
  package var isReached: Bool
  /// A description for readers without the picture.
  package var words: String
  /// The control at rest, before the first step.
  package var start: any DeclaredControl
  /// The steps from rest to the state.
  package var steps: [Step]
  /// The time at the end, in seconds.
  package var seconds: Double
  /// The part of the page that the picture shows, in points.
  package var frame: Rect
  /// The host's texts, by slot.
  package var texts: [UInt8: String]
  /// The size of the texts, in points.
  package var fontSize: Double
  /// The positions of contacts; empty without one.
  var contacts: [Point]
  /// The options that differ from the control in the list of controls, by number.
  var options: [(code: UInt8, value: Double)]
  /// The colours that differ from the control in the list of controls, by number.
  var colors: [(code: UInt8, color: LayerColor)]
  var sizes: [(code: UInt8, size: Size)]

  /// The scene at the end.
  package var scene: SceneFrame
  /// The scene at the end, in the colours of a dark page.
  var darkScene: SceneFrame
  /// The path of the file in the project.
  package var file: String {
    "\(Self.folder)/"
      + [control, look, moment ?? state].compactMap { $0 }.joined(separator: "-") + ".svg"
  }

  /// The path of the file in the project.
  package var description: String { file }

  /// The head of its column in a table: the state as code, or the words of the moment.
  fileprivate var head: String {
    moment?.split(separator: "-").joined(separator: " ") ?? "`\(state)`"
  }

  /// The folder of all pictures, in the project.
  package static let folder = "Docs/images/states"

  /// The maximum width of a picture, in points. Several pictures appear side by side.
  private static let mostWidth = 160.0

  /// The picture as SVG, with light and dark colours.
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
    of control: C, at moment: PictureSetup<C>.Moment, as look: String? = nil,
    by setup: PictureSetup<C>, in declaration: ControlDeclaration
  ) {
    let standard = control
    var control = control
    setup.place(&control)
    for (text, size) in setup.sizes { control.options.setSize(size, of: text) }
    let finger = VirtualFinger(control)
    var steps: [Step] = []
    finger.watch = { steps.append(Step(input: $0, control: $1)) }
    self.control = declaration.name
    self.look = look
    state = "\(moment.state)"
    self.moment = moment.name
    words = moment.reach(finger)
    isReached = finger.control.state == moment.state
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
    let palettes = (own: control.options.palette, standard: standard.options.palette)
    colors = C.Options.Palette.Name.allCases
      .filter { palettes.own[$0] != palettes.standard[$0] }
      .map { ($0.rawValue, palettes.own[$0]) }
    sizes = declaration.sampleSizes + setup.sizes.map { ($0.of.rawValue, $0.size) }
  }
}

extension ControlDeclaration {
  /// Its pictures: those of its states, in their order, then those of further moments. States that draw no layers, such as a link at rest, have no picture.
  package var pictures: [StatePicture] { allPictures.filter { !$0.scene.layers.isEmpty } }

  /// The pictures of all states and moments, including empty ones.
  package var allPictures: [StatePicture] {
    guard let control = sample as? any PicturedControl else { return [] }
    return statePictures(of: control)
  }

  private func statePictures<C: PicturedControl>(of control: C) -> [StatePicture] {
    ([(nil, C.pictures)] + C.looks.map { ($0.name, $0.pictures) }).flatMap { look, setup in
      setup.moments.map { StatePicture(of: control, at: $0, as: look, by: setup, in: self) }
    }
  }

  /// The names of its further looks, which have pictures as well.
  var looks: [String] {
    func names<C: PicturedControl>(of control: C) -> [String] { C.looks.map(\.name) }
    return (sample as? any PicturedControl).map { names(of: $0) } ?? []
  }

  /// The pictures of states as a table for the documentation, with a column for each. Without a look, the control's first one.
  /// Further looks have few further moments, and the table includes them.
  package func pictureTable(of look: String? = nil) -> [String] {
    table(pictures.filter { $0.look == look && (look != nil || $0.moment == nil) })
  }

  /// The pictures of further moments of the first look as a table for the documentation; empty if there are none.
  package var momentTable: [String] {
    table(pictures.filter { $0.look == nil && $0.moment != nil })
  }

  private func table(_ pictures: [StatePicture]) -> [String] {
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    if pictures.isEmpty { return [] }
    return [
      row(pictures.map(\.head)), row(pictures.map { _ in "---" }),
      row(pictures.map { "![\($0.words)](\($0.file.dropFirst("Docs/".count)))" }),
    ]
  }
}
