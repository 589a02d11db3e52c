"""An open preview: by key, for assistive technology, its actions, and the target of its row."""

import pytest

from accessibility import violations
from peek import CHOSEN, COVERS, OPENS, PEEK, TAPPED, middle
from test_accessibility import nodes
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")
TARGET = "The target of the rows"
TITLE = "Rows to peek at"
ROWS = [
    ("link", "A row with a preview and actions"),
    ("link", "A row with a preview alone"),
    ("button", "A row that leads nowhere, with a button in its preview"),
]


def focus_by_key(page):
    page.evaluate("previous.focus()")
    page.browser.press_key("Tab")
    assert page.focused() == ["row", "source"]


def open_by_key(page):
    page.browser.press_key("Shift+F10")
    look = page.settled_look()
    assert look["preview"]["presence"] == 1
    return look


def said(page):
    """The row's events since the last call, without those of the button among its actions; an action is given by its
    detail."""
    return [
        entry["detail"] if entry["line"] == "action" else entry["line"] for entry in page.log() if entry["id"] == page.id
    ]


SHARED = [{"index": 0, "value": "share"}, *COVERS]
DELETED = [{"index": 1, "value": "Delete"}, *COVERS]


# By key


@EVERYWHERE
def test_whole_use_by_key(peeks):
    peeks.evaluate("previous.focus()")
    stops = []
    for _ in range(7):
        peeks.browser.press_key("Tab")
        stops.append(peeks.focused())
    # Previews and actions are tab stops only while they are shown.
    assert stops == [*([row, part] for row in ("row", "plain", "bad") for part in ("source", "more")), ["next", None]]
    focus_by_key(peeks)
    peeks.browser.press_key("Enter")
    peeks.wait_until_clean()
    assert (said(peeks), peeks.focused()) == (TAPPED, ["row", "source"])
    peeks.pass_time(0.5)

    open_by_key(peeks)
    assert (said(peeks), peeks.focused()) == (OPENS, ["row", "preview"])
    # Pressing the key again neither closes nor opens it.
    open_by_key(peeks)
    assert (said(peeks), peeks.focused()) == ([], ["row", "preview"])
    # Keyboard users see the focus.
    style = """
        const style = getComputedStyle(document.getElementById('row').shadowRoot.activeElement)
        return [style.outlineStyle, parseFloat(style.outlineWidth)]
        """
    assert peeks.evaluate(style) == ["solid", 3]
    peeks.browser.press_key("Enter")
    peeks.wait_until_clean()
    assert (said(peeks), peeks.focused()) == (CHOSEN, ["row", "source"])

    peeks.pass_time(0.5)
    open_by_key(peeks)
    said(peeks)
    peeks.browser.press_key("Tab")
    peeks.browser.press_key("Escape")
    peeks.wait_until_clean()
    assert (said(peeks), peeks.focused()) == (COVERS, ["row", "source"])

    open_by_key(peeks)
    said(peeks)
    stops = []
    for _ in range(3):
        peeks.browser.press_key("Tab")
        stops.append((peeks.focused()[0], peeks.state))
    assert stops == [("share", "actions"), ("delete", "actions"), ("plain", "idle")]
    peeks.wait_until_clean()
    # The focus that moved on stays there.
    assert (said(peeks), peeks.focused()) == (COVERS, ["plain", "source"])


@DEEP_ELSEWHERE
def test_leaving_backwards_closes(peeks):
    focus_by_key(peeks)
    open_by_key(peeks)
    stops = []
    for _ in range(3):
        peeks.browser.press_key("Shift+Tab")
        stops.append((*peeks.focused(), peeks.state))
    assert stops == [("row", "more", "actions"), ("row", "source", "actions"), ("previous", None, "idle")]
    peeks.wait_until_clean()
    assert said(peeks) == [*OPENS, *COVERS]


