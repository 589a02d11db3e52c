"""The guide Docs/from-hold-button.md: its old hold button acts after presses that nobody meant, and the new one does not.

Each misuse is real input, and both buttons get the same.
"""

import pytest

from test_documentation_code import Example, reader, shown

__all__ = ["reader", "shown"]

GUIDE = "Docs/from-hold-button.md"
OTHER = '<p><button id="other">Another one</button></p>'
OLD = Example(GUIDE, "html 1", after=OTHER)
NEW = Example(GUIDE, "html 2", after=OTHER)
# Seconds that are enough to fill the button and to show that it is full.
LONG = 2.5
MISUSES = {}


def misuse(function):
    """A decorator that adds a misuse under the words of the function's name."""
    MISUSES[function.__name__.replace("_", " ")] = function
    return function


def during_a_touch(page, script):
    finger = page.finger("touch")
    finger.down(*page.centre())
    page.pass_time(1)
    page.evaluate(f"const button = document.getElementById('erase'); {script}")
    page.pass_time(LONG)
    finger.up()


@misuse
def disabled_during_the_press(page):
    during_a_touch(page, "button.disabled = true")


@misuse
def removed_during_the_press(page):
    during_a_touch(page, "button.remove()")


@misuse
def held_by_the_right_button(page):
    mouse = page.finger("mouse")
    mouse.down(*page.centre(), button="right")
    page.pass_time(LONG)
    mouse.up(button="right")


@misuse
def touched_by_a_second_finger(page):
    finger = page.finger("touch")
    x, y = page.centre()
    finger.down(x, y)
    page.pass_time(0.5)
    finger.down(x + 8, y, contact=1)
    page.pass_time(0.5)
    finger.up(contact=1)
    finger.up()
    page.pass_time(LONG)


@misuse
def slid_off_the_button(page):
    finger = page.finger("touch")
    x, y = page.centre()
    finger.down(x, y)
    page.pass_time(0.5)
    finger.move(x, y + 200)
    page.pass_time(LONG)
    finger.up()


def hold_space(page):
    page.evaluate("document.getElementById('erase').focus()")
    page.browser.key_down("Space")


@misuse
def repeated_by_a_held_key(page):
    hold_space(page)
    for _ in range(5):
        page.pass_time(0.14)
        page.browser.key_down("Space", repeat=True)
    page.browser.key_up("Space")
    page.pass_time(LONG)


@misuse
def left_by_the_focus_during_a_held_key(page):
    hold_space(page)
    page.pass_time(1)
    page.evaluate("document.getElementById('other').focus()")
    page.pass_time(LONG)
    page.browser.key_up("Space")


@misuse
def taken_back_when_it_is_full(page):
    mouse = page.finger("mouse")
    mouse.down(*page.centre())
    page.pass_time(LONG)
    mouse.move(300, 300)
    mouse.up()


def calls_after(page, example, misuse):
    """The calls of the page's function after a misuse of a new page's button."""
    page.show(example, erase="")
    page.id = "erase"
    misuse(page)
    page.tick()
    return page.calls()


# The calls of the old button: a held key starts a timer with each repeat, and only the last one is stopped.
ONCE = [["erase"]]
OLD_CALLS = dict.fromkeys(MISUSES, ONCE) | {"repeated by a held key": ONCE * 5}


@pytest.mark.parametrize(("example", "calls"), [(OLD, OLD_CALLS), (NEW, {name: [] for name in MISUSES})], ids=["old", "new"])
def test_misuses(shown, example, calls):
    assert {name: calls_after(shown, example, misuse) for name, misuse in MISUSES.items()} == calls


@pytest.mark.parametrize(("example", "while_held", "after"), [(OLD, ONCE, []), (NEW, [], ONCE)], ids=["old", "new"])
def test_a_hold_that_is_meant_acts_once(shown, example, while_held, after):
    """The old button acts when it is full, the new one when the press lifts."""
    for contact in ("mouse", "touch", "Space"):
        shown.show(example, erase="")
        shown.id = "erase"
        finger = None if contact == "Space" else shown.finger(contact)
        hold_space(shown) if finger is None else finger.down(*shown.centre())
        shown.pass_time(LONG)
        assert (contact, shown.calls()) == (contact, while_held)
        shown.browser.key_up("Space") if finger is None else finger.up()
        shown.tick()
        assert (contact, shown.calls()) == (contact, after)


def test_the_new_button_looks_like_the_old_one(shown):
    """The colours and the corners of the style that the guide names."""
    looks = []
    for example in (OLD, NEW):
        shown.show(example, erase="")
        looks.append(shown.evaluate(
            """
            const element = document.getElementById('erase')
            const { color, backgroundColor, borderStartStartRadius } = getComputedStyle(element.shadowRoot?.querySelector('button') ?? element)
            return [color, backgroundColor, borderStartStartRadius]
            """
        ))
    assert looks == [["rgb(153, 27, 27)", "rgb(254, 226, 226)", "12px"]] * 2
