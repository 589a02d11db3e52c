"""Traces: a press recorded in a browser replays to the same events and scenes everywhere, to the bit.

This does not run in WebKitGTK, whose compiler once took equal words of a trace for different ones: Docs/decisions/0009.
"""

import functools
import json
import os
import struct
import subprocess
from pathlib import Path

import pytest

import waiting
from built import DECLARED, built
from page import FULL, HALF, Page

PROJECT = Path(__file__).resolve().parents[2]
BOTH = pytest.mark.engines("chromium", "firefox")
EXAMPLE = (PROJECT / "Examples/Demo/press.jsonl").read_text(encoding="utf-8")
DEVICES = sorted((PROJECT / "Tests/Traces").glob("*.jsonl"))
# Presses from recordings, in the folder into which script/prove --recordings imports them.
IMPORTED = sorted(Path(os.environ["PRESSURE_IMPORTED"]).glob("*.jsonl")) if "PRESSURE_IMPORTED" in os.environ else []

# The states, acts and labels of each control, in the order of their codes.
CONTROLS = {control["name"]: (control["states"], control["acts"]) for control in DECLARED}
LABELS = {control["name"]: control["labels"] for control in DECLARED}
HAPTICS = ["tick", "strong", "success"]
# 64-bit ids and numbers at their limits, and two contacts at once.
ODD = """{"pressurekit":1,"maximum":0.1,"source":"pen","bounds":[-0.1,1e-7,44,44.000000000000001],"viewport":[-1e3,-1e3,2e3,2e3]}
{"t":0,"phase":"began","id":9007199254740992,"x":22,"y":22,"force":-0}
{"t":0.0166666666666666666,"phase":"moved","id":9007199254740992,"x":22.000000000000004,"y":22,"force":0.1000000001}
{"t":0.05,"phase":"began","id":-1,"x":1,"y":2,"force":1e-320}
{"t":0.05,"phase":"moved","id":-1,"x":1,"y":2,"force":1e300}
{"t":1.7,"phase":"cancelled","id":-1,"x":1,"y":2,"force":0.03}
{"t":3.1415926535897931,"phase":"ended","id":9007199254740992,"x":22,"y":22,"force":0}
"""
# Longer than the chunk that a page passes to its reader.
LONG = "\n".join([
    EXAMPLE.splitlines()[0],
    '{"t":0,"phase":"began","id":1,"x":190,"y":184,"force":0.25}',
    *(
        f'{{"t":{n / 120},"phase":"moved","id":1,"x":190,"y":{184 - n / 40},"force":{0.25 + n % 97 / 30}}}'
        for n in range(1, 2000)
    ),
    '{"t":17,"phase":"ended","id":1,"x":190,"y":136,"force":0}\n',
])


def made(header, *samples):
    """A trace of one contact at 190, 430, from samples of time, phase, force and more members."""
    lines = [{"pressurekit": 1, **header}]
    for time, phase, force, *more in samples:
        lines.append({"t": time, "phase": phase, "id": 1, "x": 190, "y": 430, "force": force, **(more[0] if more else {})})
    return "".join(json.dumps(line) + "\n" for line in lines)


# Light enough that the ring shows no label beside it.
LIGHT = [(0, "began", 0.5), (0.2, "moved", 1), (0.6, "ended", 0)]
TOUCH = {"maximum": 6.667, "source": "touch", "bounds": [160, 400, 60, 60], "viewport": [0, 0, 390, 844]}
TEXTS = {
    "the example": EXAMPLE,
    "without a sensor": EXAMPLE.replace('"maximum":6.667', '"maximum":0'),
    "odd": ODD,
    "long": LONG,
    # For events that the other traces do not produce: each item of a menu, a pop, a launch, an overload of a scale.
    **{
        f"item at {y}": made(
            TOUCH, (0, "began", 0.7), (0.1, "moved", 3), (0.8, "moved", 3, {"y": y}), (0.9, "moved", 3, {"y": y + 1}),
            (1, "ended", 0, {"y": y + 1}),
        )
        for y in (280, 320, 360)
    },
    "a deep press": made(TOUCH, (0, "began", 0.7), (0.5, "moved", 3), (1, "moved", 6.667), (2, "ended", 0)),
    # A sample whose time is the last bit before the frame that it follows.
    "by a bit too early": made(TOUCH, (0, "began", 0.7), (0.016666666666666663, "moved", 3), (0.2, "ended", 0)),
    "a tap": made(TOUCH, (0, "began", 0.7), (0.05, "ended", 0)),
    **{file.stem: file.read_text(encoding="utf-8") for file in DEVICES},
}


