import PressureKit

/// The one list of the kit's controls.
///
/// From it come the numbers that script and engine say to each other, the elements' attributes, and what tools call the
/// controls: `script/generate` writes them.
public enum Catalog {
  /// All controls, in the order of their numbers to the engine.
  public static let controls = [confirm, transition, scale, peek, menu]

  /// The version of the kit, as its command says it; that in the package.json for pages is the same.
  public static let version = "0.1.0"

  /// The page of the documentation that each is on, by its name.
  public static let documents = [
    "confirm": "Docs/confirm-button.md", "transition": "Docs/transitioning-button.md",
    "scale": "Docs/scale.md", "peek": "Docs/peek-pop.md", "menu": "Docs/quick-actions.md",
  ]

  static let confirm = ControlDeclaration(
    of: ConfirmAction(), name: "confirm", kind: 0, element: "pressure-confirm-button",
    options: [
      .init(.cap, "The force that is full intention, in units of an average touch"),
      .init(.fullThreshold, "The ring is full above this intention", attribute: "threshold"),
      .init(
        .releaseThreshold,
        "It ceases to be full below this intention, or below `threshold` if that is less"),
      .init(.rampDuration, "Seconds to full without a sensor"),
      .init(.rescueDelay, "Seconds below full, with a proven sensor, until time helps"),
      .init(.armTimeout, "Seconds that an arming without a contact lasts"),
      .init(.ringDiameter, "The ring's diameter in pixels, or 0 for the control's height"),
      .init(
        .ringOffset, "Pixels from the touch to the ring's centre, or 0 for the control's height"),
      .init(.latch, "Only full force on the ring confirms"),
      .init(.contactArea, "Lets the contact's size serve where nothing measures force; noisy"),
      .init(.tap, "Takes no taps: it is pressed, or activated twice"),
      .init(.haptics, noHaptics),
    ],
    labels: [
      .init("confirm-label", "CONFIRM", "What the full ring says"),
      .init("ok-label", "OK", "What it says where a lift confirms"),
      .init(
        "press-hint", "Press harder",
        "What it says after a press that was let go of before its force was enough; none if empty"),
      .init(
        "hold-hint", "Hold longer",
        "What it says after one that was let go of before its time was; none if empty"),
      .init(
        "slide-hint", "Slide onto the ring",
        "What it says after one that lifted from the full button; none if empty"),
      .init(
        "hold-description", "Activate twice, or hold and slide onto the ring",
        "What assistive technology says of how it works, without an `aria-description`"),
      .init(
        "force-description", "Activate twice, or press harder and slide onto the ring",
        "What it says once a sensor has measured a press"),
    ],
    nativeWords: [
      ("voiceover-hint", "Double-tap twice to confirm"),
      ("switch-control-hint", "Select twice to confirm"),
      ("force-hint", "Press harder, then slide up onto the ring"),
      ("time-hint", "Hold, then slide up onto the ring"),
    ],
    disabled:
      "Takes no presses, and ends the one under way; a disabled `<fieldset>` disables it too",
    colors: ["ring", "selected", "confirmed", "backdrop", "track", "label", "veil"],
    parts: [(.veil, "veil"), (.ring, "ring"), (.label, "label")],
    sampleSizes: [(.confirm, Size(width: 80, height: 18)), (.ok, Size(width: 26, height: 18))],
    sampleTexts: [(.confirm, "CONFIRM"), (.ok, "OK")])

  static let transition = ControlDeclaration(
    of: TransitioningAction(), name: "transition", kind: 1,
    element: "pressure-transitioning-button",
    options: [
      .init(.timeLimit, "Seconds that a run may take", attribute: "timeout"),
      .init(
        .resetDelay, "Seconds until a success goes back to the title", attribute: "reset-after"),
      .init(.failureDelay, "Seconds until a failure goes back to the title"),
      .init(.haptics, noHaptics),
    ],
    labels: [
      .init("success-label", "Done", "What it says when the work succeeded"),
      .init("failure-label", "Failed", "What it says when the work failed"),
      .init("progress", nil, "How far the work is, 0…1; unknown without", type: "number"),
      .init(
        "type", "submit", "Whether an activation submits its form", type: "'submit' | 'button'"),
    ],
    nativeWords: [("loading-label", "Loading")],
    disabled: "Takes no presses; a run under way goes on",
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
      .init(.capacity, "Grams at the sensor's maximum while it is not calibrated"),
      .init(.settleRange, "Grams to each side in which a reading is steady"),
      .init(.settleDuration, "Seconds that a reading is steady before it has settled"),
      .init(.haptics, noHaptics),
    ],
    labels: [
      .init(
        "unit", "g", "What it weighs in; ounces and newtons have two decimals",
        type: "'g' | 'oz' | 'N'"),
      .init(
        "mode", "weight", "What it reads; percent is of the sensor's range, whatever the tare",
        type: "'weight' | 'percent'"),
      .init("tare-label", "Tare", "What the button below the dial says"),
    ],
    words: [
      ("scale", "Scale"), ("gram", "gram"), ("grams", "grams"), ("ounces", "oz"), ("newtons", "N"),
      ("percent", "% force"), ("unmeasured", "No force measured"),
      ("few-points", "Two known masses or more are needed"),
      ("same-masses", "All masses are the same"),
      ("same-forces", "All masses gave the same force"),
      ("falling", "More mass did not give more force"),
    ],
    nativeWords: [
      ("weigh-hint", "Press on it to weigh"),
      ("simulation-hint", "Press on it and slide up: the force is simulated"),
    ],
    disabled: "Takes no presses, and lets go of what it weighs",
    colors: ["dial", "dial-settled", "dial-overload", "dial-track", "dial-text", "dial-quiet"],
    parts: [(.dial, "reading"), (.number, "number"), (.unit, "unit")])

  static let peek = ControlDeclaration(
    of: PeekPop(), name: "peek", kind: 3, element: "pressure-peek",
    options: [
      .init(.peekThreshold, "A press peeks above this part of the sensor's range"),
      .init(
        .popThreshold, "A peek pops above this part of the sensor's range, never before it peeks"),
      .init(.holdDuration, "Seconds until holding peeks without a sensor"),
      .init(.haptics, noHaptics),
    ],
    labels: [.init("href", nil, "Where a pop leads; without, `pop` is all that happens")],
    words: [("preview", "Preview")],
    // On a page Escape, a tap beside it or leaving it closes it: there it has no element that would have a name.
    nativeWords: [("close", "Close")],
    sampleSizes: [
      (.preview, Size(width: 240, height: 160)), (.actions, Size(width: 240, height: 88)),
    ])

  static let menu = ControlDeclaration(
    of: iconOfThree, name: "menu", kind: 4, element: "pressure-app-icon",
    options: [.init(.haptics, noHaptics)],
    labels: [
      .init("name", "", "What stands below the icon"), .init("src", "", "The image's address"),
    ],
    words: [("actions", "Actions")],
    sampleSizes: [(.preview, Size(width: 200, height: 132))])

  private static let noHaptics = "Plays no haptics"

  private static var iconOfThree: AppIcon {
    var menu = AppIcon()
    menu.itemCount = 3
    return menu
  }
}
