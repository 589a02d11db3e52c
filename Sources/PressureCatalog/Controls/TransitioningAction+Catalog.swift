import PressureKit

extension TransitioningAction: CataloguedControl {
  /// What pages, editors and documentation call the control's element and its parts.
  static var element: ElementDeclaration {
    ElementDeclaration(
      control: control,
      playground: (
        "<form><pressure-transitioning-button>Send</pressure-transitioning-button></form>",
        "Click it. It works for a moment and a half."
      ),
      plain: "PlainButton", className: "PressureTransitioningButton",
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
        .init("failure-text", "The text of a failure; white by default"), Catalog.focus,
      ])
  }

  private static var control: ControlDeclaration {
    ControlDeclaration(
      of: TransitioningAction(), element: "pressure-transitioning-button",
      options: [
        .init(.timeLimit, "Seconds that a run may take", attribute: "timeout"),
        .init(
          .resetDelay, "Seconds until a success goes back to the title", attribute: "reset-after"),
        .init(.failureDelay, "Seconds until a failure goes back to the title"),
        .init(.haptics, Catalog.noHaptics),
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
      sampleSizes: [
        (.title, Size(width: 56, height: 18)), (.success, Size(width: 44, height: 18)),
        (.failure, Size(width: 48, height: 18)),
      ],
      sampleTexts: [(.title, "Submit"), (.success, "Done"), (.failure, "Failed")])
  }
}
