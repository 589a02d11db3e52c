"""The page with a scale, and what it says and shows."""

from page import Page
from waiting import eventually

# What the whole range of a sensor weighs while nothing else is known, in grams.
CAPACITY = 385
# The most that it can be pressed, in units of an average touch.
FULL_SCALE = 20 / 3


class ScalePage(Page):
    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.id = "scale"

    def wait_for_kit(self):
        super().wait_for_kit()
        self.until("document.getElementById(given[0]).shadowRoot.querySelector('[part~=number]')?.checkVisibility()", "the scale is drawn", self.id)

    def box(self, selector=None):
        """Left, top, width, height in the viewport; without a selector, of the dial."""
        return super().box(selector) if selector else self.inner("dial", "box")

    def inner(self, part, what):
        """The box of a part of the element, or its attribute, property or text."""
        return self.evaluate(
            """
            const [id, part, what] = arguments
            const node = document.getElementById(id).shadowRoot.querySelector(`[part~="${part}"], [role="${part}"]`)
            if (!node) return null
            if (what !== 'box') return node.getAttribute(what) ?? node[what] ?? null
            const { left, top, width, height } = node.getBoundingClientRect()
            return [left, top, width, height]
            """,
            self.id,
            part,
            what,
        )

    def look(self):
        """What is drawn: of each layer with a part what makes it; null for what is not shown."""
        return self.evaluate(
            """
            const root = document.getElementById(arguments[0]).shadowRoot
            const box = (node) => {
              const { left, top, right, bottom } = node.getBoundingClientRect()
              return { left, top, right, bottom }
            }
            const layer = (node) => node && node.checkVisibility() && node.getBoundingClientRect().width > 0
              ? {
                  text: node.textContent, fill: getComputedStyle(node).fill, stroke: getComputedStyle(node).stroke,
                  dashes: parseFloat(node.getAttribute('stroke-dasharray')) / node.getAttribute('pathLength'), box: box(node),
                }
              : null
            const find = (part) => layer(root.querySelector(`[part~="${part}"]`))
            return {
              track: layer(root.querySelector('svg > circle')), reading: find('reading'), number: find('number'),
              unit: find('unit'), dial: box(root.querySelector('[part~="dial"]')), svg: box(root.querySelector('svg')),
            }
            """,
            self.id,
        )

    @property
    def text(self):
        return self.get("text")

    @property
    def grams(self):
        return self.get("grams")

    @property
    def status(self):
        return self.inner("status", "textContent")

    def wait_for_text(self, text, deadline=5.0):
        eventually(lambda: self.text == text, f"it reads {text!r}", deadline)

    def wait_for_force(self, fraction):
        """Until the reading is steady: nearer to where it is going than what is not drawn again for, 0.06 g."""
        eventually(
            lambda: abs(self.get("force") - fraction * FULL_SCALE) < 1.1e-3, f"the force is {fraction} of the range"
        )

    def states(self):
        """The changes of the state since the last question, without what was read."""
        return [line for line in self.events() if "→" in line]

    def last_reading(self):
        """The last of what it read since the last question."""
        return [line for line in self.events() if line.startswith("reading")][-1]

    def keep_weighing(self):
        """Nothing settles, however long this machine takes from one line of a test to the next."""
        self.set("settleDuration", 60)

    def tap_tare(self, finger):
        left, top, width, height = self.inner("button", "box")
        finger.down(left + width / 2, top + height / 2)
        finger.up()

    def focus_dial(self):
        self.evaluate("document.getElementById(arguments[0]).shadowRoot.querySelector('[part~=dial]').focus()", self.id)

    def pass_frames(self, count):
        self.tick(count)


def grams_at(fraction, capacity=CAPACITY):
    """What a part of the sensor's range weighs on a scale that nobody calibrated."""
    return fraction * capacity
