import PressureKit

extension PeekPop: CataloguedControl {
  /// The control's element and its parts, with their names and descriptions.
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
      summary: "a link with a preview that a harder press opens", stateType: "PeekState",
      properties: [
        .init(
          "progress", "number",
          "The progress to the pop, 0…1; 0 without a contact, 1 in `pop`")
      ],
      methods: [
        .init(
          name: "peek",
          summary: ["Opens the preview and leaves it open. Throws if the element is not in a page."]
        ),
        .init(
          name: "close",
          summary: [
            "Closes the preview, or cancels the press. Throws if the element is not in a page."
          ]),
      ],
      events: [
        .init("peek", "CustomEvent<null>", "The preview opened"),
        .init(
          "pop", "CustomEvent<null>",
          "The person opens the link; `preventDefault()` keeps `href` from opening"),
        .init("action", "CustomEvent<PeekAction>", "The person chose one of the slotted actions"),
        .init("close", "CustomEvent<null>", "The preview closed without a pop; does not bubble"),
        .init("statechange", "CustomEvent<PeekStateChange>", "The state changed"),
      ],
      slots: [
        .init("", "The content of the link"), .init("preview", "The content of the preview"),
        .init("action", "A button below the preview"),
      ],
      parts: [
        .init("source", "The link that is pressed"),
        .init(
          "more",
          "The button that opens the preview without a press; visible with the focus, or with a mouse over the element"
        ),
        .init("preview", "The box of the preview, once it has opened"),
        .init("actions", "The box of the actions, once they are visible"),
        .init("veil", "The veil over the rest of the page, during a press and after it"),
        .init("shade", "The shade over the source, once the preview has opened"),
      ],
      customProperties: Catalog.surface + [Catalog.focus])
  }

  private static var control: ControlDeclaration {
    ControlDeclaration(
      of: PeekPop(), element: "pressure-peek",
      options: [
        .init(.peekThreshold, "The preview opens above this part of the sensor's range"),
        .init(
          .popThreshold,
          "The link opens above this part of the sensor's range, but never before the preview"),
        .init(.holdDuration, "Seconds of holding until the preview opens without a sensor"),
        .init(.haptics, Catalog.noHaptics),
      ],
      labels: [
        .init("href", nil, "The URL that a pop opens; without it a pop only dispatches `pop`"),
        .init("target", nil, "The window in which it opens; by default that of `<base target>`"),
        .init("rel", nil, "The relation of the page that it opens, such as `noopener`"),
        .init(
          "download", nil, "Saves the file under this name, if there is one, and does not open it"),
      ],
      words: [("preview", "Preview")],
      // On a page the preview closes by Escape, a tap beside it or a loss of focus, so there is no button to label.
      nativeWords: [("close", "Close")],
      sampleSizes: [
        (.preview, Size(width: 240, height: 160)), (.actions, Size(width: 240, height: 88)),
      ])
  }
}
