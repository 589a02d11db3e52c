import PressureKit

/// The one list of the kit's controls.
///
/// From it come the numbers that script and engine say to each other, the elements' attributes, and what tools call the
/// controls: `script/generate` writes them.
public enum Catalog {
  /// All controls, in the order of their numbers to the engine.
  public static let controls = [confirm, transition, scale, peek, menu]

  static let confirm = ControlDeclaration(
    of: ConfirmAction(), name: "confirm", kind: 0, element: "pressure-confirm-button",
    options: [
      (.cap, nil),
      (.rampDuration, nil),
      (.rescueDelay, nil),
      (.fullThreshold, "threshold"),
      (.releaseThreshold, nil),
      (.armTimeout, nil),
      (.ringDiameter, nil),
      (.ringOffset, nil),
      (.latch, nil),
      (.contactArea, nil),
      (.haptics, nil),
    ],
    labels: [.init("confirm-label", "CONFIRM"), .init("ok-label", "OK")],
    colors: ["ring", "selected", "confirmed", "backdrop", "track", "label"],
    parts: [(.ring, "ring"), (.label, "label")],
    sampleSizes: [(.confirm, Size(width: 80, height: 18)), (.ok, Size(width: 26, height: 18))],
    sampleTexts: [(.confirm, "CONFIRM"), (.ok, "OK")])

  static let transition = ControlDeclaration(
    of: TransitioningAction(), name: "transition", kind: 1,
    element: "pressure-transitioning-button",
    options: [
      (.failureDelay, nil),
      (.resetDelay, "reset-after"),
      (.timeLimit, "timeout"),
      (.haptics, nil),
    ],
    labels: [.init("success-label", "Done"), .init("failure-label", "Failed")],
    colors: [
      "normal", "text", "pressed", "disabled", "disabled-text", "success", "success-text",
      "failure",
      "failure-text",
    ],
    parts: [
      (.background, "pill"), (.title, "label"), (.success, "label"), (.failure, "label"),
      (.spinner, "spinner"),
    ],
    sampleSizes: [(.title, Size(width: 56, height: 18))],
    sampleTexts: [(.title, "Submit")])

  static let scale = ControlDeclaration(
    of: Weighing(), name: "scale", kind: 2, element: "pressure-scale",
    options: [
      (.capacity, nil),
      (.settleRange, nil),
      (.settleDuration, nil),
      (.haptics, nil),
    ],
    labels: [.init("unit", "g"), .init("mode", "weight"), .init("tare-label", "Tare")],
    colors: ["dial", "dial-settled", "dial-overload", "dial-track", "dial-text", "dial-quiet"],
    parts: [(.dial, "reading"), (.number, "number"), (.unit, "unit")])

  static let peek = ControlDeclaration(
    of: PeekPop(), name: "peek", kind: 3, element: "pressure-peek",
    options: [
      (.peekThreshold, nil),
      (.holdDuration, nil),
      (.popThreshold, nil),
      (.haptics, nil),
    ],
    sampleSizes: [
      (.preview, Size(width: 240, height: 160)), (.actions, Size(width: 240, height: 88)),
    ])

  static let menu = ControlDeclaration(
    of: menuOfThree, name: "menu", kind: 4, element: "pressure-app-icon",
    options: [(.haptics, nil)],
    sampleSizes: [(.preview, Size(width: 200, height: 132))])

  private static var menuOfThree: QuickMenu {
    var menu = QuickMenu()
    menu.itemCount = 3
    return menu
  }
}
