"""Peek and pop by force: real pressure from a touch screen and a pen."""

import pytest

from peek import CHOSEN, CLOSES, COVERS, HINT, HOLDS, PEEK, PEEKS, POP, POPS, SLIDE, TAPPED
from waiting import eventually


def test_the_whole_press(peeks, kind):
    finger = peeks.finger(kind)
    point = peeks.centre()
    assert (peeks.state, peeks.progress, peeks.is_open()) == ("idle", 0, False)

    finger.down(*point, HINT)
    peeks.wait_for_state("hint")
    eventually(lambda: peeks.look()["veil"], "the page recedes")
    assert peeks.look()["preview"] is None

    finger.move(*point, PEEK)
    peeks.wait_for_state("peek")
    eventually(lambda: (peeks.look()["preview"] or {}).get("presence") == 1, "the preview is there")
    assert peeks.look()["actions"] is None

    # It pops by itself, and is soon over.
    finger.move(*point, POP)
    peeks.wait_until_clean()
    finger.up()
    log = peeks.log()
    assert [entry["line"] for entry in log] == [*HOLDS, *POPS]
    assert [round(entry["detail"]["progress"], 2) for entry in log if entry["detail"]] == [0.13, 0.33, 1, 0]


def test_lifting_from_a_hint_opens(peeks, kind):
    """It is a tap as any other; without a preview nobody would call it anything else."""
    finger = peeks.finger(kind)
    finger.down(*peeks.centre(), HINT)
    peeks.wait_for_state("hint")
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == ["idle → hint", "hint → pop", "pop", "pop → idle"]


def test_light_tap_opens(peeks, kind):
    finger = peeks.finger(kind)
    finger.down(*peeks.centre(), 0.05)
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == TAPPED


def test_force_that_falls_again_takes_the_hint_back(peeks, kind):
    finger = peeks.finger(kind)
    point = peeks.centre()
    finger.down(*point, HINT)
    peeks.wait_for_state("hint")
    finger.move(*point, 0.03)
    peeks.wait_for_state("idle")
    assert peeks.events() == ["idle → hint", "hint → idle"]
    finger.move(*point, HINT)
    peeks.wait_for_state("hint")


def test_lifting_closes(peeks, kind):
    finger = peeks.finger(kind)
    peeks.peek_at(finger)
    peeks.settled_look()
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == [*PEEKS, *CLOSES]


def test_force_that_falls_closes_and_may_peek_again(peeks, kind):
    finger = peeks.finger(kind)
    point = peeks.peek_at(finger)
    # Above a quarter of the threshold it is still the same press.
    finger.move(*point, 0.1)
    peeks.pass_frames(3)
    assert (peeks.state, peeks.events()) == ("peek", PEEKS)
    finger.move(*point, 0.03)
    peeks.wait_for_state("idle")
    finger.move(*point, PEEK)
    peeks.wait_for_state("peek")
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == [*CLOSES, *PEEKS, *CLOSES]


def test_slide_uncovers_the_actions_and_covers_them_again(peeks, kind):
    finger = peeks.finger(kind)
    x, y = peeks.peek_at(finger)
    peeks.slide(finger, x, y, y - SLIDE / 2)
    assert peeks.state == "peek"
    peeks.slide(finger, x, y - SLIDE / 2, y - SLIDE)
    peeks.wait_for_state("actions")
    eventually(lambda: (peeks.look()["actions"] or {}).get("presence") == 1, "the actions are uncovered")
    peeks.slide(finger, x, y - SLIDE, y)
    peeks.wait_for_state("peek")
    eventually(lambda: peeks.look()["actions"] is None, "the actions are covered")
    assert peeks.events() == [*PEEKS, "peek → actions", "actions → peek"]
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == CLOSES


def test_lifting_leaves_the_actions(peeks, kind):
    finger = peeks.finger(kind)
    x, y = peeks.peek_at(finger)
    peeks.slide(finger, x, y, y - SLIDE)
    peeks.wait_for_state("actions")
    finger.up()
    look = peeks.settled_look()
    assert (peeks.state, peeks.progress) == ("actions", 0)
    assert (look["preview"]["presence"], look["actions"]["presence"]) == (1, 1)
    assert peeks.events() == [*PEEKS, "peek → actions"]


