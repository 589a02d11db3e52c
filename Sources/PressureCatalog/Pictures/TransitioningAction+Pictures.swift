import PressureKit
import PressureTesting

extension TransitioningAction: PicturedControl {
  package static let pictures = PictureSetup<TransitioningAction>(
    frame: Rect(x: -10, y: -10, width: 120, height: 64),
    place: { $0.bounds = Rect(x: 0, y: 0, width: 100, height: 44) },
    reach: { state, finger in
      finger.wait(0.1)
      if state == .begin {
        finger.wait(0.4)
        return "A blue pill with the title Submit."
      }
      finger.down()
      finger.wait(0.1)
      finger.lift()
      // The host starts its work.
      finger.call { $0.setState(.loading, at: $1) }
      finger.wait(0.6)
      if state == .loading { return "A blue circle with a spinner of three quarters of a turn." }
      finger.call { $0.setState(state, at: $1) }
      finger.wait(0.5)
      return state == .success
        ? "A green pill with a check mark that says Done."
        : "A red pill that says Failed, with an arrow that goes round."
    })
}