@EVERYWHERE
def test_two_keys_reach_the_preview_and_its_actions(peeks):
    """Tab and Enter are enough: a button after the row opens the preview, and closes it too."""
    focus_by_key(peeks)
    peeks.browser.press_key("Tab")
    assert (peeks.focused(), said(peeks)) == (["row", "more"], [])
    open_with_enter = "Enter", OPENS, ["row", "preview"]
    for steps in (
        [open_with_enter, ("Tab", [], ["share", None]), ("Enter", SHARED, ["row", "more"])],
        [open_with_enter, ("Shift+Tab", [], ["row", "more"]), ("Enter", COVERS, ["row", "more"])],
        [open_with_enter, ("Enter", CHOSEN, ["row", "more"])],
    ):
        for key, expected, focus in steps:
            peeks.browser.press_key(key)
            peeks.settled_look()
            assert (said(peeks), peeks.focused()) == (expected, focus), steps
        peeks.pass_time(0.5)


@DEEP_ELSEWHERE
def test_keys_that_open_a_menu(peeks):
    """The keys that open it are taken from the browser. The page receives all others."""
    keys = peeks.evaluate(
        """
        const row = document.getElementById('row')
        const link = row.shadowRoot.querySelector('a')
        return (async () => {
          const seen = {}
          for (const [name, type, key, shiftKey] of [
            ['menu', 'keydown', 'ContextMenu', false], ['menu up', 'keyup', 'ContextMenu', false],
            ['Shift and F10', 'keydown', 'F10', true], ['Shift and F10 up', 'keyup', 'F10', true],
            ['F10', 'keydown', 'F10', false], ['Shift and a', 'keydown', 'a', true], ['F9', 'keydown', 'F9', true],
          ]) {
            const event = new KeyboardEvent(type, { key, shiftKey, bubbles: true, composed: true, cancelable: true })
            link.dispatchEvent(event)
            seen[name] = [event.defaultPrevented, row.state]
            if (row.state !== 'idle') row.close()
            await settled()
          }
          return seen
        })()
        """
    )
    assert keys == {
        "menu": [True, "actions"], "menu up": [True, "idle"],
        "Shift and F10": [True, "actions"], "Shift and F10 up": [True, "idle"],
        "F10": [False, "idle"], "Shift and a": [False, "idle"], "F9": [False, "idle"],
    }


def test_menu_key_that_the_page_prevents_is_its_own(peeks):
    """The page then shows its own menu, which some systems ask for at the release of the key."""
    found = peeks.evaluate(
        """
        const link = row.shadowRoot.querySelector('a')
        const options = { key: 'ContextMenu', bubbles: true, composed: true, cancelable: true }
        addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true })
        return [[KeyboardEvent, 'keydown'], [MouseEvent, 'contextmenu'], [KeyboardEvent, 'keyup']].map(([Kind, type]) => {
          const event = new Kind(type, options)
          link.dispatchEvent(event)
          return [type, event.defaultPrevented, row.state]
        })
        """
    )
    assert found == [["keydown", True, "idle"], ["contextmenu", False, "idle"], ["keyup", False, "idle"]]


def test_menu_key(peeks, engine):
    peeks.evaluate("window.menus = 0; addEventListener('contextmenu', () => (menus += 1))")
    focus_by_key(peeks)
    peeks.browser.press_key("ContextMenu")
    peeks.settled_look()
    assert (said(peeks), peeks.focused(), peeks.evaluate("return menus")) == (OPENS, ["row", "preview"], 0)


