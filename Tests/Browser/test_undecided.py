"""A contact without force: an activation if it lifts at once, as that of assistive technology and a driver's click, and a hold
if it lasts or moves, as the mouse of Puppeteer and older drivers.

The engine decides (`ForcelessContact`, with a test of every sequence). These tests show that the script marks such a contact and
keeps the browser's own reactions away from it."""

import pytest

from fed import POINTER, told
from page import FIRED

# Events of the page cause no click.
CLICK = """
document.getElementById('delete').shadowRoot.querySelector('button').dispatchEvent(
  new MouseEvent('click', { detail: 1, bubbles: true, composed: true, cancelable: true }))
"""
BEGAN = "mouse began 0 at +0+0, or activates"
# The page's code for things that end the contact before it is decided: one for each way in which the script learns of them.
ENDS = {
    "cancel": "pointer('pointercancel')",
    "second contact on it": "pointer('pointerdown', { pointerId: 8, isPrimary: false })",
    "second contact elsewhere": "pointer('pointerdown', { pointerId: 8, isPrimary: false }, document.querySelector('h1'))",
    "Escape": "window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))",
    "disabled": "element.disabled = true; element.disabled = false",
    "removed": "const place = element.parentNode; element.remove(); place.append(element)",
    "scrolled away": "element.style.marginTop = '30px'; window.dispatchEvent(new Event('scroll'))",
}


def touch(browser, phase, x, y):
    """Sends a touch without force and size."""
    none = {"force": 0, "radiusX": 0, "radiusY": 0}
    if browser.name == "chromium":
        points = [{"x": x, "y": y, **none}] if phase == "down" else []
        return browser.cdp("Input.dispatchTouchEvent", type="touchStart" if points else "touchEnd", touchPoints=points)
    down = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0, "pressure": 0, "width": 0, "height": 0}]
    actions = down if phase == "down" else [{"type": "pointerUp", "button": 0}]
    browser.actions({"type": "pointer", "id": "point", "parameters": {"pointerType": "touch"}, "actions": actions})


@pytest.fixture
def still(page):
    """The page, without earlier inputs."""
    page.fed()
    return page


def test_a_drivers_mouse_that_is_held_and_slid_confirms(still):
    finger = still.finger("driver")
    x, y = map(round, still.centre())
    finger.down(x, y)
    still.pass_time(0.08)
    assert (told(still), still.state) == ([BEGAN], "idle")
    still.pass_time(0.04)
    assert still.state == "updating"
    still.pass_time(2)
    ring = still.wait_for_ring()
    assert still.state == "selected"
    finger.move(ring["x"], ring["y"])
    finger.up()
    assert still.events() == FIRED


def test_the_browser_does_not_react_to_it_before_it_is_decided(still):
    """It is captured, and selects no text. A scroll that does not move the button does not end it."""
    still.evaluate("addEventListener('pointerdown', ({ pointerId }) => (window.pointerId = pointerId), true)")
    still.finger("driver").down(*still.centre())
    seen = still.evaluate(
        """
        const { shadowRoot } = document.getElementById('delete')
        window.dispatchEvent(new Event('scroll'))
        const prevented = ['selectstart', 'dragstart'].map((type) => !document.body.dispatchEvent(new Event(type, { cancelable: true })))
        return [shadowRoot.querySelector('button').hasPointerCapture(pointerId), ...prevented]
        """
    )
    assert seen == [True, True, True]
    still.pass_time(0.12)
    assert still.state == "updating"


def test_time_counts_from_the_beginning_of_the_contact(still):
    still.finger("driver").down(*still.centre())
    still.pass_time(1)
    assert still.get("intention") == pytest.approx(0.5, abs=0.01)


