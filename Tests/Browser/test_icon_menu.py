"""An icon and its menu by key and by assistive technology, and its properties and events for a page."""

import pytest

from accessibility import violations
from icon import CHOICES, TITLES
from test_accessibility import nodes

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")


def focus_by_key(icons):
    icons.focus("previous")
    icons.browser.press_key("Tab")
    assert icons.focused() == "icon"


def open_by_key(icons):
    focus_by_key(icons)
    icons.browser.press_key("Shift+F10")
    icons.wait_for_menu()
    assert (icons.said(), icons.focused()) == (["idle → open"], TITLES[0])


@EVERYWHERE
def test_whole_use_by_key(icons):
    focus_by_key(icons)
    for key in ("Enter", "Space"):
        icons.browser.key_down(key)
        assert icons.said() == [], key
        icons.browser.key_up(key)
        icons.wait_for_closed()
        assert (icons.said(), icons.focused()) == (["launch"], "icon"), key
        icons.pass_time(0.5)

    open_by_key(icons)
    one, two, three, four = TITLES
    keys = {
        "ArrowDown ArrowDown ArrowDown ArrowDown": [two, three, four, one],
        "ArrowUp ArrowUp ArrowUp ArrowUp": [four, three, two, one],
        "End Home End ArrowDown": [four, one, four, one],
    }
    for pressed, expected in keys.items():
        visited = []
        for key in pressed.split():
            icons.browser.press_key(key)
            visited.append(icons.focused())
        assert visited == expected
    assert icons.evaluate("return scrollY") == 0
    icons.browser.press_key("Shift+F10")
    assert (icons.state, icons.said(), icons.focused()) == ("open", [], one)

    for number, key in ((1, "Enter"), (2, "Space")):
        for _ in range(number):
            icons.browser.press_key("ArrowDown")
        icons.browser.press_key(key)
        icons.wait_for_closed()
        assert (icons.said(), icons.focused()) == ([CHOICES[number], "open → idle"], "icon"), key
        icons.pass_time(0.5)
        open_by_key(icons)

    icons.browser.press_key("ArrowDown")
    icons.browser.press_key("Escape")
    icons.wait_for_closed()
    assert (icons.said(), icons.focused()) == (["open → idle"], "icon")
    # Tab from the last item goes to the stop after the icon. Shift+Tab from the first item goes to the icon.
    ways = {"Tab": [two, three, four, "icon"], "Shift+Tab": ["more", "icon", "previous"]}
    for key, stops in ways.items():
        open_by_key(icons)
        visited = []
        for _ in stops:
            assert icons.state == "open", visited
            icons.browser.press_key(key)
            visited.append(icons.focused())
        icons.wait_for_closed()
        assert (icons.said(), visited) == (["open → idle"], stops), key
    # The icon itself is not an item: it behaves as without a menu.
    open_by_key(icons)
    for key in ("Shift+Tab", "Shift+Tab", "Enter"):
        icons.browser.press_key(key)
    icons.wait_for_closed()
    assert (icons.said(), icons.focused()) == (["open → idle", "launch"], "icon")


@DEEP_ELSEWHERE
def test_two_keys_reach_each_action(icons):
    """Tab and Enter are enough: a button after the icon opens the menu, and Tab moves from item to item."""
    for index, title in enumerate(TITLES):
        focus_by_key(icons)
        icons.browser.press_key("Tab")
        assert (icons.focused(), icons.said()) == ("more", [])
        icons.browser.press_key("Enter")
        icons.wait_for_menu()
        stops = [icons.focused()]
        for _ in range(index):
            icons.browser.press_key("Tab")
            stops.append(icons.focused())
        assert stops == TITLES[: index + 1]
        icons.browser.press_key("Enter")
        icons.wait_for_closed()
        assert (icons.said(), icons.focused()) == (["idle → open", CHOICES[index], "open → idle"], "more"), title
        icons.pass_time(0.5)
    icons.browser.press_key("Enter")
    icons.wait_for_menu()
    for _ in TITLES:
        icons.browser.press_key("Tab")
    icons.wait_for_closed()
    assert (icons.said(), icons.evaluate("return document.activeElement.id")) == (["idle → open", "open → idle"], "empty")


