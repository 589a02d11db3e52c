"""Gestures and time: with a clock nothing waits, and the kit's traces arrive with their forces and in their order."""

import json
from pathlib import Path

import pytest

from pressurekit_driver import finger, presses

PROJECT = Path(__file__).resolve().parents[2]


@pytest.fixture
def page(playwright_page, site):
    playwright_page.goto(f"{site.address}/events.html")
    return playwright_page


@pytest.fixture
def no_waiting(monkeypatch):
    """Fails if a back end waits for real time."""

    def sleep(self, seconds):
        pytest.fail(f"It waits for {seconds} s.")

    monkeypatch.setattr("pressurekit_driver._backends.PlaywrightBackend.sleep", sleep)


def pressures(page):
    return [one["pressure"] for one in page.evaluate("take()") if one["type"] == "pointermove"]


def test_a_clock_of_the_test(page, no_waiting):
    """A press of half a second passes that time of the test's clock in frames, and sends an event for each."""
    passed = []
    touch = finger(page, clock=passed.append)
    touch.down("#target", force=0)
    touch.press(to=1, over=0.5)
    touch.wait(10)
    touch.lift()
    assert pressures(page) == pytest.approx([number / 30 for number in range(1, 31)], abs=0.0005)
    assert passed == pytest.approx([1 / 60] * 30 + [10])


def test_playwrights_clock(playwright_page, site, no_waiting):
    """A timer of the page runs with the press, although no second passes."""
    page = playwright_page
    page.clock.install(time=0)
    page.goto(f"{site.address}/events.html")
    # Without a pause the clock also runs with real time.
    page.clock.pause_at(60)
    page.evaluate("""() => {
        window.fired = []
        addEventListener('pointerdown', () => setTimeout(() => window.fired.push('held'), 2000))
        addEventListener('pointerup', () => window.fired.push('lifted'))
    }""")
    touch = finger(page, clock=page.clock)
    for seconds in (1.9, 2.1):
        touch.down("#target", force=0.5)
        touch.wait(seconds)
        touch.lift()
    # The first timer runs in the second press: nothing stops it.
    assert page.evaluate("fired") == ["lifted", "held", "held", "lifted"]


TRACES = {
    "made up, an iPhone": ((PROJECT / "Tests/Traces/iphone-3d-touch.jsonl").read_text(encoding="utf-8"), "touch"),
    **{name: (getattr(presses, name), kind) for name, kind in (
        ("pen_stroke", "pen"), ("hard_press", "pen"), ("soft_press", "touch"), ("faulty_tap", "touch"))},
}


@pytest.mark.parametrize("name", TRACES)
def test_a_trace_arrives_within_a_step_of_its_device(page, no_waiting, name):
    """The devices have at most 2,048 steps."""
    text, kind = TRACES[name]
    header, *samples = map(json.loads, text.splitlines())
    # The page's own records are rounded.
    page.evaluate("""() => {
        window.exact = []
        for (const type of ['pointerdown', 'pointermove']) addEventListener(type, ({ pressure }) => window.exact.push(pressure), true)
    }""")
    finger(page, kind, clock=lambda seconds: None).replay(text, "#pad")
    forces = [sample["force"] / header["maximum"] for sample in samples if sample["phase"] in ("began", "moved")]
    # A lift has no place of its own, so the finger moves there before.
    *_, last, lift = samples
    expected = forces if (last["x"], last["y"]) == (lift["x"], lift["y"]) else [*forces, forces[-1]]
    seen = page.evaluate("exact")
    # A pen comes near before it touches.
    seen = seen[1:] if kind == "pen" else seen
    assert seen == pytest.approx(expected, abs=1 / 4096)
