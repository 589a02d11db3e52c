"""Whatever interrupts a press, nothing fires, and the next good press works."""

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
from page import FIRED
from waiting import eventually

# How the press went until the fault, for each state it is injected in.
UNTIL = {
    "updating": ["idle → updating"],
    "selected": ["idle → updating", "updating → selected"],
    "confirmed": ["idle → updating", "updating → selected", "selected → confirmed"],
}

FAULTS = COMMON | named(capture_lost, removed, scrolled_with_the_page)
fault = collected(FAULTS)


@fault
def second_contact_on_the_button(page, finger):
    with second_contact(page, finger, page.centre()):
        yield


@fault
def second_contact_elsewhere(page, finger):
    with second_contact(page, finger, page.centre("h1")):
        yield


@fault
def moved_in_the_page(page, finger):
    page.evaluate("document.querySelector('.scroller').prepend(document.getElementById('delete'))")
    yield


@fault
def scrolled_with_its_part_of_the_page(page, finger):
    page.evaluate("document.querySelector('.scroller').scrollTop += 30")
    yield


@pytest.mark.parametrize("name", FAULTS)
def test_fault_while_confirmed(page, kind, name):
    # The worst moment: a lift would fire.
    check_fault(page, page.finger(kind), FAULTS[name], "confirmed")


@pytest.mark.parametrize("state", ["updating", "selected"])
@pytest.mark.parametrize("name", FAULTS)
def test_fault_earlier_in_a_press(page, name, state):
    check_fault(page, page.finger("touch"), FAULTS[name], state)


@pytest.mark.pitfall(8)
@pytest.mark.parametrize("state", UNTIL)
def test_system_takes_the_touch_away(page, state):
    check_fault(page, page.finger("touch"), taken_away_by_the_system, state)


# What can only happen to a mouse; the ramp is short, to get through it quickly.


@contextlib.contextmanager
def middle_button(page, finger):
    finger.down(*page.where, button="middle")
    yield
    finger.up(button="middle")


@contextlib.contextmanager
def menu_key(page, finger):
    page.browser.press_key("ContextMenu")
    yield


@pytest.mark.pitfall(14)
@pytest.mark.parametrize("state", ["updating", "confirmed"])
@pytest.mark.parametrize("happens", [right_button, middle_button, menu_key, lost_up])
def test_fault_during_a_press_of_the_mouse(page, happens, state):
    page.set_attribute("ramp-duration", "0.3" if state == "confirmed" else "30")
    check_fault(page, page.finger("mouse"), happens, state)


@pytest.mark.engines("webkit")
@pytest.mark.parametrize("name", IN_WEBKIT)
def test_fault_during_a_press_in_webkit(page, name):
    page.set_attribute("ramp-duration", "0.3")
    check_fault(page, page.finger("mouse"), FAULTS[name], "confirmed")


def check_fault(page, finger, happens, state):
    """Interrupts a press in this state, goes on with the finger as if nothing had happened, and presses again."""
    page.where = press_until(page, finger, state)
    page.force = 0.45 if state != "updating" else 0.25
    assert page.events() == UNTIL[state]
    with happens(page, finger):
        page.wait_for_state("idle")
        assert page.events() == [f"{state} → idle"]
    lift_after_fault(page, finger)
    assert (page.state, page.events()) == ("idle", [])

    # Scrolling ends with a frame; the box must be where it stays.
    box = page.box()
    eventually(lambda: page.evaluate("return counters.pending.frames") == 0, "the page is at rest")
    assert page.box() == box
    press_until(page, finger, "confirmed")
    finger.up()
    page.wait_for_state("idle")
    assert page.events() == FIRED


def press_until(page, finger, state):
    if finger.kind != "mouse":
        return page.press_until(state, finger)
    if state == "confirmed":
        page.set_attribute("ramp-duration", "0.3")
    point = page.centre()
    finger.down(*point)
    page.wait_for_state("updating" if state == "updating" else "selected")
    if state == "confirmed":
        ring = page.wait_for_ring()
        point = ring["x"], ring["y"]
        finger.move(*point)
        page.wait_for_state("confirmed")
    return point


def lift_after_fault(page, finger):
    """A finger knows nothing of the fault: it goes on pressing, and is lifted where the ring was."""
    if finger.is_down:
        finger.move(*page.where, page.force)
        finger.up()
