"""What is chosen from a preview, and where a pop leads."""

import pytest

from peek import COVERS, PEEK, SLIDE, TAPPED, middle
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
TARGET = "Where the rows lead"


def box_of(page, selector):
    left, top, width, height = page.box(selector)
    return {"left": left, "top": top, "right": left + width, "bottom": top + height}


def chosen(page):
    """What was said since, without the confirm button's own words, and the actions among it."""
    log = [entry for entry in page.log() if entry["id"] == page.id]
    return [entry["line"] for entry in log], [entry["detail"] for entry in log if entry["line"] == "action"]


SHARED = (["action", *COVERS], [{"index": 0, "value": "share"}])
DELETED = (["action", *COVERS], [{"index": 1, "value": "Delete"}])


def test_tap_on_an_action(peeks, contact):
    peeks.evaluate("previous.focus({ preventScroll: true })")
    peeks.leave_open()
    peeks.log()
    peeks.tap(peeks.finger(contact), middle(box_of(peeks, "#share")))
    peeks.wait_until_clean()
    assert chosen(peeks) == SHARED
    assert peeks.focused() == ["previous", None]


def test_action_after_a_press(peeks, kind):
    finger = peeks.finger(kind)
    x, y = peeks.peek_at(finger)
    peeks.slide(finger, x, y, y - SLIDE)
    finger.up()
    peeks.settled_look()
    peeks.log()
    finger.down(*middle(box_of(peeks, "#share")), 0.1)
    finger.up()
    peeks.wait_until_clean()
    assert chosen(peeks) == SHARED


@EVERYWHERE
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_action_by_key(peeks, key):
    peeks.evaluate("previous.focus()")
    peeks.browser.press_key("Tab")
    peeks.leave_open()
    peeks.browser.press_key("Tab")
    peeks.log()
    peeks.browser.press_key(key)
    peeks.wait_until_clean()
    assert chosen(peeks) == SHARED
    assert peeks.focused() == ["row", "source"]


def test_action_of_assistive_technology(peeks, engine):
    peeks.leave_open()
    peeks.log()
    peeks.browser.click_accessible("button", "Share")
    peeks.wait_until_clean()
    assert chosen(peeks) == SHARED


def test_action_without_a_value_has_its_text(peeks, engine):
    peeks.evaluate("share.removeAttribute('value')")
    peeks.leave_open()
    peeks.log()
    peeks.evaluate("share.click()")
    assert chosen(peeks)[1] == [{"index": 0, "value": "Share"}]
    peeks.wait_until_clean()


def test_click_between_the_actions_is_none(peeks, engine):
    """What lies beside them in their box."""
    peeks.evaluate("share.style.setProperty('margin', '20px')")
    peeks.leave_open()
    peeks.log()
    box = peeks.look()["actions"]
    peeks.tap(peeks.finger("mouse"), (box["left"] + 6, box["top"] + 6))
    peeks.pass_frames(3)
    assert (peeks.state, chosen(peeks)) == ("actions", ([], []))


def test_disabled_action_does_nothing(peeks, engine):
    peeks.evaluate("share.disabled = true")
    peeks.leave_open()
    peeks.log()
    peeks.tap(peeks.finger("mouse"), middle(box_of(peeks, "#share")))
    peeks.pass_frames(3)
    assert (peeks.state, chosen(peeks)) == ("actions", ([], []))


def test_confirm_button_among_the_actions(peeks, kind):
    """Pressed as anywhere else; what it confirms is an action."""
    peeks.leave_open()
    peeks.log()
    peeks.id = "delete"
    finger = peeks.finger(kind)
    peeks.press_until("confirmed", finger)
    peeks.id = "row"
    assert (peeks.state, chosen(peeks)) == ("actions", ([], []))
    finger.up()
    peeks.wait_until_clean()
    assert chosen(peeks) == DELETED


def test_tap_on_the_confirm_button_is_no_action(peeks, kind):
    peeks.leave_open()
    peeks.log()
    finger = peeks.finger(kind)
    finger.down(*middle(box_of(peeks, "#delete")), 0.1)
    finger.up()
    peeks.pass_frames(3)
    assert (peeks.state, chosen(peeks)) == ("actions", ([], []))


@EVERYWHERE
def test_confirm_button_by_key(peeks):
    # Opened by script, the focus is before the preview.
    peeks.leave_open()
    for _ in range(3):
        peeks.browser.press_key("Tab")
    assert peeks.focused() == ["delete", "button"]
    peeks.log()
    peeks.browser.press_key("Enter")
    armed = peeks.now()
    assert peeks.state == "actions"
    eventually(lambda: peeks.now() > armed + 320, "300 ms have passed")
    peeks.browser.press_key("Enter")
    peeks.wait_until_clean()
    assert chosen(peeks) == DELETED