@functools.cache
def in_swift(text, control):
    """The replay of a trace in Swift on this machine, exact to the bit, a line for each input, as printed by the
    command."""
    command = [built(PROJECT / "Tools", "pressure"), "replay", "-", "--control", control, "--format", "bits"]
    answer = subprocess.run(command, input=text, capture_output=True, text=True)
    assert (answer.returncode, answer.stderr) == (0, "")
    return answer.stdout.splitlines()


def in_words(lines, control):
    """The time, events and state in each of Swift's lines."""
    states, acts = CONTROLS[control]

    def word(code):
        kind, value = divmod(code, 16)
        if kind == 1:
            return states[value]
        if kind == 2:
            return acts[value]
        return f"{HAPTICS[value]} haptic" if kind == 3 else f"announce {LABELS[control][value]}"

    for line in lines:
        time, codes, state, _ = line.split()
        events = [] if codes == "-" else [word(code) for code in bytes.fromhex(codes)]
        yield [struct.unpack(">d", bytes.fromhex(time))[0], events, states[int(state, 16)]]


class TracesPage(Page):
    """A page where each control's id is its kind. The recorded presses are in `presses`."""

    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.id = "confirm-button"

    def wait_for_kit(self):
        super().wait_for_kit()
        self.until("Boolean(window.freshEngine)", "the page's own script is done")

    def replays(self, text, *controls):
        """The transcript, steps and extent of each."""
        return self.evaluate("return replay(...arguments)", text, controls or list(CONTROLS))

    def expect_as_swift(self, name, text):
        """Asserts that the replay on each control equals Swift's, to the bit and in words."""
        phases = [sample["phase"] for sample in map(json.loads, text.splitlines()[1:])]
        for control, (transcript, steps, _) in zip(CONTROLS, self.replays(text), strict=True):
            swift = in_swift(text, control)
            assert transcript == swift, f"{name} on {control}"
            found = [[step["t"], step["events"], step["state"]] for step in steps]
            assert found == list(in_words(swift, control)), f"{name} on {control}"
            assert [step["phase"] for step in steps if step["phase"]] == phases, f"{name} on {control}"

    def recorded(self, count=1):
        """The presses recorded since the last call."""
        self.until("presses.length >= given[0]", f"{count} recorded", count)
        return self.evaluate("return presses.splice(0)")

    def press(self, kind="touch"):
        """A press that makes the control send events."""
        finger = self.finger(kind)
        self.scroll_to()
        point = self.centre("#scale" if self.id == "scale" else None)
        finger.down(*point, 0.1)
        if self.id == "confirm-button":
            finger.move(*point, HALF)
            self.wait_for_state("updating")
            finger.move(*point, FULL)
            self.wait_for_state("selected")
            ring = self.wait_for_ring()
            finger.move(ring["x"], ring["y"], 0.3)
            self.wait_for_state("confirmed")
        elif self.id == "scale":
            finger.move(*point, HALF)
            self.wait_for_state("settled")
        elif self.id == "peek":
            self.wait_for_state("hint")
            finger.move(*point, 0.3)
            self.wait_for_state("peek")
            finger.move(point[0], point[1] - 70, 0.3)
            self.wait_for_state("actions")
            finger.move(*point, 0.3)
            self.wait_for_state("peek")
        elif self.id == "app-icon":
            finger.move(*point, 0.4)
            self.wait_for_state("open")
        self.tick(2)
        finger.up()
        if self.id == "app-icon":
            # The menu stays open until an item is chosen.
            self.rest()
            self.browser.press_key("Escape")
        self.rest()


@pytest.fixture
def traces(browser, site, kit):
    page = TracesPage(browser, site.address)
    page.open("traces.html")
    # A control without a place on the page is there with a text, as it is made by script/new-control.
    page.evaluate(
        """
        for (const { name, tag } of arguments[0]) {
          if (document.getElementById(name)) continue
          const element = Object.assign(document.createElement(tag), { id: name, textContent: 'Control' })
          document.querySelector('main').append(element)
        }
        """,
        DECLARED,
    )
    yield page
    page.require_policy_kept()
    waiting.page = None


