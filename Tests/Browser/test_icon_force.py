"""An icon pressed with force: the menu opens, follows the finger, and is chosen from by lifting."""

import pytest

from icon import CHOICES, DEEP, HINT, OPENED, TITLES
from waiting import eventually

HARDEST = 0.95


def test_opens_at_a_quarter_of_the_range(icons, kind):
    finger = icons.finger(kind)
    finger.down(*icons.centre(), HINT)
    icons.wait_for_state("hint")
    finger.move(*icons.centre(), 0.19)
    assert icons.state == "hint"
    finger.move(*icons.centre(), DEEP)
    icons.wait_for_menu()
    # It opens once, and goes no deeper.
    finger.move(*icons.centre(), HARDEST)
    finger.move(*icons.centre(), 0.01)
    assert (icons.state, icons.said()) == ("open", OPENED)


def test_opens_at_once_when_it_begins_deep(icons, kind):
    icons.finger(kind).down(*icons.centre(), DEEP)
    icons.wait_for_menu()
    assert icons.said() == ["idle → open"]


@pytest.mark.parametrize("number", range(4))
def test_slide_to_an_item_and_lift_chooses_it(icons, kind, number):
    finger = icons.finger(kind)
    icons.hold_open(finger)
    finger.move(*icons.item(TITLES[number]), DEEP)
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == [*OPENED, "open → idle", CHOICES[number]]


def test_force_of_the_lift_means_nothing(icons, kind):
    """A finger that slides presses less than before."""
    finger = icons.finger(kind)
    icons.hold_open(finger)
    finger.move(*icons.item("History"), 0.02)
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == [*OPENED, "open → idle", CHOICES[1]]


def test_mark_follows_the_finger(icons, kind):
    finger = icons.finger(kind)
    icons.hold_open(finger)
    boxes = {item["title"]: item["box"] for item in icons.items()}

    def marked(where):
        finger.move(*where, DEEP)
        icons.wait_for_rest()
        mark = icons.part("mark")
        return mark and mark["box"]

    assert icons.part("mark") is None
    for title in (*TITLES, *reversed(TITLES)):
        assert marked(icons.item(title)) == pytest.approx(boxes[title], abs=1.5), title
    assert marked(icons.centre()) is None, "over the icon it marks nothing"
    assert marked(icons.item("History")) is not None
    assert marked(icons.outside()) is None
    finger.up()
    assert icons.said() == OPENED


@pytest.mark.parametrize("where", ["icon", "outside"])
def test_lift_elsewhere_leaves_it_open(icons, kind, where):
    finger = icons.finger(kind)
    icons.hold_open(finger)
    if where == "outside":
        finger.move(*icons.item("History"), DEEP)
        finger.move(*icons.outside(), DEEP)
    finger.up()
    icons.wait_for_rest()
    assert (icons.state, icons.said()) == ("open", OPENED)
    assert icons.part("mark") is None
    # Nothing times out.
    icons.tap(finger, icons.item("Open Blue"))
    icons.wait_for_closed()
    assert icons.said() == ["open → idle", CHOICES[2]]


@pytest.mark.parametrize("force", [None, HINT, HARDEST])
def test_tap_on_an_item_chooses_it(icons, kind, force):
    finger = icons.finger(kind)
    icons.leave_open(finger)
    icons.said()
    finger.down(*icons.item("New weighing"), force)
    assert icons.said() == []
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == ["open → idle", CHOICES[0]]


def test_slide_from_one_item_to_another_chooses_the_last(icons, kind):
    finger = icons.finger(kind)
    icons.leave_open(finger)
    finger.down(*icons.item("New weighing"), HINT)
    finger.move(*icons.item("The fourth"), HINT)
    eventually(lambda: icons.part("mark"), "it is marked")
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == [*OPENED, "open → idle", CHOICES[3]]


def test_press_slid_off_the_menu_changes_nothing(icons, kind):
    finger = icons.finger(kind)
    icons.leave_open(finger)
    finger.down(*icons.item("History"), HINT)
    finger.move(*icons.outside(), HINT)
    finger.up()
    icons.wait_for_rest()
    assert (icons.state, icons.said()) == ("open", OPENED)


@pytest.mark.parametrize("where", ["icon", "outside"])
def test_tap_outside_closes(icons, kind, where):
    finger = icons.finger(kind)
    icons.leave_open(finger)
    icons.tap(finger, icons.centre() if where == "icon" else icons.outside())
    icons.wait_for_closed()
    assert icons.said() == [*OPENED, "open → idle"]


@pytest.mark.parametrize("force", [None, 0.02, HINT])
def test_quick_tap_launches_once(icons, kind, force):
    finger = icons.finger(kind)
    finger.down(*icons.centre(), force)
    finger.up()
    icons.wait_for_closed()
    said = icons.said()
    assert said in (["launch"], ["idle → hint", "hint → idle", "launch"])


def test_double_tap_launches_once(icons, kind):
    finger = icons.finger(kind)
    x, y = icons.centre()
    icons.tap(finger, (x, y))
    icons.tap(finger, (x + 1, y))
    icons.wait_for_closed()
    assert icons.deeds() == ["launch"]
    # It is no lock: a moment later it launches again.
    icons.tap(finger)
    assert icons.deeds() == ["launch"]


def test_force_that_falls_before_the_menu_is_a_tap(icons, kind):
    finger = icons.finger(kind)
    finger.down(*icons.centre(), HINT)
    icons.wait_for_state("hint")
    finger.move(*icons.centre(), 0.02)
    icons.wait_for_state("idle")
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == ["idle → hint", "hint → idle", "launch"]


def test_lift_outside_the_icon_is_no_tap(icons, kind):
    finger = icons.finger(kind)
    left, top, _, height = icons.box()
    finger.down(left + 3, top + height / 2, 0.02)
    # Less than a scroll.
    finger.move(left - 4, top + height / 2, 0.02)
    finger.up()
    icons.wait_for_closed()
    assert icons.deeds() == []


def test_press_after_a_choice_opens_again(icons, kind):
    finger = icons.finger(kind)
    for _ in range(2):
        icons.hold_open(finger)
        finger.move(*icons.item("History"), DEEP)
        finger.up()
        icons.wait_for_closed()
        assert icons.said() == [*OPENED, "open → idle", CHOICES[1]]