def test_force_that_falls_while_the_actions_are_uncovered_leaves_them(peeks, kind):
    finger = peeks.finger(kind)
    x, y = peeks.peek_at(finger)
    peeks.slide(finger, x, y, y - SLIDE)
    finger.move(x, y - SLIDE, 0.01)
    finger.up()
    peeks.pass_frames(3)
    assert peeks.events() == [*PEEKS, "peek → actions"]


def test_nothing_to_uncover(peeks, kind):
    peeks.id = "plain"
    finger = peeks.finger(kind)
    x, y = peeks.peek_at(finger)
    peeks.slide(finger, x, y, y - SLIDE)
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == [*PEEKS, *CLOSES]


@pytest.mark.parametrize("row", ["row", "plain"])
def test_hard_fast_press_pops_once(peeks, kind, row):
    peeks.id = row
    finger = peeks.finger(kind)
    point = peeks.centre()
    finger.down(*point, 0.9)
    for force in (0.95, 0.9, 0.3, 0.9, 0.02, 0.9):
        finger.move(*point, force)
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == [*PEEKS, *POPS]


def test_pressed_deeper_from_the_actions_it_does_not_pop(peeks, kind):
    """Only what is covered grows; sliding down again makes a pop of it."""
    finger = peeks.finger(kind)
    x, y = peeks.peek_at(finger)
    peeks.slide(finger, x, y, y - SLIDE)
    peeks.wait_for_state("actions")
    finger.move(x, y - SLIDE, POP)
    assert peeks.state == "actions"
    finger.move(x, y, POP)
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == [*PEEKS, "peek → actions", "actions → peek", *POPS]


def test_tap_on_what_was_left_open_pops(peeks, kind):
    finger = peeks.finger(kind)
    x, y = peeks.peek_at(finger)
    peeks.slide(finger, x, y, y - SLIDE)
    finger.up()
    box = peeks.settled_look()["preview"]
    finger.down((box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2, 0.05)
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == [*PEEKS, "peek → actions", *CHOSEN]


def test_tap_beside_what_was_left_open_closes(peeks, kind):
    finger = peeks.finger(kind)
    x, y = peeks.peek_at(finger)
    peeks.slide(finger, x, y, y - SLIDE)
    finger.up()
    peeks.settled_look()
    finger.down(380, 835, 0.05)
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == [*PEEKS, "peek → actions", *COVERS]


def test_progress_follows_the_force(peeks, kind):
    finger = peeks.finger(kind)
    point = peeks.centre()
    finger.down(*point, 0.15)
    seen = []
    for force in (0.15, 0.3, 0.45, 0.6, 0.3):
        finger.move(*point, force)
        seen.append(round(peeks.progress, 2))
    assert seen == [0.2, 0.4, 0.6, 0.8, 0.4]
    finger.up()
    assert peeks.progress == 0


def test_thresholds_are_attributes(peeks, kind):
    peeks.set_attribute("peek-threshold", "0.4")
    peeks.set("popThreshold", 0.6)
    assert [peeks.get(name) for name in ("peekThreshold", "popThreshold")] == [0.4, 0.6]
    finger = peeks.finger(kind)
    point = peeks.centre()
    finger.down(*point, 0.35)
    peeks.wait_for_state("hint")
    finger.move(*point, 0.45)
    peeks.wait_for_state("peek")
    finger.move(*point, 0.65)
    peeks.wait_until_clean()
    finger.up()
    assert peeks.events() == [*HOLDS, *POPS]


@pytest.mark.parametrize("value", ["-1", "2", "deep", ""])
def test_bad_threshold_is_not_taken(peeks, kind, value):
    for name in ("peek-threshold", "pop-threshold"):
        peeks.set_attribute(name, value)
    assert [peeks.get(name) for name in ("peekThreshold", "popThreshold")] == [0.2, 0.75]


def test_peek_is_never_above_its_pop(peeks, kind):
    """Every peek can become a pop."""
    peeks.set_attribute("pop-threshold", "0.1")
    finger = peeks.finger(kind)
    finger.down(*peeks.centre(), PEEK)
    finger.up()
    peeks.wait_until_clean()
    assert peeks.events() == [*PEEKS, *POPS]
