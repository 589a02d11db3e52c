import PressureKit

extension PeekPop: CataloguedControl {
  /// What pages, editors and documentation call the control's element and its parts.
  static var element: ElementDeclaration {
    ElementDeclaration(
      control: control, guide: "peek-pop",
      playground: (
        """
        <pressure-peek><div class="letter"><b>A letter</b> from the sea</div>\
        <p slot="preview" class="inside">The sea is calm today, and the post is slow.</p>\
        <button type="button" slot="action" value="Answered">Answer</button>\
        <button type="button" slot="action" value="Archived">Archive</button></pressure-peek>
        """, "Press harder, or hold. Slide up for more."
      ),
      plain: "PlainLink", className: "PressurePeek",
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
      customProperties: Catalog.surface + [Catalog.focus])
  }

  private static var control: ControlDeclaration {
    ControlDeclaration(
      of: PeekPop(), element: "pressure-peek",
      options: [
        .init(.peekThreshold, "A press peeks above this part of the sensor's range"),
        .init(
          .popThreshold, "A peek pops above this part of the sensor's range, never before it peeks"),
        .init(.holdDuration, "Seconds until holding peeks without a sensor"),
        .init(.haptics, Catalog.noHaptics),
      ],
      labels: [.init("href", nil, "Where a pop leads; without, `pop` is all that happens")],
      words: [("preview", "Preview")],
      // On a page Escape, a tap beside it or leaving it closes it: there it has no element that would have a name.
      nativeWords: [("close", "Close")],
      sampleSizes: [
        (.preview, Size(width: 240, height: 160)), (.actions, Size(width: 240, height: 88)),
      ])
  }
}