# Replays


@pytest.mark.deep_engines("firefox")
def test_any_trace_is_the_same_everywhere(traces):
    """The page and Swift agree on every control, and the traces together produce every event of the controls."""
    assert len(DEVICES) == 15
    assert traces.evaluate("return tools.replayedControls") == list(CONTROLS)
    for name, text in TEXTS.items():
        traces.expect_as_swift(name, text)
    said = {
        (control, word)
        for text in TEXTS.values()
        for control in CONTROLS
        for _, events, state in in_words(in_swift(text, control), control)
        for word in (state, *events)
    }
    missing = {(control, state) for control, (states, _) in CONTROLS.items() for state in states} - said
    # For a button that shows work, the host sets these states.
    assert missing == {("transitioning-button", state) for state in ("loading", "success", "failure")}
    # The host starts and ends runs, and chooses a peek's action. A replay's menu has three items.
    assert {(control, act) for control, (_, acts) in CONTROLS.items() for act in acts} - said == {
        *(("transitioning-button", act) for act in ("finish", "abort", "timeOut")), ("app-icon", "item 4"), ("peek", "action"),
    }
    assert {(control, word) for control, word in said if word.startswith("announce")} == {
        ("confirm-button", "announce confirm"), ("confirm-button", "announce ok"), ("scale", "announce reading"),
    }
    assert {word for _, word in said if word.endswith("haptic")} == {"tick haptic", "strong haptic", "success haptic"}


@pytest.mark.skipif(not IMPORTED, reason="Needs presses imported by script/prove --recordings")
@BOTH
def test_recordings_are_the_same_everywhere(traces):
    """Each press of the recordings, on every control."""
    for file in IMPORTED:
        traces.expect_as_swift(file.name, file.read_text(encoding="utf-8"))


def test_a_single_bit_is_noticed(traces):
    """Proves that the comparison can fail: one bit more in a sample's force gives a different scene."""
    header, *samples = map(json.loads, EXAMPLE.splitlines())
    light = next(sample for sample in samples if sample["phase"] == "moved" and 1 < sample["force"] < 2)
    light["force"] *= 1 + 2**-20
    changed = "".join(json.dumps(line) + "\n" for line in [header, *samples])
    assert in_swift(EXAMPLE, "confirm-button") != in_swift(changed, "confirm-button")
    assert traces.replays(changed, "confirm-button")[0][0] == in_swift(changed, "confirm-button")


# The replay of the example on each control of the kit: the number of steps and their extent (x, y, width, height); the
# intention and source in some steps; the texts in any of them; the number of different looks.
SEEN = {
    "confirm-button": (
        241, [120, 67.62, 150, 140.38],
        [[0.083, "measured"], [0.151, "measured"], [0.695, "measured"], [0, "none"]], ["CONFIRM", "OK"], 216,
    ),
    "transitioning-button": (110, [120, 136, 150, 72], [[0, "none"]] * 4, ["Submit"], 22),
    "scale": (195, [120, 136, 150, 72], [*[[0, "measured"]] * 3, [0, "none"]], ["0", "14", "183", "grams"], 191),
    "peek": (
        152, [67.89, 130, 244.22, 367.66],
        [[0.05, "measured"], [0.09, "measured"], [0.417, "measured"], [0, "none"]], [], 102,
    ),
    "app-icon": (152, [120, 20, 200, 188], [*[[0, "measured"]] * 3, [0, "none"]], [], 59),
}


@BOTH
def test_extent_includes_the_whole_ring(traces):
    """If there is no room above the finger, the ring is below it at the same distance."""
    reach = []
    for top in (400, 0):
        y = top + 30
        header = {**TOUCH, "bounds": [160, top, 60, 60]}
        text = made(header, *((time, phase, force, {"y": y}) for time, phase, force in LIGHT))
        ((_, _, (_, upper, _, height)),) = traces.replays(text, "confirm-button")
        reach.append((round(y - upper, 2), round(upper + height - y, 2)))
    (above, _), (_, below) = reach
    assert above > 60 and below == above


