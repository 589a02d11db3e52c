"""A test page with the kit's elements, as users and developers see it."""

import contextlib

from selenium.common.exceptions import NoSuchFrameException

import waiting

PHONE = (390, 844)

# The events of a whole press that confirms.
FIRED = ["idle → updating", "updating → selected", "selected → confirmed", "confirm", "confirmed → idle"]

# The fraction of a sensor's range at which the intention of a finger is a little over half, and one at which that of a finger
# and of a pen is full (Docs/confirm-button.md).
HALF = 0.25
FULL = 0.9


class Page:
    def __init__(self, browser, address):
        self.browser = browser
        self.address = address
        self.id = "delete"
        self.has_engine = True

    def open(self, name, ready=True, fresh=False, has_engine=True):
        """Shows a page in its original state. A page that is already shown only gets new contents.

        A page whose name ends in `?realtime` uses the browser's own clock. On every other page the clock stands still.
        """
        # WebKit's window cannot become as narrow as a phone, so it keeps its own size.
        if self.browser.name != "webkit":
            self.browser.resize(*PHONE)
        address = f"{self.address}/{name}"
        if fresh or self.browser.shown != address or not self.evaluate("return window.restore?.() ?? false"):
            self.browser.open(address)
        waiting.page = self
        if ready:
            self.has_engine = has_engine
            self.wait_for_kit()
            self.evaluate("window.remember?.()")

    def wait_for_kit(self):
        self.until(
            "customElements.get('pressure-confirm-button') && !document.querySelector(given[0])",
            "the kit defines its elements, and its engine has loaded",
            ":not(:defined), :state(undrawn)" if self.has_engine else ":not(:defined)",
        )

    @contextlib.contextmanager
    def leads_to(self, path):
        """Allows navigation inside the `with` block, and waits for the page at `path`. The old page cannot report the
        new one's loading."""
        waiting.page = None
        # An answer may be lost with the page that was asked.
        with contextlib.suppress(RuntimeError, NoSuchFrameException):
            yield
        here = "return document.readyState === 'complete' && location.pathname + location.search"

        def is_there():
            with contextlib.suppress(RuntimeError, NoSuchFrameException):
                return self.evaluate(here) == path

        waiting.eventually(is_there, f"{path} is shown")
        waiting.page = self

    # The page's clock

    def tick(self, frames=1):
        """Passes frames, each a sixtieth of a second."""
        self.evaluate("return clock.tick(arguments[0])", frames)

    def pass_time(self, seconds):
        """Passes the page's time, frame by frame."""
        self.evaluate("return clock.pass(arguments[0] * 1000)", seconds)

    def until(self, condition, what, *arguments, seconds=5.0):
        """Waits in the page until an expression is true, and returns its value. Up to `seconds` of the page's time pass if
        needed."""
        answer = self.evaluate(f"const given = arguments; return until(() => (({condition})), {seconds}, {waiting.patience})", *arguments)
        if not answer:
            waiting.fail(f"Not in time: {what}; the page waits for {self.evaluate('return clock.waits')}")
        return answer

    def evaluate(self, body, *arguments):
        return self.browser.evaluate(body, *arguments)

    def finger(self, kind):
        return self.browser.finger(kind)

    # Events

    def log(self):
        """The records since the last call, each as {t, id, line, detail}."""
        return self.evaluate("return recorder.take()")

    def events(self):
        """The recorded lines since the last call, as a list like FIRED."""
        return [entry["line"] for entry in self.log()]

    def get(self, name):
        return self.evaluate("return document.getElementById(arguments[0])[arguments[1]]", self.id, name)

    def set(self, name, value):
        self.evaluate("document.getElementById(arguments[0])[arguments[1]] = arguments[2]", self.id, name, value)

    @property
    def state(self):
        return self.get("state")

    def set_attribute(self, name, value=""):
        self.evaluate(
            "document.getElementById(arguments[0]).setAttribute(arguments[1], arguments[2])", self.id, name, value
        )

    def wait_for_state(self, state):
        self.until("document.getElementById(given[0]).state === given[1]", f"the state is {state}", self.id, state)

    # Geometry

    def centre(self, selector=None):
        left, top, width, height = self.box(selector)
        return left + width / 2, top + height / 2

    def box(self, selector=None):
        """Left, top, width, height in the viewport."""
        return self.evaluate(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
            " return [box.left, box.top, box.width, box.height]",
            selector or f"#{self.id}",
        )

    def scroll_to(self, block="center"):
        """Scrolls to the element, and waits until it stays there.

        Firefox scrolls in two processes. If a page is scrolled twice in a few frames, Firefox may undo the second scroll,
        or move it by a pixel, some frames later. Such a scroll would interrupt a press.
        """
        self.evaluate(
            """
            const [id, block] = arguments
            const element = document.getElementById(id)
            const where = () => JSON.stringify(element.getBoundingClientRect())
            element.scrollIntoView({ block, behavior: 'instant' })
            return (async () => {
              for (let place = '', stayed = 0; stayed < 3; place = where()) {
                await clock.painted()
                stayed = where() === place ? stayed + 1 : 0
              }
            })()
            """,
            self.id,
            block,
        )

    def rest(self):
        """Passes the page's time until the page requests no frames."""
        self.until("!counters.pending.frames", "no frame is asked for")

    def expect_rest(self, case="at rest"):
        """Asserts that nothing is scheduled once all work is done, and that nothing is scheduled again as time passes."""
        pending, before, after, later = self.evaluate(
            """
            return (async () => {
              const pending = await counters.settled()
              const before = counters.scheduled
              await clock.pass(1000)
              await clock.painted()
              return [pending, before, counters.scheduled, counters.pending]
            })()
            """
        )
        nothing = {"frames": 0, "timeouts": 0, "intervals": 0, "animations": 0}
        assert (case, pending, later) == (case, nothing, nothing)
        assert (case, after) == (case, before)

    def fed(self):
        """The contacts, keys, activations and interruptions that the engine received since the last call."""
        return self.evaluate("return spy.take('feed', 'input', 'look', 'scroll')")

    def ring(self):
        return self.evaluate("return recorder.ring(arguments[0])", self.id)

    def ring_place(self, x, y):
        """The centre of the ring of a press at a point, where the ring has room above it."""
        _, top, _, height = self.box()
        return x, y - max(1.85 * height, 0.9 * height + 32, y - top + 1.2 * height)

    def wait_for_ring(self):
        return self.until("recorder.ring(given[0])", "the ring is shown", self.id)

    def label(self, part="label"):
        return self.evaluate("return recorder.label(arguments[0], arguments[1])", self.id, part)

    def wait_for_label(self, text):
        """Waits for the label. It changes in the frame after the state changes."""
        self.until("recorder.label(given[0]) === given[1]", f"the label says {text!r}", self.id, text)

    # Presses

    def press_until(self, state, finger, point=None):
        """Presses with force (touch, pen) until the state is reached; returns the finger's position."""
        point = point or self.centre()
        finger.down(*point, HALF)
        self.wait_for_state("updating")
        if state in ("selected", "confirmed"):
            finger.move(*point, FULL)
            self.wait_for_state("selected")
        if state == "confirmed":
            self.tick()
            ring = self.ring()
            point = ring["x"], ring["y"]
            finger.move(*point, FULL)
            self.wait_for_state("confirmed")
        return point

    def confirm_by_force(self, finger, point=None):
        """The whole press that confirms."""
        self.press_until("confirmed", finger, point)
        finger.up()
        self.wait_for_state("idle")

    def wait_out_guard(self):
        """Waits until presses are no longer ignored after a confirmation (600 ms)."""
        self.pass_time(0.62)

    def now(self):
        """The page's clock in milliseconds."""
        return self.evaluate("return performance.now()")

    # Policy

    def require_policy_kept(self):
        """Asserts that the page caused no violation of the content security policy and no uncaught error."""
        assert self.evaluate("return [window.recorder?.violations ?? [], window.recorder?.errors ?? []]") == [[], []]
