import PressureKit

extension ConfirmAction: CataloguedControl {
  /// What pages, editors and documentation call the control's element and its parts.
  static var element: ElementDeclaration {
    ElementDeclaration(
      control: control,
      playground: (
        "<pressure-confirm-button>Delete</pressure-confirm-button>",
        "Press harder, or hold; slide up onto the ring, and let go. Or tap it, then the ring."
      ),
      className: "PressureConfirmButton",
      summary: "what cannot be undone, confirmed by pressing", stateType: "ConfirmState",
      properties: [
        .init(
          "intention", "number", "How hard the person means it, 0…1; 0 while no contact is down"),
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
        .init("button", "The button at rest"),
        .init("ring", "The ring as it fills, during a press"),
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
        .init("radius", "How round the button's corners are"), Catalog.focus,
      ])
  }

  private static var control: ControlDeclaration {
    ControlDeclaration(
      of: ConfirmAction(), element: "pressure-confirm-button",
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
        .init(.haptics, Catalog.noHaptics),
      ],
      labels: [
        .init("confirm-label", "CONFIRM", "What the full ring says"),
        .init("ok-label", "OK", "What it says where a lift confirms"),
        .init(
          "press-hint", "Press harder",
          "What it says after a press that was let go of before its force was enough; none if empty"
        ),
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
  }
}