def test_look_of_a_replay(traces):
    """The growth of the intention with its source, the extent, and each step's look, which does not depend on the way to
    it."""
    for control, (_, steps, extent) in zip(CONTROLS, traces.replays(EXAMPLE), strict=True):
        some = [[round(steps[at]["intention"], 3), steps[at]["source"]] for at in (0, 20, 60, len(steps) - 1)]
        assert len(steps) > 60 and extent[2] > 0 < extent[3], control
        if control in SEEN:
            assert (len(steps), [round(edge, 2) for edge in extent], some) == SEEN[control][:3], control
    ((_, steps, _),) = traces.replays(TEXTS["without a sensor"], "confirm-button")
    assert {step["source"] for step in steps} == {"none", "time"}
    for control in CONTROLS:
        found = traces.evaluate(
            """
            const [text, control] = arguments
            const trace = tools.Trace.parse(text)
            const one = new tools.TraceReplay(trace, control)
            document.querySelector('main').append(one.svg)
            const seen = () => one.svg.innerHTML
            const last = one.steps.length - 1
            const straight = (step) => {
              const other = new tools.TraceReplay(trace, control)
              other.seek(step)
              other.close()
              return other.svg.innerHTML
            }
            const result = { first: one.step, control: one.control, different: [], words: new Set() }
            const forward = []
            for (let step = 0; step <= last; step += 1) {
              one.seek(step)
              if (one.step !== step) result.different.push(`step ${one.step} and not ${step}`)
              forward.push(seen())
              for (const node of one.svg.querySelectorAll('text')) {
                if (node.checkVisibility()) result.words.add(node.textContent)
              }
            }
            for (let step = last; step >= 0; step -= 7) {
              one.seek(step)
              if (seen() !== forward[step]) result.different.push(`back to ${step}`)
              if (straight(step) !== forward[step]) result.different.push(`straight to ${step}`)
            }
            one.seek(-5)
            result.before = [one.step, seen() === forward[0]]
            one.seek(last + 5)
            result.after = [one.step - last, seen() === forward[last]]
            result.looks = new Set(forward).size
            one.close()
            one.close()
            result.words = [...result.words]
            return result
            """,
            EXAMPLE,
            control,
        )
        assert (found["first"], found["control"], found["different"]) == (0, control, []), control
        assert (found["before"], found["after"]) == ([0, True], [0, True]), control
        words = found["words"]
        if control == "scale":
            # The first and the last number that it counts.
            words = [word for word in sorted(words) if word in ("0", "14", "grams") or word == max(set(words) - {"grams"}, key=int)]
        assert found["looks"] > 1, control
        if control in SEEN:
            assert (words, found["looks"]) == SEEN[control][3:], control
    assert traces.evaluate("return presses") == [], "a replay is not a press"
    # A closed replay frees its slot for the next, even if it is closed twice. Two open replays have a slot each.
    handles = traces.evaluate(
        """
        const trace = tools.Trace.parse(arguments[0])
        const make = () => {
          spy.calls.length = 0
          const one = new tools.TraceReplay(trace, 'confirm-button')
          one.seek(5)
          one.seek(0)
          return [one, [...new Set(spy.take('locate').map(({ handle }) => handle))]]
        }
        const [first, its] = make()
        first.close()
        first.close()
        const [second, next] = make()
        const [third, other] = make()
        for (const one of [second, third]) one.close()
        return [its, next, other]
        """,
        EXAMPLE,
    )
    assert [len(each) for each in handles] == [1, 1, 1], handles
    assert handles[0] == handles[1] != handles[2], handles


# Recordings

# The events of each control of the kit during its press.
SAID = {
    "confirm-button": [["updating"], ["selected", "tick haptic"], ["confirmed", "strong haptic"], ["confirm", "success haptic", "idle"]],
    "transitioning-button": [["activate"]],
    "scale": [["weighing"], ["settled", "tick haptic"], ["rest"]],
    "peek": [["begin", "hint"], ["peek", "peek", "tick haptic"], ["actions"], ["peek"], ["close", "idle"]],
    "app-icon": [["hint"], ["open", "tick haptic"]],
}