@EVERYWHERE
def test_handler_may_remove_the_row(peeks):
    """Deleting what one looks at."""
    peeks.evaluate(
        "window.away = document.getElementById('row'); away.addEventListener('action', () => away.remove())"
    )
    peeks.leave_open()
    peeks.evaluate("share.click()")
    eventually(lambda: peeks.pending() == 0, "nothing moves")
    assert peeks.evaluate("return [away.state, document.querySelectorAll(':popover-open').length]") == ["idle", 0]


# Where a pop leads


def title(page):
    return page.evaluate("return document.title")


@EVERYWHERE
def test_pop_opens_the_link(peeks):
    peeks.evaluate("window.follows = true")
    peeks.tap(peeks.finger("mouse"))
    eventually(lambda: title(peeks) == TARGET, "the link opens")


@pytest.mark.parametrize("contact_kind", ["touch", "pen"])
def test_pop_by_force_opens_the_link(peeks, engine, contact_kind):
    """Not in Firefox, whose driver cannot lift a finger whose page is gone."""
    peeks.evaluate("window.follows = true")
    finger = peeks.finger(contact_kind)
    finger.down(*peeks.centre(), PEEK)
    finger.move(*peeks.centre(), 0.9)
    eventually(lambda: title(peeks) == TARGET, "the link opens")


@EVERYWHERE
def test_prevented_pop_opens_nothing(peeks):
    peeks.tap(peeks.finger("mouse"))
    peeks.wait_until_clean()
    assert (peeks.events(), title(peeks)) == (TAPPED, "Rows to peek at")


def test_row_without_a_link_says_that_it_was_popped(peeks, engine):
    peeks.id = "bad"
    peeks.evaluate("window.follows = true")
    peeks.tap(peeks.finger("mouse"))
    peeks.wait_until_clean()
    assert (peeks.events(), title(peeks)) == (TAPPED, "Rows to peek at")
    peeks.set_attribute("href", "target.html")
    peeks.tap(peeks.finger("mouse"))
    eventually(lambda: title(peeks) == TARGET, "the link opens")


@pytest.mark.engines("chromium", "firefox")
def test_click_with_a_modifier_is_the_browsers_own(peeks):
    """It opens another tab, here one that nobody lets it open."""
    peeks.evaluate(
        """
        window.kept = []
        document.getElementById('row').shadowRoot.addEventListener('click', (event) => {
          kept.push([event.ctrlKey, event.defaultPrevented, event.target.localName])
          event.preventDefault()
        })
        """
    )
    peeks.browser.key_down("Control")
    peeks.tap(peeks.finger("mouse"))
    peeks.browser.key_up("Control")
    assert peeks.evaluate("return kept") == [[True, False, "a"]]
    peeks.wait_until_clean()
    assert peeks.events() == []


@pytest.fixture
def clicks(peeks):
    """The page, which counts the clicks that it is told of."""
    peeks.evaluate("window.kept = 0; addEventListener('click', () => (kept += 1))")
    return peeks


def test_click_of_a_tap_is_not_told_to_the_page(clicks, contact):
    """It would look like a click on the row, and what is around the row may take it."""
    clicks.tap(clicks.finger(contact))
    clicks.wait_until_clean()
    assert clicks.evaluate("return kept") == 0


def test_click_beside_an_open_preview_is_not_told_to_the_page(clicks, contact):
    clicks.leave_open()
    clicks.tap(clicks.finger(contact), clicks.evaluate("return [innerWidth / 2, innerHeight - 5]"))
    clicks.wait_until_clean()
    assert clicks.evaluate("return kept") == 0


def test_click_at_the_end_of_a_hold_is_not_told_to_the_page(clicks, contact):
    finger = clicks.finger(contact)
    finger.down(*clicks.centre())
    clicks.wait_for_state("peek")
    finger.up()
    clicks.wait_for_state("actions")
    clicks.settled_look()
    assert clicks.evaluate("return kept") == 0


def test_click_on_an_action_is_told_to_the_page(clicks, contact):
    """It is the page's own button."""
    clicks.leave_open()
    clicks.tap(clicks.finger(contact), middle(box_of(clicks, "#share")))
    clicks.wait_until_clean()
    assert clicks.evaluate("return kept") == 1
