"""Whatever takes a press of a transitioning button back, nothing is activated, and the next good tap works."""

import contextlib

import pytest

FAULTS = {}


def fault(make):
    """What happens, and then, after the yield, what undoes it."""
    FAULTS[make.__name__] = contextlib.contextmanager(make)
    return make


@fault
def capture_lost(page, finger):
    # A capture is given, and taken away, with the contact's next event.
    x, y = page.centre()
    finger.move(x + 1, y)
    page.evaluate("document.body.setPointerCapture(recorder.pointerId)")
    finger.move(x, y)
    yield


@fault
def escape(page, finger):
    page.browser.press_key("Escape")
    yield


@fault
def window_loses_focus(page, finger):
    page.evaluate(
        """
        const other = document.createElement('iframe')
        other.id = 'other'
        document.body.append(other)
        other.contentWindow.focus()
        """
    )
    yield
    page.evaluate("document.getElementById('other').remove(); window.focus()")


@fault
def disabled(page, finger):
    page.set("disabled", True)
    yield
    page.set("disabled", False)


@fault
def fieldset_disabled(page, finger):
    page.evaluate("document.getElementById('fieldset').disabled = true")
    yield
    page.evaluate("document.getElementById('fieldset').disabled = false")


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
    @contextlib.contextmanager
    def cancelled(page, finger):
        finger.cancel()
        yield

    check_fault(buttons, buttons.finger("touch"), cancelled)


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
    @contextlib.contextmanager
    def hidden(page, finger):
        with page.browser.other_tab():
            yield

    check_fault(buttons, buttons.finger("mouse"), hidden)


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
