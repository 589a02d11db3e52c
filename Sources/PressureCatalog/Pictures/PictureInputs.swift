import PressureKit

/// The calls of the engine's functions with which the test of a page's sink draws the pictures.
///
/// Between the calls the test lets time pass at 60 frames per second, as a virtual finger does.
enum PictureInputs {
  static let path = "Tests/Browser/pages/pictures.json"

  /// The calls as JSON, one line for each picture.
  static var text: String {
    let pictures = Catalog.controls.flatMap { control in
      control.pictures.map { line($0, of: control) }
    }
    return "[\n" + pictures.joined(separator: ",\n") + "\n]\n"
  }

  private static func line(_ picture: StatePicture, of control: ControlDeclaration) -> String {
    let start = picture.start
    var calls = picture.options.map { call("set", [Double($0.code), $0.value]) }
    calls += picture.sizes.map { code, size in
      call("setTextSize", [Double(code), size.width, size.height])
    }
    calls += picture.colors.map { code, color in
      call("setColor", [Double(code), color.red, color.green, color.blue, color.alpha])
    }
    if let menu = start as? AppIcon { calls.append(call("setItems", [Double(menu.itemCount)])) }
    calls.append(call("locate", [start.bounds, start.viewport].flatMap(numbers)))
    var time = 0.0
    for step in picture.steps {
      if case .time(let frame)? = step.input {
        time = frame
      } else {
        calls.append(call(of: step, at: time))
      }
    }
    calls.append(call("input", [picture.seconds, 0, 0]))
    let texts = picture.texts.sorted { $0.key < $1.key }.map { "\"\($0)\": \"\($1)\"" }
    return "{\"file\": \"\(picture.file)\", \"kind\": \(control.kind), \"texts\": "
      + "{\(texts.joined(separator: ", "))}, \"calls\": [\(calls.joined(separator: ", "))]}"
  }

  private static func call(of step: StatePicture.Step, at time: Double) -> String {
    // The kinds of `input` are the engine's numbers. A test compares them with the script's.
    switch step.input {
    case nil:
      // Only a transitioning button has such calls: its host sets the state.
      let state = (step.control as? TransitioningAction)?.state ?? .begin
      return call("setState", [time, Double(state.rawValue)])
    case .contact(let sample):
      return call(
        "feed",
        [
          sample.time, Double(sample.phase.rawValue), Double(sample.id), sample.position.x,
          sample.position.y, Double(sample.source.rawValue), sample.force.value,
          sample.force.maximum, sample.contactRadius, Double(sample.buttons),
          sample.isPrimary ? 1 : 0,
        ])
    case .time(let time): return call("input", [time, 0, 0])
    case .activation(let time): return call("input", [time, 1, 0])
    case .key(let key): return call("input", [key.time, 2, Double(key.phase.rawValue)])
    case .interruption(let reason, let time):
      return call("input", [time, 3, Double(reason.rawValue)])
    case .enabling(let isEnabled, let time):
      return call("input", [time, 4, isEnabled ? 1 : 0])
    }
  }

  private static func call(_ function: String, _ numbers: [Double]) -> String {
    "[\"\(function)\"" + numbers.map { ", " + text(of: $0) }.joined() + "]"
  }

  private static func numbers(of rect: Rect) -> [Double] {
    [rect.minX, rect.minY, rect.size.width, rect.size.height]
  }

  private static func text(of number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
