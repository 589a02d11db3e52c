"""A transitioning button is activated once by whatever activates a button, and by nothing else."""

import pytest

from transitioning import centre
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
KEYS = pytest.mark.parametrize("key", ["Enter", "Space"])

LOADING = ["click", "begin → loading", "work 0 in loading"]


def outside(page):
    """A point beside the button: a touch that went down from it would scroll the page."""
    left, top, width, height = page.box()
    return left + width + 20, top + height / 2


def width(page):
    pill = page.look()["pill"]
    return pill["right"] - pill["left"]


def wait_for_scale(page, rest, scale):
    eventually(lambda: abs(width(page) / rest - scale) < 0.005, f"it is drawn at {scale} of its size")


def test_tap_activates_once(buttons, contact):
    buttons.tap(buttons.finger(contact))
    assert (buttons.state, buttons.events()) == ("begin", ["click"])


def test_lift_activates_and_not_the_contact(buttons, contact):
    finger = buttons.finger(contact)
    finger.down(*buttons.centre())
    assert buttons.events() == []
    finger.up()
    assert buttons.events() == ["click"]


@pytest.mark.pitfall(23)
def test_double_tap_starts_one_run(buttons, contact):
    buttons.starts_on_click()
    finger = buttons.finger(contact)
    buttons.tap(finger)
    buttons.tap(finger)
    assert (buttons.state, buttons.events()) == ("loading", LOADING)
    buttons.end(0)
    buttons.wait_for_events(["loading → success", "run 0 gives 7 in success"])
    buttons.tap(finger)
    assert (buttons.state, buttons.events()) == ("success", [])


