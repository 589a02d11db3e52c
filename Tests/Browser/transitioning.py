"""The page with transitioning buttons, and their look."""

from page import Page

STATES = ["begin", "loading", "success", "failure"]
# The events at the beginning of a run.
STARTED = ["begin → loading", "work 0 in loading"]
SUCCEEDED = ["loading → success", "run 0 gives 7 in success"]


class TransitioningPage(Page):
    """The page: `send` is a single button; `save`, `find` and `extra` are in forms."""

    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.id = "send"

    def wait_for_kit(self):
        super().wait_for_kit()
        # The first frame measures and draws each button. Then the browser reports its size.
        self.evaluate("return window.settled?.()")
        self.until(
            "[...document.querySelectorAll('pressure-transitioning-button')].every("
            "({ shadowRoot }) => shadowRoot.querySelector('svg > rect')?.getBBox().width > 0)",
            "the buttons are drawn",
        )

    def show(self, name):
        """Switches to another button, in the middle of the screen."""
        self.id = name
        self.scroll_to()

    def focus(self, name=None):
        self.evaluate("document.getElementById(arguments[0]).focus()", name or self.id)

    def tap(self, finger, point=None):
        finger.down(*(point or self.centre()))
        finger.up()

    def outside(self):
        """A point beside the button. A touch that goes down from there would scroll the page."""
        left, top, width, height = self.box()
        return left + width + 20, top + height / 2

    def start(self):
        self.evaluate("startRun(arguments[0])", self.id)

    def end(self, number, how="resolve", value=7):
        """Ends a run's work: `resolve` with a value, or `reject` with a RangeError. Its promises are settled."""
        self.evaluate("return end(...arguments)", number, how, value)

    def starts_on_click(self):
        self.evaluate(
            "const id = arguments[0]; document.getElementById(id).addEventListener('click', () => startRun(id))",
            self.id,
        )

    def look(self):
        """The visible parts after all motion has ended."""
        return self.evaluate("return still().then(() => look(arguments[0]))", self.id)


def centre(box):
    return (box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2


def width(box):
    return box["right"] - box["left"]


def is_within(inner, outer, slack=1):
    return (
        inner["left"] >= outer["left"] - slack
        and inner["top"] >= outer["top"] - slack
        and inner["right"] <= outer["right"] + slack
        and inner["bottom"] <= outer["bottom"] + slack
    )