@BOTH
def test_each_control_records_its_press(traces):
    """The record contains exactly the engine's samples and their places. Its replay gives the same events, here and in
    Swift."""
    calls = []
    for control in CONTROLS:
        traces.id = control
        earlier = calls + traces.evaluate("return spy.calls.splice(0)")
        traces.press()
        ((press),) = traces.recorded()
        calls = earlier + traces.evaluate("return spy.calls.splice(0)")
        assert (press["control"], press.get("fault")) == (control, None)
        trace = press["trace"]
        contacts = [call for call in calls[len(earlier) :] if call["call"] == "feed"]
        contacts = contacts[next(at for at, contact in enumerate(contacts) if contact["phase"] == "began") :]
        began = contacts[0]
        handle = began["handle"]
        place = [call for call in calls[: calls.index(began)] if call["call"] == "locate" and call["handle"] == handle][-1]
        # Controls that ignore the viewport receive none.
        where = place["bounds"], place["viewport"] or [-1e6, -1e6, 2e6, 2e6]
        assert (trace["bounds"], trace["viewport"]) == where, control
        assert (trace["source"], trace["maximum"]) == ("touch", pytest.approx(20 / 3)), control
        expected = [
            {
                "t": contact["time"] - began["time"], "phase": contact["phase"], "id": contact["id"],
                "x": contact["x"], "y": contact["y"], "force": contact["force"] * 20 / 3,
            }
            for contact in contacts
        ]
        assert len(trace["samples"]) == len(expected), control
        for sample, one in zip(trace["samples"], expected, strict=True):
            assert sample == {**one, **{name: pytest.approx(one[name], abs=0.06) for name in ("x", "y", "force")},
                              "t": pytest.approx(one["t"], abs=1e-6)}, control
        assert [trace["samples"][at]["phase"] for at in (0, -1)] == ["began", "ended"]
        assert trace["duration"] == pytest.approx(trace["samples"][-1]["t"])
        traces.expect_as_swift(f"the press on {control}", trace["text"])
        ((_, steps, _),) = traces.replays(trace["text"], control)
        told = [[event for event in step["events"] if event != "reading" and not event.startswith("announce")] for step in steps]
        said = [events for events in told if events]
        assert said, control
        if control in SAID:
            assert said == SAID[control], control
        # The engine inputs of replays do not become part of the next press.
        traces.evaluate("spy.calls.length = 0; document.body.click()")


# The inputs of an engine, and the samples of the recorded presses: phase, id and time of each. Times are in hundredths of a
# second. The force is half of the sensor's range.
SEQUENCES = {
    "a press": ("b1@0 m1@5 e1@9", ["b1@0 m1@5 e1@9"]),
    "two, one after the other": ("b1@0 e1@5 b3@90 e3@95", ["b1@0 e1@5", "b3@0 e3@5"]),
    "cancelled": ("b1@0 c1@5", ["b1@0 c1@5"]),
    "a second contact takes it away": ("b1@0 m1@2 b2@3 m1@4 m2@4", ["b1@0 m1@2 b2@3 c1@3 c2@3"]),
    "moves before it begins": ("m1@0 b1@2 e1@3", ["b1@0 e1@1"]),
    "a contact that is not known": ("b1@0 m7@1 e7@2 e1@3", ["b1@0 e1@3"]),
    "a contact that begins again": ("b1@0 m1@1 b1@4 e1@6", ["b1@0 m1@1 c1@4 b1@4 e1@6"]),
    "Escape": ("b1@0 m1@2 escape@5 m1@6 e1@7", ["b1@0 m1@2 c1@5"]),
    "a contact beside it": ("away b1@0 m1@2 e1@3", []),
    "a key before it": ("key@0 b1@2 e1@3", []),
    "it goes elsewhere meanwhile": ("b1@0 move m1@2 e1@5", ["b1@0 m1@2 e1@5"]),
    "a lift that is lost": ("b1@0 escape@3 m1@4 b1@90 e1@95", ["b1@0 c1@3", "b1@0 e1@5"]),
    "destroyed": ("b1@0 m1@2 destroy m1@3 e1@5", []),
    "taps at one place": ("taps b1@0 e1@5 b1@90 e1@95", ["b1@0 e1@5 b1@90 c1@90"]),
    "nobody listens": ("deaf b1@0 e1@5", []),
    "nobody listens at first": ("deaf b1@0 hear m1@2 e1@5 b3@90 e3@95", ["b3@0 e3@5"]),
}


def in_short(trace):
    return " ".join(f"{sample['phase'][0]}{sample['id']}@{sample['t'] * 100:.0f}" for sample in trace["samples"])


