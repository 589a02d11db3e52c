"""The demo's Scale page as its tests use it."""

import json
from pathlib import Path

import pytest

from transitioning import TransitioningPage
from waiting import eventually

PAGES = Path(__file__).parent / "pages"
RECORDER = (PAGES / "recorder.js").read_text(encoding="utf-8")
EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
KEY = "pressurekit-calibration"
DIAL = "document.getElementById('scale').shadowRoot.querySelector('[part=dial]')"
# Grams that full force is taken for without a calibration, and that force.
CAPACITY = 385
FULL_SCALE = 20 / 3


def calibration(*points, **more):
    return {KEY: 1, "points": [{"force": force, "grams": grams} for force, grams in points], **more}


GOOD = calibration((1, 20), (2, 42), (3, 58), (4, 81))


class ScalePage(TransitioningPage):
    """The page "Scale"; its scale is called `scale`, and its Save button `save`."""

    def __init__(self, browser, server):
        super().__init__(browser, server.origin)
        self.server = server
        self.id = "scale"
        self.dialled = None

    def open(self, name="scale", ready=True, kept=None):
        """With what this browser keeps: nothing, or a text."""
        # From a page that does not look at it.
        super().open("nothing", ready=False)
        self.evaluate(
            "arguments[0] === null ? localStorage.clear() : localStorage.setItem(arguments[1], arguments[0])", kept, KEY
        )
        self.reload(name)

    def reload(self, name="scale"):
        super().open(name)
        eventually(
            lambda: self.evaluate("return Boolean(document.getElementById('calibrated').textContent)"), "it is ready"
        )
        self.evaluate(RECORDER)
        self.evaluate("document.querySelector('pressure-transitioning-button').id = 'save'")

    # The scale

    def dial(self):
        return self.evaluate(
            f"const dial = {DIAL}; dial.scrollIntoView({{ block: 'center', behavior: 'instant' }});"
            " const box = dial.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]"
        )

    def press(self, force, finger=None):
        """Presses on the dial, with a fraction of the sensor's range, until that has settled."""
        finger = finger or self.finger("touch")
        finger.down(*self.dial(), force)
        self.wait_for_state("settled", deadline=8)
        return finger

    def settle(self, force):
        self.press(force).up()
        self.wait_for_state("rest")

    # What it says

    def text(self, name):
        return self.evaluate(
            "const { innerText, textContent } = document.getElementById(arguments[0]);"
            " return (innerText || textContent).trim()",
            name,
        )

    def wait_for_text(self, name, part):
        eventually(lambda: part in self.text(name), f"#{name} says {part!r} and not {self.text(name)!r}")

    def is_shown(self, name):
        return self.evaluate("return document.getElementById(arguments[0]).checkVisibility()", name)

    # Saving

    def type_note(self, note):
        self.type("note", note)

    def type(self, name, text):
        self.evaluate(
            """
            const field = document.getElementById(arguments[0])
            field.value = arguments[1]
            field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
            """,
            name,
            text,
        )

    def save(self):
        self.show("save")
        self.tap(self.finger("mouse"))
        self.id = "scale"

    def stored(self, note):
        return [weighing["grams"] for weighing in self.server.weighings() if weighing["note"] == note]

    # Calibrating

    def calibrate(self):
        """Opens the steps."""
        self.evaluate("document.getElementById('calibrate').open = true")

    def click(self, selector):
        self.evaluate("document.querySelector(arguments[0]).click()", selector)

    def add(self, grams, force):
        """Adds a known mass, armed before it is on the dial."""
        self.type("mass", str(grams))
        self.click("#arm")
        self.settle(force)
        self.wait_for_text("added", "Added")

    def points(self):
        """Of the calibration that the scale has: their masses and forces."""
        return self.evaluate(
            "return (scale.calibration?.points ?? []).map(({ grams, force }) => [grams, Math.round(force * 100) / 100])"
        )

    def rows(self):
        return self.evaluate(
            "return [...document.querySelectorAll('#points tr')].map((row) => [...row.cells].map((one) => one.innerText))"
        )

    def marks(self):
        return self.evaluate("return document.querySelectorAll('#plot .mark').length")

    def kept(self):
        text = self.evaluate("return localStorage.getItem(arguments[0])", KEY)
        return text and json.loads(text)

    def load_file(self, text, name="mine.json"):
        """Chooses a file to import, as a person does."""
        self.evaluate(
            """
            const [text, name] = arguments
            const files = new DataTransfer()
            files.items.add(new File([text], name, { type: 'application/json' }))
            const field = document.getElementById('import')
            field.files = files.files
            field.dispatchEvent(new Event('change', { bubbles: true }))
            """,
            text,
            name,
        )


@pytest.fixture
def scale(browser, demo):
    page = ScalePage(browser, demo)
    page.open()
    yield page
    # Chromium may lose the next touch when a page is left while the last one is not over.
    page.wait_for_state("rest")
    page.require_policy_kept()


@pytest.fixture
def scale_of_its_own(browser, first_run):
    """With a server that the test may stop."""
    page = ScalePage(browser, first_run)
    page.open()
    yield page
    # Chromium may lose the next touch when a page is left while the last one is not over.
    page.wait_for_state("rest")
    page.require_policy_kept()


def grams_of(fraction):
    return fraction * CAPACITY