def test_late_menu_of_a_handled_key_is_suppressed(peeks):
    """Firefox on Linux still opens a menu. It is suppressed until the next key or contact, which may open a menu of its
    own."""
    shown = peeks.evaluate(
        """
        const row = document.getElementById('row')
        const link = row.shadowRoot.querySelector('a')
        const options = { bubbles: true, composed: true, cancelable: true }
        let heard = 0
        addEventListener('contextmenu', () => (heard += 1))
        const menu = () => {
          const event = new MouseEvent('contextmenu', options)
          document.body.dispatchEvent(event)
          return [event.defaultPrevented, heard]
        }
        const shown = [menu()]
        for (const next of [new KeyboardEvent('keydown', { ...options, key: 'q' }), new PointerEvent('pointerdown', options)]) {
          link.dispatchEvent(new KeyboardEvent('keydown', { ...options, key: 'ContextMenu' }))
          shown.push(menu(), menu())
          document.body.dispatchEvent(next)
          shown.push(menu())
        }
        return shown
        """
    )
    assert shown == [[False, 1], [True, 1], [True, 1], [False, 2], [True, 2], [True, 2], [False, 3]]


def test_escape_only_closes_the_open_preview(peeks, engine):
    """Neither the dialog around the row nor the next opened preview receives it. The dialog gets only its own `close`
    event."""
    peeks.evaluate(
        """
        const dialog = document.createElement('dialog')
        document.querySelector('main').append(dialog)
        dialog.append(document.getElementById('row'), document.getElementById('plain'))
        dialog.showModal()
        window.closes = 0
        dialog.addEventListener('close', () => (closes += 1))
        row.addEventListener('close', () => plain.peek(), { once: true })
        """
    )
    peeks.leave_open()
    is_open = "return [row.state, plain.state, document.querySelector('dialog').open]"
    peeks.browser.press_key("Escape")
    peeks.tick(3)
    assert peeks.evaluate(is_open) == ["idle", "peek", True]
    peeks.browser.press_key("Escape")
    peeks.rest()
    assert peeks.evaluate(is_open) == ["idle", "idle", True]
    assert peeks.evaluate("return closes") == 0
    peeks.browser.press_key("Escape")
    peeks.until("!document.querySelector('dialog').open", "the dialog closes")
    peeks.until("closes === 1", "the dialog says so")


@DEEP_ELSEWHERE
def test_escape_disarms_a_button_in_a_peek_before_it_closes_the_peek(peeks):
    peeks.leave_open()
    states = "return clock.tick(2).then(() => [row.state, document.getElementById('delete').state])"
    peeks.evaluate("const button = document.getElementById('delete'); button.focus(); button.click()")
    found = [peeks.evaluate(states)]
    for _ in range(2):
        peeks.browser.press_key("Escape")
        found.append(peeks.evaluate(states))
    assert found == [["actions", "selected"], ["actions", "idle"], ["idle", "idle"]]
    peeks.rest()


@pytest.mark.parametrize("order, script", [
    (["row", "outer"], "row.peek(); outer.click()"),
    (["outer", "row"], "outer.click(); row.peek()"),
    # A listener of the first begins the second.
    (["row", "outer"], "row.addEventListener('peek', () => outer.click()); row.peek()"),
    # The row's key is down already, and its preview begins again.
    (["outer", "row"], """
        row.shadowRoot.querySelector('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }))
        outer.click()
        row.peek()
    """),
], ids=["peek first", "button first", "button by the peek", "peek again"])
def test_escape_closes_what_began_last(peeks, order, script):
    """Each Escape closes one, also while the other is no part of it."""
    peeks.evaluate("document.body.append(Object.assign(document.createElement('pressure-confirm-button'), { id: 'outer', textContent: 'Delete' }))")
    peeks.tick(2)
    peeks.evaluate(script)
    states = lambda: peeks.evaluate("return clock.tick(2).then(() => arguments[0].map((id) => document.getElementById(id).state !== 'idle'))", order)
    found = [states()]
    for _ in order:
        peeks.browser.press_key("Escape")
        found.append(states())
    assert found == [[True, True], [True, False], [False, False]]


