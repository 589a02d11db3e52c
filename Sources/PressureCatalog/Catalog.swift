import PressureKit

/// The one list of the kit's controls.
///
/// From it come the numbers that script and engine say to each other, the elements' attributes and their types, the tables
/// of the documentation and what tools call the controls: `script/generate` writes them.
public enum Catalog {
  /// All controls, in the order of their numbers to the engine.
  public static let controls = [confirm, transition, scale, peek, menu]

  static let confirm = ControlDeclaration(
    of: ConfirmAction(), name: "confirm", kind: 0, element: "confirm-button",
    options: [
      (.cap, nil, "The force that is full intention"),
      (.rampDuration, nil, "How long the ramp without a sensor takes to full"),
      (.rescueDelay, nil, "How long a proven sensor may stay below full before time helps"),
      (.fullThreshold, "threshold", "The ring is full above this intention"),
      (.releaseThreshold, nil, "A full ring is no longer full below this intention"),
      (.armTimeout, nil, "How long an arming by key lasts"),
      (.ringDiameter, nil, "The ring's diameter; 0 is the control's height"),
      (.ringOffset, nil, "From the touch to the ring's centre; 0 is the control's height"),
      (.latch, nil, "Only full force on the ring confirms"),
      (.contactArea, nil, "The contact's size serves where nothing measures force; it is noisy"),
      (.haptics, nil, "No haptics"),
    ],
    labels: [.init("confirm-label", "CONFIRM"), .init("ok-label", "OK")],
    colors: ["ring", "selected", "confirmed", "backdrop", "track", "label"],
    parts: [(.ring, "ring"), (.label, "label")],
    sampleSizes: [(.confirm, Size(width: 80, height: 18)), (.ok, Size(width: 26, height: 18))],
    sampleTexts: [(.confirm, "CONFIRM"), (.ok, "OK")])

  static let transition = ControlDeclaration(
    of: TransitioningAction(), name: "transition", kind: 1, element: "transitioning-button",
    options: [
      (.failureDelay, nil, "How long a failure is shown"),
      (.resetDelay, "reset-after", "How long a success is shown"),
      (.timeLimit, "timeout", "How long a run may take"),
      (.haptics, nil, "No haptics"),
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
    of: Weighing(), name: "scale", kind: 2, element: "scale",
    options: [
      (.capacity, nil, "The grams at the sensor's maximum while it is not calibrated"),
      (.settleRange, nil, "How far a reading may stray and still be settled, to each side"),
      (.settleDuration, nil, "How long it must stay there"),
      (.haptics, nil, "No haptics"),
    ],
    labels: [.init("unit", "g"), .init("mode", "weight"), .init("tare-label", "Tare")],
    colors: ["dial", "dial-settled", "dial-overload", "dial-track", "dial-text", "dial-quiet"],
    parts: [(.dial, "reading"), (.number, "number"), (.unit, "unit")])

  static let peek = ControlDeclaration(
    of: PeekPop(), name: "peek", kind: 3, element: "peek",
    options: [
      (.peekThreshold, nil, "A press peeks above this part of the sensor's range"),
      (.holdDuration, nil, "How long holding takes to peek without a sensor"),
      (.popThreshold, nil, "A peek pops above this part of the sensor's range"),
      (.haptics, nil, "No haptics"),
    ],
    sampleSizes: [
      (.preview, Size(width: 240, height: 160)), (.actions, Size(width: 240, height: 88)),
    ])

  static let menu = ControlDeclaration(
    of: menuOfThree, name: "menu", kind: 4, element: "app-icon",
    options: [(.haptics, nil, "No haptics")],
    sampleSizes: [(.preview, Size(width: 200, height: 132))])

  private static var menuOfThree: QuickMenu {
    var menu = QuickMenu()
    menu.itemCount = 3
    return menu
  }
}
