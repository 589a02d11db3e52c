"""The demo's page of the controls: the recorded press, the results of a button's work, and the stage in view."""

import re

import pytest

from controls_page import TITLES, ControlsPage
from demo_page import fixture_of
from page import FULL, HALF, PHONE
from waiting import eventually

pytestmark = pytest.mark.deep

OUTCOMES = (
    ("success", 1.5, "success", "resolved: success"), ("failure", 1.5, "failure", "rejected: Error"),
    ("slow", 6, "success", "resolved: slow"),
)

controls = fixture_of(ControlsPage)


def test_a_press_is_recorded_and_replayed(controls):
    """This works for each control, and the page of traces opens the same trace."""
    states = {
        "confirm-button": "idle, updating, idle", "transitioning-button": "begin", "scale": "rest, weighing, rest",
        "peek": "idle, hint, peek, idle", "app-icon": "hint, open",
    }
    for control, name in TITLES.items():
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
        with controls.leads_to("traces.html?press"):
            controls.click("#replays")
        controls.wait_for_text("#about", f"Recorded on {name}: {about}")
        chosen = "return document.querySelector('[name=replayed]:checked').value"
        assert controls.evaluate(chosen) == control
    # Without a press to open, the page reports that.
    controls.evaluate("sessionStorage.clear()")
    controls.open("traces.html?press")
    controls.wait_for_text(
        "#refusal",
        "The press was not loaded. The previous page could not hand it over: download it there, and open it here.",
    )


def test_recorded_press_is_drawn_with_its_options(controls):
    """The press is drawn with its options: with a cap of 0.5 the ring is full at once."""
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


@pytest.mark.always
def test_button_in_place_is_pressed_in_each_look(controls):
    """The press is recorded, and the text above the stage no longer mentions the slide."""
    # The text begins with how this browser presses: by force or by time.
    how = lambda: controls.evaluate("return document.querySelector('.how').innerText").partition(", ")[2]
    assert how() == "slide onto the ring, let go. Or tap it, then the ring."
    controls.put("in-place", True)
    assert how() == "let go. Or tap it, then the ring."
    _, _, width, height = controls.box()
    drawn = {}
    for look in ("sweep", "rise", "ring"):
        controls.put("pressure-look", look)
        finger = controls.finger("touch")
        finger.down(*controls.centre(), HALF)
        controls.pass_time(0.3)
        drawn[look] = controls.evaluate(
            """
            const { shadowRoot } = document.getElementById('confirm-button')
            return [...shadowRoot.querySelectorAll('[part~=fill], [part~=ring]')].map((node) => {
              const { width, height } = node.getBoundingClientRect()
              return [node.getAttribute('part'), Math.round(width), Math.round(height)]
            })
            """
        )
        finger.move(*controls.centre(), FULL)
        controls.wait_for_state("confirmed")
        finger.up()
        controls.until("!document.getElementById('press').hidden", "it is recorded")
        states = controls.evaluate("return plot.ariaLabel").split("states: ")[1]
        assert (look, states) == (look, "idle, updating, selected, confirmed, idle")
        assert controls.said()[-5:] == ["idle → updating", "updating → selected", "selected → confirmed", "", "confirmed → idle"]
        controls.rest()
        controls.wait_out_guard()
    # 5/9 of the button, and a ring around all of it.
    part = 5 / 9
    # Its line is in the glass around the button, which is a fifth of the height.
    around = max(width, height) + 0.2 * height
    (ring, *size), = drawn.pop("ring")
    assert drawn == {"sweep": [["fill", round(width * part), round(height)]], "rise": [["fill", round(width), round(height * part)]]}
    assert (ring, size) == ("ring", pytest.approx([around, around], abs=1))


def test_recorded_press_excludes_keys(controls):
    """A key that arms leaves nothing behind: the next press begins at 0."""
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
    """The content security policy allows a trace to be downloaded."""
    controls.browser.cdp("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    controls.press()
    controls.click("#download")
    file = tmp_path / "press-confirm-button.jsonl"
    eventually(lambda: file.exists() and file.read_text().endswith("}\n"), "it is downloaded")
    assert file.read_text().startswith('{"pressurekit":1,')


def test_scale_can_be_pressed_without_a_sensor(controls):
    """The page offers it once nothing was measured. The other controls use time until force is simulated for all."""
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
    """The transitioning button's outcomes: their durations and events, then restarting, disabling and all states."""
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
    # The list is limited, and progress has its set value.
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
    """It stays while the options scroll, and takes less than half of the screen."""
    for control in TITLES:
        controls.show(control)
        controls.evaluate("document.querySelector('.shaping').lastElementChild.scrollIntoView({ block: 'end', behavior: 'instant' })")
        controls.pass_time(0.1)
        _, top, _, height = controls.box(".stage")
        assert top >= 0 and top + height < PHONE[1] / 2, (control, top, height)