@EVERYWHERE
def test_focus_returns_after_opening_by_script(peeks):
    """The focus returns to its earlier place, and nothing scrolls. While the preview is pressed, the focus stays."""
    peeks.evaluate("previous.focus(); scrollTo({ top: 140, behavior: 'instant' })")
    look = peeks.leave_open()
    # The keyboard is not in use, so the focus on the stage is invisible.
    on = "const { activeElement } = row.shadowRoot; return [activeElement.popover, activeElement.role, scrollY]"
    assert peeks.evaluate(on) == ["manual", "dialog", 140]
    finger = peeks.finger("mouse")
    finger.down(*middle(look["preview"]))
    assert (peeks.state, peeks.focused()[0]) == ("actions", "row")
    finger.move(5, 5)
    finger.up()
    assert (peeks.state, peeks.focused()[0]) == ("actions", "row")
    peeks.browser.press_key("Escape")
    peeks.wait_until_clean()
    assert (peeks.focused(), peeks.evaluate("return scrollY")) == (["previous", None], 140)


# Actions


def test_tap_on_an_action(peeks, contact):
    """The page receives only this click, because slotted content belongs to the page."""
    peeks.evaluate("window.clicks = []; addEventListener('click', ({ target }) => clicks.push(target.id)); previous.focus()")
    peeks.leave_open()
    said(peeks)
    peeks.tap(peeks.finger(contact), peeks.centre("#share"))
    peeks.wait_until_clean()
    assert (said(peeks), peeks.focused(), peeks.evaluate("return clicks")) == (SHARED, ["previous", None], ["share"])


@pytest.mark.parametrize("is_tapped", [False, True])
def test_confirm_button_among_the_actions(peeks, any_kind, is_tapped):
    """It works as everywhere else. Its confirmation is an action, and a tap on it is not."""
    peeks.leave_open()
    said(peeks)
    finger = peeks.finger(any_kind)
    finger.down(*peeks.centre("#delete"), 0.1)
    finger.up()
    peeks.pass_time(0.7)
    assert (peeks.state, said(peeks)) == ("actions", [])
    peeks.id = "delete"
    assert peeks.state == "selected"
    # A press beside the ring disarms the button, and does not close the preview.
    finger.down(20, 20, 0.1)
    finger.up()
    assert peeks.state == "idle"
    peeks.pass_time(0.7)
    if is_tapped:
        finger.down(*peeks.centre("#delete"), 0.1)
        finger.up()
        peeks.pass_time(0.7)
        ring = peeks.ring()
        finger.down(ring["x"], ring["y"], 0.1)
    else:
        peeks.press_until("confirmed", finger)
    peeks.id = "row"
    assert (peeks.state, said(peeks)) == ("actions", [])
    finger.up()
    peeks.wait_until_clean()
    assert said(peeks) == DELETED


@DEEP_ELSEWHERE
def test_clicks_that_count_as_actions(peeks):
    """An action's index and value, or its text without a value. A click beside the actions or on a disabled one is not
    an action."""
    seen = peeks.evaluate(
        """
        return (async () => {
          const share = document.getElementById('share')
          share.insertAdjacentHTML('afterend', '<button slot="action" type="button" id="more">\\n  More <b>of it</b> </button>')
          const more = document.getElementById('more')
          const off = document.createElement('button')
          Object.assign(off, { slot: 'action', disabled: true, textContent: 'Off' })
          more.after(off)
          await settled()
          const actions = row.shadowRoot.querySelector('[part=actions]')
          const clicked = { share, more, 'in it': more.querySelector('b'), 'beside them': actions.querySelector('slot'),
            'their box': actions, off, 'the preview\\'s': row.querySelector('h2').parentNode }
          const seen = {}
          for (const [name, node] of Object.entries(clicked)) {
            row.peek()
            await settled()
            recorder.take()
            node.click()
            seen[name] = [row.state, ...recorder.take().map(({ line, detail }) => (line === 'action' ? detail : line))]
            if (row.state !== 'idle') row.close()
            await settled()
            await clock.pass(500)
          }
          return seen
        })()
        """
    )
    words = {"index": 1, "value": "More of it"}
    assert seen == {
        "share": ["idle", *SHARED], "more": ["idle", words, *COVERS], "in it": ["idle", words, *COVERS],
        "beside them": ["actions"], "their box": ["actions"], "off": ["actions"], "the preview's": ["pop", *CHOSEN[:2]],
    }