def test_a_drivers_mouse_that_is_slid_at_once_is_a_press(still):
    finger = still.finger("driver")
    x, y = map(round, still.centre())
    finger.down(x, y)
    finger.move(x, y - 44)
    assert still.state == "updating"
    finger.up()
    assert told(still, (x, y)) == [BEGAN, "mouse moved 0 at +0-44", "mouse ended 0 at +0-44"]
    assert still.events() == ["idle → updating", "updating → idle"]


@pytest.mark.opens("controls.html")
def test_every_element_is_held(page):
    fed = {}
    for name in ("confirm", "transition", "scale", "peek", "icon"):
        page.id = name
        page.scroll_to()
        page.fed()
        finger = page.finger("driver")
        finger.down(*page.centre())
        page.pass_time(0.12)
        fed[name] = [(call["phase"], call["source"], call["isForceless"]) for call in page.fed() if call["call"] == "feed"]
        page.browser.press_key("Escape")
        finger.up()
        page.rest()
    assert fed == {name: [("began", "mouse", True)] for name in fed}


def test_a_drivers_click_is_an_activation(still):
    finger = still.finger("driver")
    finger.down(*map(round, still.centre()))
    finger.up()
    still.pass_time(0.2)
    assert (told(still), still.state) == ([BEGAN, "mouse ended 0 at +0+0", "activation True"], "selected")
    # While the button is armed, the lost capture arrives between the lift and the click.
    still.pass_time(0.4)
    finger.down(*map(round, still.centre()))
    finger.up()
    still.pass_time(0.2)
    assert still.events() == ["idle → selected", "selected → confirmed", "confirm", "confirmed → idle"]


@pytest.mark.engines("chromium", "firefox")
def test_a_touch_without_size_is_a_hold_or_an_activation(still):
    x, y = map(round, still.centre())
    touch(still.browser, "down", x, y)
    still.pass_time(0.12)
    touch(still.browser, "up", x, y)
    # Lifted too late for an activation, it is a tap.
    began = "touch began 0 at +0+0, or activates"
    assert [line for line in told(still) if line.startswith("touch ") or "activation" in line] == [began, "touch ended 0 at +0+0"]
    still.browser.press_key("Escape")
    still.rest()
    still.fed()
    touch(still.browser, "down", x, y)
    touch(still.browser, "up", x, y)
    still.until("document.getElementById('delete').state === 'selected'", "it is armed")
    assert [line for line in told(still) if line.startswith("touch ") or "activation" in line] == [
        began, "touch ended 0 at +0+0", "activation True",
    ]


@pytest.mark.parametrize("device, size", [("mouse", 1), ("touch", 0)])
def test_two_activations_of_assistive_technology_confirm(still, device, size):
    """Both arrive on the button itself, with a pointer without force."""
    still.evaluate(POINTER, device, 0)
    for state in ("selected", "idle"):
        still.evaluate("for (const type of ['pointerdown', 'pointerup']) pointer(type, { width: arguments[0] })", size)
        still.evaluate(CLICK)
        assert still.state == state
        still.pass_time(0.4)
    assert [line for line in told(still) if "activation" in line] == ["activation True"] * 2
    assert still.events() == ["idle → selected", "selected → confirmed", "confirm", "confirmed → idle"]


@pytest.mark.parametrize("end", ENDS)
def test_it_ends_before_it_is_decided(still, end):
    """Then it neither begins a press nor activates, and a later press works."""
    still.evaluate(POINTER, "mouse", 0)
    still.evaluate("window.element = document.getElementById('delete')")
    still.evaluate("pointer('pointerdown')")
    still.evaluate(ENDS[end])
    still.pass_time(0.2)
    still.evaluate("pointer('pointermove', { clientY: 0 }); pointer('pointerup')")
    still.evaluate(CLICK)
    assert [line for line in told(still) if line.startswith("activation")] == []
    assert (still.state, still.events()) == ("idle", [])
    still.evaluate("element.style.marginTop = ''; pointer('pointerdown')")
    still.pass_time(0.2)
    assert still.state == "updating"
