"""Without a sensor: held, the preview comes and stays; a tap opens as ever."""

import pytest

from peek import CHOSEN, CLOSES, COVERS, HOLDS, POPS, SLIDE, TAPPED, middle
from waiting import eventually

HELD = [*HOLDS, "peek → actions"]


@pytest.fixture
def held(peeks, contact):
    """Held, and lifted: the preview is left open."""
    finger = peeks.finger(contact)
    finger.down(*peeks.centre())
    peeks.wait_for_state("peek")
    finger.up()
    peeks.wait_for_state("actions")
    assert peeks.events() == HELD
    eventually(lambda: peeks.pending() == 0, "nothing moves")
    peeks.hand = finger
    return peeks


def below(page):
    """A point of the veil, below everything, and beside the bar that scrolls the page."""
    return page.evaluate("return [innerWidth / 2, innerHeight - 5]")


def test_tap_opens(peeks, contact):
    peeks.tap(peeks.finger(contact))
    peeks.wait_until_clean()
    assert peeks.events() == TAPPED


def test_hold_peeks_after_half_a_second(peeks, contact):
    finger = peeks.finger(contact)
    finger.down(*peeks.centre())
    peeks.wait_for_state("peek")
    log = peeks.log()
    assert [entry["line"] for entry in log] == HOLDS
    # It hints when 0.375 of the time is over. How late it may be is nothing to ask of a busy machine.
    assert log[-1]["t"] - log[0]["t"] >= 250
    # Time alone leads to no pop.
    began = peeks.now()
    eventually(lambda: peeks.now() > began + 700, "it is held on")
    assert (peeks.state, peeks.events()) == ("peek", [])
    assert 0 < peeks.progress < 0.4


def test_lifting_leaves_it_open(held):
    began = held.now()
    eventually(lambda: held.now() > began + 700, "time passes")
    assert (held.state, held.events()) == ("actions", [])
    look = held.look()
    assert (look["preview"]["presence"], look["actions"]["presence"]) == (1, 1)


def test_preview_alone_is_left_open_in_its_peek(peeks, contact):
    peeks.id = "plain"
    finger = peeks.finger(contact)
    finger.down(*peeks.centre())
    peeks.wait_for_state("peek")
    finger.up()
    look = peeks.settled_look()
    assert (peeks.state, look["actions"], look["preview"]["presence"]) == ("peek", None, 1)
    finger.down(*middle(look["preview"]))
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == [*HOLDS, *POPS]


def test_tap_on_the_preview_pops(held):
    held.tap(held.hand, middle(held.look()["preview"]))
    held.wait_until_clean()
    assert held.events() == CHOSEN


def test_tap_outside_closes(held):
    held.tap(held.hand, below(held))
    held.wait_until_clean()
    assert held.events() == COVERS


def test_tap_on_the_row_behind_it_closes_and_no_more(held):
    """It is outside as everything else is; the same tap does not open it."""
    box = held.look()["preview"]
    left, top, width, height = held.box()
    point = left + 2, top + height / 2
    assert point[0] < box["left"] or not box["top"] < point[1] < box["bottom"]
    held.tap(held.hand, point)
    held.wait_until_clean()
    assert held.events() == COVERS


def test_slide_off_the_preview_does_nothing(held):
    x, y = middle(held.look()["preview"])
    for start, end in (((x, y), below(held)), (below(held), (x, y))):
        held.hand.down(*start)
        held.hand.move(*end)
        held.hand.up()
        held.pass_frames(3)
    assert (held.state, held.events()) == ("actions", [])


def test_hold_on_the_open_preview_pops_when_lifted_only(held):
    held.hand.down(*middle(held.look()["preview"]))
    began = held.now()
    eventually(lambda: held.now() > began + 700, "it is held on")
    assert (held.state, held.events()) == ("actions", [])
    held.hand.up()
    held.wait_until_clean()
    assert held.events() == CHOSEN


def test_escape_closes(held):
    held.browser.press_key("Escape")
    held.wait_until_clean()
    assert held.events() == COVERS


def test_escape_while_it_is_held_closes(peeks, contact):
    finger = peeks.finger(contact)
    finger.down(*peeks.centre())
    peeks.wait_for_state("peek")
    peeks.browser.press_key("Escape")
    peeks.wait_for_state("idle")
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == [*HOLDS, *CLOSES]


def test_slide_up_while_it_is_held(peeks, contact):
    finger = peeks.finger(contact)
    x, y = peeks.centre()
    finger.down(x, y)
    peeks.wait_for_state("peek")
    peeks.slide(finger, x, y, y - SLIDE, None)
    peeks.wait_for_state("actions")
    peeks.slide(finger, x, y - SLIDE, y, None)
    peeks.wait_for_state("peek")
    assert peeks.events() == [*HELD, "actions → peek"]


def test_moved_off_while_it_is_held_is_no_hold(peeks, contact):
    finger = peeks.finger(contact)
    x, y = peeks.centre()
    finger.down(x, y)
    finger.move(x + 12, y)
    began = peeks.now()
    eventually(lambda: peeks.now() > began + 700, "longer than one holds")
    finger.up()
    peeks.wait_until_clean()
    assert set(peeks.events()) <= {"idle → hint", "hint → idle"}


def test_hold_duration(peeks, contact):
    peeks.set_attribute("hold-duration", "1.5")
    assert peeks.get("holdDuration") == 1.5
    finger = peeks.finger(contact)
    finger.down(*peeks.centre())
    peeks.wait_for_state("peek")
    log = peeks.log()
    assert log[-1]["t"] - log[0]["t"] >= 800


def test_opens_again_after_it_was_closed(held):
    held.tap(held.hand, below(held))
    held.wait_until_clean()
    held.events()
    held.hand.down(*held.centre())
    held.wait_for_state("peek")
    held.hand.up()
    held.wait_for_state("actions")
    assert held.events() == HELD
