"""Traces: a press recorded in a browser replays to the same events and scenes everywhere, to the bit."""

import json

import pytest

from demo_traces import BOTH, CONTROLS, EXAMPLE, PROJECT, in_swift, lines, press, recordings, traces
from page import FULL, HALF
from waiting import eventually

# What each control says to its press (`press`); to which moment depends on the machine.
SAID = {
    "confirm": [
        "updating",
        "selected, tick knock",
        "confirmed, strong knock",
        "confirm, success knock, idle",
    ],
    "transition": ["activate"],
    "scale": ["weighing", "settled, tick knock", "rest"],
    "peek": ["hint", "peek, tick knock", "actions", "peek", "idle"],
}
# The same press by a machine's hand, without a sensor, and with several contacts: what the numbers of 64 bits can do.
ODD = """{"pressurekit":1,"maximum":0.1,"source":"pen","bounds":[-0.1,1e-7,44,44.000000000000001],"viewport":[-1e3,-1e3,2e3,2e3]}
{"t":0,"phase":"began","id":9007199254740992,"x":22,"y":22,"force":-0}
{"t":0.0166666666666666666,"phase":"moved","id":9007199254740992,"x":22.000000000000004,"y":22,"force":0.1000000001}
{"t":0.05,"phase":"began","id":-1,"x":1,"y":2,"force":1e-320}
{"t":0.05,"phase":"moved","id":-1,"x":1,"y":2,"force":1e300}
{"t":1.7,"phase":"cancelled","id":-1,"x":1,"y":2,"force":0.03}
{"t":3.1415926535897931,"phase":"ended","id":9007199254740992,"x":22,"y":22,"force":0}
"""
DEVICES = sorted((PROJECT / "Tests/Traces").glob("*.jsonl"))
# Longer than what a page hands to its reader at once.
LONG = "\n".join([
    EXAMPLE.splitlines()[0],
    '{"t":0,"phase":"began","id":1,"x":190,"y":184,"force":0.25}',
    *(
        f'{{"t":{n / 120},"phase":"moved","id":1,"x":190,"y":{184 - n / 40},"force":{0.25 + n % 97 / 30}}}'
        for n in range(1, 2000)
    ),
    '{"t":17,"phase":"ended","id":1,"x":190,"y":136,"force":0}\n',
])
WITHOUT_SENSOR = EXAMPLE.replace('"maximum":6.667', '"maximum":0')


@pytest.mark.parametrize("control", CONTROLS)
@BOTH
def test_what_chromium_recorded_is_the_same_everywhere(traces, recordings, control):
    text = recordings[control]
    for other in [*CONTROLS, "menu"]:
        here, there = traces.replayed(text, other), in_swift(text, other)
        assert here == there
        assert len(here) >= len(text.splitlines()) - 1


@pytest.mark.parametrize("text", [EXAMPLE, WITHOUT_SENSOR, ODD, LONG], ids=["example", "without a sensor", "odd", "long"])
@BOTH
def test_any_trace_is_the_same_everywhere(traces, text):
    for control in [*CONTROLS, "menu"]:
        here = traces.replayed(text, control)
        assert here == in_swift(text, control)
        assert len(here) > 100


@BOTH
def test_what_devices_tell_is_the_same_everywhere(traces):
    assert len(DEVICES) == 14
    for file in DEVICES:
        text = file.read_text(encoding="utf-8")
        for control in [*CONTROLS, "menu"]:
            assert traces.replayed(text, control) == in_swift(text, control), file.name


def test_a_single_bit_is_noticed(traces, recordings):
    """The comparison can fail: the force of one sample one bit up is another scene."""
    header, samples = lines(recordings["confirm"])
    light = next(sample for sample in samples if sample["phase"] == "moved" and 1 < sample["force"] < 2)
    light["force"] = light["force"] * (1 + 2**-20)
    changed = "".join(json.dumps(line) + "\n" for line in [header, *samples])
    before, after = in_swift(recordings["confirm"], "confirm"), in_swift(changed, "confirm")
    assert before != after
    assert traces.replayed(changed, "confirm") == after


