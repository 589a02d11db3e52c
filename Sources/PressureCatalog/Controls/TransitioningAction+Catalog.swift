import PressureKit

extension TransitioningAction: CataloguedControl {
  /// The control's element and its parts, with their names and descriptions.
  static var element: ElementDeclaration {
    ElementDeclaration(
      control: control,
      playground: (
        "<form><pressure-transitioning-button>Send</pressure-transitioning-button></form>",
        "Click the button. The work takes a moment."
      ),
      plain: "PlainButton", className: "PressureTransitioningButton",
      summary: "a button that shows the work that it started", stateType: "TransitioningState",
      settingState:
        "The state. Setting it ends the run under way; throws for an unknown value, or if the element is not in a page",
      methods: [
        .init(
          name: "run", generics: "<Result>",
          parameters: [("work", "() => Result | PromiseLike<Result>")], result: "Promise<Result>",
          summary: [
            "Starts work and shows it: `loading`, then `success`, or `failure` if the work throws.",
            "Resolves or rejects as the work does, after the state has changed. Rejects with a `TimeoutError` after "
              + "`timeout`, and with an `AbortError` if something else ends the run. If a run is already under way, it "
              + "rejects with an `InvalidStateError` and does not call `work`.",
          ]),
        .init(name: "reset", summary: ["Ends a run under way and goes back to `begin`."]),
      ],
      events: [
        .init("statechange", "CustomEvent<TransitioningStateChange>", "The state changed")
      ],
      slots: [.init("", "The title of the button")],
      parts: [
        .init("button", "The button"), .init("pill", "The shape of the button"),
        .init("label", "The texts on the button"),
        .init("mark", "The check mark or the arrow, once the work has ended"),
        .init("spinner", "The spinner that turns, or fills, during the work"),
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
        .init("failure-text", "The text of a failure; white by default"), Catalog.focus,
      ])
  }

  private static var control: ControlDeclaration {
    ControlDeclaration(
      of: TransitioningAction(), element: "pressure-transitioning-button",
      options: [
        .init(.timeLimit, "Seconds that a run may take", attribute: "timeout"),
        .init(
          .resetDelay, "Seconds until the title returns after a success", attribute: "reset-after"),
        .init(.failureDelay, "Seconds until the title returns after a failure"),
        .init(.haptics, Catalog.noHaptics),
      ],
      labels: [
        .init("success-label", "Done", "The text after the work has succeeded"),
        .init("failure-label", "Failed", "The text after the work has failed"),
        .init("progress", nil, "The progress of the work, 0…1; unknown if not set", type: "number"),
      ]
        + Catalog.formLabels(
          type: .init(
            "type", "submit", "The act of an activation: to submit or reset the form, or none",
            type: "'submit' | 'reset' | 'button'")),
      nativeWords: [("loading-label", "Loading")],
      disabled: "Ignores presses; a run under way continues",
      colors: [
        "normal", "text", "pressed", "disabled", "disabled-text", "success", "success-text",
        "failure",
        "failure-text",
      ],
      parts: [
        (.background, "pill"), (.title, "label"), (.success, "label"), (.failure, "label"),
        (.spinner, "spinner"), (.check, "mark"), (.again, "mark"), (.head, "mark"),
      ],
      sampleSizes: [
        (.title, Size(width: 56, height: 18)), (.success, Size(width: 44, height: 18)),
        (.failure, Size(width: 48, height: 18)),
      ],
      sampleTexts: [(.title, "Submit"), (.success, "Done"), (.failure, "Failed")])
  }
}
