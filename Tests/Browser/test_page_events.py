"""The elements among the events of browsers, libraries and pages: drags, menus, selections, links, and pages that come back."""

import re

import pytest

import waiting
from peek import HINT, PeekPage
from test_frames import outer as outer

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


@EVERYWHERE
def test_drag_that_does_not_begin_is_heard_by_nobody(page):
    """A row that hears the beginning of a drag waits for its end."""
    page.evaluate(
        "window.heard = []; for (const type of ['dragstart', 'selectstart'])"
        " document.body.addEventListener(type, () => heard.push(type), true)"
    )
    start = """
        return ['dragstart', 'selectstart'].map((type) =>
          document.getElementById('delete').dispatchEvent(new Event(type, { bubbles: true, cancelable: true })))
        """
    finger = page.finger("mouse")
    finger.down(*page.centre())
    assert (page.evaluate(start), page.evaluate("return heard.splice(0)")) == ([False, False], [])
    finger.up()
    assert (page.evaluate(start), page.evaluate("return heard")) == ([True, True], ["dragstart", "selectstart"])


MENU = "document.getElementById('delete').dispatchEvent(new {}('contextmenu', {{ bubbles: true, cancelable: true{} }}))"
# The menu's event during a press of a kind of finger, and the state after it.
MENUS = {
    "of a library": ("touch", MENU.format("MouseEvent", ""), "selected"),
    "of a touch": ("touch", MENU.format("PointerEvent", ", pointerType: 'touch'"), "selected"),
    "of a mouse beside a touch": ("touch", MENU.format("PointerEvent", ", pointerType: 'mouse'"), "idle"),
    "of a key": ("pen", MENU.format("MouseEvent", ""), "idle"),
}


@pytest.mark.parametrize("what", MENUS)
def test_menu_during_a_press(page, what):
    kind, dispatch, state = MENUS[what]
    finger = page.finger(kind)
    page.press_until("selected", finger)
    page.evaluate(dispatch)
    assert page.state == state
    finger.up()


@pytest.mark.opens("transitioning.html")
def test_button_of_a_page_that_comes_back(buttons):
    """The browser has kept the page whose form was sent. A button that still works stays as it is."""
    seen = buttons.evaluate(
        """
        const see = (state, isKept) => {
          send.state = state
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isKept }))
          return send.state
        }
        const send = document.getElementById('send')
        const seen = [see('loading', false), see('loading', true), see('success', true)]
        send.reset()
        startRun('send')
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        return [...seen, send.state]
        """
    )
    assert seen == ["loading", "begin", "success", "loading"]
    buttons.end(0)


@EVERYWHERE
def test_source_of_a_peek_can_be_selected(peeks):
    """Before and after a press."""
    selected = """
        getSelection().selectAllChildren(document.querySelector('fieldset'))
        return String(getSelection()).includes('A row with a preview and actions')
        """
    assert peeks.evaluate(selected) is True
    peeks.evaluate("getSelection().removeAllRanges()")
    finger = peeks.finger("mouse")
    peeks.hold(finger)
    finger.up()
    peeks.evaluate("row.close()")
    peeks.wait_until_clean()
    assert peeks.evaluate(selected) is True


# Attributes of the element, the target of the page's base, and the window in which the link opens.
LINKS = {
    "target": ({"target": "frame"}, "", "frame"),
    "base": ({}, "frame", "frame"),
    "own target": ({"target": "_self"}, "frame", "page"),
    "none": ({}, "", "page"),
}


@pytest.mark.parametrize("what", LINKS)
def test_link_opens_where_the_page_says(browser, outer, what):
    attributes, target, wanted = LINKS[what]
    page = PeekPage(browser, outer.address)
    page.open("peek.html", fresh=True)
    page.evaluate(
        """
        window.follows = true
        document.body.append(Object.assign(document.createElement('iframe'), { name: 'frame' }))
        document.head.append(Object.assign(document.createElement('base'), { target: arguments[0] }))
        for (const [name, value] of Object.entries(arguments[1])) row.setAttribute(name, value)
        """,
        target, attributes,
    )
    waiting.page = None
    page.tap(page.finger("mouse"))
    opened = lambda: browser.evaluate(
        "const title = 'The target of the rows'; return document.title === title ? 'page'"
        " : document.querySelector('iframe')?.contentDocument?.title === title ? 'frame' : null"
    )
    waiting.eventually(opened, "the link opens")
    assert opened() == wanted


@EVERYWHERE
def test_inner_link_has_the_attributes(peeks):
    read = "return ['href', 'target', 'rel', 'download'].map((name) => row.shadowRoot.querySelector('a').getAttribute(name))"
    values = {"target": "_blank", "rel": "noopener nofollow", "download": "draft.txt"}
    for name, value in values.items():
        peeks.set(name, value)
    assert peeks.evaluate(read) == ["target.html", *values.values()]
    for name in ("href", *values):
        peeks.set(name, None)
    assert peeks.evaluate(read) == [None] * 4


@pytest.mark.deep_engines("firefox")
def test_clicks_on_a_short_link(peeks):
    """The button that opens the preview takes no click on the words of a link."""
    peeks.evaluate(
        """
        row.style.display = 'inline-block'
        row.firstElementChild.replaceWith(Object.assign(document.createElement('span'), { textContent: 'Draft', id: 'words' }))
        """
    )
    peeks.tick(2)
    left, top, width, height = peeks.box("#words")
    finger = peeks.finger("mouse")
    found = []
    for part in (0.02, 0.25, 0.5, 0.75, 0.98):
        finger.move(left + width * part, top + height / 2)
        peeks.evaluate("return clock.painted()")
        peeks.tap(finger, (left + width * part, top + height / 2))
        peeks.pass_time(0.8)
        found.append([line for line in peeks.events() if line in ("pop", "peek")])
    assert found == [["pop"]] * 5


def test_veil_around_a_low_source(peeks):
    """The hole in the veil is as large as the source, with rounder corners than it has room for elsewhere."""
    peeks.evaluate("Object.assign(row.firstElementChild.style, { display: 'block', height: '20px', padding: 0, minHeight: 0 })")
    peeks.evaluate("row.shadowRoot.querySelector('[part=more]').disabled = true")
    peeks.evaluate("return clock.painted()")
    finger = peeks.finger("touch")
    finger.down(*peeks.centre(), HINT)
    peeks.tick(2)
    _, top, width, height = peeks.box()
    hole = peeks.evaluate("return row.shadowRoot.querySelector('[part=veil]').style.clipPath")
    numbers = list(map(float, re.findall(r"-?[\d.]+", hole.split("Z")[1])))
    y, across, radius, down = (numbers[at] for at in (1, 2, 3, 10))
    assert height < 32
    assert (y, across + 2 * radius, radius, down) == pytest.approx((top, width, height / 2, 0), abs=0.1)
    finger.up()


def test_clone_has_what_attributes_say(page):
    page.set_attribute("in-place")
    page.set_attribute("confirm-label", "SURE?")
    page.evaluate(
        "const button = document.getElementById('delete'); const clone = button.cloneNode(true); button.replaceWith(clone)"
    )
    page.tick(2)
    assert [page.get(name) for name in ("inPlace", "confirmLabel")] == [True, "SURE?"]
    finger = page.finger("touch")
    page.press_until("selected", finger)
    page.pass_time(0.3)
    finger.up()
    assert page.events()[-2:] == ["confirm", "confirmed → idle"]
