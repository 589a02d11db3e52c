"""An icon pressed by real contacts, with and without force. The rules of each press are tested natively
(AppIconPressTests)."""

import pytest

from icon import CHOICES, DEEP, HINT, OPENED, TITLES

HARDEST = 0.95


def test_force_opens_and_a_slide_chooses(icons, kind):
    finger = icons.finger(kind)
    centre = icons.centre()
    finger.down(*centre, HINT)
    icons.tick()
    assert (icons.state, icons.part("menu")) == ("hint", None)
    finger.move(*centre, DEEP)
    icons.wait_for_menu()
    # The menu opens once. A harder press has no further effect.
    finger.move(*centre, HARDEST)
    finger.move(*centre, 0.02)
    assert (icons.state, icons.said()) == ("open", OPENED)
    boxes = {item["title"]: item["box"] for item in icons.items()}
    # The mark follows the finger. No other item is marked.
    for title in (*TITLES, TITLES[0]):
        finger.move(*icons.item(title), DEEP)
        icons.rest()
        assert icons.part("mark")["box"] == pytest.approx(boxes[title], abs=1.5), title
    for place in (centre, icons.outside()):
        finger.move(*place, DEEP)
        icons.rest()
        assert icons.part("mark") is None
    finger.move(*icons.item("History"), 0.02)
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == [CHOICES[1], "open → idle"]


def test_hold_and_taps(icons, contact):
    """Presses without force. A press that closes the menu does not reach the page, which receives no click."""
    icons.evaluate(
        """
        window.clicks = []
        addEventListener('click', ({ target }) => clicks.push(target.id))
        icon.addEventListener('click', () => clicks.push('on the icon'))
        """
    )
    finger = icons.finger(contact)
    # A double click launches once.
    icons.tap(finger)
    icons.tap(finger)
    icons.wait_for_closed()
    assert icons.said() == ["launch"]

    def hold():
        # Wait until the double click is over, then hold for half a second.
        icons.pass_time(0.4)
        finger.down(*icons.centre())
        icons.pass_time(0.52)
        icons.wait_for_menu()
        assert icons.said() == OPENED

    hold()
    finger.move(*icons.item("The fourth"))
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == [CHOICES[3], "open → idle"]
    hold()
    finger.up()
    icons.rest()
    assert (icons.state, icons.said(), icons.part("mark")) == ("open", [], None)
    # The menu stays open, and a press that slides off it changes nothing.
    finger.down(*icons.item("History"))
    finger.move(*icons.outside())
    finger.up()
    assert (icons.state, icons.said()) == ("open", [])
    icons.tap(finger, icons.item("Open Blue"))
    icons.wait_for_closed()
    assert icons.said() == [CHOICES[2], "open → idle"]
    hold()
    finger.up()
    icons.tap(finger, icons.centre("#previous"))
    icons.wait_for_closed()
    assert icons.said() == ["open → idle"]
    assert icons.evaluate("return clicks") == []


def test_new_items_close_the_menu(icons, any_kind):
    """Otherwise a lift would choose an item that has just appeared."""
    finger = icons.finger(any_kind)
    icons.hold_open(finger)
    finger.move(*icons.item("History"), DEEP)
    assert icons.said() == OPENED
    icons.set_items(CHOICES[::-1])
    assert (icons.state, icons.said()) == ("idle", ["open → idle"])
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == []
    icons.hold_open(finger)
    finger.move(*icons.item("New weighing"), DEEP)
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == [*OPENED, CHOICES[0], "open → idle"]
