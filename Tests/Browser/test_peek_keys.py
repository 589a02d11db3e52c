"""A row and its preview by key: everything that a finger can do with them."""

import pytest

from peek import CHOSEN, COVERS, OPENS, TAPPED, middle
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


@pytest.fixture
def focused(peeks, engine):
    """The row has the focus, brought there by key."""
    peeks.evaluate("previous.focus()")
    peeks.browser.press_key("Tab")
    assert peeks.focused() == ["row", "source"]
    return peeks


def open_by_key(page):
    """Shift and F10."""
    page.browser.key_down("Shift")
    page.browser.press_key("F10")
    page.browser.key_up("Shift")
    page.wait_for_state("actions" if page.id == "row" else "peek")
    page.settled_look()


@EVERYWHERE
def test_keys_open_the_preview(focused):
    open_by_key(focused)
    assert focused.events() == OPENS
    assert focused.focused() == ["row", "preview"]
    # And again is not closed, nor opened a second time.
    open_by_key(focused)
    assert focused.events() == []


@EVERYWHERE
def test_what_opens_on_the_escape_of_another_stays_open(peeks, engine):
    # All that are open are told of a key by one listener; this one was not when it was pressed.
    peeks.evaluate("row.addEventListener('close', () => plain.peek(), { once: true }); row.peek()")
    peeks.wait_for_state("actions")
    peeks.settled_look()
    peeks.browser.press_key("Escape")
    peeks.pass_frames(3)
    assert peeks.evaluate("return [row.state, plain.state]") == ["idle", "peek"]


def test_menu_key_opens_the_preview(focused):
    focused.browser.press_key("ContextMenu")
    focused.wait_for_state("actions")
    focused.settled_look()
    assert (focused.events(), focused.focused()) == (OPENS, ["row", "preview"])


@EVERYWHERE
def test_enter_on_the_row_pops(focused):
    focused.browser.press_key("Enter")
    focused.wait_until_clean()
    assert focused.events() == TAPPED
    assert focused.focused() == ["row", "source"]


@EVERYWHERE
def test_enter_on_the_preview_pops(focused):
    open_by_key(focused)
    focused.events()
    focused.browser.press_key("Enter")
    focused.wait_until_clean()
    assert focused.events() == CHOSEN
    assert focused.focused() == ["row", "source"]


@EVERYWHERE
def test_escape_closes_and_the_focus_returns(focused):
    open_by_key(focused)
    focused.browser.press_key("Escape")
    focused.wait_until_clean()
    assert focused.events() == [*OPENS, *COVERS]
    assert focused.focused() == ["row", "source"]


@EVERYWHERE
def test_escape_from_an_action_closes(focused):
    open_by_key(focused)
    focused.browser.press_key("Tab")
    assert focused.focused()[0] == "share"
    focused.browser.press_key("Escape")
    focused.wait_until_clean()
    assert focused.focused() == ["row", "source"]


def test_escape_was_for_the_preview_alone(peeks, engine):
    """And not for the dialog around the row."""
    peeks.evaluate(
        """
        const dialog = document.createElement('dialog')
        document.querySelector('main').append(dialog)
        dialog.append(document.getElementById('row'))
        dialog.showModal()
        """
    )
    peeks.leave_open()
    assert peeks.look()["preview"]["presence"] == 1
    peeks.browser.press_key("Escape")
    peeks.wait_until_clean()
    assert peeks.evaluate("return document.querySelector('dialog').open") is True
    peeks.browser.press_key("Escape")
    eventually(lambda: peeks.evaluate("return document.querySelector('dialog').open") is False, "the dialog closes")


@EVERYWHERE
def test_tab_goes_through_the_actions_and_on(focused):
    open_by_key(focused)
    stops = []
    for _ in range(3):
        focused.browser.press_key("Tab")
        stops.append((focused.focused()[0], focused.state))
    assert stops == [("share", "actions"), ("delete", "actions"), ("plain", "idle")]
    focused.wait_until_clean()
    assert focused.events() == [*OPENS, *COVERS]
    assert focused.focused() == ["plain", "source"]


@EVERYWHERE
def test_leaving_backwards_closes(focused):
    open_by_key(focused)
    focused.browser.key_down("Shift")
    for _ in range(2):
        focused.browser.press_key("Tab")
    focused.browser.key_up("Shift")
    focused.wait_for_state("idle")
    focused.wait_until_clean()


@EVERYWHERE
def test_focus_returns_where_it_was(peeks):
    """What had it when a script opened the preview."""
    peeks.evaluate("next.focus({ preventScroll: true })")
    peeks.leave_open()
    assert peeks.focused()[0] == "row"
    peeks.browser.press_key("Escape")
    peeks.wait_until_clean()
    assert peeks.focused() == ["next", None]


def test_focus_stays_while_the_preview_is_pressed(peeks, contact):
    """And then returns to where it was before the preview opened."""
    peeks.evaluate("next.focus({ preventScroll: true })")
    look = peeks.leave_open()
    finger = peeks.finger(contact)
    finger.down(*middle(look["preview"]))
    assert (peeks.state, peeks.focused()[0]) == ("actions", "row")
    finger.move(5, 5)
    finger.up()
    assert (peeks.state, peeks.focused()[0]) == ("actions", "row")
    peeks.browser.press_key("Escape")
    peeks.wait_until_clean()
    assert peeks.focused() == ["next", None]


@EVERYWHERE
def test_focus_can_be_seen_in_what_a_key_opened(focused):
    open_by_key(focused)
    style = """
        const { shadowRoot } = document.getElementById('row')
        const style = getComputedStyle(shadowRoot.activeElement)
        return [style.outlineStyle, parseFloat(style.outlineWidth)]
        """
    assert focused.evaluate(style) == ["solid", 3]


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_key_held_down_pops_once(focused, key):
    """It pops when it comes up."""
    focused.browser.key_down(key)
    for _ in range(5):
        focused.browser.key_down(key, repeat=True)
    assert focused.events() == []
    focused.browser.key_up(key)
    focused.wait_until_clean()
    assert focused.events() == TAPPED
    assert focused.evaluate("return scrollY") == 0


@EVERYWHERE
def test_tab_order(peeks):
    """Previews and actions are in it only while they are shown."""
    peeks.evaluate("previous.focus()")
    stops = []
    for _ in range(4):
        peeks.browser.press_key("Tab")
        stops.append(peeks.focused())
    assert stops == [["row", "source"], ["plain", "source"], ["bad", "source"], ["next", None]]
