"""The page of traces as a person uses it: opening files, stepping through, by keys and by ear, on any screen."""

import pytest

from accessibility import violations
from demo_traces import BOTH, EXAMPLE, lines, traces
from waiting import eventually

HEADER = EXAMPLE.splitlines(keepends=True)[0]
BEGAN = '{"t":0,"phase":"began","id":1,"x":1,"y":1,"force":1}\n'
ENDED = BEGAN.replace("began", "ended")
BAD = {
    "empty": ("", "Line 1: the trace is empty; its first line must be its header."),
    "another version": ('{"pressurekit":2}\n', "Line 1: this is version 2.0; only 1 is known."),
    "no JSON": ("force,grams\n", "Line 1: this is not JSON as a trace has it, from byte 1 on."),
    "no sample": (HEADER, "Line 1: there is no sample."),
    "a hole": (HEADER + BEGAN + "\n" + ENDED, "Line 3: the line is empty."),
    "cut off": (EXAMPLE[:-30], "Line 99: the line is cut off."),
    "never lifts": (HEADER + BEGAN, "Line 2: contact 1 neither lifts nor is cancelled: the end is missing."),
    "another key": (HEADER + BEGAN.replace('"x"', '"näme"'), 'Line 2: a trace has no "n?me".'),
    "a number too large": (
        HEADER + BEGAN.replace('"force":1', '"force":1e999'), 'Line 2: "force" is out of range: finite.'
    ),
    "back in time": (
        HEADER + BEGAN + ENDED.replace('"t":0', '"t":0.5') + BEGAN.replace('"t":0', '"t":0.25'),
        "Line 4: time goes back from 0.5 s to 0.25 s.",
    ),
    "too long": (HEADER + BEGAN + ENDED.replace('"t":0', '"t":301'), "the press lasts over 5 minutes."),
    "a long line": (HEADER + " " * 2000, "Line 2: the line is over 1000 bytes long."),
}


def load(traces):
    traces.load(EXAMPLE)
    return traces.wait_for_about("press.jsonl: ")


@pytest.mark.parametrize("case", BAD)
@BOTH
def test_bad_files_are_refused(traces, case):
    text, why = BAD[case]
    load(traces)
    before = traces.at(), traces.seen(), traces.said(), traces.recorded()
    traces.load(text, "bad.jsonl")
    eventually(lambda: traces.text("refusal"), "it is refused")
    assert traces.text("refusal") == f"bad.jsonl was not loaded. {why}"
    assert (traces.at(), traces.seen(), traces.said(), traces.recorded()) == before
    # A good one takes the sentence away.
    load(traces)
    eventually(lambda: not traces.text("refusal"), "the refusal is gone")


def test_bad_file_as_the_first(traces):
    traces.load(b"\x00".decode() * 70_000, "zeros")
    eventually(lambda: traces.text("refusal"), "it is refused")
    assert traces.text("refusal") == "zeros was not loaded. Line 1: the line is over 1000 bytes long."
    assert traces.evaluate("return [player.hidden, none.hidden, download.disabled]") == [True, False, True]


@BOTH
def test_file_is_dropped(traces):
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
    assert traces.wait_for_about("dropped") == "dropped.jsonl: 1.62 s, 98 samples of touch, with force"
    assert lines(traces.recorded())[0]["bounds"] == [120, 160, 150, 48]


def test_the_example(traces):
    traces.click("example")
    traces.wait_for_about("press.jsonl: ")
    assert traces.events() == ["updating", "selected, tick knock", "confirmed, strong knock", "confirm, success knock, idle"]
    # The moment before the lift is shown.
    assert traces.at()[2] == "confirmed"
    assert traces.evaluate("return document.querySelector('#view text').textContent") == "OK"
    assert traces.evaluate("return document.querySelectorAll('#view .finger').length") == 1


@BOTH
def test_each_step_is_the_same_forward_and_back(traces):
    load(traces)
    traces.evaluate("slider.value = 0; slider.dispatchEvent(new Event('input'))")
    last = traces.evaluate("return Number(slider.max)")
    forward = []
    for _ in range(last):
        forward.append((traces.at(), traces.seen()))
        traces.click("forward")
    assert traces.evaluate("return [back.disabled, forward.disabled]") == [False, True]
    assert traces.at()[0] == last
    back = []
    for _ in range(last):
        traces.click("back")
        back.append((traces.at(), traces.seen()))
    assert back[::-1] == forward
    assert traces.evaluate("return [back.disabled, forward.disabled]") == [True, False]


@BOTH
def test_it_plays_to_its_end(traces):
    load(traces)
    traces.evaluate(
        """
        window.shown = []
        new MutationObserver(() => shown.push(slider.valueAsNumber))
          .observe(document.getElementById('time'), { childList: true })
        """
    )
    started = traces.now()
    traces.click("play")
    assert traces.text("play") == "Pause"
    eventually(lambda: traces.text("play") == "Play", "it is over", 10)
    took = (traces.now() - started) / 1000
    shown = traces.evaluate("return shown")
    end = traces.evaluate("return [Number(slider.max), parseFloat(document.getElementById('time').textContent)]")
    # From the beginning to the end, and never back.
    assert (shown[0], shown[-1], shown == sorted(shown)) == (0, end[0], True)
    assert end[1] - 0.05 <= took


