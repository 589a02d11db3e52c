"""The two-step path of the keyboard and of assistive technology: arm, then, on purpose, confirm."""

import pytest

from page import FIRED
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
KEYS = pytest.mark.parametrize("key", ["Enter", "Space"])

ARMED = ["idle → selected"]


@pytest.fixture
def focused(page):
    page.evaluate("document.getElementById('delete').focus()")
    return page


def wait_for_second_step(page):
    """Until 300 ms have passed since it was armed."""
    armed = page.now()
    eventually(lambda: page.now() > armed + 320, "300 ms have passed")


def fires_once(events):
    """Whether it passes by `confirmed` before it fires is not said; that it fires once and ends idle is."""
    ways = [["confirm", "selected → idle"], ["selected → confirmed", "confirm", "confirmed → idle"]]
    assert events in ways


@pytest.mark.pitfall(18)
@EVERYWHERE
@KEYS
def test_two_activations_fire_once(focused, key):
    focused.browser.press_key(key)
    focused.wait_for_state("selected")
    assert focused.events() == ARMED
    focused.wait_for_label("CONFIRM")
    wait_for_second_step(focused)
    focused.browser.key_down(key)
    focused.browser.key_up(key)
    focused.wait_for_state("idle")
    fires_once(focused.events())
    # A third one arms again at the earliest; it never fires.
    focused.browser.press_key(key)
    assert "confirm" not in focused.events()


@KEYS
def test_second_activation_fires_on_release(focused, key):
    focused.browser.press_key(key)
    focused.wait_for_state("selected")
    wait_for_second_step(focused)
    focused.events()
    focused.browser.key_down(key)
    assert "confirm" not in focused.events(), "fired while the key is still down"
    focused.browser.key_up(key)
    focused.wait_for_state("idle")


@pytest.mark.pitfall(16)
@KEYS
def test_held_key_arms_once_and_never_fires(focused, key):
    focused.browser.key_down(key)
    focused.wait_for_state("selected")
    armed = focused.now()
    # Repeats for longer than the 300 ms that two steps need between them.
    while focused.now() < armed + 600:
        focused.browser.key_down(key, repeat=True)
    assert (focused.state, focused.events()) == ("selected", ARMED)
    focused.browser.key_up(key)
    assert (focused.state, focused.events()) == ("selected", [])


@KEYS
def test_second_activation_within_300_ms_is_ignored(focused, key):
    focused.browser.press_key(key)
    focused.browser.press_key(key)
    assert (focused.state, focused.events()) == ("selected", ARMED)


def test_other_keys_do_nothing(focused):
    focused.browser.press_key("a")
    assert (focused.state, focused.events()) == ("idle", [])


@EVERYWHERE
@KEYS
def test_escape_disarms(focused, key):
    focused.browser.press_key(key)
    focused.wait_for_state("selected")
    focused.browser.press_key("Escape")
    focused.wait_for_state("idle")
    assert focused.events() == [*ARMED, "selected → idle"]


@pytest.mark.engines("chromium", "firefox")
def test_moving_focus_away_disarms(focused):
    focused.browser.press_key("Enter")
    focused.wait_for_state("selected")
    focused.browser.press_key("Tab")
    focused.wait_for_state("idle")
    assert focused.events() == [*ARMED, "selected → idle"]
    assert focused.evaluate("return document.activeElement.id") == "next"


def test_window_losing_focus_disarms(focused):
    focused.browser.press_key("Enter")
    focused.wait_for_state("selected")
    with focused.browser.other_tab():
        focused.wait_for_state("idle")
    assert focused.events() == [*ARMED, "selected → idle"]


def test_armed_button_disarms_by_itself(page):
    page.set_attribute("arm-timeout", "0.5")
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.press_key("Enter")
    page.wait_for_state("selected")
    page.wait_for_state("idle", deadline=2)
    armed, disarmed = page.log()
    assert (armed["line"], disarmed["line"]) == ("idle → selected", "selected → idle")
    assert 450 <= disarmed["t"] - armed["t"] <= 800


