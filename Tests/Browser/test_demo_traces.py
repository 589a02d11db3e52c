"""The demo's page of traces as a user works with it: recording, opening files, stepping, playing, and keys.

This does not run in WebKitGTK: Docs/decisions/0009.
"""

import json
from pathlib import Path

import pytest

from built import CONTROLS
from demo_page import DemoPage, fixture_of
from page import PHONE
from waiting import eventually

pytestmark = pytest.mark.deep

EXAMPLE = (Path(__file__).resolve().parents[2] / "Examples/Demo/press.jsonl").read_text(encoding="utf-8")
OPENED = "press.jsonl: 1.62 s, 98 samples of touch, with force, made up"
CONFIRMED = ["updating", "selected, tick haptic", "confirmed, strong haptic", "confirm, success haptic, idle"]


class TracesPage(DemoPage):
    name = "traces.html"
    # True once the recorder, a separate module, is loaded too.
    ready = "Boolean(document.getElementById('how').textContent)"

    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.id = "confirm-button"

    def choose(self, name, value):
        """Chooses a radio button."""
        self.click(f"[name={name}][value={value}]")
        if name == "recorded":
            self.id = value

    def load(self, text=EXAMPLE, name="press.jsonl"):
        self.choose_file("#file", text, name)

    def load_example(self):
        self.load()
        self.wait_for_text("#about", OPENED)

    def seek(self, step):
        self.evaluate("slider.value = arguments[0]; slider.dispatchEvent(new Event('input'))", step)

    def recorded(self):
        """The text of the shown trace, as the download has it."""
        return self.evaluate(
            """
            const blobs = []
            const make = URL.createObjectURL
            URL.createObjectURL = (blob) => (blobs.push(blob), make.call(URL, blob))
            HTMLAnchorElement.prototype.click = () => {}
            document.getElementById('download').click()
            delete HTMLAnchorElement.prototype.click
            URL.createObjectURL = make
            return blobs[0].text()
            """
        )

    def said(self):
        """The events of the replayed control in order, without a scale's readings and without times."""
        lines = self.evaluate(
            "return [...document.querySelectorAll('#log button')].map((line) => line.lastChild.textContent)"
        )
        kept = [", ".join(it for it in line.split(", ") if not it.startswith("announce")) for line in lines]
        return [line for line in kept if line]

    def seen(self):
        """The complete replay as markup."""
        return self.evaluate("return document.getElementById('view').innerHTML")

    def at(self):
        """The shown step and its description."""
        return self.evaluate("return [slider.valueAsNumber, time.textContent, state.textContent]")


traces = fixture_of(TracesPage)


@pytest.mark.always
@pytest.mark.deep_engines("firefox")
def test_whole_path(traces):
    """Record a press and replay it on another control; then open, step through and play the example."""
    assert traces.evaluate("return [player.hidden, none.hidden, download.disabled]") == [True, False, True]
    finger = traces.finger("touch")
    traces.scroll_to()
    point = traces.press_until("confirmed", finger)
    finger.up()
    traces.rest()
    traces.until("document.getElementById('about').textContent.startsWith('Recorded on Confirm: ')", "it is recorded")
    assert traces.text("#about").endswith(" of touch, with force")
    assert traces.said() == CONFIRMED
    assert traces.evaluate("return [player.hidden, none.hidden, download.disabled, jump.hidden]") == [False, True, False, False]
    text = traces.recorded()
    assert json.loads(text.splitlines()[0])["source"] == "touch" and len(point) == 2

    traces.click("#example")
    traces.wait_for_text("#about", OPENED)
    assert traces.said() == CONFIRMED
    # The player shows the last moment before the lift.
    assert (traces.at()[2], traces.text("#view text")) == ("confirmed", "OK")
    assert traces.evaluate("return document.querySelectorAll('#view .finger').length") == 1
    traces.load(text, "again.jsonl")
    traces.until("document.getElementById('about').textContent.startsWith('again.jsonl: ')", "it is opened")
    assert traces.recorded() == text

    traces.load_example()
    found = {}
    for control in ("transitioning-button", "scale", "peek", "app-icon", "confirm-button"):
        traces.choose("replayed", control)
        found[control] = traces.said(), traces.seen()
    assert [said for said, _ in found.values()] == [
        # The slide to the ring uncovers the preview's actions, and lifting leaves them open.
        [], ["weighing", "rest"], ["begin, hint", "peek, peek, tick haptic", "actions"],
        ["hint", "open, tick haptic", "item 3, idle"], CONFIRMED,
    ]
    assert len({seen for _, seen in found.values()}) == 5

    steps = traces.evaluate("return Number(slider.max)")
    traces.seek(0)
    walked = traces.evaluate(
        """
        const [last] = arguments
        const walk = (button) => {
          const seen = []
          for (let step = 0; step <= last; step += 1) {
            seen.push([slider.valueAsNumber, time.textContent, state.textContent, document.getElementById('force').textContent,
              document.getElementById('view').querySelector('.finger')?.outerHTML])
            button.click()
          }
          return seen
        }
        const there = walk(forward)
        const ends = [back.disabled, forward.disabled]
        return [there, ends, walk(back).reverse(), [back.disabled, forward.disabled]]
        """,
        steps,
    )
    assert walked[0] == walked[2] and [step for step, *_ in walked[0]] == list(range(steps + 1))
    assert (walked[1], walked[3]) == ([False, True], [True, False])

    shown = """
        window.shown = []
        new MutationObserver(() => shown.push(slider.valueAsNumber)).observe(time, { childList: true })
    """
    traces.evaluate(shown)
    started = traces.now()
    traces.click("#play")
    assert traces.text("#play") == "Pause"
    traces.until("play.textContent === 'Play'", "it is over")
    shown = traces.evaluate("return shown")
    # It plays from beginning to end, never backwards, in real time.
    assert (shown[0], shown[-1], shown == sorted(shown)) == (0, steps, True)
    end = float(traces.text("#time").removesuffix(" s"))
    assert (traces.now() - started) / 1000 == pytest.approx(end, abs=0.02)


