"""Our buttons act in the browser's own click, as a native button does: after the lift, and only if the page leaves the click alone."""

import pytest

from test_confirm_tap import ring_of, tap
from transitioning import STARTED

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
IN_TWO = pytest.mark.engines("chromium", "firefox")
# An event, and where the page prevents it: "capture" is before the element hears it, "bubble" after.
PREVENTED_KEYS = [
    (key, event, phase)
    for key, events in {"Enter": ["keydown", "keypress"], "Space": ["keydown", "keyup"]}.items()
    for event in events
    for phase in ("capture", "bubble")
]
CONFIRMED = ["selected → confirmed", "confirm", "confirmed → idle"]


def open_popover_on(page, event):
    """The page opens a popover, and reports if it is open after all events of the contact."""
    page.evaluate(
        """
        const [id, event] = arguments
        const popover = Object.assign(document.createElement('div'), { popover: 'auto', id: 'opened', textContent: 'Open' })
        document.body.append(popover)
        document.getElementById(id).addEventListener(event, () => popover.showPopover())
        """,
        page.id,
        event,
    )


def is_open(page):
    page.tick(2)
    return page.evaluate("return document.getElementById('opened').matches(':popover-open')")


def prevent(page, event, phase):
    page.evaluate(
        """
        const [id, event, phase] = arguments
        const outer = document.getElementById(id).parentElement
        outer.addEventListener(event, (event) => event.preventDefault(), { capture: phase === 'capture', passive: false })
        """,
        page.id,
        event,
        phase,
    )


def test_popover_that_a_confirmation_opens_stays(page, kind):
    open_popover_on(page, "confirm")
    finger = page.finger(kind)
    page.press_until("confirmed", finger)
    finger.up()
    assert is_open(page)
    assert page.events()[-3:] == CONFIRMED


def test_popover_that_a_tap_on_the_ring_opens_stays(page, contact):
    open_popover_on(page, "confirm")
    finger = page.finger(contact)
    tap(page, finger, page.centre())
    page.pass_time(0.8)
    tap(page, finger, ring_of(page))
    page.tick()
    assert page.events()[-3:] == CONFIRMED
    assert is_open(page)


def test_popover_that_a_click_opens_stays(buttons, contact):
    open_popover_on(buttons, "click")
    buttons.tap(buttons.finger(contact))
    assert is_open(buttons)
    assert buttons.events() == ["click"]


@EVERYWHERE
@pytest.mark.parametrize(("key", "event", "phase"), PREVENTED_KEYS)
def test_page_prevents_a_key_of_a_button_with_its_own_progress(buttons, key, event, phase):
    prevent(buttons, event, phase)
    buttons.focus()
    buttons.browser.press_key(key)
    buttons.tick(2)
    assert buttons.events() == []


@IN_TWO
@pytest.mark.parametrize(("key", "event", "phase"), PREVENTED_KEYS)
def test_page_prevents_a_key_of_a_confirm_button(page, key, event, phase):
    """It stays not armed and confirms nothing; a key that the page leaves alone does both afterwards."""
    prevent(page, event, phase)
    page.evaluate("document.getElementById('delete').focus()")
    for _ in range(2):
        page.browser.press_key(key)
        page.pass_time(1)
    assert page.state == "idle"
    assert set(page.events()) <= {"idle → selected", "selected → idle"}
    other = {"Enter": "Space", "Space": "Enter"}[key]
    if event != "keydown":
        for _ in range(2):
            page.browser.press_key(other)
            page.pass_time(1)
        assert page.events()[-3:] == CONFIRMED


@EVERYWHERE
def test_page_prevents_a_click(buttons):
    """As a carousel does that was dragged."""
    prevent(buttons, "click", "capture")
    buttons.tap(buttons.finger("mouse"))
    buttons.tick(2)
    assert buttons.events() == []


@IN_TWO
def test_page_prevents_the_click_that_would_confirm(page):
    prevent(page, "click", "capture")
    mouse = page.finger("mouse")
    page.press_until("confirmed", mouse)
    mouse.up()
    page.pass_time(1)
    assert "confirm" not in page.events()


@pytest.mark.parametrize("event", ["touchend"])
def test_page_prevents_the_end_of_a_touch(buttons, event):
    prevent(buttons, event, "capture")
    buttons.tap(buttons.finger("touch"))
    buttons.tick(2)
    assert buttons.events() == []


def test_click_that_a_script_simulates_without_a_place(buttons):
    """As extensions for the keyboard do. It is an activation."""
    buttons.starts_on_click()
    buttons.evaluate(
        """
        const inner = document.getElementById(arguments[0]).shadowRoot.querySelector('button')
        for (const type of ['pointerover', 'mouseover', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
          inner.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, detail: 1 }))
        }
        """,
        buttons.id,
    )
    buttons.tick(2)
    assert buttons.events() == ["click", *STARTED]


def test_click_that_a_script_simulates_arms(page):
    for _ in range(2):
        page.evaluate(
            """
            const inner = document.getElementById('delete').shadowRoot.querySelector('button')
            for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
              inner.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, detail: 1 }))
            }
            """
        )
        page.pass_time(1)
    assert page.events() == ["idle → selected", *CONFIRMED]


@EVERYWHERE
@pytest.mark.parametrize("key", ["Control+Space", "Control+Enter", "Shift+Space", "Shift+Enter"])
def test_key_with_a_modifier(buttons, key):
    buttons.starts_on_click()
    buttons.focus()
    buttons.browser.press_key(key)
    assert buttons.events() == ["click", *STARTED]


CLICK = """
const names = ['detail', 'clientX', 'clientY', 'ctrlKey', 'pointerType', 'button', 'bubbles', 'cancelable', 'composed', 'isTrusted']
window.clicks = []
document.getElementById(arguments[0]).addEventListener('click', (event) => clicks.push(names.map((name) => event[name])))
"""


@EVERYWHERE
def test_click_says_where_and_with_which_keys(buttons):
    buttons.evaluate(CLICK, buttons.id)
    x, y = map(round, buttons.centre())
    mouse = buttons.finger("mouse")
    buttons.browser.key_down("Control")
    buttons.tap(mouse, (x, y))
    buttons.browser.key_up("Control")
    buttons.focus()
    buttons.browser.press_key("Enter")
    buttons.evaluate("document.getElementById(arguments[0]).click()", buttons.id)
    end = [0, True, True, True, False]
    by_mouse, by_key, by_script = buttons.evaluate("return clicks")
    assert by_mouse == [1, x, y, True, "mouse", *end]
    # WebKit says where a button is that a key clicks.
    assert (by_key[0], by_key[3:]) == (0, [False, "", *end])
    assert by_script == [0, 0, 0, False, "", *end]


@IN_TWO
def test_click_of_a_touch(buttons):
    buttons.evaluate(CLICK, buttons.id)
    x, y = map(round, buttons.centre())
    buttons.tap(buttons.finger("touch"), (x, y))
    buttons.tick(2)
    assert buttons.evaluate("return clicks") == [[1, x, y, False, "touch", 0, True, True, True, False]]


@pytest.mark.parametrize("times", [1, 2])
def test_click_that_a_script_dispatches_on_the_element(buttons, times):
    """As `fireEvent.click` of testing libraries does: the page hears one click for each, which activates."""
    buttons.starts_on_click()
    for _ in range(times):
        buttons.evaluate("document.getElementById(arguments[0]).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))", buttons.id)
        buttons.tick(2)
    # The second finds it busy.
    assert buttons.events() == ["click", *STARTED]
