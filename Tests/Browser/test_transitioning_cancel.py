"""Whatever takes a press of a transitioning button back, nothing is activated, and the next good tap works."""

import contextlib

import pytest

from faults import COMMON, collected, taken_away_by_the_system

# A page is hidden where a test of its own says.
FAULTS = {name: happens for name, happens in COMMON.items() if name != "page_hidden"}
fault = collected(FAULTS)


@fault
def capture_lost(page, finger):
    # A capture is given, and taken away, with the contact's next event.
    x, y = page.centre()
    finger.move(x + 1, y)
    page.evaluate("document.body.setPointerCapture(recorder.pointerId)")
    finger.move(x, y)
    yield


@fault
def removed_and_put_back(page, finger):
    page.evaluate(
        """
        const button = document.getElementById('send')
        const home = button.parentElement
        button.remove()
        return new Promise((done) => setTimeout(() => done(home.append(button))))
        """
    )
    yield


@fault
def moved_in_the_page(page, finger):
    # To where it is: a finger that follows it elsewhere would scroll.
    page.evaluate("const send = document.getElementById('send'); send.parentElement.append(send)")
    yield


@fault
def scrolled_with_its_part_of_the_page(page, finger):
    # So little that the finger is still on the button.
    page.evaluate("document.querySelector('.scroller').scrollTop += 10; return pass(50)")
    yield


@fault
def scrolled_with_the_page(page, finger):
    page.evaluate("scrollBy(0, 10); return pass(50)")
    yield


@fault
def state_set(page, finger):
    page.set("state", "success")
    page.set("state", "begin")
    assert page.events() == ["begin → success", "success → begin"]
    yield


@pytest.mark.parametrize("name", FAULTS)
def test_fault_during_a_press(buttons, contact, name):
    check_fault(buttons, buttons.finger(contact), FAULTS[name])


def check_fault(page, finger, happens):
    finger.down(*page.centre())
    assert page.events() == []
    with happens(page, finger):
        # A finger knows nothing of the fault: it goes on pressing, and is lifted on the button.
        if finger.is_down:
            finger.move(*page.centre())
            finger.up()
    assert (page.state, page.events()) == ("begin", [])
    page.evaluate("return pass(50)")
    page.tap(finger)
    assert page.events() == ["click"]


@pytest.mark.engines("chromium")
def test_system_takes_the_touch_away(buttons):
    check_fault(buttons, buttons.finger("touch"), taken_away_by_the_system)


@pytest.mark.pitfall(12)
@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("place", ["#send", "h1"])
def test_second_contact(buttons, place):
    @contextlib.contextmanager
    def second(page, finger):
        finger.down(*page.centre(place), contact=1)
        yield
        finger.up(contact=1)

    check_fault(buttons, buttons.finger("touch"), second)


@pytest.mark.engines("chromium", "firefox")
def test_page_hidden(buttons):
    check_fault(buttons, buttons.finger("mouse"), COMMON["page_hidden"])


@pytest.mark.parametrize("button", ["right", "middle"])
def test_other_button_of_the_mouse(buttons, button):
    @contextlib.contextmanager
    def pressed(page, finger):
        finger.down(*page.centre(), button=button)
        yield
        finger.up(button=button)

    check_fault(buttons, buttons.finger("mouse"), pressed)


def test_lift_that_nobody_saw(buttons):
    @contextlib.contextmanager
    def lost(page, finger):
        # Released where nobody told the browser; the next it hears of the mouse is a move without a button.
        finger.pressed.clear()
        finger.move(*page.centre())
        yield

    check_fault(buttons, buttons.finger("mouse"), lost)


@pytest.mark.engines("chromium", "firefox")
def test_drag_that_scrolls_or_leaves_does_not_activate(buttons):
    """Whether a button lets the page scroll or not: a finger that travels is no tap."""
    if buttons.browser.name == "chromium":
        buttons.browser.cdp("Emulation.setTouchEmulationEnabled", enabled=True)
    finger = buttons.finger("touch")
    x, y = buttons.centre()
    finger.down(x, y)
    for step in range(1, 12):
        finger.move(x, y - step * 8)
    finger.up()
    assert buttons.events() == []