def test_it_pauses_and_goes_on(traces):
    load(traces)
    traces.evaluate("slow.click()")
    traces.click("play")
    eventually(lambda: traces.at()[0] > 3, "it plays")
    traces.click("play")
    at = traces.at()
    assert (traces.text("play"), traces.at()) == ("Play", at)
    # A step while it plays stops it.
    traces.click("play")
    traces.click("forward")
    assert traces.text("play") == "Play"
    assert traces.at()[0] > at[0]


@BOTH
def test_by_keys(traces):
    load(traces)
    press = traces.browser.press_key
    traces.evaluate("slider.focus()")
    press("Home")
    assert traces.at() == [0, "0.00 s", "updating"]
    said = traces.evaluate("return slider.ariaValueText")
    assert said.startswith("0.00 s, updating, step 1 of ")
    press("ArrowUp")
    press("ArrowUp")
    assert traces.at()[0] == 2
    press("ArrowDown")
    assert traces.at()[0] == 1
    press("End")
    assert traces.at()[2] == "idle"
    for name, step in (("back", -1), ("forward", 1)):
        before = traces.at()[0]
        traces.evaluate("document.getElementById(arguments[0]).focus()", name)
        press("Enter")
        assert traces.at()[0] == before + step
    traces.evaluate("play.focus()")
    press("Space")
    eventually(lambda: traces.text("play") == "Pause", "it plays")
    press("Space")
    eventually(lambda: traces.text("play") == "Play", "it stands")
    traces.evaluate("document.querySelectorAll('#log button')[1].focus()")
    press("Enter")
    assert traces.at()[2] == "selected"


@BOTH
def test_another_control(traces):
    load(traces)
    found = {}
    for control in ("transition", "scale", "peek", "confirm"):
        traces.choose("replayed", control)
        found[control] = traces.events(), traces.seen()
    assert [events for events, _ in found.values()] == [
        [],
        ["weighing", "rest"],
        # The slide to the ring uncovers its actions, and lifting leaves them.
        ["hint", "peek, tick knock", "actions"],
        ["updating", "selected, tick knock", "confirmed, strong knock", "confirm, success knock, idle"],
    ]
    assert len({seen for _, seen in found.values()}) == 4


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(traces, scheme):
    traces.browser.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    assert violations(traces.browser) == []
    load(traces)
    traces.load("no trace", "bad.jsonl")
    eventually(lambda: traces.text("refusal"), "it is refused")
    assert violations(traces.browser) == []


@pytest.mark.parametrize("width", [320, 390, 844])
def test_nothing_is_wider_than_the_screen(traces, width):
    traces.browser.resize(width, 844)
    load(traces)
    for control in ("confirm", "transition", "scale", "peek"):
        traces.choose("recorded", control)
        traces.choose("replayed", control)
        assert traces.evaluate(
            """
            const width = document.documentElement.clientWidth
            const isCut = (node) => node.getBoundingClientRect().right > width + 0.5 && !node.closest('svg')
            return [document.documentElement.scrollWidth - width,
              ...[...document.querySelectorAll('body *')].filter((node) => node.checkVisibility() && isCut(node)).map((node) => node.id || node.tagName)]
            """
        ) == [0]


def test_nothing_moves_while_it_plays(traces):
    load(traces)
    traces.evaluate("slider.value = 0; slider.dispatchEvent(new Event('input'))")
    places = """
        return JSON.stringify([...document.querySelectorAll('.traces :is(section, button, input, dd, svg.view, svg.curve, li)')]
          .filter((node) => node.checkVisibility()).map((node) => {
            const { left, top, width, height } = node.getBoundingClientRect()
            return node.matches('dd') ? [left, top] : [left, top, width, height]
          }))
    """
    first = traces.evaluate(places)
    for step in range(0, 110, 10):
        traces.evaluate("slider.value = arguments[0]; slider.dispatchEvent(new Event('input'))", step)
        assert traces.evaluate(places) == first, step


def test_more_than_anybody_reads_is_counted(traces):
    taps = [
        f'{{"t":{n + at},"phase":"{phase}","id":1,"x":22,"y":22,"force":{force}}}\n'
        for n in range(40)
        for at, phase, force in ((0, "began", 0.5), (0.1, "ended", 0))
    ]
    header = '{"pressurekit":1,"maximum":6.667,"source":"touch"}\n'
    traces.load(header + "".join(taps), "taps.jsonl")
    traces.wait_for_about("taps.jsonl: ")
    listed = traces.evaluate("return [...log.children].map((line) => line.textContent)")
    # Each tap is told of twice: as it begins to fill the ring, and as that unwinds.
    assert (len(listed), listed[0], listed[-2:]) == (61, "0.00updating", ["29.10idle", "20 more"])