@pytest.mark.parametrize("control", CONTROLS)
def test_each_control_records_its_press(traces, control):
    traces.choose("recorded", control)
    press(traces, control)
    traces.wait_for_about("Recorded on")
    # What was lived through, it says again.
    assert traces.events() == SAID[control]
    header, samples = lines(traces.recorded())
    assert (header["pressurekit"], header["source"]) == (1, "touch")
    assert header["maximum"] == pytest.approx(20 / 3)
    assert [sample["phase"] for sample in (samples[0], samples[-1])] == ["began", "ended"]
    assert samples[0]["force"] == pytest.approx(0.1 * 20 / 3)
    assert len(header["bounds"]) == 4


def test_the_download_is_the_trace(traces, tmp_path):
    browser = traces.browser
    browser.cdp("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    press(traces, "confirm")
    traces.wait_for_about("Recorded on")
    traces.click("download")
    file = tmp_path / "press-confirm.jsonl"
    eventually(lambda: file.exists() and file.read_text().endswith("}\n"), "it is downloaded")
    text = file.read_text()
    assert text == traces.recorded()
    # Loaded again it is the same.
    traces.load(text, "again.jsonl")
    traces.wait_for_about("again.jsonl: ")
    assert traces.recorded() == text
    assert traces.events() == SAID["confirm"]


@BOTH
def test_a_mouse_is_recorded_without_force(traces):
    finger = traces.finger("mouse")
    finger.down(*traces.centre())
    traces.wait_for_state("selected")
    finger.up()
    traces.wait_for_state("idle")
    traces.wait_for_about("Recorded on Confirm")
    header, samples = lines(traces.recorded())
    assert (header["maximum"], header["source"]) == (0, "mouse")
    assert traces.text("about").endswith("of a mouse, without force")
    assert traces.events() == ["updating", "selected, tick knock", "idle"]
    assert traces.replayed(traces.recorded(), "confirm") == in_swift(traces.recorded(), "confirm")


def test_a_simulated_finger_is_recorded(traces):
    traces.click("simulate")
    finger = traces.finger("mouse")
    finger.down(*traces.centre())
    traces.browser.key_down("9")
    traces.wait_for_state("selected")
    traces.browser.key_up("9")
    finger.up()
    traces.wait_for_about("Recorded on Confirm")
    header, samples = lines(traces.recorded())
    assert header["source"] == "simulated"
    assert max(sample["force"] for sample in samples) == pytest.approx(6)


def test_what_is_taken_away_is_cancelled(traces):
    finger = traces.finger("touch")
    traces.press_until("selected", finger)
    traces.browser.press_key("Escape")
    traces.wait_for_about("Recorded on Confirm")
    samples = lines(traces.recorded())[1]
    assert samples[-1]["phase"] == "cancelled"
    assert traces.events() == ["updating", "selected, tick knock", "idle"]


def test_a_second_finger_ends_the_press(traces):
    finger = traces.finger("touch")
    x, y = traces.press_until("selected", finger)
    finger.down(x + 20, y, HALF, contact=1)
    traces.wait_for_about("Recorded on Confirm")
    phases = [(sample["phase"], sample["id"]) for sample in lines(traces.recorded())[1]]
    first, second = phases[0][1], phases[-1][1]
    assert phases[0] == ("began", first)
    assert phases[-3:] == [("began", second), ("cancelled", first), ("cancelled", second)]
    assert traces.events() == ["updating", "selected, tick knock", "idle"]


def test_two_fingers_weigh_together(traces):
    traces.choose("recorded", "scale")
    finger = traces.finger("touch")
    x, y = traces.dial()
    finger.down(x - 20, y, 0.2)
    finger.down(x + 20, y, 0.3, contact=1)
    traces.settle()
    together = traces.get("grams")
    finger.up(contact=1)
    finger.up()
    traces.wait_for_about("Recorded on Scale")
    assert traces.replayed(traces.recorded(), "scale") == in_swift(traces.recorded(), "scale")
    traces.evaluate(
        "[...document.querySelectorAll('#log button')].find((line) => line.textContent.includes('settled')).click()"
    )
    assert traces.at()[2] == "settled"
    shown = traces.evaluate("return document.querySelector('#view text').textContent")
    assert shown == str(int(together))


def test_keys_alone_are_no_trace(traces):
    traces.evaluate("document.getElementById('confirm').focus()")
    traces.browser.press_key("Enter")
    traces.wait_for_state("selected")
    traces.browser.press_key("Escape")
    traces.wait_for_state("idle")
    assert traces.text("about") == ""