def more(icons, name="icon"):
    """The clip path and box of the button for the menu."""
    return icons.evaluate(
        """
        const more = document.getElementById(arguments[0]).shadowRoot.querySelector('[part=more]')
        const { left, top, width, height } = more.getBoundingClientRect()
        return [getComputedStyle(more).clipPath, left, top, width, height]
        """,
        name,
    )


HIDDEN = "inset(50%)"


@pytest.mark.engines("chromium", "firefox")
def test_touch_on_an_item_whose_beginning_the_page_prevents_chooses_nothing(icons):
    icons.open_menu()
    icons.said()
    icons.evaluate("addEventListener('touchstart', (event) => event.preventDefault(), { passive: false })")
    icons.tap(icons.finger("touch"), icons.item("History"))
    icons.pass_time(0.5)
    assert (icons.state, icons.said()) == ("idle", ["open → idle"])


def test_invisible_button_takes_no_tap(icons, engine):
    """Without items there is no such button."""
    clip, left, top, width, height = more(icons)
    assert (clip, width, height) == (HIDDEN, 28, 28)
    assert more(icons, "empty") == [HIDDEN, 0, 0, 0, 0]
    finger = icons.finger("touch")
    finger.down(left + 14, top + 14, 0.05)
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == ["launch"]
    icons.focus("previous")
    for _ in range(2):
        icons.browser.press_key("Tab")
    assert (icons.focused(), more(icons)[0]) == ("more", "none")


# The other browsers have no hovering mouse without a window.
@pytest.mark.engines("webkit")
def test_button_under_a_mouse(icons):
    """A click on the button is not a click on the icon, and the keyboard is not in use."""
    _, left, top, *_ = more(icons)
    assert icons.evaluate("return matchMedia('(hover: hover)').matches")
    mouse = icons.finger("mouse")
    mouse.move(left + 14, top + 14)
    icons.until("getComputedStyle(icon.shadowRoot.querySelector('[part=more]')).clipPath === 'none'", "it is shown")
    mouse.down(left + 14, top + 14)
    mouse.up()
    icons.wait_for_menu()
    assert (icons.said(), icons.focused()) == (["idle → open"], "stage")
    icons.close_menu()


def test_menu_key(icons, engine):
    icons.evaluate("window.menus = 0; addEventListener('contextmenu', () => (menus += 1))")
    focus_by_key(icons)
    for said in (["idle → open"], []):
        icons.browser.press_key("ContextMenu")
        icons.wait_for_menu()
        assert (icons.said(), icons.focused(), icons.evaluate("return menus")) == (said, TITLES[0], 0)
    # There is no menu without items.
    icons.evaluate("icon.close(); return settled().then(() => recorder.take())")
    icons.id = "empty"
    icons.focus()
    icons.browser.press_key("Shift+F10")
    icons.browser.press_key("ContextMenu")
    icons.wait_for_closed()
    assert (icons.said(), icons.focused()) == ([], "icon")


def test_arrows_enter_a_menu_that_was_held_open(icons, engine):
    for key, title in (("ArrowDown", TITLES[0]), ("ArrowUp", TITLES[3]), ("End", TITLES[3]), ("Home", TITLES[0])):
        icons.leave_open(icons.finger("mouse"))
        assert icons.focused() == "stage", "the keyboard is not in use yet"
        icons.browser.press_key(key)
        assert (icons.focused(), icons.evaluate("return scrollY")) == (title, 0), key
        icons.close_menu()
        icons.evaluate("document.activeElement.blur()")
        icons.pass_time(0.5)


@pytest.mark.deep_engines("firefox", "webkit")
def test_menu_only_handles_its_own_keys(icons):
    """The page receives all other keys, which move nothing."""
    keys = icons.evaluate(
        """
        icon.open()
        return settled().then(() => {
          const { shadowRoot } = icon
          const seen = {}
          for (const key of ['ArrowDown', 'End', 'ArrowLeft', 'ArrowRight', 'PageDown', 'a', 'ArrowUp', 'Home']) {
            const event = new KeyboardEvent('keydown', { key, code: key, bubbles: true, composed: true, cancelable: true })
            ;(shadowRoot.activeElement ?? shadowRoot.querySelector('[popover]')).dispatchEvent(event)
            const buttons = [...shadowRoot.querySelectorAll('[role=menuitem]')]
            seen[key] = [event.defaultPrevented, buttons.indexOf(shadowRoot.activeElement), icon.state]
          }
          return seen
        })
        """
    )
    assert keys == {
        "ArrowDown": [True, 0, "open"], "End": [True, 3, "open"], "ArrowLeft": [False, 3, "open"],
        "ArrowRight": [False, 3, "open"], "PageDown": [False, 3, "open"], "a": [False, 3, "open"],
        "ArrowUp": [True, 2, "open"], "Home": [True, 0, "open"],
    }


