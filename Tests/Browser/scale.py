"""The page with a scale, and what it says and shows."""

from page import Page

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
        self.until(
            "document.getElementById(given[0]).shadowRoot.querySelector('[part~=number]')?.checkVisibility()",
            "the scale is drawn",
            self.id,
        )

    def run(self, body, *arguments):
        """Runs the body of an asynchronous function that knows the scale, its dial, its button and its status."""
        return self.evaluate(
            "const [id, ...given] = arguments; return (async () => {"
            " const scale = document.getElementById(id), root = scale.shadowRoot;"
            " const [dial, button, status] = ['[part=dial]', 'button', '[role=status]'].map((one) => root.querySelector(one));"
            f" {body}\n}})()",
            self.id,
            *arguments,
        )

    def box(self, selector=None):
        """Left, top, width, height in the viewport; without a selector, of the dial; "button" is that of the scale."""
        if selector not in (None, "button"):
            return super().box(selector)
        return self.run(
            "const { x, y, width, height } = (given[0] ? button : dial).getBoundingClientRect(); return [x, y, width, height]",
            selector,
        )

    def read(self, *names):
        """Properties of the scale."""
        return self.run("return given.map((name) => scale[name])", *names)

    def press(self, fraction):
        """A touch that a script makes; None lifts it."""
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
        """Until the reading is steady: nearer to where it is going than what is not drawn again for, 0.06 g."""
        self.until(
            "Math.abs(document.getElementById(given[0]).force - given[1]) < 1.1e-3",
            f"the force is {fraction} of the range",
            self.id,
            fraction * FULL_SCALE,
        )

    def states(self):
        """The changes of the state since the last question, without what was read."""
        return [line for line in self.events() if "→" in line]

    def keep_weighing(self):
        """Nothing settles, however much time a test lets pass."""
        self.set("settleDuration", 60)

    def look(self):
        """What is drawn, with where it is; None for what is not shown."""
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
    """What a part of the sensor's range weighs on a scale that nobody calibrated."""
    return fraction * capacity