def test_playing_slowly_and_pausing(traces):
    traces.load_example()
    traces.evaluate("slow.click()")
    traces.seek(0)
    traces.click("#play")
    # Slow motion: after just over a second the shown step is at a quarter of that time.
    traces.pass_time(1.01)
    assert traces.at()[1] == "0.25 s"
    traces.click("#play")
    assert traces.text("#play") == "Play"
    traces.pass_time(1)
    assert traces.at()[1] == "0.25 s"
    # Playing continues at the same place. A single step stops it.
    traces.click("#play")
    traces.pass_time(1.01)
    assert traces.at()[1] == "0.50 s"
    traces.click("#forward")
    assert traces.text("#play") == "Play"
    traces.expect_rest()


@pytest.mark.deep_engines("firefox")
def test_by_keys(traces):
    traces.load_example()
    press = traces.browser.press_key
    traces.evaluate("slider.focus()")
    press("Home")
    assert traces.at() == [0, "0.00 s", "updating"]
    assert traces.evaluate("return slider.ariaValueText").startswith("0.00 s, updating, step 1 of ")
    for key, step in (("ArrowUp", 1), ("ArrowUp", 2), ("ArrowDown", 1)):
        press(key)
        assert traces.at()[0] == step, key
    press("End")
    assert traces.at()[2] == "idle"
    for name, step in (("back", -1), ("forward", 1)):
        before = traces.at()[0]
        traces.evaluate("document.getElementById(arguments[0]).focus()", name)
        press("Enter")
        assert traces.at()[0] == before + step, name
    traces.evaluate("play.focus()")
    for says in ("Pause", "Play"):
        press("Space")
        assert traces.text("#play") == says
    traces.evaluate("document.querySelectorAll('#log button')[1].focus()")
    press("Enter")
    assert traces.at()[2] == "selected"
    assert traces.evaluate("return document.querySelector('#log [aria-current]').textContent").startswith("0.67selected, tick haptic")


@pytest.mark.deep_engines("firefox")
def test_files(traces):
    """A bad file changes only the message; a good file removes the message; a file may be dropped."""
    traces.load("\0" * 70_000, "zeros")
    traces.wait_for_text("#refusal", "zeros was not loaded. Line 1: the line is over 1000 bytes long.")
    assert traces.evaluate("return [player.hidden, none.hidden, download.disabled]") == [True, False, True]
    traces.load_example()
    before = traces.at(), traces.seen(), traces.said(), traces.recorded()
    for text, why in (
        ("", "Line 1: the trace is empty; its first line must be its header."),
        (EXAMPLE[:-30], "Line 99: the line is cut off."),
        (EXAMPLE.replace('"t":1.619', '"t":301'), "the press lasts over 5 minutes."),
    ):
        traces.load(text, "bad.jsonl")
        traces.wait_for_text("#refusal", f"bad.jsonl was not loaded. {why}")
        assert (traces.at(), traces.seen(), traces.said(), traces.recorded()) == before, why
        traces.load_example()
        assert traces.text("#refusal") == "", why
    traces.evaluate(
        """
        const files = new DataTransfer()
        files.items.add(new File([arguments[0]], 'dropped.jsonl'))
        for (const type of ['dragover', 'drop']) {
          const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: files })
          document.querySelector('main').dispatchEvent(event)
          if (!event.defaultPrevented) throw Error(`the browser would open it: ${type}`)
        }
        """,
        EXAMPLE,
    )
    traces.wait_for_text("#about", OPENED.replace("press", "dropped", 1))


