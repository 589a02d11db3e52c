"""The page with a scale, its readings and its look."""

from page import Page

# The mass at the full range of a sensor without calibration, in grams.
CAPACITY = 385
# The maximum force, in units of an average touch.
FULL_SCALE = 20 / 3


class ScalePage(Page):
    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.id = "scale"

    def wait_for_kit(self):
        super().wait_for_kit()
        self.until(
            "document.getElementById(given[0]).shadowRoot.querySelector('[part~=number]')?.checkVisibility()",
            "the scale is drawn",
            self.id,
        )

    def run(self, body, *arguments):
        """Runs the body of an asynchronous function with the variables `scale`, `dial`, `button` and `status`."""
        return self.evaluate(
            "const [id, ...given] = arguments; return (async () => {"
            " const scale = document.getElementById(id), root = scale.shadowRoot;"
            " const [dial, button, status] = ['[part=dial]', 'button', '[role=status]'].map((one) => root.querySelector(one));"
            f" {body}\n}})()",
            self.id,
            *arguments,
        )

    def box(self, selector=None):
        """Left, top, width, height in the viewport; without a selector, those of the dial. "button" is the scale's own
        button."""
        if selector not in (None, "button"):
            return super().box(selector)
        return self.run(
            "const { x, y, width, height } = (given[0] ? button : dial).getBoundingClientRect(); return [x, y, width, height]",
            selector,
        )

    def read(self, *names):
        """The values of properties of the scale."""
        return self.run("return given.map((name) => scale[name])", *names)

    def press(self, fraction):
        """Presses by script. `None` lifts the touch."""
        self.evaluate("press(arguments[0])", fraction)

    @property
    def text(self):
        return self.get("text")

    @property
    def grams(self):
        return self.get("grams")

    def wait_for_text(self, text):
        self.until("document.getElementById(given[0]).text === given[1]", f"it reads {text!r}", self.id, text)

    def wait_for_force(self, fraction):
        """Waits until the reading is steady: within 0.06 g of its target, below which the scale does not draw again."""
        self.until(
            "Math.abs(document.getElementById(given[0]).force - given[1]) < 1.1e-3",
            f"the force is {fraction} of the range",
            self.id,
            fraction * FULL_SCALE,
        )

    def states(self):
        """The state changes since the last call, without the readings."""
        return [line for line in self.events() if "→" in line]

    def keep_weighing(self):
        """Prevents settling, however much time a test passes."""
        self.set("settleDuration", 60)

    def look(self):
        """The visible parts with their boxes, or None if a part is not shown."""
        return self.run(
            """
            await clock.tick(2)
            const box = (node) => {
              const { left, top, right, bottom } = node.getBoundingClientRect()
              return { left, top, right, bottom }
            }
            const layer = (selector) => {
              const node = root.querySelector(selector)
              return node?.checkVisibility() ? { text: node.textContent, box: box(node) } : null
            }
            const { x, y, radius, overhang } = recorder.circle(root.querySelector('svg > path'))
            const outer = radius + overhang
            return {
              track: { left: x - outer, top: y - outer, right: x + outer, bottom: y + outer },
              number: layer('[part=number]'), unit: layer('[part=unit]'),
              dial: box(dial), svg: box(root.querySelector('svg')),
            }
            """
        )


def grams_at(fraction, capacity=CAPACITY):
    """The mass for a fraction of the sensor's range, on a scale without calibration."""
    return fraction * capacity