def test_samples_of_a_press(traces):
    """A press lasts from the contact that engages a control at rest until the control is at rest again. Contacts that
    are still down are then cancelled."""
    answers = traces.evaluate("return feedAll(arguments[0])", [sequence for sequence, _ in SEQUENCES.values()])
    for (case, (_, expected)), presses in zip(SEQUENCES.items(), answers, strict=True):
        assert [in_short(press["trace"]) for press in presses] == expected, case
        for press in presses:
            assert press["control"] == "confirm-button", case
            trace = press["trace"]
            assert (trace["bounds"], trace["viewport"]) == ([10, 20, 100, 44], [0, 0, 390, 844]), case
            for sample in trace["samples"]:
                # A contact that is cancelled because the recording ends keeps its force.
                is_lifted = sample["phase"] == "ended" or (case == "cancelled" and sample["phase"] == "cancelled")
                force = 0 if is_lifted else pytest.approx(10 / 3)
                assert (sample["x"], sample["y"], sample["force"]) == (60, 40, force), case


def test_devices_and_controls_by_name(traces):
    """The header names the source and the control."""
    sources = ["unknown", "touch", "touchEvent", "pen", "mouse", "trackpad", "simulated"]
    for number, source in enumerate(sources):
        ((press,),) = traces.evaluate("return feedAll(['b1@0 m1@2 e1@5'], arguments[0], 0, [2, 4])", number)
        assert (press["trace"]["source"], press["trace"]["maximum"]) == (source, 4)
    for number, control in enumerate(CONTROLS):
        ((press,),) = traces.evaluate("return feedAll(['b1@0 m1@2 e1@5 escape@50'], 1, arguments[0])", number)
        assert press["control"] == control


def test_longest_press(traces):
    """At most five minutes and 250,000 samples. A longer press is dropped, and the next one is recorded."""
    answers = traces.evaluate("return feedAll(['b1@0 e1@30000', 'b1@0 e1@30001'])")
    assert answers[0][0]["trace"]["duration"] == 300
    reason = "the press lasts over 5 minutes"
    fault = {"is": True, "name": "TraceFault", "line": None, "reason": reason, "message": reason}
    assert answers[1] == [{"control": "confirm-button", "fault": fault}]
    assert traces.evaluate(
        """
        return freshEngine().then(async (engine) => {
          const handle = engine.create(0)
          engine.locate(handle, 10, 20, 100, 44, 0, 0, 390, 844)
          const feed = (time, phase) => engine.feed(handle, time, phase, 1, 60, 40, 1, 0.5, 0, 0, 1, 1)
          const found = []
          for (const [start, count] of [[1, 250_000], [5, 3], [9, 249_999]]) {
            feed(start, 0)
            for (let number = 1; number < count; number += 1) feed(start + number / 1e6, 1)
            feed(start + 1, 2)
            await clock.turn()
            found.push(presses.splice(0).map(({ trace }) => trace.samples.length))
          }
          return found
        })
        """
    ) == [[], [4], [250_000]]


def test_other_wasm_is_not_recorded(traces):
    assert traces.evaluate(
        """
        const instance = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])))
        return [instance instanceof WebAssembly.Instance, Object.keys(instance.exports)]
        """
    ) == [True, []]