def test_long_log_ends_with_a_count(traces):
    taps = [
        f'{{"t":{n + at},"phase":"{phase}","id":1,"x":22,"y":22,"force":{force}}}\n'
        for n in range(40)
        for at, phase, force in ((0, "began", 0.5), (0.6, "ended", 0))
    ]
    traces.load('{"pressurekit":1,"maximum":6.667,"source":"touch"}\n' + "".join(taps), "taps.jsonl")
    traces.until("document.getElementById('about').textContent.startsWith('taps.jsonl: ')", "it is opened")
    listed = traces.evaluate("return [...log.children].map((line) => line.textContent)")
    # Each press has two lines: one when the ring begins to fill, one when it unwinds.
    assert (len(listed), listed[0], listed[-2:]) == (61, "0.00updating", ["29.60idle", "20 more"])


def test_the_download_and_a_simulated_finger(traces, tmp_path):
    """The content security policy allows the download."""
    browser = traces.browser
    browser.cdp("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    traces.click("#simulate")
    mouse = traces.finger("mouse")
    mouse.down(*traces.centre())
    browser.key_down("9")
    traces.wait_for_state("selected")
    browser.key_up("9")
    mouse.up()
    traces.until("document.getElementById('about').textContent.endsWith('of a simulated finger, with force')", "it is recorded")
    samples = [json.loads(line) for line in traces.recorded().splitlines()[1:]]
    assert max(sample["force"] for sample in samples) == pytest.approx(6)
    traces.click("#download")
    file = tmp_path / "press-confirm-button.jsonl"
    eventually(lambda: file.exists() and file.read_text().endswith("}\n"), "it is downloaded")
    assert file.read_text() == traces.recorded()


def test_shared_trace_names_its_device(traces):
    """Sharing a trace names its device, and omits data beyond the press."""
    assert not traces.is_shown("#sharing")
    traces.load_example()
    assert (traces.recorded(), traces.text("#tells")) == (EXAMPLE, "As it is, it says where the control was on the screen.")
    write = "device.value = arguments[0]; device.dispatchEvent(new Event('input', { bubbles: true }))"
    traces.evaluate(write, " Anna's Pen ")
    assert json.loads(traces.recorded().splitlines()[0])["device"] == "Anna's Pen"
    assert traces.text("#tells") == (
        "As it is, it says where the control was on the screen; the name of its device or browser contains an owner, an address or a number."
    )
    traces.click("#strip")
    assert traces.text("#tells") == "It contains only the press, its device and its browser."
    header = {"pressurekit": 1, "maximum": 6.667, "source": "touch", "bounds": [0, 0, 150, 48], "origin": "made up"}
    assert json.loads(traces.recorded().splitlines()[0]) == header
    traces.evaluate(write, "A pen")
    assert json.loads(traces.recorded().splitlines()[0]) == {**header, "device": "A pen"}
    # The next trace starts with the default settings.
    traces.load(traces.recorded(), "shared.jsonl")
    traces.wait_for_text("#about", "shared.jsonl: 1.62 s, 98 samples of touch, with force, made up by A pen")
    assert traces.evaluate("return [device.value, strip.checked]") == ["A pen", False]


PLACES = """
    return JSON.stringify([...document.querySelectorAll('.traces :is(section, button, input, dd, svg.view, svg.curve, li)')]
      .filter((node) => node.checkVisibility()).map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect()
        return node.matches('dd') ? [left, top] : [left, top, width, height]
      }))
"""


def test_layout(traces):
    """Every content fits the screen, and nothing moves while a trace plays."""
    for control in CONTROLS:
        traces.choose("recorded", control)
        traces.load_example()
        traces.choose("replayed", control)
        for width in (320, PHONE[0], PHONE[1]):
            traces.browser.resize(width, 844)
            assert traces.evaluate(
                """
                const width = document.documentElement.clientWidth
                const isCut = (node) => node.getBoundingClientRect().right > width + 0.5 && !node.closest('svg')
                return [document.documentElement.scrollWidth - width,
                  ...[...document.querySelectorAll('body *')].filter((node) => node.checkVisibility() && isCut(node))
                    .map((node) => node.id || node.tagName)]
                """
            ) == [0], (control, width)
    traces.choose("replayed", "confirm-button")
    traces.seek(0)
    first = traces.evaluate(PLACES)
    for step in range(0, 110, 10):
        traces.seek(step)
        assert traces.evaluate(PLACES) == first, step
