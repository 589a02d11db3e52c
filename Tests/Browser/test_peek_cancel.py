"""Whatever takes a peek away dismisses it, in each of its phases; nothing stays, and the next press works."""

import pytest

from faults import COMMON, IN_WEBKIT, capture_lost, collected, named, removed, second_contact, taken_away_by_the_system
from peek import CLOSES, COVERS, HINT, PEEK, PEEKS, POPS, SLIDE
from waiting import eventually

FAULTS = COMMON | named(capture_lost, removed)
fault = collected(FAULTS)

# How a press goes until each phase, and what a fault makes of it there.
PHASES = {
    "hint": (["idle → hint"], ["hint → idle"]),
    "peek": (PEEKS, CLOSES),
    "actions": ([*PEEKS, "peek → actions"], COVERS),
    "open": ([*PEEKS, "peek → actions"], COVERS),
}
DURING = pytest.mark.parametrize("phase", ["hint", "peek", "actions"])


@fault
def second_contact_on_the_row(page, finger):
    with second_contact(page, finger, (page.where[0] + 40, page.where[1])):
        yield


@fault
def second_contact_elsewhere(page, finger):
    with second_contact(page, finger, (350, 800)):
        yield


@fault
def moved_in_the_page(page, finger):
    page.evaluate("document.getElementById('bad').after(document.getElementById('row'))")
    yield


@fault
def scrolled_with_the_page(page, finger):
    page.evaluate("scrollBy(0, 30)")
    yield
    page.evaluate("scrollTo(0, 0)")


@fault
def closed_by_script(page, finger):
    page.evaluate("document.getElementById('row').close()")
    yield


@DURING
@pytest.mark.parametrize("name", FAULTS)
def test_fault_during_a_press(peeks, engine, name, phase):
    check_fault(peeks, peeks.finger("touch"), FAULTS[name], phase)


@pytest.mark.pitfall(24)
@DURING
def test_touch_taken_away(peeks, engine, phase):
    check_fault(peeks, peeks.finger("touch"), taken_away_by_the_system, phase)


@pytest.mark.parametrize("name", FAULTS)
def test_fault_while_it_peeks(peeks, kind, name):
    check_fault(peeks, peeks.finger(kind), FAULTS[name], "peek")


# What is left open has no contact that could lose its capture, and a second one is its first.
OPEN_FAULTS = [name for name in FAULTS if name != "capture_lost" and not name.startswith("second_contact")]


@pytest.mark.parametrize("name", OPEN_FAULTS)
def test_fault_while_it_is_left_open(peeks, kind, name):
    check_fault(peeks, peeks.finger(kind), FAULTS[name], "open")


def check_fault(page, finger, happens, phase):
    """Interrupts in this phase, goes on with the finger as if nothing had happened, and presses again."""
    until, then = PHASES[phase]
    press_until(page, finger, phase)
    assert page.events() == until
    with happens(page, finger):
        page.wait_for_state("idle")
        assert page.events() == then
        assert page.progress == 0
    if finger.is_down:
        finger.move(*page.where, 0.9)
        finger.up()
    page.wait_until_clean()
    assert page.events() == []
    assert page.evaluate("return getComputedStyle(document.documentElement).userSelect") == "auto"

    finger.down(*page.centre(), 0.9)
    finger.up()
    page.wait_until_clean()
    assert page.events() == [*PEEKS, *POPS]


def press_until(page, finger, phase):
    x, y = page.where = page.centre()
    page.force = HINT if phase == "hint" else PEEK
    finger.down(x, y, page.force)
    page.wait_for_state("hint" if phase == "hint" else "peek")
    if phase in ("actions", "open"):
        page.slide(finger, x, y, y - SLIDE)
        page.where = x, y - SLIDE
        page.wait_for_state("actions")
    if phase == "open":
        finger.up()
        page.settled_look()


@pytest.mark.engines("webkit")
@pytest.mark.parametrize("name", IN_WEBKIT)
def test_fault_in_webkit(peeks, name):
    finger = peeks.finger("mouse")
    finger.down(*peeks.centre())
    peeks.wait_for_state("peek")
    peeks.events()
    with FAULTS[name](peeks, finger):
        peeks.wait_for_state("idle")
        assert peeks.events() == CLOSES
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == []


def test_pop_is_not_taken_back(peeks, kind):
    """It has happened: a cancel afterwards changes nothing of it."""
    finger = peeks.finger(kind)
    finger.down(*peeks.centre(), 0.9)
    peeks.evaluate("document.getElementById('row').close()")
    finger.up()
    peeks.wait_until_clean()
    events = peeks.events()
    assert (events[:-1], events[-1]) == ([*PEEKS, *POPS[:-1]], "pop → idle")


def test_second_click_of_a_double_click_is_not_a_second_pop(peeks, engine):
    finger = peeks.finger("mouse")
    peeks.tap(finger)
    peeks.tap(finger)
    peeks.wait_until_clean()
    assert peeks.events().count("pop") == 1


@pytest.mark.parametrize("button", ["right", "middle"])
def test_other_button_of_the_mouse_does_nothing(peeks, engine, button):
    finger = peeks.finger("mouse")
    finger.down(*peeks.centre(), button=button)
    began = peeks.now()
    eventually(lambda: peeks.now() > began + 700, "longer than one holds")
    finger.up(button=button)
    peeks.wait_until_clean()
    assert peeks.events() == []


@pytest.mark.parametrize("button", ["right", "middle"])
def test_other_button_during_a_hold_dismisses(peeks, engine, button):
    finger = peeks.finger("mouse")
    finger.down(*peeks.centre())
    peeks.wait_for_state("peek")
    finger.down(*peeks.centre(), button=button)
    peeks.wait_for_state("idle")
    finger.up(button=button)
    finger.up()
    peeks.wait_until_clean()


def test_lift_that_nobody_saw(peeks, engine):
    finger = peeks.finger("pen")
    point = peeks.peek_at(finger)
    finger.pressed.clear()
    finger.move(*point, 0)
    peeks.wait_until_clean()
    assert peeks.events() == [*PEEKS, *CLOSES]


@pytest.mark.parametrize("type", ["peek", "statechange", "pop", "close"])
def test_handler_may_remove_the_element(peeks, kind, type):
    peeks.evaluate(
        "window.away = document.getElementById('row');"
        " away.addEventListener(arguments[0], () => away.remove())",
        type,
    )
    finger = peeks.finger(kind)
    point = peeks.centre()
    finger.down(*point, PEEK)
    if type == "pop":
        finger.move(*point, 0.9)
    finger.up()
    eventually(lambda: peeks.evaluate("return !away.isConnected && away.state === 'idle'"), "it is gone, and idle")
    eventually(lambda: peeks.pending() == 0, "nothing moves")
    assert peeks.evaluate("return document.querySelectorAll(':popover-open').length") == 0
