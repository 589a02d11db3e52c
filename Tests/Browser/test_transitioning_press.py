"""A transitioning button is activated once by each way to activate a button, and by nothing else."""

import pytest

from transitioning import STARTED, SUCCEEDED, width

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")

RUNS = ["click", *STARTED]


@pytest.mark.pitfall(23)
def test_whole_life_with_each_contact(buttons, contact):
    """A press that leaves the button and returns runs once. The button accepts no press until it is ready again."""
    buttons.starts_on_click()
    finger = buttons.finger(contact)
    inside, outside = buttons.centre(), buttons.outside()
    rest = width(buttons.look()["pill"])
    scales = {}

    def follow(step):
        scales[step] = round(width(buttons.look()["pill"]) / rest, 2)

    finger.down(*inside)
    follow("down")
    finger.move(*outside)
    follow("out")
    finger.move(*inside)
    follow("back")
    assert buttons.events() == []
    finger.up()
    assert buttons.events() == RUNS
    buttons.tap(finger)
    assert (buttons.state, buttons.events()) == ("loading", [])
    buttons.end(0)
    assert buttons.events() == SUCCEEDED
    buttons.tap(finger)
    assert (buttons.state, buttons.events()) == ("success", [])
    buttons.evaluate("document.getElementById('send').reset()")
    assert buttons.events() == ["success → begin"]

    # Lifted beside the button, and begun there.
    finger.down(*inside)
    finger.move(*outside)
    finger.up()
    finger.down(*outside)
    finger.move(*inside)
    follow("from outside")
    finger.up()
    assert buttons.events() == []
    buttons.tap(finger)
    assert buttons.events() == ["click", "begin → loading", "work 1 in loading"]
    assert scales == {"down": 0.95, "out": 1, "back": 0.95, "from outside": 1}


@pytest.mark.pitfall(12)
@pytest.mark.engines("firefox")
def test_second_contact_cancels_the_press(buttons):
    """test_cancel.py omits the second contact in Firefox, whose driver then changes the force. This control ignores the
    force."""
    finger = buttons.finger("touch")
    for place in ("#send", "h1"):
        finger.down(*buttons.centre())
        finger.down(*buttons.centre(place), contact=1)
        finger.up()
        finger.up(contact=1)
        assert buttons.events() == [], f"a second contact on {place}"
        buttons.tap(finger)
        assert buttons.events() == ["click"], f"after a second contact on {place}"


@pytest.mark.deep_engines("firefox")
def test_drag_that_scrolls_or_leaves_does_not_activate(buttons):
    """A finger that travels is not a tap, whether the button lets the page scroll or not."""
    if buttons.browser.name == "chromium":
        buttons.browser.cdp("Emulation.setTouchEmulationEnabled", enabled=True)
    finger = buttons.finger("touch")
    x, y = buttons.centre()
    finger.down(x, y)
    for step in range(1, 12):
        finger.move(x, y - step * 8)
    finger.up()
    assert buttons.events() == []


# Keys


@EVERYWHERE
def test_keys(buttons):
    press = buttons.browser.press_key
    for key in ("Enter", "Space"):
        buttons.focus()
        press(key)
        assert buttons.events() == ["click"], key
        buttons.browser.key_down(key)
        assert buttons.events() == [], f"{key} down"
        press("Escape")
        buttons.browser.key_up(key)
        assert buttons.events() == [], f"{key}, Escape"
        buttons.browser.key_down(key)
        buttons.focus("next")
        buttons.browser.key_up(key)
        assert buttons.events() == [], f"{key} that comes up elsewhere"
    buttons.starts_on_click()
    buttons.focus()
    press("a")
    assert buttons.events() == []
    press("Enter")
    press("Enter")
    press("Space")
    assert (buttons.state, buttons.events()) == ("loading", RUNS)


# Assistive technology and scripts


def test_accessible_click_activates_once(buttons):
    buttons.browser.click_accessible("button", "Send")
    assert buttons.events() == ["click"]


@EVERYWHERE
def test_one_click_of_each_activation(buttons):
    """For a click by a script and for a screen reader's complete tap, as seen by a framework's listener at the root."""
    assert buttons.evaluate(
        """
        const send = document.getElementById('send')
        send.click()
        const byScript = lines()
        const button = send.shadowRoot.querySelector('button')
        const options = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch', isPrimary: true }
        for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
          const kind = type.startsWith('pointer') ? PointerEvent : MouseEvent
          button.dispatchEvent(new kind(type, options))
        }
        button.click()
        return [byScript, lines()]
        """
    ) == [["click"], ["click"]]


    buttons.evaluate(
        """
        const host = document.querySelector('.scroller').appendChild(document.createElement('div'))
        const root = host.attachShadow({ mode: 'open' })
        const inner = document.createElement('pressure-transitioning-button')
        inner.textContent = 'Inner'
        host.id = 'host'
        window.inner = inner
        window.seen = []
        for (const type of ['click', 'statechange']) {
          addEventListener(type, (event) => {
            const { target, bubbles, composed, cancelable } = event
            const what = event instanceof PointerEvent ? 'pointer event' : event.detail
            seen.push([type, target.id, bubbles, composed, cancelable, what])
          })
        }
        root.append(inner)
        """
    )
    buttons.tap(buttons.finger("mouse"))
    buttons.focus()
    buttons.browser.press_key("Enter")
    assert buttons.evaluate("inner.click(); inner.state = 'loading'; return seen") == [
        ["click", "send", True, True, True, "pointer event"],
        ["click", "send", True, True, True, "pointer event"],
        ["click", "host", True, True, True, "pointer event"],
        ["statechange", "host", True, True, False, {"state": "loading", "previous": "begin"}],
    ]


LABEL = """
const label = document.createElement('label')
Object.assign(label, { id: 'label', htmlFor: arguments[0], textContent: 'Label', style: 'display: block' })
document.getElementById(arguments[0]).before(label)
document.getElementById(arguments[0]).style.padding = '20px'
"""


@EVERYWHERE
def test_click_on_a_label_or_on_the_padding(buttons):
    """A label activates its button, as a native one. The browser passes its click on to the element, around the inner button."""
    buttons.starts_on_click()
    buttons.evaluate(LABEL, buttons.id)
    buttons.tick(2)
    mouse = buttons.finger("mouse")
    left, top, *_ = buttons.evaluate("const { x, y } = document.getElementById(arguments[0]).getBoundingClientRect(); return [x, y]", buttons.id)
    buttons.tap(mouse, (left + 8, top + 8))
    assert (buttons.state, buttons.events()) == ("begin", [])
    buttons.tap(mouse, buttons.centre("#label"))
    assert buttons.events() == RUNS
    buttons.tap(mouse, buttons.centre("#label"))
    assert (buttons.state, buttons.events()) == ("loading", [])


@EVERYWHERE
def test_label_of_a_confirm_button_arms_it(page):
    page.evaluate("window.clicks = 0; addEventListener('click', ({ target }) => (clicks += target.id === 'delete'))")
    page.evaluate(LABEL, "delete")
    page.tick(2)
    mouse = page.finger("mouse")
    states = []
    for _ in range(2):
        mouse.down(*page.centre("#label"))
        mouse.up()
        page.pass_time(0.7)
        states.append(page.state)
    # The second contact elsewhere disarms.
    assert (states, page.evaluate("return clicks"), "confirm" in page.events()) == (["selected", "idle"], 0, False)
