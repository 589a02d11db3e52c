"""The page with rows that have previews, and the visible parts of the previews."""

from page import Page

# Fractions of the sensor's range: more than a touch, enough to peek, enough to pop.
HINT = 0.1
PEEK = 0.25
POP = 0.8

# The events of a press, in order.
PEEKS = ["peek", "idle → peek"]
HOLDS = ["idle → hint", "peek", "hint → peek"]
OPENS = [*PEEKS, "peek → actions"]
CLOSES = ["close", "peek → idle"]
COVERS = ["close", "actions → idle"]
POPS = ["peek → pop", "pop", "pop → idle"]
TAPPED = ["idle → pop", "pop", "pop → idle"]
CHOSEN = ["actions → pop", "pop", "pop → idle"]
# The distance of a slide that uncovers the actions completely.
SLIDE = 64

PARTS = ["veil", "preview", "actions"]


def without_blur(page):
    """Removes the veil's blur in WebKit: its window is drawn without a graphics card, where a full-window blur takes a
    second per frame."""
    if page.browser.name == "webkit":
        page.evaluate(
            """
            const sheet = new CSSStyleSheet()
            sheet.replaceSync('::part(veil) { backdrop-filter: none !important }')
            document.adoptedStyleSheets = [sheet]
            """
        )


class PeekPage(Page):
    """The page: `row` has a preview and two actions, `plain` only a preview; `bad` has a button in its preview, and no
    link."""

    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.id = "row"

    def wait_for_kit(self):
        super().wait_for_kit()
        without_blur(self)
        self.rest()

    def pending(self):
        return self.evaluate("return counters.pending.frames")

    @property
    def progress(self):
        return self.get("progress")

    def look(self):
        """The visible parts of the stage: the box and opacity of each, or null if it is not shown."""
        return self.evaluate("return shown(...arguments)", self.id, *PARTS)

    def settled_look(self):
        """The look after all motion has ended."""
        return self.evaluate("return settled().then(() => shown(...arguments))", self.id, *PARTS)

    def is_open(self):
        """True if the stage covers the page."""
        return self.evaluate(
            "return document.getElementById(arguments[0]).shadowRoot"
            ".querySelector('[popover]').matches(':popover-open')",
            self.id,
        )

    def wait_until_clean(self):
        """Waits until the element is at rest and nothing covers the page."""
        self.until(
            "document.getElementById(given[0]).state === 'idle' && !counters.pending.frames"
            " && !document.getElementById(given[0]).shadowRoot.querySelector(':popover-open')"
            " && !document.querySelector(':popover-open')",
            "it is idle, nothing lies over the page and nothing moves",
            self.id,
        )
        assert self.look() == {"veil": None, "preview": None, "actions": None}

    def peek_at(self, finger, point=None):
        """Presses until the preview is open; returns the finger's position."""
        point = point or self.centre()
        finger.down(*point, PEEK)
        self.wait_for_state("peek")
        return point

    def hold(self, finger):
        """Presses without force until the preview is open."""
        finger.down(*self.centre())
        self.pass_time(0.52)
        assert self.state == "peek"

    def leave_open(self):
        """Opens the preview by script; returns the look when it is fully open."""
        self.evaluate("document.getElementById(arguments[0]).peek()", self.id)
        return self.settled_look()

    def slide(self, finger, x, start, end, force=PEEK, steps=2):
        for step in range(1, steps + 1):
            finger.move(x, start + (end - start) * step / steps, force)

    def tap(self, finger, point=None):
        finger.down(*(point or self.centre()))
        finger.up()

    def focused(self):
        """The focused element's id, and the part, id or tag in its shadow tree."""
        return self.evaluate(
            """
            const { activeElement } = document
            const inner = activeElement?.shadowRoot?.activeElement
            return [activeElement?.id ?? null, inner ? inner.part.value || inner.id || inner.localName : null]
            """
        )


def middle(box):
    return (box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2