def test_armed_button_can_wait_for_ever(page):
    # `arm-timeout="0"`: off. Seen at rest: nothing is scheduled that could disarm it later.
    page.set_attribute("arm-timeout", "0")
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.press_key("Enter")
    page.wait_for_state("selected")
    nothing = {"frames": 0, "timeouts": 0, "intervals": 0, "animations": 0}
    eventually(lambda: page.evaluate("return counters.pending") == nothing, "nothing is scheduled")
    assert page.state == "selected"


def test_pointer_press_after_arming_fires_once_at_most(focused):
    # Two ways of input mixed on one button: the press starts anew.
    focused.browser.press_key("Enter")
    focused.wait_for_state("selected")
    focused.events()
    finger = focused.finger("touch")
    finger.down(*focused.centre(), 0.25)
    finger.up()
    assert "confirm" not in focused.events()


@KEYS
def test_key_pressed_elsewhere_and_released_here_does_nothing(page, key):
    # "Delete…" opens a dialog at key down and focuses this button: the same long key press must not arm it.
    page.evaluate(
        """
        previous.addEventListener('keydown', (event) => {
          event.preventDefault()
          document.getElementById('delete').focus()
        })
        previous.focus()
        """
    )
    page.browser.key_down(key)
    page.browser.key_down(key, repeat=True)
    page.browser.key_up(key)
    assert page.evaluate("return document.activeElement.id") == "delete"
    assert (page.state, page.events()) == ("idle", [])


@KEYS
def test_keys_during_a_press_do_not_fire(focused, key):
    finger = focused.finger("touch")
    focused.press_until("selected", finger)
    focused.browser.press_key(key)
    wait_for_second_step(focused)
    focused.browser.press_key(key)
    finger.up()
    focused.wait_for_state("idle")
    assert "confirm" not in focused.events()


def test_disabled_button_cannot_be_armed(focused):
    focused.set("disabled", True)
    focused.browser.press_key("Enter")
    focused.browser.press_key("Space")
    assert (focused.state, focused.events()) == ("idle", [])


# Assistive technology

ASSISTIVE = pytest.mark.parametrize("how", ["accessible-node", "whole-sequence"])


def assistive_click(page, how):
    if how == "accessible-node":
        # What the accessibility tree offers as the button, clicked as a screen reader does: without any pointer.
        page.browser.click_accessible("button", "Delete")
    else:
        # Screen readers on touch screens send the whole sequence for a double tap, with no time between.
        page.evaluate(
            """
            const button = document.getElementById('delete').shadowRoot.querySelector('button')
            const options = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch', isPrimary: true }
            for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
              const kind = type.startsWith('pointer') ? PointerEvent : MouseEvent
              button.dispatchEvent(new kind(type, options))
            }
            button.click()
            """
        )


@pytest.mark.pitfall(19)
@ASSISTIVE
def test_assistive_click_arms_and_does_not_fire(page, how):
    assistive_click(page, how)
    page.wait_for_state("selected")
    assert page.events()[-1].endswith("→ selected")
    page.wait_for_label("CONFIRM")


@ASSISTIVE
def test_two_assistive_clicks_fire_once(page, how):
    assistive_click(page, how)
    page.wait_for_state("selected")
    wait_for_second_step(page)
    assistive_click(page, how)
    page.wait_for_state("idle")
    assert page.events().count("confirm") == 1


def test_two_assistive_clicks_at_once_only_arm(page):
    assistive_click(page, "accessible-node")
    assistive_click(page, "accessible-node")
    assert (page.state, page.events()) == ("selected", ARMED)


def test_after_firing_by_key_a_press_works(focused):
    focused.browser.press_key("Enter")
    focused.wait_for_state("selected")
    wait_for_second_step(focused)
    focused.browser.press_key("Enter")
    focused.wait_for_state("idle")
    focused.wait_out_guard()
    focused.events()
    focused.confirm_by_force(focused.finger("touch"))
    assert focused.events() == FIRED
