import PressureKit

/// The engine as a host uses it.
enum Engine {
  /// Docs/confirm-button.md.
  static func confirm(into sink: inout some SceneSink, deleteIt: () -> Void) {
    var control = ConfirmAction(bounds: Rect(x: 0, y: 0, width: 80, height: 44))
    let events = control.feed(
      ContactSample(
        time: 0, phase: .began, position: Point(x: 40, y: 22), source: .touch,
        force: .measured(1.2, maximum: 6.667)))
    for event in events where event == .act(.confirm) { deleteIt() }
    control.draw(into: &sink)  // your SceneSink: layers to put on the screen
  }

  /// Docs/confirm-button.md.
  static func placeRing(of control: inout ConfirmAction, hasControl: (Rect) -> Bool) {
    // your hit tests
    while let area = control.askedArea { control.answer(isTaken: hasControl(area)) }
  }

  /// Docs/transitioning-button.md.
  static func transition(_ lift: ContactSample, now: Double) {
    var button = TransitioningAction(bounds: Rect(x: 0, y: 0, width: 160, height: 44))
    // Your host made the sample from an event. The lift activates the button.
    for event in button.feed(lift) where event == .act(.activate) {
      _ = button.startRun(at: now)
    }
    let run = button.run
    // When the work is done, however late:
    _ = button.finishRun(run, succeeded: true, at: now)
  }

  /// Docs/peek-pop.md.
  static func peek(_ sample: ContactSample, open: () -> Void) {
    var peek = PeekPop(
      bounds: Rect(x: 20, y: 400, width: 350, height: 60),
      viewport: Rect(x: 0, y: 0, width: 390, height: 844))
    peek.options.previewSize = Size(width: 366, height: 300)  // measured by the host
    peek.options.actionsSize = Size(width: 366, height: 96)
    for event in peek.feed(sample) where event == .act(.pop) { open() }
  }
}