def test_click_on_an_action_of_a_closed_peek(peeks):
    """Escape has closed it, and it fades. A click on an action comes too late."""
    seen = peeks.evaluate(
        """
        return (async () => {
          row.peek()
          await settled()
          row.close()
          recorder.take()
          document.getElementById('share').click()
          return [row.state, ...recorder.take().map(({ line }) => line)]
        })()
        """
    )
    assert seen == ["idle"]


# The link


@EVERYWHERE
def test_pop_opens_the_link_unless_it_is_prevented(peeks):
    finger = peeks.finger("mouse")
    peeks.tap(finger)
    peeks.wait_until_clean()
    assert (said(peeks), peeks.evaluate("return document.title")) == (TAPPED, TITLE)
    # A row without a link only sends the event, until it has a link.
    peeks.id = "bad"
    peeks.evaluate("window.follows = true")
    peeks.tap(finger)
    peeks.wait_until_clean()
    assert (said(peeks), peeks.evaluate("return document.title")) == (TAPPED, TITLE)
    peeks.pass_time(0.5)
    peeks.set_attribute("href", "target.html")
    peeks.tap(finger)
    wait_for_target(peeks)


def wait_for_target(page):
    # The target is another page, without a clock. Wait for all of it, because the end of its loading is not the end of the
    # next page's.
    is_there = "return document.readyState === 'complete' && document.title"
    eventually(lambda: page.evaluate(is_there) == TARGET, "the link opens")


def test_pop_by_force_opens_the_link(peeks, engine):
    """Not in Firefox, whose driver cannot lift a finger after its page is gone."""
    peeks.evaluate("window.follows = true")
    finger = peeks.finger("touch")
    finger.down(*peeks.centre(), PEEK)
    finger.move(*peeks.centre(), 0.9)
    wait_for_target(peeks)


@pytest.mark.deep_engines("firefox")
def test_click_with_a_modifier_is_left_to_the_browser(peeks):
    """It opens another tab, which is prevented here."""
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
    assert (peeks.state, said(peeks)) == ("idle", [])


def test_enter_with_a_modifier_is_left_to_the_browser(peeks):
    """It opens another tab or window, which is prevented here."""
    peeks.evaluate(
        """
        window.kept = []
        const { shadowRoot } = document.getElementById('row')
        shadowRoot.addEventListener('click', (event) => {
          kept.push([event.shiftKey, event.ctrlKey, event.target.localName])
          event.preventDefault()
        })
        shadowRoot.querySelector('a').focus()
        """
    )
    for modifier in ("Shift", "Control"):
        peeks.browser.key_down(modifier)
        peeks.browser.key_down("Enter")
        peeks.browser.key_up("Enter")
        peeks.browser.key_up(modifier)
    assert peeks.evaluate("return kept") == [[True, False, "a"], [False, True, "a"]]
    assert (peeks.state, said(peeks)) == ("idle", [])


# Assistive technology


def links(page):
    return [(role, name) for role in ("link", "button") for name, _ in nodes(page, role)]


def test_roles_and_names(peeks, engine):
    others = [("button", name) for name in ("Previous", "Next", *(f"Preview {name}" for _, name in ROWS))]
    assert sorted(links(peeks)) == sorted([*ROWS, *others])
    peeks.leave_open()
    # The preview has the same link as its row.
    assert sorted(links(peeks)) == sorted([*ROWS, ROWS[0], *others, ("button", "Share"), ("button", "Delete")])
    assert [name for name, _ in nodes(peeks, "dialog")] == ["Preview"]
    peeks.set_attribute("aria-label", "The weighing of Monday")
    assert links(peeks).count(("link", "The weighing of Monday")) == 2
    assert ("button", "Preview The weighing of Monday") in links(peeks)


