"""The page with rows that one can look into, and what it shows of their previews."""

from page import Page

# Parts of the sensor's range: more than a touch, deep enough to peek, deep enough to pop.
HINT = 0.1
PEEK = 0.25
POP = 0.8

# What is said of a press, in order.
PEEKS = ["peek", "idle → peek"]
HOLDS = ["idle → hint", "peek", "hint → peek"]
OPENS = [*PEEKS, "peek → actions"]
CLOSES = ["close", "peek → idle"]
COVERS = ["close", "actions → idle"]
POPS = ["peek → pop", "pop", "pop → idle"]
TAPPED = ["idle → pop", "pop", "pop → idle"]
CHOSEN = ["actions → pop", "pop", "pop → idle"]
# How far one slides to uncover the actions wholly.
SLIDE = 64

PARTS = ["veil", "preview", "actions"]


def without_blur(page):
    """WebKit's window is drawn without a graphics card: to blur all of it takes a second, for each frame."""
    if page.browser.name == "webkit":
        page.evaluate(
            """
            const sheet = new CSSStyleSheet()
            sheet.replaceSync('::part(veil) { backdrop-filter: none !important }')
            document.adoptedStyleSheets = [sheet]
            """
        )


class PeekPage(Page):
    """`row` has a preview and two actions, `plain` a preview alone; `bad` has a button in its preview, and no link."""

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
        """What is shown of the stage: for each part its box and how much it is there; null for what is not."""
        return self.evaluate("return shown(...arguments)", self.id, *PARTS)

    def settled_look(self):
        """The look when nothing moves any more."""
        return self.evaluate("return settled().then(() => shown(...arguments))", self.id, *PARTS)

    def is_open(self):
        """Whether the stage lies over the page."""
        return self.evaluate(
            "return document.getElementById(arguments[0]).shadowRoot"
            ".querySelector('[popover]').matches(':popover-open')",
            self.id,
        )

    def wait_until_clean(self):
        """At rest, and nothing left over the page."""
        self.until(
            "document.getElementById(given[0]).state === 'idle' && !counters.pending.frames"
            " && !document.getElementById(given[0]).shadowRoot.querySelector(':popover-open')"
            " && !document.querySelector(':popover-open')",
            "it is idle, nothing lies over the page and nothing moves",
            self.id,
        )
        assert self.look() == {"veil": None, "preview": None, "actions": None}

    def peek_at(self, finger, point=None):
        """Presses until the preview is there; gives where the finger is."""
        point = point or self.centre()
        finger.down(*point, PEEK)
        self.wait_for_state("peek")
        return point

    def hold(self, finger):
        """Presses without force until the preview is there."""
        finger.down(*self.centre())
        self.pass_time(0.52)
        assert self.state == "peek"

    def leave_open(self):
        """Opens by script; gives the look when it has come."""
        self.evaluate("document.getElementById(arguments[0]).peek()", self.id)
        return self.settled_look()

    def slide(self, finger, x, start, end, force=PEEK, steps=2):
        for step in range(1, steps + 1):
            finger.move(x, start + (end - start) * step / steps, force)

    def tap(self, finger, point=None):
        finger.down(*(point or self.centre()))
        finger.up()

    def focused(self):
        """The id of what has the focus, and the part, id or tag in its shadow tree."""
        return self.evaluate(
            """
            const { activeElement } = document
            const inner = activeElement?.shadowRoot?.activeElement
            return [activeElement?.id ?? null, inner ? inner.part.value || inner.id || inner.localName : null]
            """
        )

    def pass_frames(self, count):
        self.tick(count)


def middle(box):
    return (box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2