def test_double_click_of_the_mouse_starts_one_run(buttons):
    buttons.starts_on_click()
    x, y = buttons.centre()
    for kind, count in (("mousePressed", 1), ("mouseReleased", 1), ("mousePressed", 2), ("mouseReleased", 2)):
        buttons.browser.cdp("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=count)
    assert buttons.events() == LOADING


def test_out_and_back_activates(buttons, contact):
    rest = width(buttons)
    finger = buttons.finger(contact)
    finger.down(*buttons.centre())
    wait_for_scale(buttons, rest, 0.95)
    finger.move(*outside(buttons))
    wait_for_scale(buttons, rest, 1)
    finger.move(*buttons.centre())
    wait_for_scale(buttons, rest, 0.95)
    finger.up()
    wait_for_scale(buttons, rest, 1)
    assert buttons.events() == ["click"]


def test_lift_outside_does_not_activate(buttons, contact):
    finger = buttons.finger(contact)
    finger.down(*buttons.centre())
    finger.move(*outside(buttons))
    finger.up()
    assert buttons.events() == []
    buttons.tap(finger)
    assert buttons.events() == ["click"]


def test_contact_that_comes_from_outside_does_not_activate(buttons, contact):
    finger = buttons.finger(contact)
    finger.down(*outside(buttons))
    finger.move(*buttons.centre())
    finger.up()
    assert buttons.events() == []


def test_pressed_colours_are_inverted(buttons):
    look = buttons.look()
    finger = buttons.finger("touch")
    finger.down(*buttons.centre())
    buttons.evaluate("return pass(250)")
    pressed = buttons.look()
    assert pressed["fill"] != look["fill"]
    assert pressed["labels"][0]["fill"] == look["fill"]
    assert centre(pressed["pill"]) == pytest.approx(centre(look["pill"]), abs=0.5)
    finger.up()
    buttons.evaluate("return pass(250)")
    assert buttons.look() == look


@pytest.mark.parametrize("button", ["right", "middle"])
def test_only_the_primary_button_presses(buttons, button):
    mouse = buttons.finger("mouse")
    mouse.down(*buttons.centre(), button=button)
    mouse.up(button=button)
    assert buttons.events() == []


@pytest.mark.parametrize("state", ["loading", "success", "failure"])
def test_only_begin_takes_presses(buttons, contact, state):
    buttons.set("state", state)
    buttons.events()
    buttons.tap(buttons.finger(contact))
    buttons.focus()
    buttons.browser.press_key("Enter")
    buttons.evaluate("document.getElementById('send').click()")
    assert "click" not in buttons.events()


@pytest.mark.parametrize("how", ["attribute", "property", "fieldset"])
def test_disabled(buttons, contact, how):
    switch = {
        "attribute": "document.getElementById('send').toggleAttribute('disabled', arguments[0])",
        "property": "document.getElementById('send').disabled = arguments[0]",
        "fieldset": "document.getElementById('fieldset').disabled = arguments[0]",
    }[how]
    buttons.evaluate(switch, True)
    finger = buttons.finger(contact)
    buttons.tap(finger)
    buttons.evaluate("document.getElementById('send').click()")
    assert (buttons.state, buttons.events()) == ("begin", [])
    buttons.evaluate(switch, False)
    buttons.tap(finger)
    assert buttons.events() == ["click"]


# Keys


@EVERYWHERE
@KEYS
def test_key_activates_once(buttons, key):
    buttons.focus()
    buttons.browser.press_key(key)
    assert (buttons.state, buttons.events()) == ("begin", ["click"])


@EVERYWHERE
@KEYS
def test_key_while_loading_does_nothing(buttons, key):
    buttons.starts_on_click()
    buttons.focus()
    buttons.browser.press_key(key)
    buttons.browser.press_key(key)
    assert (buttons.state, buttons.events()) == ("loading", LOADING)


@KEYS
def test_held_key_activates_once(buttons, key):
    buttons.focus()
    buttons.browser.key_down(key)
    for _ in range(5):
        buttons.browser.key_down(key, repeat=True)
    buttons.browser.key_up(key)
    assert buttons.events() == ["click"]


@EVERYWHERE
@KEYS
def test_escape_takes_a_key_back(buttons, key):
    buttons.focus()
    buttons.browser.key_down(key)
    buttons.browser.press_key("Escape")
    buttons.browser.key_up(key)
    assert buttons.events() == []
    buttons.browser.press_key(key)
    assert buttons.events() == ["click"]


@EVERYWHERE
@KEYS
def test_key_released_elsewhere_does_nothing(buttons, key):
    buttons.focus()
    buttons.browser.key_down(key)
    buttons.focus("next")
    buttons.browser.key_up(key)
    assert buttons.events() == []


@KEYS
def test_key_pressed_elsewhere_and_released_here_does_nothing(buttons, key):
    buttons.evaluate(
        "previous.addEventListener('keydown', (event) => { event.preventDefault(); send.focus() }); previous.focus()"
    )
    buttons.browser.key_down(key)
    buttons.browser.key_down(key, repeat=True)
    buttons.browser.key_up(key)
    assert (buttons.evaluate("return document.activeElement.id"), buttons.events()) == ("send", [])


def test_other_keys_do_nothing(buttons):
    buttons.focus()
    buttons.browser.press_key("a")
    assert buttons.events() == []


# Assistive technology and scripts


def test_accessible_click_activates_once(buttons):
    buttons.browser.click_accessible("button", "Send")
    assert buttons.events() == ["click"]


@EVERYWHERE
def test_click_by_a_script_activates_once(buttons):
    buttons.evaluate("document.getElementById('send').click()")
    assert buttons.events() == ["click"]


@EVERYWHERE
def test_whole_sequence_of_a_screen_reader_activates_once(buttons):
    buttons.evaluate(
        """
        const button = document.getElementById('send').shadowRoot.querySelector('button')
        const options = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch', isPrimary: true }
        for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
          const kind = type.startsWith('pointer') ? PointerEvent : MouseEvent
          button.dispatchEvent(new kind(type, options))
        }
        button.click()
        """
    )
    assert buttons.events() == ["click"]


@EVERYWHERE
def test_events_bubble_out_of_shadow_trees(buttons):
    seen = buttons.evaluate(
        """
        const host = document.querySelector('.scroller').appendChild(document.createElement('div'))
        const root = host.attachShadow({ mode: 'open' })
        const inner = document.createElement('pressure-transitioning-button')
        inner.textContent = 'Inner'
        const seen = []
        for (const type of ['click', 'statechange']) {
          addEventListener(type, (event) => {
            const { target, bubbles, composed, cancelable, detail } = event
            seen.push([type, target === host, bubbles, composed, cancelable, type === 'click' ? null : detail])
          })
        }
        root.append(inner)
        inner.click()
        inner.state = 'loading'
        return seen
        """
    )
    detail = {"state": "loading", "previous": "begin"}
    assert [line[:5] for line in seen] == [
        ["click", True, True, True, True],
        ["statechange", True, True, True, seen[-1][4]],
    ]
    assert {name: seen[1][5][name] for name in detail} == detail


@EVERYWHERE
def test_listener_of_the_page_sees_one_click(buttons):
    """As frameworks listen: once, at the root."""
    buttons.evaluate("window.clicks = 0; addEventListener('click', () => (clicks += 1))")
    buttons.tap(buttons.finger("mouse"))
    buttons.focus()
    buttons.browser.press_key("Enter")
    assert (buttons.evaluate("return clicks"), buttons.events()) == (2, ["click", "click"])