def test_fingers_that_disturb_each_other(traces):
    """A second finger or Escape ends a press. Two fingers weigh together. Keys alone are not recorded, and a mouse has
    no force."""
    traces.scroll_to()
    finger = traces.finger("touch")
    x, y = traces.press_until("selected", finger)
    finger.down(x + 20, y, HALF, contact=1)
    ((press),) = traces.recorded()
    phases = [(sample["phase"], sample["id"]) for sample in press["trace"]["samples"]]
    first, second = phases[0][1], phases[-1][1]
    assert first != second
    assert (phases[0], phases[-3:]) == (("began", first), [("began", second), ("cancelled", first), ("cancelled", second)])
    finger.cancel()
    traces.rest()

    traces.press_until("selected", finger)
    traces.browser.press_key("Escape")
    ((press),) = traces.recorded()
    assert press["trace"]["samples"][-1]["phase"] == "cancelled"
    finger.up()
    traces.rest()

    traces.evaluate("document.getElementById('confirm-button').focus()")
    traces.browser.press_key("Enter")
    traces.wait_for_state("selected")
    traces.browser.press_key("Escape")
    traces.wait_for_state("idle")
    assert traces.evaluate("return presses") == []

    mouse = traces.finger("mouse")
    mouse.down(*traces.centre())
    traces.wait_for_state("selected")
    mouse.up()
    ((press),) = traces.recorded()
    assert (press["trace"]["source"], press["trace"]["maximum"]) == ("mouse", 0)
    traces.expect_as_swift("a mouse", press["trace"]["text"])
    traces.rest()

    traces.id = "scale"
    traces.scroll_to()
    x, y = traces.centre()
    finger.down(x - 20, y, 0.2)
    finger.down(x + 20, y, 0.3, contact=1)
    traces.wait_for_state("settled")
    together = traces.get("grams")
    finger.up(contact=1)
    finger.up()
    traces.rest()
    ((press),) = traces.recorded()
    traces.expect_as_swift("two on a scale", press["trace"]["text"])
    assert (press["control"], len({sample["id"] for sample in press["trace"]["samples"]})) == ("scale", 2)
    shown = traces.evaluate(
        """
        const one = new tools.TraceReplay(tools.Trace.parse(arguments[0]), 'scale')
        one.seek(one.steps.findIndex(({ events }) => events.includes('settled')))
        return [...one.svg.querySelectorAll('text')].map((text) => text.textContent)
        """,
        press["trace"]["text"],
    )
    assert str(int(together)) in shown


# Reading and writing

HEADER = EXAMPLE.splitlines(keepends=True)[0]
BEGAN = '{"t":0,"phase":"began","id":1,"x":1,"y":1,"force":1}\n'
ENDED = BEGAN.replace("began", "ended")
# Faults with and without a line, and with a character that a trace must not have. The core tests the others (TraceFaultTests).
BAD = {
    "empty": ("", 1, "the trace is empty; its first line must be its header"),
    "another key": (HEADER + BEGAN.replace('"x"', '"näme"'), 2, 'a trace must not have the key "n?me"'),
    "too long": (HEADER + BEGAN + ENDED.replace('"t":0', '"t":301'), None, "the press lasts over 5 minutes"),
    "zeros": ("\0" * 70_000, 1, "the line is over 1000 bytes long"),
}


@BOTH
def test_reading_traces(traces):
    """A trace has the content of its text or bytes. A bad one is refused with the line and the reason."""
    header, *samples = map(json.loads, EXAMPLE.splitlines())
    read = traces.evaluate("return read(arguments[0])", EXAMPLE)
    assert read == {
        **{name: header[name] for name in ("maximum", "source", "bounds", "viewport")},
        "duration": samples[-1]["t"], "text": EXAMPLE, "samples": samples,
    }
    assert traces.evaluate("return read(new TextEncoder().encode(arguments[0]).buffer)", EXAMPLE) == read
    assert traces.evaluate("return read(arguments[0]).samples.length", LONG) == 2001
    for case, (text, line, reason) in BAD.items():
        message = f"line {line}: {reason}" if line else reason
        fault = {"is": True, "name": "TraceFault", "line": line, "reason": reason, "message": message}
        assert traces.evaluate("return read(arguments[0])", text) == fault, case
    # Reading another trace does not change this one.
    assert traces.evaluate(
        """
        const one = tools.Trace.parse(arguments[0])
        tools.Trace.parse(arguments[1])
        return new tools.TraceReplay(one, 'confirm-button').transcript
        """,
        EXAMPLE,
        LONG,
    ) == in_swift(EXAMPLE, "confirm-button")
    # Refused traces leave nothing behind.
    assert traces.evaluate("return read(arguments[0])", EXAMPLE) == read


def test_missing_module(traces):
    assert traces.evaluate(
        """
        const [real, { Instance }] = [window.fetch, WebAssembly]
        window.fetch = (url) => String(url).endsWith('testing.wasm') ? new Response('', { status: 404 }) : real(url)
        return import('/pressurekit/pressurekit-testing.js?once-more').then(({ ready }) => ready).catch(({ message }) => message).finally(() => {
          window.fetch = real
          WebAssembly.Instance = Instance
        })
        """
    ) == f"PressureKit cannot load {traces.address}/pressurekit/pressurekit-testing.wasm: the server answered 404"