@EVERYWHERE
def test_focus_returns_after_opening_by_script(icons):
    """The focus returns to its earlier place, even if the menu was pressed in between. Nothing scrolls."""
    icons.evaluate("previous.focus(); scrollTo({ top: 140, behavior: 'instant' })")
    icons.open_menu()
    assert icons.focused() == "stage"
    finger = icons.finger("mouse")
    finger.down(*icons.item(TITLES[1]))
    finger.move(*icons.outside())
    # A pressed item has the focus.
    in_the_menu = "return document.activeElement.id"
    assert (icons.state, icons.evaluate(in_the_menu)) == ("open", "icon")
    finger.up()
    assert (icons.state, icons.evaluate(in_the_menu)) == ("open", "icon")
    icons.close_menu()
    assert (icons.said(), icons.focused()) == (["idle → open", "open → idle"], "previous")
    assert icons.evaluate("return scrollY") == 140


@pytest.mark.parametrize("cancels", [False, True], ids=["held", "cancelled"])
def test_a_key_that_is_released_elsewhere_in_the_element_is_lost(icons, cancels):
    """The icon hears no release on the button beside it. Then the next key would do nothing."""
    icons.evaluate("icon.shadowRoot.querySelector('button').focus()")
    icons.browser.key_down("Space")
    if cancels:
        icons.browser.press_key("Escape")
    icons.browser.key_down("Tab")
    icons.browser.key_up("Tab")
    icons.browser.key_up("Space")
    assert (icons.focused(), icons.state) == ("more", "idle")
    icons.said()
    icons.evaluate("icon.shadowRoot.querySelector('button').focus()")
    icons.browser.key_down("Enter")
    icons.browser.key_up("Enter")
    assert icons.said() == ["launch"]


# Properties and events


@EVERYWHERE
def test_items(icons):
    """The element copies at most four items of a list, which stays the page's own. Setting the list again replaces them."""
    expected = [
        {"title": TITLES[0], "subtitle": "Begin at zero"}, *({"title": title, "subtitle": ""} for title in TITLES[1:])
    ]
    assert [{name: item[name] for name in ("title", "subtitle")} for item in icons.items()] == expected
    told = icons.evaluate(
        """
        const own = [{ type: 'a', title: 'A' }, { type: 'b', title: 'B', subtitle: 'b', userInfo: [1] }]
        const has = () => {
          const { items, shadowRoot } = icon
          const [, , ...others] = shadowRoot.querySelectorAll('button')
          return [items.map(({ type }) => type), others.map((one) => [one.textContent, one.role, one.tabIndex, one.type])]
        }
        const told = [icon.items.length]
        icon.items = own
        told.push(icon.items === own, icon.items[1] === own[1])
        own.length = 0
        told.push(has())
        icon.open()
        const [, , first, second] = icon.shadowRoot.querySelectorAll('button')
        recorder.take()
        // Click as a screen reader does. The second click comes too late.
        second.click()
        first.click()
        told.push(recorder.take().map(({ line, detail }) => [line, detail]))
        return settled().then(() => {
          icon.items = []
          told.push(has())
          icon.open()
          told.push(icon.state, icon.shadowRoot.querySelector('[popover]').matches(':popover-open'))
          icon.items = new Set([{ type: 'c', title: 'C' }])
          told.push(has())
          icon.click()
          told.push(recorder.take().map(({ line, detail }) => [line, detail]))
          return told
        })
        """
    )
    assert told == [
        4, False, True,
        [["a", "b"], [["A", "menuitem", 0, "button"], ["Bb", "menuitem", 0, "button"]]],
        [["quickaction", {"type": "b", "title": "B", "userInfo": [1]}], ["open → idle", {"state": "idle", "previous": "open"}]],
        [[], []], "idle", False,
        [["c"], [["C", "menuitem", 0, "button"]]],
        [["launch", None]],
    ]


