"""The page with transitioning buttons, and what they look like on it."""

from page import Page
from waiting import eventually

STATES = ["begin", "loading", "success", "failure"]
# What brings a state to rest: after these milliseconds nothing moves any more, and failure is still shown.
MOTION = 400
# What is said when a run begins.
STARTED = ["begin → loading", "work 0 in loading"]


class TransitioningPage(Page):
    """`send` is a button alone; `save`, `find` and `extra` are in forms."""

    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.id = "send"

    def wait_for_kit(self):
        super().wait_for_kit()
        # With its first frame it gets the size of its labels.
        self.until(
            "[...document.querySelectorAll('pressure-transitioning-button')].every("
            "({ shadowRoot }) => shadowRoot.querySelector('svg > rect')?.getBBox().width > 0)",
            "the buttons are drawn",
        )

    def show(self, name):
        """Works with another button, in the middle of the screen."""
        self.id = name
        self.scroll_to()

    def focus(self, name=None):
        self.evaluate("document.getElementById(arguments[0]).focus()", name or self.id)

    def tap(self, finger, point=None):
        finger.down(*(point or self.centre()))
        finger.up()

    def wait_for_events(self, expected, deadline=5.0):
        """All events until there are as many as expected; they must be those, in this order."""
        lines = []

        def enough():
            lines.extend(self.events())
            return len(lines) >= len(expected)

        try:
            eventually(enough, f"there are {len(expected)} events", deadline)
        finally:
            assert lines == expected

    def start(self):
        self.evaluate("startRun(arguments[0])", self.id)

    def end(self, number, how="resolve", value=7):
        """Ends the work of a run: `resolve` with a value, or `reject` with a RangeError."""
        self.evaluate(
            "ends[arguments[0]][arguments[1]](arguments[1] === 'reject' ? new RangeError('no') : arguments[2])",
            number,
            how,
            value,
        )

    def starts_on_click(self):
        self.evaluate(
            "const id = arguments[0]; document.getElementById(id).addEventListener('click', () => startRun(id))",
            self.id,
        )

    def look(self):
        return self.evaluate("return look(arguments[0])", self.id)

    def look_at_rest(self, state, prepare="", then=MOTION):
        """Sets the state, in the same task as `prepare`, and gives the look when nothing moves any more.

        Frames can be late on a busy machine, and a failure is shown for a second: then it is looked at again.
        """
        for _ in range(5):
            look, took, now = self.evaluate(
                f"""
                const [id, state, milliseconds] = arguments
                const button = document.getElementById(id)
                const began = performance.now()
                return (async () => {{
                  {prepare}
                  button.state = state
                  await pass(milliseconds)
                  return [look(id), performance.now() - began, button.state]
                }})()
                """,
                self.id,
                state,
                then,
            )
            if now == state:
                return look
            assert took > 900, f"{state} became {now} after {took} ms"
        raise AssertionError("this machine is too busy to see a failure")


def centre(box):
    return (box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2


def is_within(inner, outer, slack=1):
    return (
        inner["left"] >= outer["left"] - slack
        and inner["top"] >= outer["top"] - slack
        and inner["right"] <= outer["right"] + slack
        and inner["bottom"] <= outer["bottom"] + slack
    )


def stays(page, state):
    """After everything that was due has been done, it is still in this state, and nothing was said."""
    page.evaluate("return pass(100)")
    assert (page.state, page.events()) == (state, [])


def gap(log, first, second):
    """Milliseconds between two events."""
    times = {entry["line"]: entry["t"] for entry in log}
    return times[second] - times[first]