def test_virtual_clicks(peeks, engine):
    for name, row in zip(("row", "plain", "bad"), ROWS, strict=True):
        peeks.id = name
        peeks.browser.click_accessible(*row)
        peeks.wait_until_clean()
        assert said(peeks) == TAPPED, name
    peeks.id = "row"
    peeks.leave_open()
    said(peeks)
    peeks.browser.click_accessible("button", "Share")
    peeks.wait_until_clean()
    assert said(peeks) == SHARED


@EVERYWHERE
def test_clicks_by_script(peeks):
    """Clicks on the element, and on the open preview, as a screen reader does. The page receives neither."""
    peeks.evaluate("window.clicks = 0; addEventListener('click', () => (clicks += 1)); row.click()")
    peeks.wait_until_clean()
    assert said(peeks) == TAPPED
    peeks.pass_time(0.5)
    peeks.leave_open()
    peeks.evaluate("row.shadowRoot.querySelector('[part=preview]').click()")
    peeks.wait_until_clean()
    assert (said(peeks), peeks.evaluate("return clicks")) == ([*OPENS, *CHOSEN], 0)


@DEEP_ELSEWHERE
def test_axe_finds_nothing(peeks):
    assert violations(peeks.browser) == []
    for row in ("plain", "row"):
        peeks.id = row
        peeks.leave_open()
        assert violations(peeks.browser) == [], row
        peeks.evaluate("document.getElementById(arguments[0]).close(); return settled()", row)


def test_disabled(peeks, engine):
    switches = {
        "attribute": "row.toggleAttribute('disabled', arguments[0])",
        "property": "row.disabled = arguments[0]",
        "fieldset": "fieldset.disabled = arguments[0]",
    }
    peeks.evaluate(
        """
        window.links = 0
        row.shadowRoot.addEventListener('click', (event) => {
          if (!event.defaultPrevented && event.target.matches(':any-link')) links += 1
          event.preventDefault()
        })
        """
    )
    finger = peeks.finger("touch")
    for name, switch in switches.items():
        peeks.evaluate(switch, True)
        (properties,) = [properties for name, properties in nodes(peeks, "link") if name == ROWS[0][1]]
        assert properties["disabled"] is True, name
        finger.down(*peeks.centre(), 0.9)
        finger.up()
        peeks.browser.click_accessible(*ROWS[0])
        peeks.evaluate("row.peek(); row.click(); previous.focus()")
        for key in ("Tab", "Enter", "ContextMenu"):
            peeks.browser.press_key(key)
        # With a modifier key the browser would open a link in another tab or window.
        peeks.evaluate("row.shadowRoot.querySelector('a').focus()")
        for modifier in ("Control", "Shift"):
            peeks.browser.key_down(modifier)
            peeks.tap(peeks.finger("mouse"))
            peeks.browser.press_key("Enter")
            peeks.browser.key_up(modifier)
        assert peeks.evaluate("return links") == 0, name
        peeks.wait_until_clean()
        assert (said(peeks), peeks.evaluate("return document.title")) == ([], TITLE), name
        peeks.evaluate(switch, False)
        assert peeks.evaluate("return row.shadowRoot.querySelector('a').ariaDisabled") == "false", name
        peeks.pass_time(0.5)
    peeks.tap(finger)
    peeks.wait_until_clean()
    assert said(peeks) == TAPPED


