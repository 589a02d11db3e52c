import PressureKit

extension ConfirmAction: CataloguedControl {
  /// The control's element and its parts, with their names and descriptions.
  static var element: ElementDeclaration {
    ElementDeclaration(
      control: control,
      playground: (
        "<pressure-confirm-button>Delete</pressure-confirm-button>",
        "Press harder, or hold. Slide up onto the ring, and lift. Or tap the button, then the ring."
      ),
      plain: "PlainConfirmButton", className: "PressureConfirmButton",
      summary: "a button for actions that cannot be undone, which a harder press confirms",
      stateType: "ConfirmState",
      properties: [
        .init(
          "intention", "number",
          "The intention: how hard the person means it, 0…1; 0 without a contact"),
        .init(
          "force", "number", "The force in units of an average touch; 0 while no sensor measures it"
        ),
        .init("source", "ForceSource", "The source of the intention"),
      ],
      events: [
        .init(
          "confirm", "CustomEvent<null>",
          "The person confirmed; a prevented event neither submits nor resets the form, and sends no command"
        ),
        .init(
          "intentionchange", "Event", "`intention` changed; at most once in a frame"),
        .init("statechange", "CustomEvent<ConfirmStateChange>", "The state changed"),
      ],
      slots: [.init("", "The label of the button")],
      parts: [
        .init("button", "The button at rest"),
        .init("ring", "The ring that fills during a press"),
        .init("fill", "The filled part of a button in place, during a press"),
        .init("outline", "The line around a button in place, once it is full"),
        .init("label", "The text beside the ring, during a press"),
        .init("release", "The second text beside the ring, once a lift confirms"),
        .init("hint", "The text of a hint, once a press has lifted too early"),
        .init("veil", "The veil over the rest of the page, during a press"),
      ],
      customProperties: [
        .init("ring", "The ring while it fills; white by default"),
        .init("selected", "The full ring; red by default"),
        .init("confirmed", "The confirmed ring; green by default"),
        .init("backdrop", "The glass behind the ring and the texts; dark by default"),
        .init("track", "The part of the ring that is not filled"),
        .init("label", "The texts, the dot and the chevrons; white by default"),
        .init(
          "veil",
          "The veil over the rest of the page; mostly white or, on dark pages, black by default"),
        .init(
          "fill",
          "The filled part of a button in place; the colour of the button's text by default, mostly clear"
        ),
        .init("rim", "The edge of the glass; by default only on dark pages"),
        .init("check", "The check mark on the confirmed colour; dark by default"),
        .init(
          "title",
          "The tint and the edge of the pressed button; the colour of the button's text by default"),
        .init(
          "look",
          "The way in which a button in place fills: `sweep` (the default), `rise`, or `ring` around a round button",
          choices: FillLook.allCases.map { "\($0)" }
        ),
        .init("button", "The background of the button"),
        .init("button-text", "The text colour of the button"),
        .init("radius", "The corner radius of the button"), Catalog.focus,
      ])
  }

  private static var control: ControlDeclaration {
    ControlDeclaration(
      of: ConfirmAction(), element: "pressure-confirm-button",
      options: [
        .init(.cap, "The force of full intention, in units of an average touch"),
        .init(.penCap, "The force of full intention of a pen, whose range ends at 20/3"),
        .init(.fullThreshold, "The ring is full above this intention", attribute: "threshold"),
        .init(
          .releaseThreshold,
          "The ring is no longer full below this intention, or below `threshold` if that is less"),
        .init(.rampDuration, "Seconds to full without a sensor"),
        .init(
          .rescueDelay,
          "Seconds that a press with a proven sensor stays below full until time fills the ring as well"
        ),
        .init(.armTimeout, "Seconds until a ring that waits without a contact closes"),
        .init(
          .ringDiameter,
          "The ring's diameter in pixels, or 0 for the control's smaller side, but at least 28"),
        .init(
          .ringOffset,
          "Pixels from the touch to the ring's centre, or 0 for about two heights of the control"),
        .init(.latch, "Only full force on the ring confirms"),
        .init(.contactArea, "Uses the contact's size if no sensor measures force; noisy"),
        .init(.tap, "Ignores taps: the person must press, or activate twice"),
        .init(
          .inPlace,
          "The button itself fills, and confirms when the press lifts from it, without a ring"
        ),
        .init(.haptics, Catalog.noHaptics),
      ],
      labels: [
        .init("confirm-label", "CONFIRM", "The text on the full ring"),
        .init("ok-label", "OK", "The text on the ring where a lift confirms"),
        .init(
          "release-label", "Let go",
          "The text after OK: what to do next; none if empty"
        ),
        .init(
          "press-hint", "Press harder",
          "The hint after a press that lifted before its force was enough; no hint if empty"
        ),
        .init(
          "hold-hint", "Hold longer",
          "The hint after a press without a sensor that lifted too soon; no hint if empty"),
        .init(
          "slide-hint", "Slide onto the ring",
          "The hint after a press that filled the ring but lifted from the button; no hint if empty"
        ),
        .init(
          "hold-description", "Activate twice, or hold and slide onto the ring",
          "The instructions for assistive technology, unless there is an `aria-description`"),
        .init(
          "force-description", "Activate twice, or press harder and slide onto the ring",
          "The instructions once a sensor has measured a press"),
        .init(
          "hold-in-place-description", "Activate twice, or hold, then let go",
          "The instructions for a button in place"),
        .init(
          "force-in-place-description", "Activate twice, or press harder, then let go",
          "The instructions for a button in place once a sensor has measured a press"),
        .init(
          "item", nil,
          "A selector for what the action concerns, such as `li`: the nearest match around the button stays clear during a press"
        ),
        .init(
          "question", nil,
          "The question in the browser's dialog if the engine does not load, in place of the label with a question mark"
        ),
      ]
        + Catalog.formLabels(
          type: .init(
            "type", "button", "The act after a confirmation: none, or to submit or reset the form",
            type: "'button' | 'submit' | 'reset'")),
      words: [("question-mark", "?")],
      nativeWords: [
        ("voiceover-hint", "Double-tap twice to confirm"),
        ("switch-control-hint", "Select twice to confirm"),
        ("force-hint", "Press harder, then slide up onto the ring"),
        ("time-hint", "Hold, then slide up onto the ring"),
        ("force-in-place-hint", "Press harder, then let go"),
        ("time-in-place-hint", "Hold, then let go"),
      ],
      disabled:
        "Ignores presses, and ends a press under way; a disabled `<fieldset>` disables it as well",
      colors: [
        "ring", "selected", "confirmed", "backdrop", "track", "label", "veil", "fill", "rim",
        "check",
        "title",
      ],
      parts: [
        (.veil, "veil"), (.ring, "ring"), (.fill, "fill"),
        (.outline, "outline"), (.label, "label"),
        (.release, "release"), (.hint, "hint"),
      ],
      sampleSizes: [(.confirm, Size(width: 80, height: 18)), (.ok, Size(width: 26, height: 18))],
      // Traces contain presses that slide up by the control's height.
      sampleOptions: [(.ringOffset, 44)],
      sampleTexts: [(.confirm, "CONFIRM"), (.ok, "OK")])
  }
}
