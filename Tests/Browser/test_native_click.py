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
    """It stays not armed, and confirms nothing."""
    prevent(page, event, phase)
    page.evaluate("document.getElementById('delete').focus()")
    for _ in range(3):
        page.browser.press_key(key)
        page.pass_time(1)
    # Space arms when it goes down, and is taken back when it comes up.
    assert page.state == "idle"
    assert set(page.events()) <= {"idle → selected", "selected → idle"}


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


@IN_TWO
@pytest.mark.parametrize("phase", ["capture", "bubble"])
def test_page_prevents_the_beginning_of_a_touch(page, phase):
    """The press ends at once, although the finger stays: nothing fills, and the lift arms nothing."""
    prevent(page, "touchstart", phase)
    finger = page.finger("touch")
    finger.down(*page.centre())
    page.pass_time(0.1)
    ended = page.events()
    page.pass_time(2.4)
    finger.up()
    page.pass_time(0.1)
    assert (ended, page.events(), page.state) == (["idle → updating", "updating → idle"], [], "idle")


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


# The event that a click answers

OTHER = """
const other = document.createElement('pressure-transitioning-button')
other.id = 'other'
other.textContent = 'Other'
other.type = 'button'
document.body.append(other)
window.heard = []
other.addEventListener('click', () => heard.push('other'))
"""


@IN_TWO
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_click_by_a_script_answers_no_key_of_another_button(page, key):
    """A dialog that closes by the key: the page prevents it, and clicks its button for “Cancel”."""
    event = {"Enter": "keydown", "Space": "keyup"}[key]
    page.evaluate(OTHER)
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.press_key(key)
    page.pass_time(1)
    page.evaluate(
        """
        addEventListener(arguments[0], (event) => {
          event.preventDefault()
          document.getElementById('other').click()
        })
        """,
        event,
    )
    page.browser.press_key(key)
    page.pass_time(1)
    assert ("confirm" in page.events(), page.evaluate("return heard")) == (False, ["other"])


@IN_TWO
@pytest.mark.parametrize("event", ["pointerup", "mouseup"])
def test_click_by_a_script_answers_no_contact(buttons, event):
    buttons.evaluate(OTHER)
    buttons.evaluate(
        "const [id, type] = arguments; document.getElementById(id).addEventListener(type, () => document.getElementById('other').click())",
        buttons.id,
        event,
    )
    buttons.tap(buttons.finger("mouse"))
    buttons.tick(2)
    assert ([one for one in buttons.events() if one == "click"], buttons.evaluate("return heard")) == (["click"], ["other"])


@IN_TWO
def test_key_that_moves_the_focus_is_over(page):
    """The button receives no more of the key, and a later activation is none of it."""
    page.evaluate(
        """
        const element = document.getElementById('delete')
        element.addEventListener('keydown', () => document.getElementById('next').focus(), { once: true })
        element.focus()
        """
    )
    page.browser.press_key("Enter")
    for _ in range(2):
        page.pass_time(1)
        page.evaluate("document.getElementById('delete').click()")
    assert page.events()[-3:] == CONFIRMED


@IN_TWO
@pytest.mark.parametrize("type", ["keyup", "click"])
def test_button_that_is_removed_by_its_key(buttons, type):
    """Other elements go on."""
    buttons.evaluate(OTHER)
    buttons.focus()
    buttons.evaluate(
        """
        const [id, type] = arguments
        const element = document.getElementById(id)
        element.parentElement.addEventListener(type, () => element.remove(), { capture: true, once: true })
        """,
        buttons.id,
        type,
    )
    buttons.browser.press_key("Space")
    buttons.tick(3)
    buttons.evaluate("const other = document.getElementById('other'); other.success = ''; other.run(() => 1)")
    buttons.pass_time(1)
    assert buttons.evaluate("return document.getElementById('other').state") == "success"


@IN_TWO
@pytest.mark.parametrize("way", ["mouse", "Space", "Enter"])
def test_button_in_a_closed_shadow(buttons, way):
    buttons.evaluate(
        """
        const host = document.createElement('div')
        document.body.prepend(host)
        const root = host.attachShadow({ mode: 'closed' })
        root.append(document.getElementById(arguments[0]))
        root.firstChild.addEventListener('click', () => (window.heard = (window.heard ?? 0) + 1))
        window.inner = root.firstChild
        """,
        buttons.id,
    )
    buttons.tick(2)
    if way == "mouse":
        x, y, width, height = buttons.evaluate("const { x, y, width, height } = inner.getBoundingClientRect(); return [x, y, width, height]")
        buttons.tap(buttons.finger("mouse"), (x + width / 2, y + height / 2))
    else:
        buttons.evaluate("inner.focus()")
        buttons.browser.press_key(way)
    buttons.tick(2)
    assert buttons.evaluate("return window.heard") == 1


@IN_TWO
def test_page_prevents_a_click_and_keeps_it_to_itself(buttons):
    buttons.evaluate(
        """
        const outer = document.getElementById(arguments[0]).parentElement
        outer.addEventListener('click', (event) => {
          event.preventDefault()
          event.stopPropagation()
        }, { capture: true, once: true })
        """,
        buttons.id,
    )
    mouse = buttons.finger("mouse")
    buttons.tap(mouse)
    buttons.tick(2)
    assert buttons.events() == []
    buttons.tap(mouse)
    assert buttons.events() == ["click"]


@IN_TWO
def test_prevented_key_takes_nothing_back_that_it_has_not_begun(page):
    page.evaluate(
        """
        const element = document.getElementById('delete')
        element.click()
        element.parentElement.addEventListener('keydown', (event) => event.preventDefault(), { capture: true })
        element.focus()
        """
    )
    page.browser.press_key("Space")
    page.pass_time(1)
    assert page.events() == ["idle → selected"]