def test_link_for_assistive_technology(peeks, engine):
    """Each row's link as its attributes change, and the other parts of the shadow tree."""
    seen = peeks.evaluate(
        """
        const link = (id) => {
          const one = document.getElementById(id).shadowRoot.querySelector('#source')
          return [one.getAttribute('href'), one.role, one.tabIndex, one.ariaDisabled, one.ariaLabel]
        }
        const seen = [link('row'), link('bad')]
        bad.href = 'target.html'
        seen.push(link('bad'), bad.href)
        bad.removeAttribute('href')
        seen.push(link('bad'), bad.href)
        bad.setAttribute('aria-label', 'Nowhere')
        seen.push(link('bad'))
        const { shadowRoot } = row
        const [source, root, card, actions] = ['#source', '[popover]', '[part=preview]', '[part=actions]']
          .map((one) => shadowRoot.querySelector(one))
        const is = (node) => [node.localName, node.part.value, node.role, node.tabIndex, node.ariaLabel]
        seen.push(
          [source, root, card, actions].map(is), card.getAttribute('aria-labelledby'), source.draggable, root.popover,
          [source, card, actions].map((node) => node.firstChild.name), [...root.children].map((node) => node.part.value),
        )
        return seen
        """
    )
    assert seen == [
        ["target.html", None, 0, "false", None],
        [None, "button", 0, "false", None],
        ["target.html", None, 0, "false", None], "target.html",
        [None, "button", 0, "false", None], None,
        [None, "button", 0, "false", "Nowhere"],
        [
            ["a", "source", None, 0, None],
            ["div", "", "dialog", -1, "Preview"],
            ["div", "preview", "link", 0, None],
            ["div", "actions", None, -1, None],
        ],
        "source", False, "manual", ["", "preview", "action"], ["veil", "veil shade", "preview", "actions"],
    ]


def test_button_in_a_preview_is_reported(peeks, engine):
    """A report for each interactive element, each time the preview opens. Covering the actions again reports nothing."""
    reported = peeks.evaluate(
        """
        return (async () => {
          const said = []
          const { error } = console
          console.error = (text, node) => said.push([text, node.id || node.localName])
          const open = async (id) => {
            const element = document.getElementById(id)
            element.peek()
            await settled()
            element.close()
            await settled()
          }
          await open('row')
          const seen = [said.splice(0)]
          await open('bad')
          seen.push(said.splice(0))
          // Elements in the slot itself, and elements that another slot passes on.
          bad.insertAdjacentHTML('beforeend', '<a slot="preview" id="link" href="#">Go</a><p slot="preview">No</p>')
          await open('bad')
          seen.push(said.splice(0))
          const outer = document.createElement('div')
          outer.innerHTML = '<p id="handed" slot="within"><input></p>'
          outer.attachShadow({ mode: 'open' }).innerHTML =
            '<pressure-peek id="inner"><span>Inner</span><slot slot="preview" name="within"></slot></pressure-peek>'
          document.body.append(outer)
          outer.shadowRoot.getElementById('inner').peek()
          seen.push(said.splice(0))
          outer.remove()
          const kinds = ['<a href="#">A</a>', '<button>B</button>', '<input>', '<select></select>', '<textarea></textarea>',
            '<p tabindex="0">P</p>', '<a>No link</a>', '<b>Bold</b>']
          for (const kind of kinds) {
            plain.querySelector('article').innerHTML = kind
            plain.peek()
            if (said.splice(0).length) seen.push(kind)
            plain.close()
            await settled()
          }
          // Uncovering and covering the actions keeps the same peek.
          const { left, top } = row.getBoundingClientRect()
          row.querySelector('article').append(document.createElement('button'))
          hand.down(left + 20, top + 20, 0.25)
          hand.move(left + 20, top + 20 - 64, 0.25)
          hand.move(left + 20, top + 20, 0.25)
          seen.push([row.state, ...said.splice(0)])
          hand.up(left + 20, top + 20)
          await settled()
          console.error = error
          return seen
        })()
        """
    )
    words = "A preview holds no buttons: make them actions"
    assert reported == [
        [], [[words, "article"]], [[words, "article"], [words, "link"]], [[words, "handed"]],
        '<a href="#">A</a>', "<button>B</button>", "<input>", "<select></select>", "<textarea></textarea>",
        '<p tabindex="0">P</p>',
        ["peek", [words, "article"]],
    ]
