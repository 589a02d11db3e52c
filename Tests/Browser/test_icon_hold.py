"""An icon without force: holding opens the menu, a tap or a click launches."""

import pytest

from icon import CHOICES, OPENED, TITLES

LAUNCHED = ["idle → hint", "hint → idle", "launch"]


@pytest.fixture
def finger(icons, contact):
    return icons.finger(contact)


def hold(icons, finger):
    """Until the menu is there, without any force; it stays down."""
    finger.down(*icons.centre())
    icons.wait_for_menu()


def leave_open(icons, finger):
    hold(icons, finger)
    finger.up()
    assert (icons.state, icons.said()) == ("open", OPENED)


def test_half_a_second_opens(icons, finger):
    icons.evaluate("window.pressed = 0; addEventListener('pointerdown', () => (pressed = performance.now()), true)")
    finger.down(*icons.centre())
    icons.wait_for_state("open")
    log = icons.log()
    assert [entry["line"] for entry in log] == OPENED
    # How much later is the machine's: a step that took longer than 250 ms counts as that.
    assert log[1]["t"] - icons.evaluate("return pressed") >= 490


@pytest.mark.parametrize("title", ["New weighing", "The fourth"])
def test_slide_to_an_item_and_lift_chooses_it(icons, finger, title):
    hold(icons, finger)
    finger.move(*icons.item(title))
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == [*OPENED, "open → idle", CHOICES[TITLES.index(title)]]


def test_lift_leaves_it_open_and_a_tap_chooses(icons, finger):
    leave_open(icons, finger)
    icons.tap(finger, icons.item("Open Blue"))
    icons.wait_for_closed()
    assert icons.said() == ["open → idle", CHOICES[2]]


def test_mark_is_over_the_item_under_the_contact(icons, finger):
    hold(icons, finger)
    box = next(item["box"] for item in icons.items() if item["title"] == "History")
    finger.move(*icons.item("History"))
    icons.wait_for_rest()
    assert icons.part("mark")["box"] == pytest.approx(box, abs=1.5)


def test_tap_outside_closes(icons, finger):
    leave_open(icons, finger)
    icons.tap(finger, icons.outside())
    icons.wait_for_closed()
    assert icons.said() == ["open → idle"]


def test_what_closes_it_reaches_nothing_of_the_page(icons, finger):
    """A tap outside is for the menu, not for the button that lies below the veil."""
    icons.evaluate("window.clicks = 0; previous.addEventListener('click', () => (clicks += 1))")
    leave_open(icons, finger)
    icons.tap(finger, icons.centre("#previous"))
    icons.wait_for_closed()
    assert (icons.evaluate("return clicks"), icons.said()) == (0, ["open → idle"])


def test_tap_launches_once(icons, finger):
    icons.tap(finger)
    icons.wait_for_closed()
    # A slow machine holds it long enough to hint.
    assert icons.said() in (["launch"], LAUNCHED)


def test_double_tap_launches_once(icons, finger):
    icons.tap(finger)
    icons.tap(finger)
    icons.wait_for_closed()
    assert icons.deeds() == ["launch"]


def test_long_hold_without_items_launches_on_lifting(icons, finger):
    icons.id = "empty"
    finger.down(*icons.centre())
    # Longer than any menu takes.
    pressed = icons.now()
    while icons.now() < pressed + 900:
        assert (icons.part("menu"), icons.part("mark")) == (None, None)
    assert "open" not in icons.state
    assert icons.deeds() == []
    finger.up()
    icons.wait_for_closed()
    assert icons.deeds() == ["launch"]


def test_hold_that_travels_before_the_menu_is_a_scroll(icons, finger):
    x, y = icons.centre()
    finger.down(x, y)
    icons.wait_for_state("hint")
    finger.move(x, y - 14)
    icons.wait_for_state("idle")
    finger.move(x, y - 20)
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == ["idle → hint", "hint → idle"]


def test_hold_after_a_tap_opens(icons, finger):
    icons.tap(finger)
    icons.wait_for_closed()
    icons.said()
    leave_open(icons, finger)
