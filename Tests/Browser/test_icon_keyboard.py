"""An icon and its menu by key and by assistive technology: the same as by pressing, without any timing."""

import pytest

from accessibility import violations
from icon import CHOICES, TITLES
from test_accessibility import nodes

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
KEYS = pytest.mark.parametrize("key", ["Enter", "Space"])


@pytest.fixture
def focused(icons):
    icons.focus("previous")
    icons.browser.press_key("Tab")
    assert icons.focused() == "icon"
    return icons


@pytest.fixture
def opened(focused):
    focused.browser.press_key("Shift+F10")
    focused.wait_for_menu()
    assert focused.said() == ["idle → open"]
    return focused


@EVERYWHERE
@KEYS
def test_launches_once(focused, key):
    focused.browser.key_down(key)
    assert focused.said() == []
    focused.browser.key_up(key)
    focused.wait_for_closed()
    assert focused.said() == ["launch"]
    assert focused.focused() == "icon"


@KEYS
def test_held_key_launches_once(focused, key):
    focused.browser.key_down(key)
    for _ in range(8):
        focused.browser.key_down(key, repeat=True)
    focused.browser.key_up(key)
    focused.wait_for_closed()
    assert focused.said() == ["launch"]


@EVERYWHERE
def test_keys_that_ask_for_a_menu_open_it(opened):
    assert opened.focused() == "New weighing"


def test_menu_key_opens_it(focused):
    focused.evaluate("window.menus = 0; addEventListener('contextmenu', () => (menus += 1))")
    focused.browser.press_key("ContextMenu")
    focused.wait_for_menu()
    assert (focused.said(), focused.focused()) == (["idle → open"], "New weighing")
    assert focused.evaluate("return menus") == 0


def test_keys_that_ask_for_a_menu_leave_it_open(opened):
    opened.browser.press_key("Shift+F10")
    opened.browser.press_key("ContextMenu")
    assert (opened.state, opened.said(), opened.focused()) == ("open", [], "New weighing")


def test_no_menu_without_items(icons):
    icons.id = "empty"
    icons.focus()
    icons.browser.press_key("Shift+F10")
    icons.browser.press_key("ContextMenu")
    icons.wait_for_closed()
    assert (icons.state, icons.said(), icons.focused()) == ("idle", [], "icon")


@EVERYWHERE
def test_arrows_go_round(opened):
    visited = []
    for key in ["ArrowDown"] * 4 + ["ArrowUp"] * 4:
        opened.browser.press_key(key)
        visited.append(opened.focused())
    one, two, three, four = TITLES
    assert visited == [two, three, four, one, four, three, two, one]
    assert opened.evaluate("return scrollY") == 0


@EVERYWHERE
def test_home_and_end(opened):
    visited = []
    for key in ("End", "Home", "End", "ArrowDown"):
        opened.browser.press_key(key)
        visited.append(opened.focused())
    assert visited == ["The fourth", "New weighing", "The fourth", "New weighing"]
    assert opened.evaluate("return scrollY") == 0


@pytest.mark.parametrize("key, title", [("ArrowDown", TITLES[0]), ("ArrowUp", TITLES[3]), ("End", TITLES[3])])
def test_arrows_enter_a_menu_that_was_held_open(icons, engine, key, title):
    icons.leave_open(icons.finger("mouse"))
    assert icons.focused() == "stage", "nobody works with keys yet"
    icons.browser.press_key(key)
    assert (icons.focused(), icons.evaluate("return scrollY")) == (title, 0)


@EVERYWHERE
@KEYS
def test_key_chooses(opened, key):
    opened.browser.press_key("ArrowDown")
    opened.browser.press_key(key)
    opened.wait_for_closed()
    assert opened.said() == ["open → idle", CHOICES[1]]
    assert opened.focused() == "icon"


@KEYS
def test_held_key_chooses_once_and_launches_nothing(opened, key):
    """The focus is back on the icon while the key is still down."""
    opened.browser.key_down(key)
    for _ in range(8):
        opened.browser.key_down(key, repeat=True)
    opened.browser.key_up(key)
    opened.wait_for_closed()
    assert opened.said() == ["open → idle", CHOICES[0]]