def test_the_choice_is_of_the_items_that_the_person_saw(icons):
    """A page may show other actions as soon as the menu has closed."""
    chosen = icons.evaluate(
        """
        icon.items = [{ type: 'a', title: 'A' }, { type: 'b', title: 'B' }]
        icon.open()
        icon.addEventListener('statechange', () => { icon.items = [{ type: 'c', title: 'C' }, { type: 'd', title: 'D' }] }, { once: true })
        let chosen
        icon.addEventListener('quickaction', ({ detail }) => { chosen = detail.type }, { once: true })
        icon.shadowRoot.querySelectorAll('[role=menuitem]')[1].click()
        return [chosen, icon.items.map(({ type }) => type)]
        """
    )
    assert chosen == ["b", ["c", "d"]]


def test_item_that_was_changed_in_place_is_not_chosen(icons):
    """The person saw its title before. The menu closes."""
    icons.evaluate("icon.items = [{ type: 'a', title: 'A' }]")
    icons.open_menu()
    icons.said()
    icons.evaluate("icon.items[0].type = 'b'; icon.shadowRoot.querySelector('[role=menuitem]').click()")
    assert (icons.said(), icons.state) == (["open → idle"], "idle")


def test_equal_items_leave_an_open_menu(icons):
    """A framework sets an equal list in each render. Another list closes the menu."""
    states = icons.evaluate(
        """
        const list = (title) => [{ type: 'a', title }, { type: 'b', title: 'B', userInfo: { to: [1] } }]
        const states = []
        for (const title of ['A', 'A', 'C']) {
          icon.items = list(title)
          states.push(icon.state)
          if (icon.state === 'idle') icon.open()
        }
        return states
        """
    )
    assert states == ["idle", "open", "idle"]


def test_items_that_no_text_can_hold(icons):
    """A list that is refused changes nothing, and the next one counts."""
    said = icons.evaluate(
        """
        const cycle = { type: 'a', title: 'A', userInfo: {} }
        cycle.userInfo.itself = cycle
        try { icon.items = [cycle] } catch (error) { said = error.name }
        icon.items = [{ type: 'b', title: 'B' }]
        return [said, icon.items.map(({ title }) => title)]
        """.replace("const cycle", "let said; const cycle", 1)
    )
    assert said == ["TypeError", ["B"]]


def test_image_of_an_item(icons, engine):
    """The image is beside the title, in the text's colour, also with forced colours. Without an image the place is
    empty."""
    shapes = """
        return [...icon.shadowRoot.querySelectorAll('[role=menuitem]')].map((item) => {
          const shape = item.querySelector('i')
          if (!shape) return null
          const { maskImage, backgroundColor, width, height } = getComputedStyle(shape)
          const inside = shape.getBoundingClientRect().right < item.getBoundingClientRect().right
          return [maskImage, backgroundColor === getComputedStyle(item).color, width, height, inside]
        })
        """
    icons.evaluate("icon.items = [{ type: 'a', title: 'A', image: 'icon.svg?\"a\"' }, { type: 'b', title: 'B', subtitle: 'b' }]")
    icons.open_menu()
    address = f'url("{icons.address}/icon.svg?%22a%22")'
    expected = [[address, True, "24px", "24px", True], None]
    assert icons.evaluate(shapes) == expected
    icons.browser.emulate_media(forced_colors="active")
    assert icons.evaluate(shapes) == expected
    assert [name for name, _ in nodes(icons, "menuitem")] == ["A", "B b"]


