"""The origin of a trace, and its private details: the page and the command give the same results."""

import json
import subprocess
from pathlib import Path

import pytest

from built import built
from page import HALF

PROJECT = Path(__file__).resolve().parents[2]
BOTH = pytest.mark.engines("chromium", "firefox")
NOWHERE = {"origin": None, "device": None, "browser": None, "unit": None, "range": None}
HEADER = {
    "pressurekit": 1, "maximum": 6.667, "source": "pen", "bounds": [100, 200, 44, 44], "viewport": [0, 0, 390, 844],
    "origin": "recorded", "device": "Anna's Pen", "browser": "Chromium 140", "unit": "steps", "range": [0, 1023],
}
SAMPLES = [
    {"t": 0, "phase": "began", "id": 4711, "x": 122, "y": 222, "force": 0.4},
    {"t": 0.25, "phase": "ended", "id": 4711, "x": 122.5, "y": 222, "force": 0},
]


def text_of(**header):
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in ({**HEADER, **header}, *SAMPLES))


def command(*words, text):
    answer = subprocess.run([built(PROJECT / "Tools", "pressure"), "trace", *words, "-"], input=text, capture_output=True, text=True)
    return answer.stdout, answer.stderr


@pytest.fixture
def traces(page):
    page.open("traces.html")
    page.until("Boolean(window.freshEngine)", "the page's own script is done")
    return page


@BOTH
def test_private_details_are_stripped(traces):
    """For each trace the text, its private details and the stripped text, with and without names."""
    found = traces.evaluate(
        """
        return arguments[0].map((text) => {
          const trace = tools.Trace.parse(text)
          const [some, none] = [trace.stripped(), trace.stripped({ names: false })]
          return [trace.privateDetails, some.text, none.text, some.privateDetails, none.origin, trace.text]
        })
        """,
        [text_of(), text_of(device="Intuos 4")],
    )
    for text, (told, some, none, left, origin, same) in zip((text_of(), text_of(device="Intuos 4")), found, strict=True):
        assert (some, "") == command("strip", text=text)
        assert (none, "") == command("strip", "--without-names", text=text)
        assert [f"pressure: standard input: {sentence}: strip it" for sentence in told] == command("check", text=text)[1].splitlines()
        assert (left, same) == ([], text)
        assert origin == {**NOWHERE, "origin": "recorded", "unit": "steps", "range": [0, 1023]}
    assert [len(told) for told, *_ in found] == [3, 2]


@BOTH
def test_names(traces):
    """Missing names stay, an empty name is removed, and characters that a trace cannot hold are replaced or cut."""
    assert traces.evaluate(
        """
        const trace = tools.Trace.parse(arguments[0])
        const names = (given) => {
          const { device, browser } = trace.named(given).origin
          return [device, browser]
        }
        return [
          trace.origin, names({}), names({ device: 'Stift "4"' }), names({ device: '', browser: 'Ö' }),
          names({ device: 'é'.repeat(80), browser: 'x'.repeat(1e6) }).map(({ length }) => length), trace.origin.device,
        ]
        """,
        text_of(),
    ) == [
        {name: HEADER[name] for name in NOWHERE},
        ["Anna's Pen", "Chromium 140"], ["Stift ?4?", "Chromium 140"], [None, "Ö"], [50, 100], "Anna's Pen",
    ]


@BOTH
def test_a_press_says_that_it_was_recorded(traces):
    """The header also names the browser. Only a person can name the device."""
    traces.id = "scale"
    finger = traces.finger("touch")
    traces.scroll_to()
    finger.down(*traces.centre("#scale"), HALF)
    traces.wait_for_state("settled")
    finger.up()
    traces.wait_for_state("rest")
    traces.until("presses.length === 1", "it is recorded")
    header = json.loads(traces.evaluate("return presses.splice(0)")[0]["trace"]["text"].splitlines()[0])
    version = traces.browser.version.partition(".")[0]
    # The headless shell calls itself Chrome.
    names = {"chromium": ("Chrome", "Chromium"), "firefox": ("Firefox",)}[traces.browser.name]
    assert header["browser"].removeprefix("Headless") in [f"{name} {version}" for name in names]
    assert (header["origin"], "device" in header) == ("recorded", False)


def test_name_of_the_browser(traces):
    """From the browser's own brands or its old user agent; None if it has neither."""
    brands = [{"brand": "Not;A=Brand", "version": "8"}, {"brand": "Chromium", "version": "140"}]
    lines = [
        "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15",
        "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0.1 Mobile/15E148 Safari/604.1",
        "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/138.0",
        "curl",
    ]
    agents = [
        {"userAgentData": {"brands": brands}}, {"userAgentData": {"brands": [*brands, {"brand": "Google Chrome", "version": "140"}]}},
        {"userAgentData": {"brands": []}, "userAgent": lines[1]}, *({"userAgent": line} for line in lines),
    ]
    assert traces.evaluate(
        """
        const samples = [[0, 0, 1, 5, 5, 1, 0.4, 0, 0, 1, 1], [0.1, 2, 1, 5, 5, 1, 0, 0, 0, 0, 1]]
        return arguments[0].map((agent) => {
          for (const name of ['userAgentData', 'userAgent']) {
            Object.defineProperty(navigator, name, { configurable: true, value: agent[name] })
          }
          return tools.Trace.record(samples, [0, 0, 44, 44], [0, 0, 390, 844]).origin.browser
        })
        """,
        agents,
    ) == ["Chromium 140", "Google Chrome 140", "Firefox 140", "Safari 18", "Firefox 140", "Chrome 139", "Edge 138", None]


def test_trace_is_unaffected_by_reading_another(traces):
    first, second = traces.evaluate(
        """
        const [first, second] = arguments[0].map((text) => tools.Trace.parse(text))
        return [first.named({}).text, second.named({}).text]
        """,
        [text_of(), text_of(unit="grams")],
    )
    assert (first, second) == (text_of(), text_of(unit="grams"))
