"""The demo's page of the controls: what a press comes to there, what a button's work comes to, and what stays in view."""

import re

import pytest

from controls_page import TITLES, ControlsPage
from demo_page import fixture_of
from page import FULL, PHONE
from waiting import eventually

OUTCOMES = (
    ("success", 1.5, "success", "resolved: success"), ("failure", 1.5, "failure", "rejected: Error"),
    ("slow", 6, "success", "resolved: slow"),
)

controls = fixture_of(ControlsPage)


def test_a_press_is_recorded_and_replayed(controls):
    """On each control; the page of traces opens the same trace."""
    states = {
        "confirm-button": "idle, updating, idle", "transitioning-button": "begin", "scale": "rest, weighing, rest",
        "peek": "idle, hint, peek, idle", "app-icon": "hint, open",
    }
    for control, name in {**TITLES, "transitioning-button": "Submit"}.items():
        controls.open_control(control)
        assert controls.text("#no-press") == "Press the control to see its trace here."
        controls.press()
        about = controls.text("#about")
        assert re.fullmatch(r"0\.\d\d s, \d+ samples of touch, with force", about), control
        label = controls.evaluate("return plot.ariaLabel")
        assert label.split("states: ")[1] == states[control], control
        named = controls.evaluate("return [...document.querySelectorAll('#states-key li')].map((one) => one.textContent)")
        assert named == [f"{at}{one}" for at, one in enumerate(dict.fromkeys(states[control].split(", ")), 1)], control
        controls.rest()
        with controls.leads_to("/traces?press"):
            controls.click("#replays")
        controls.wait_for_text("#about", f"Recorded on {name}: {about}")
        chosen = "return document.querySelector('[name=replayed]:checked').value"
        assert controls.evaluate(chosen) == control
    # With no press handed over it says so.
    controls.evaluate("sessionStorage.clear()")
    controls.open("traces?press")
    controls.wait_for_text(
        "#refusal",
        "The press was not loaded. The previous page could not hand it over: download it there, and open it here.",
    )


def test_what_is_drawn_is_what_the_control_made_of_it(controls):
    """With the options that it had: a cap of 0.5 is full at once, and says so."""
    controls.put("cap", 0.5)
    finger = controls.finger("touch")
    finger.down(*controls.centre(), 0.1)
    controls.wait_for_state("selected")
    ring = controls.wait_for_ring()
    finger.move(ring["x"], ring["y"], FULL)
    controls.wait_for_state("confirmed")
    finger.up()
    controls.until("!document.getElementById('press').hidden", "it is recorded")
    states = controls.evaluate("return plot.ariaLabel").split("states: ")[1]
    assert states == "idle, updating, selected, confirmed, idle"
    assert controls.said() == [
        "idle → updating", "updating → selected", "selected → confirmed", "", "confirmed → idle",
    ]


def test_keys_are_no_part_of_a_press(controls):
    """What is armed by a key leaves nothing behind: the press after it begins at 0."""
    controls.evaluate("document.getElementById('confirm-button').click()")
    controls.wait_for_state("selected")
    controls.pass_time(2)
    controls.browser.press_key("Escape")
    controls.evaluate("document.getElementById('option-cap').focus()")
    controls.wait_for_state("idle")
    assert controls.evaluate("return document.getElementById('press').hidden")
    controls.press()
    assert re.match(r"Force and intention over 0\.\d\d seconds; states: idle, updating, idle$", controls.evaluate("return plot.ariaLabel"))


def test_download(controls, tmp_path):
    """The content security policy lets a trace be downloaded."""
    controls.browser.cdp("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    controls.press()
    controls.click("#download")
    file = tmp_path / "press-confirm-button.jsonl"
    eventually(lambda: file.exists() and file.read_text().endswith("}\n"), "it is downloaded")
    assert file.read_text().startswith('{"pressurekit":1,')


def test_without_a_sensor_the_scale_is_pressed_all_the_same(controls):
    """It says so once nothing was measured; the other controls go by time as before, until force is simulated for all."""
    controls.show("scale")
    assert not controls.is_shown("#unmeasured")
    finger = controls.finger("mouse")
    finger.down(*controls.centre())
    controls.wait_for_state("unmeasured")
    finger.up()
    assert controls.is_shown("#unmeasured")
    controls.wait_for_state("rest")
    finger.down(*controls.centre())
    controls.browser.key_down("5")
    controls.wait_for_state("weighing")
    controls.until("document.getElementById('scale').grams > 100", "it weighs")
    controls.browser.key_up("5")
    finger.up()
    simulated = "return [document.documentElement.dataset.pressureSource ?? null, simulate.checked]"
    assert controls.evaluate(simulated) == [None, False]
    controls.click("#simulate")
    assert controls.evaluate(simulated) == ["simulated", True]


def test_outcomes(controls):
    """Of the transitioning button: each as long as it takes, and what is told of it; restarted and disabled; all states."""
    page = controls
    page.show("transitioning-button")
    run = ["", "begin → loading", ""]
    for outcome, seconds, state, result in OUTCOMES:
        page.evaluate("document.getElementById('log').replaceChildren()")
        page.click(f"[name=outcome][value={outcome}]")
        page.tap()
        page.wait_for_state("loading")
        page.pass_time(seconds - 0.1)
        assert (page.state, page.said()) == ("loading", run), outcome
        page.pass_time(0.2)
        assert page.state == state, outcome
        assert sorted(page.said()[3:]) == sorted([f"loading → {state}", result]), outcome
        page.click("#restart")
        assert page.state == "begin", outcome
    page.click("[name=outcome][value=never]")
    page.click("#tells")
    page.tap()
    page.wait_for_state("loading")
    page.pass_time(3)
    assert page.get("progress") == pytest.approx(0.5, abs=0.01)
    page.pass_time(3)
    assert page.get("progress") == 0.6
    page.click("#restart")
    page.pass_time(0.1)
    # What is listed is bounded, and progress is what it was set to.
    assert (len(page.said()), page.get("progress")) == (10, None)
    page.put("disabled", True)
    page.tap()
    assert (page.get("disabled"), page.state) == (True, "begin")
    shown = "return [...document.querySelectorAll('[inert]')].map((one) => [one.state, one.disabled, one.progress, one.successLabel])"
    page.put("success-label", "Ordered")
    page.pass_time(2)
    assert page.evaluate(shown) == [
        ["begin", False, None, "Ordered"], ["loading", False, None, "Ordered"], ["success", False, None, "Ordered"],
        ["failure", False, None, "Ordered"], ["begin", True, None, "Ordered"], ["loading", False, 0.4, "Ordered"],
    ]
    page.show("scale")
    assert page.evaluate(shown) == []


def test_the_stage_stays_in_view_on_a_phone(controls):
    """While its options go by, and takes less than half of the screen."""
    for control in TITLES:
        controls.show(control)
        controls.evaluate("document.querySelector('.shaping').lastElementChild.scrollIntoView({ block: 'end', behavior: 'instant' })")
        controls.pass_time(0.1)
        _, top, _, height = controls.box(".stage")
        assert top >= 0 and top + height < PHONE[1] / 2, (control, top, height)