@pytest.mark.deep_engines("firefox", "webkit")
def test_name_image_and_label(icons):
    seen = icons.evaluate(
        """
        const { shadowRoot } = icon
        const [button, image, name, menu] = ['button', 'img', 'button > span', '[role=menu]']
          .map((one) => shadowRoot.querySelector(one))
        const has = () => [icon.name, icon.src, name.textContent, image.getAttribute('src'), menu.ariaLabel, button.ariaLabel]
        const seen = [image.alt, button.part.value, menu.parentNode.part.value, has()]
        icon.setAttribute('name', 'Blue')
        icon.src = 'icon.svg?blue'
        seen.push(has())
        icon.setAttribute('aria-label', 'Weigh')
        seen.push(has())
        icon.removeAttribute('aria-label')
        icon.name = null
        icon.removeAttribute('src')
        seen.push(has())
        const [root] = shadowRoot.querySelectorAll('[popover]')
        seen.push([...root.children].map((one) => one.part.value), root.popover, root.tabIndex)
        return seen
        """
    )
    assert seen == [
        "", "icon", "menu",
        ["Scale", "icon.svg", "Scale", "icon.svg", "Scale", None],
        ["Blue", "icon.svg?blue", "Blue", "icon.svg?blue", "Blue", None],
        ["Blue", "icon.svg?blue", "Blue", "icon.svg?blue", "Weigh", "Weigh"],
        ["", "", "", "", "", None],
        ["veil", "veil shade", "menu", "mark"], "manual", -1,
    ]


def test_disabled(icons, engine):
    finger = icons.finger("touch")
    focus_by_key(icons)
    for disabled in (True, False):
        icons.set("disabled", disabled)
        finger.down(*icons.centre(), 0.25)
        finger.up()
        icons.evaluate("icon.open()")
        for key in ("Enter", "Shift+F10", "ContextMenu"):
            icons.browser.press_key(key)
        assert icons.state == ("idle" if disabled else "open")
        if disabled:
            icons.wait_for_closed()
            assert icons.said() == []
    assert icons.said() == ["idle → open"]


# Assistive technology


def test_names_and_properties(icons, engine):
    found = dict(nodes(icons, "button"))
    assert sorted(found) == ["Actions Scale", "Next", "Nothing", "Previous", "Scale"]
    assert (found["Actions Scale"]["hasPopup"], found["Actions Scale"]["expanded"]) == ("menu", False)
    assert not any("hasPopup" in found[name] or "expanded" in found[name] for name in ("Scale", "Nothing"))
    assert (nodes(icons, "menu"), nodes(icons, "menuitem")) == ([], [])
    icons.open_menu()
    (more,) = [properties for name, properties in nodes(icons, "button") if name == "Actions Scale"]
    assert (more["hasPopup"], more["expanded"]) == ("menu", True)
    assert [name for name, _ in nodes(icons, "menu")] == ["Scale"]
    assert [name for name, _ in nodes(icons, "menuitem")] == ["New weighing Begin at zero", *TITLES[1:]]
    icons.set_attribute("aria-label", "Weigh")
    assert sorted(name for name, _ in nodes(icons, "button")) == ["Actions Weigh", "Next", "Nothing", "Previous", "Weigh"]
    assert [name for name, _ in nodes(icons, "menu")] == ["Weigh"]


def test_virtual_clicks(icons, engine):
    icons.browser.click_accessible("button", "Scale")
    icons.wait_for_closed()
    assert icons.said() == ["launch"]
    icons.pass_time(0.5)
    icons.browser.click_accessible("button", "Actions Scale")
    icons.wait_for_menu()
    icons.browser.click_accessible("menuitem", "Open Blue")
    icons.wait_for_closed()
    assert icons.said() == ["idle → open", CHOICES[2], "open → idle"]


@DEEP_ELSEWHERE
def test_axe_finds_nothing(icons):
    for prepare in (lambda: None, lambda: open_by_key(icons)):
        prepare()
        assert violations(icons.browser) == []


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("downs", [0, 2])
def test_held_enter_opens_or_chooses_once(icons, downs):
    """A button clicks at each repetition of a key, and the focus moves meanwhile."""
    icons.evaluate("document.getElementById('icon').shadowRoot.getElementById('more').focus()")
    for _ in range(downs):
        icons.browser.press_key("Enter" if icons.state == "idle" else "ArrowDown")
        icons.pass_time(0.4)
    icons.said()
    icons.browser.key_down("Enter")
    for _ in range(3):
        icons.pass_time(0.3)
        icons.browser.repeat_key("Enter")
    icons.browser.key_up("Enter")
    icons.pass_time(0.5)
    said = icons.said()
    assert len([one for one in said if isinstance(one, dict) or one == "launch"]) == (1 if downs else 0), said
    assert (icons.state == "open") == (not downs)