@EVERYWHERE
def test_escape_closes(opened):
    opened.browser.press_key("ArrowDown")
    opened.browser.press_key("Escape")
    opened.wait_for_closed()
    assert (opened.said(), opened.focused()) == (["open → idle"], "icon")


@EVERYWHERE
@pytest.mark.parametrize("key, to", [("Tab", "empty"), ("Shift+Tab", "previous")])
def test_tab_leaves_and_closes(opened, key, to):
    opened.browser.press_key(key)
    opened.wait_for_closed()
    assert opened.said() == ["open → idle"]
    assert opened.evaluate("return document.activeElement.id") == to


@EVERYWHERE
def test_focus_goes_back_to_where_it_was(icons):
    icons.focus("next")
    icons.open_menu()
    assert icons.evaluate("return document.activeElement.id") == "icon"
    icons.close_menu()
    assert (icons.said(), icons.focused()) == (["idle → open", "open → idle"], "next")


def test_focus_stays_while_the_menu_is_pressed(icons, contact):
    """And then goes back to where it was before the menu opened."""
    icons.focus("next")
    icons.open_menu()
    finger = icons.finger(contact)
    finger.down(*icons.item(TITLES[1]))
    assert (icons.state, icons.evaluate("return document.activeElement.id")) == ("open", "icon")
    finger.move(*icons.outside())
    finger.up()
    assert (icons.state, icons.evaluate("return document.activeElement.id")) == ("open", "icon")
    icons.browser.press_key("Escape")
    icons.wait_for_closed()
    assert icons.focused() == "next"


def test_disabled_takes_no_key(focused):
    focused.set("disabled", True)
    for key in ("Enter", "Space", "Shift+F10", "ContextMenu"):
        focused.browser.press_key(key)
    focused.evaluate("document.getElementById('icon').open()")
    focused.wait_for_closed()
    assert (focused.state, focused.said()) == ("idle", [])


# Assistive technology


def test_icon_is_a_button_with_a_menu(icons):
    found = {name: properties for name, properties in nodes(icons, "button")}
    assert sorted(found) == ["Next", "Nothing", "Previous", "Scale"]
    assert (found["Scale"]["hasPopup"], found["Scale"]["expanded"]) == ("menu", False)
    assert "hasPopup" not in found["Nothing"] and "expanded" not in found["Nothing"], "it has no menu"
    assert (nodes(icons, "menu"), nodes(icons, "menuitem")) == ([], [])


def test_menu_and_its_items_have_names(opened):
    (scale,) = [properties for name, properties in nodes(opened, "button") if name == "Scale"]
    assert (scale["hasPopup"], scale["expanded"]) == ("menu", True)
    assert [name for name, _ in nodes(opened, "menu")] == ["Scale"]
    assert [name for name, _ in nodes(opened, "menuitem")] == ["New weighing Begin at zero", *TITLES[1:]]


def test_own_label_is_the_name_of_both(icons):
    icons.set_attribute("aria-label", "Weigh")
    icons.open_menu()
    assert sorted(name for name, _ in nodes(icons, "button")) == ["Next", "Nothing", "Previous", "Weigh"]
    assert [name for name, _ in nodes(icons, "menu")] == ["Weigh"]


@EVERYWHERE
def test_axe_finds_nothing(icons):
    assert violations(icons.browser) == []
    icons.focus()
    icons.browser.press_key("Shift+F10")
    icons.wait_for_menu()
    assert violations(icons.browser) == []


def test_virtual_click_launches(icons):
    icons.browser.click_accessible("button", "Scale")
    icons.wait_for_closed()
    assert icons.said() == ["launch"]


def test_virtual_click_chooses(opened):
    opened.browser.click_accessible("menuitem", "Open Blue")
    opened.wait_for_closed()
    assert opened.said() == ["open → idle", CHOICES[2]]


def test_virtual_clicks_at_once_choose_once(opened):
    opened.evaluate(
        """
        const items = document.getElementById('icon').shadowRoot.querySelectorAll('[role=menuitem]')
        for (const item of [...items, ...items]) item.click()
        """
    )
    opened.wait_for_closed()
    assert opened.said() == ["open → idle", CHOICES[0]]
