"""The demo's page of traces as its tests use it, and Swift on this machine beside it."""

import json
import subprocess
from pathlib import Path

import pytest

from engines.chromium import Chromium
from page import FULL, HALF, Page
from waiting import eventually

PROJECT = Path(__file__).resolve().parents[2]
RECORDER = (Path(__file__).parent / "pages/recorder.js").read_text(encoding="utf-8")
# Not WebKitGTK 2.50: once in some hundred readings of the same text it takes two equal words of a trace for
# different ones (Docs/decisions/0009).
BOTH = pytest.mark.engines("chromium", "firefox")
CONTROLS = ["confirm", "transition", "scale", "peek"]
EXAMPLE = (PROJECT / "Examples/Scale/Public/press.jsonl").read_text(encoding="utf-8")


def in_swift(text, control):
    """What Swift on this machine makes of a trace, a line an input and to the bit: what the command line prints."""
    command = [PROJECT / ".build/debug/pressure", "replay", "-", "--control", control, "--format", "bits"]
    answer = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60)
    assert (answer.returncode, answer.stderr) == (0, "")
    return answer.stdout.splitlines()


def lines(text):
    """A trace's header and samples."""
    header, *samples = (json.loads(line) for line in text.splitlines())
    return header, samples


class TracesPage(Page):
    """The page "Traces"."""

    def __init__(self, browser, server):
        super().__init__(browser, server.origin)
        self.id = "confirm"

    def open(self, name="traces", ready=True):
        super().open(name, ready)
        # It listens when the recorder has been loaded, too, which is a module of its own.
        eventually(lambda: self.text("how"), "it is ready")
        self.evaluate(RECORDER)
        self.evaluate(
            """
            window.kept = []
            const make = URL.createObjectURL
            URL.createObjectURL = (blob) => (kept.push(blob), make(blob))
            """
        )

    def choose(self, name, value):
        """A radio button."""
        self.evaluate("document.querySelector(`[name=${arguments[0]}][value=${arguments[1]}]`).click()", name, value)
        if name == "recorded":
            self.id = value

    def click(self, name):
        self.evaluate("document.getElementById(arguments[0]).click()", name)

    def load(self, text, name="press.jsonl"):
        """Chooses a file."""
        self.evaluate(
            """
            const files = new DataTransfer()
            files.items.add(new File([arguments[0]], arguments[1]))
            const field = document.getElementById('file')
            field.files = files.files
            field.dispatchEvent(new Event('change'))
            """,
            text,
            name,
        )

    def dial(self):
        left, top, width, height = self.evaluate(
            "const box = document.getElementById('scale').shadowRoot.querySelector('[part=dial]').getBoundingClientRect();"
            " return [box.left, box.top, box.width, box.height]"
        )
        return left + width / 2, top + height / 2

    def settle(self):
        """Until the scale has settled, and would have with another machine's frames as well."""
        self.wait_for_state("settled", deadline=15)
        settled = self.now()
        eventually(lambda: self.now() > settled + 500, "it has settled for a while")

    def text(self, name):
        return self.evaluate("return document.getElementById(arguments[0]).textContent.trim()", name)

    def wait_for_about(self, beginning):
        return eventually(
            lambda: self.text("about").startswith(beginning) and self.text("about"), f"it is told: {beginning}"
        )

    def recorded(self):
        """The text of the trace that is shown, as it would be downloaded."""
        self.evaluate("kept.length = 0; HTMLAnchorElement.prototype.click = () => {}")
        self.click("download")
        text = self.evaluate("return kept[0].text()")
        self.evaluate("delete HTMLAnchorElement.prototype.click")
        return text

    def replayed(self, text, control):
        """What the page makes of a trace, a line an input and to the bit."""
        return self.evaluate(
            """
            const [text, control] = arguments
            return import('/pressurekit/pressurekit-testing.js').then(({ Trace, TraceReplay }) => {
              const replay = new TraceReplay(Trace.parse(text), control)
              replay.close()
              return replay.transcript
            })
            """,
            text,
            control,
        )

    def said(self):
        """What the control of the replay says, in order, with the time of each."""
        return self.evaluate(
            "return [...document.querySelectorAll('#log button')]"
            ".map((line) => [...line.childNodes].map((part) => part.textContent).join(' '))"
        )

    def events(self):
        """Without what a scale reads out: when it does depends on the machine."""
        told = [line.split(" ", 1)[1].removesuffix(", announce") for line in self.said()]
        return [line for line in told if line != "announce"]

    def seen(self):
        """All that the replay shows, as markup; without layers that were shown and are not."""
        return self.evaluate(
            "const copy = document.getElementById('view').cloneNode(true);"
            " for (const node of copy.querySelectorAll('[display=none]')) node.remove(); return copy.innerHTML"
        )

    def at(self):
        """Which step is shown, and what is said of it."""
        return self.evaluate(
            "const [slider, time, state] = ['slider', 'time', 'state'].map((id) => document.getElementById(id));"
            " return [slider.valueAsNumber, time.textContent, state.textContent]"
        )


@pytest.fixture
def traces(browser, demo):
    page = TracesPage(browser, demo)
    page.open()
    yield page
    page.require_policy_kept()


@pytest.fixture(scope="session")
def recordings(browsers, demo):
    """A press on each control as Chromium recorded it, with the real force of a touch screen: texts by control."""
    if "chromium" not in browsers:
        browsers["chromium"] = Chromium()
    browser = browsers["chromium"]
    found = {}
    for control in CONTROLS:
        page = TracesPage(browser, demo)
        page.open()
        page.choose("recorded", control)
        press(page, control)
        page.wait_for_about("Recorded on")
        found[control] = page.recorded()
        page.require_policy_kept()
        browser.reset()
    return found


def press(page, control):
    """A press with force that each control has something to say to."""
    finger = page.finger("touch")
    point = page.dial() if control == "scale" else page.centre()
    finger.down(*point, 0.1)
    if control == "confirm":
        finger.move(*point, HALF)
        page.wait_for_state("updating")
        finger.move(*point, FULL)
        page.wait_for_state("selected")
        ring = page.wait_for_ring()
        finger.move(ring["x"], ring["y"], 0.3)
        page.wait_for_state("confirmed")
    elif control == "scale":
        finger.move(*point, HALF)
        page.settle()
    elif control == "peek":
        page.wait_for_state("hint")
        finger.move(*point, 0.3)
        page.wait_for_state("peek")
        finger.move(point[0], point[1] - 70, 0.3)
        page.wait_for_state("actions")
        finger.move(*point, 0.3)
        page.wait_for_state("peek")
    finger.up()
