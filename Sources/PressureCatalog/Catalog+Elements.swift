extension Catalog {
  /// The elements of all controls, in the order of the controls.
  static let elements = [confirmButton, transitioningButton, scaleElement, peekElement, appIcon]

  private static let confirmButton = ElementDeclaration(
    control: confirm, className: "PressureConfirmButton",
    summary: "what cannot be undone, confirmed by pressing", stateType: "ConfirmState",
    properties: [
      .init("intention", "number", "How hard the person means it, 0…1; 0 while no contact is down"),
      .init("force", "number", "In units of an average touch; 0 while nothing measures it"),
      .init("source", "ForceSource", "Where the force comes from"),
    ],
    events: [
      .init("confirm", "CustomEvent<null>", "The person has confirmed"),
      .init(
        "intentionchange", "Event", "In each frame in which `intention` has changed"),
      .init("statechange", "CustomEvent<ConfirmStateChange>", "The press is elsewhere"),
    ],
    slots: [.init("", "What the button says")],
    parts: [
      .init("button", "The button at rest"), .init("ring", "The ring as it fills, during a press"),
      .init("label", "What the ring says, during a press"),
      .init("veil", "What lies over the rest of the page, during a press"),
    ],
    customProperties: [
      .init("ring", "The ring while it fills; white by default"),
      .init("selected", "The full ring; red by default"),
      .init("confirmed", "The confirmed ring; green by default"),
      .init("backdrop", "The disc behind the ring; a dark glass by default"),
      .init("track", "The part of the ring that is not filled"),
      .init("label", "The letters of the ring's label; white by default"),
      .init("veil", "What lies over the rest of the page; black, 0.3 opaque, by default"),
      .init("button", "The button's ground"), .init("button-text", "The button's letters"),
      .init("radius", "How round the button's corners are"), focus,
    ])

  private static let transitioningButton = ElementDeclaration(
    control: transition, className: "PressureTransitioningButton",
    summary: "a button that shows the work it started", stateType: "TransitioningState",
    settingState: "Setting it ends the run under way; throws for another value, or in no page",
    methods: [
      .init(
        name: "run", generics: "<Result>",
        parameters: [("work", "() => Result | PromiseLike<Result>")], result: "Promise<Result>",
        summary: [
          "Shows work: `loading`, then `success`, or `failure` when it throws.",
          "Resolves and rejects as the work does, after the state was shown; with a `TimeoutError` when "
            + "`timeout` is over, with an `AbortError` when something else ended the run. While a run is under "
            + "way it rejects with an `InvalidStateError`, and does not call `work`.",
        ]),
      .init(name: "reset", summary: ["Goes back to `begin`; a run under way is ended."]),
    ],
    events: [
      .init("statechange", "CustomEvent<TransitioningStateChange>", "The work is elsewhere")
    ],
    slots: [.init("", "What the button says")],
    parts: [
      .init("button", "The button"), .init("pill", "Its shape"), .init("label", "Its texts"),
      .init("spinner", "What turns, or fills, while it works"),
    ],
    customProperties: [
      .init("normal", "The shape; blue by default"),
      .init("text", "The title and the spinner; white by default"),
      .init("pressed", "The shape while pressed; pale blue by default"),
      .init("disabled", "The shape while disabled"),
      .init("disabled-text", "The title while disabled"),
      .init("success", "The shape of a success; green by default"),
      .init("success-text", "The text of a success; white by default"),
      .init("failure", "The shape of a failure; red by default"),
      .init("failure-text", "The text of a failure; white by default"), focus,
    ])

  private static let scaleElement = ElementDeclaration(
    control: scale, className: "PressureScale",
    summary: "what presses on it, in grams", stateType: "ScaleState",
    properties: [
      .init("grams", "number", "What is weighed, less the tare"),
      .init("percent", "number", "Of the sensor's range; more than 100 with several contacts"),
      .init("text", "string", "As it is shown: \"123 grams\""),
      .init("settled", "boolean", "Whether the reading is steady"),
      .init("overload", "boolean", "Whether it is more than the sensor can say"),
      .init("source", "'none' | 'measured'", "Where the force comes from"),
      .init("peak", "number", "The most since the scale was empty, in grams"),
      .init("force", "number", "In units of an average touch"),
      .init(
        "resolution", "number | null",
        "One step of the sensor in grams; null until it has been seen"),
      .init(
        "standardError", "number | null",
        "Of what is weighed now, in grams; null without a calibration of three points"),
      .init("range", "number", "The most that one sensor weighs, in grams"),
      .init(
        "calibrationFault", "string | null",
        "Why the points give no calibration; null when they do, or when there are none"),
      .init(
        "calibration", "ScaleCalibration | null",
        "The known masses; takes JSON too, and throws, and changes nothing, when it is none",
        settable: "ScaleCalibration | string | null"),
    ],
    methods: [
      .init(
        name: "tare",
        summary: [
          "Sets what is read now to zero; with nothing on it, forgets that it ever was."
        ]),
      .init(
        name: "addCalibrationPoint", parameters: [("grams", "number")], result: "number",
        summary: [
          "Takes what is weighed now for a known mass; how many there are then. Throws where there is none."
        ]),
      .init(name: "clearCalibration", summary: ["Forgets the known masses."]),
    ],
    events: [
      .init("reading", "CustomEvent<ScaleReading>", "It reads something else"),
      .init("settle", "CustomEvent<ScaleReading>", "The reading is steady"),
      .init("statechange", "CustomEvent<ScaleStateChange>", "It does something else"),
    ],
    parts: [
      .init("dial", "The dial with all that is on it"),
      .init("reading", "The arc of the reading, while there is one"),
      .init("number", "The number"), .init("unit", "The unit"),
      .init("button", "The button that sets it to zero"),
    ],
    customProperties: [
      .init("dial", "The arc of the reading"),
      .init("dial-settled", "The arc of a steady reading"),
      .init("dial-overload", "The arc of more than the sensor can say"),
      .init("dial-track", "The part of the arc that is not filled"),
      .init("dial-text", "The number"),
      .init("dial-quiet", "The unit, and the mark of the peak"),
      .init("button", "The ground of the button"),
      .init("radius", "How round the button's corners are"), focus,
    ])

  private static let peekElement = ElementDeclaration(
    control: peek, className: "PressurePeek",
    summary: "a link that one can look into before one goes there", stateType: "PeekState",
    properties: [
      .init(
        "progress", "number",
        "How far it is to the pop, 0…1; 0 while no contact is down, 1 in `pop`")
    ],
    methods: [
      .init(
        name: "peek", summary: ["Opens the preview and leaves it open; throws in no page."]),
      .init(
        name: "close", summary: ["Closes the preview, or cancels the press; throws in no page."]),
    ],
    events: [
      .init("peek", "CustomEvent<null>", "The preview has opened"),
      .init(
        "pop", "CustomEvent<null>", "The person goes there; prevented, `href` does not open"),
      .init("action", "CustomEvent<PeekAction>", "One of the slotted actions was chosen"),
      .init("close", "CustomEvent<null>", "The preview went without a pop; does not bubble"),
      .init("statechange", "CustomEvent<PeekStateChange>", "The press is elsewhere"),
    ],
    slots: [
      .init("", "What is pressed"), .init("preview", "What one sees before one goes there"),
      .init("action", "A button below the preview"),
    ],
    parts: [
      .init("source", "What is pressed"),
      .init(
        "more",
        "The button behind it that opens the preview without a press; seen with the focus, or with a mouse over it"
      ),
      .init("preview", "The box of the preview, once it is there"),
      .init("actions", "The box of the actions, once they are uncovered"),
      .init("veil", "What lies over the rest of the page, during a press and after it"),
      .init("shade", "What lies over the source once the preview is there"),
    ],
    customProperties: surface + [focus])

  private static let appIcon = ElementDeclaration(
    control: menu, className: "PressureAppIcon", summary: "an app's icon, and the menu behind it",
    stateType: "AppIconState",
    properties: [
      .init(
        "items", "readonly QuickActionItem[]",
        "The menu; at most four are kept. Without any, the default, it has none. Setting it closes it",
        settable: "Iterable<QuickActionItem>")
    ],
    methods: [
      .init(name: "open", summary: ["Opens the menu and leaves it open; throws in no page."]),
      .init(
        name: "close", summary: ["Closes the menu, or cancels the press; throws in no page."]),
    ],
    events: [
      .init("launch", "CustomEvent<null>", "The person opens the app"),
      .init("quickaction", "CustomEvent<QuickAction>", "One of the menu's actions was chosen"),
      .init("statechange", "CustomEvent<AppIconStateChange>", "The press is elsewhere"),
    ],
    parts: [
      .init("icon", "The icon and its name"),
      .init(
        "more",
        "The button behind it that opens the menu without a press; seen with the focus, or with a mouse over it"
      ),
      .init("menu", "The menu, once it is there"),
      .init("mark", "What marks the item below a finger, during a press"),
      .init("veil", "What lies over the rest of the page, during a press and after it"),
      .init("shade", "What lies over the icon once the menu is there"),
    ],
    customProperties: surface + [focus])

  private static let focus = ElementDeclaration.Named(
    "focus", "The outline of keyboard focus; the system's highlight by default")
  private static let surface = [
    ElementDeclaration.Named("surface", "The ground of what opens over the page"),
    ElementDeclaration.Named("surface-text", "The letters of what opens over the page"),
  ]
}
