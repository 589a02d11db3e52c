"""Whatever interrupts a press on an icon, or its open menu: it closes, nothing fires, and the next press works."""

import contextlib

import pytest

from faults import (
    COMMON,
    IN_WEBKIT,
    capture_lost,
    collected,
    lost_up,
    named,
    removed,
    right_button,
    scrolled_with_the_page,
    second_contact,
    taken_away_by_the_system,
)
from icon import CHOICES, DEEP, HINT

FAULTS = COMMON | named(capture_lost, removed, scrolled_with_the_page)
fault = collected(FAULTS)
# How it comes to each phase, and what the fault makes of it.
PHASES = {
    "hint": (["idle → hint"], ["hint → idle"]),
    "open": (["idle → hint", "hint → open"], ["open → idle"]),
    "on an item": (["idle → hint", "hint → open"], ["open → idle"]),
    "left open": (["idle → hint", "hint → open"], ["open → idle"]),
}


@fault
def second_contact_on_the_icon(page, finger):
    with second_contact(page, finger, page.centre()):
        yield


@fault
def second_contact_elsewhere(page, finger):
    with second_contact(page, finger, page.outside()):
        yield


@fault
def moved_in_the_page(page, finger):
    page.evaluate("previous.after(document.getElementById('icon'))")
    yield


@fault
def closed_by_the_page(page, finger):
    page.evaluate("document.getElementById('icon').close()")
    yield


# What is left open has no contact that could lose its capture, and a contact elsewhere is a tap outside.
LEFT_OPEN = [name for name in FAULTS if not name.startswith(("capture", "second"))]


@pytest.fixture
def framed(icons):
    """The icon in a fieldset."""
    icons.evaluate(
        """
        const fieldset = document.createElement('fieldset')
        const element = document.getElementById('icon')
        element.before(fieldset)
        fieldset.append(element)
        """
    )
    icons.wait_for_rest()
    assert icons.said() == []
    return icons


@pytest.mark.parametrize("name", FAULTS)
def test_fault_on_an_item(framed, kind, name):
    # The worst moment: a lift would choose.
    check_fault(framed, framed.finger(kind), FAULTS[name], "on an item")


@pytest.mark.parametrize("phase", ["hint", "open"])
@pytest.mark.parametrize("name", FAULTS)
def test_fault_earlier_in_a_press(framed, engine, name, phase):
    check_fault(framed, framed.finger("touch"), FAULTS[name], phase)


@pytest.mark.parametrize("name", LEFT_OPEN)
def test_fault_while_left_open(framed, engine, name):
    check_fault(framed, framed.finger("touch"), FAULTS[name], "left open")


@pytest.mark.parametrize("phase", ["hint", "open", "on an item"])
def test_system_takes_the_touch_away(framed, engine, phase):
    check_fault(framed, framed.finger("touch"), taken_away_by_the_system, phase)


@pytest.mark.engines("webkit")
@pytest.mark.parametrize("name", IN_WEBKIT)
def test_fault_on_an_item_in_webkit(framed, name):
    check_fault(framed, framed.finger("mouse"), FAULTS[name], "on an item")


@pytest.mark.parametrize("happens", [right_button, lost_up])
def test_fault_during_a_press_of_the_mouse(framed, engine, happens):
    check_fault(framed, framed.finger("mouse"), happens, "on an item")


@pytest.mark.parametrize("button", ["right", "middle"])
def test_other_button_of_the_mouse_does_nothing(icons, engine, button):
    finger = icons.finger("mouse")
    finger.down(*icons.centre(), button=button)
    icons.wait_for_rest()
    finger.up(button=button)
    icons.wait_for_closed()
    assert icons.said() == []


def test_new_items_close_the_menu(framed, kind):
    """Or a lift would choose what was not there a moment ago."""

    @contextlib.contextmanager
    def changed(page, finger):
        page.set_items(CHOICES[::-1])
        yield
        page.set_items(CHOICES)

    check_fault(framed, framed.finger(kind), changed, "on an item")


def check_fault(page, finger, happens, phase):
    """Interrupts in this phase, goes on with the finger as if nothing had happened, and presses again."""
    until, after = PHASES[phase]
    page.where, page.force = page.centre(), HINT
    finger.down(*page.where, page.force)
    page.wait_for_state("hint")
    if phase != "hint":
        page.force = DEEP
        finger.move(*page.where, page.force)
        page.wait_for_menu()
    if phase == "on an item":
        page.where = page.item("History")
        finger.move(*page.where, page.force)
    if phase == "left open":
        finger.up()
    assert page.said() == until
    with happens(page, finger):
        page.wait_for_state("idle")
        assert page.said() == after
    # A finger knows nothing of the fault: it goes on pressing, and is lifted.
    if finger.is_down:
        finger.move(*page.where, page.force)
        finger.up()
    page.wait_for_closed()
    assert page.said() == []

    page.hold_open(finger)
    finger.move(*page.item("Open Blue"), DEEP)
    finger.up()
    page.wait_for_closed()
    assert page.said() == ["idle → hint", "hint → open", "open → idle", CHOICES[2]]
