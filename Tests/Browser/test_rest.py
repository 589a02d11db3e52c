"""The kit does nothing on a page without a press, and suppresses the browser's own actions only during a press."""

import pytest

from page import FULL, HALF

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


@EVERYWHERE
def test_page_at_rest_schedules_nothing(page):
    page.expect_rest()
    page.finger("mouse").move(*page.centre())
    page.evaluate("document.getElementById('delete').focus()")
    page.expect_rest()


def test_page_rests_after_a_press(page):
    finger = page.finger("touch")
    page.confirm_by_force(finger)
    page.expect_rest()
    page.wait_out_guard()
    page.press_until("selected", finger)
    finger.up()
    page.expect_rest()


@pytest.mark.opens("controls.html")
def test_controls_at_rest_schedule_nothing_and_add_no_listeners(page):
    """Without a press, the page's own moves and wheel events must not run the kit's code."""
    page.expect_rest()
    names = page.evaluate("return counters.listeners")
    # The recorder and the test page also have listeners: these.
    own = {"pointerdown", "securitypolicyviolation", "error", "unhandledrejection"}
    own |= {"statechange", "confirm", "peek", "pop", "action", "close", "launch", "quickaction"}
    of_the_page = ("Window", "HTMLDocument", "html", "body")
    assert [line for line in names if line.split()[0] in of_the_page and line.split()[1] not in own] == []


# Selection, call-outs and scrolling


def root_style(page):
    return page.evaluate(
        """
        const root = document.documentElement
        return [getComputedStyle(root).userSelect, root.getAttribute('style')]
        """
    )


@pytest.fixture
def ios(page):
    """A page as on iOS, where a long touch selects text and shows a call-out without an event that could prevent it."""
    take_back = page.browser.before_every_page(
        "const supports = CSS.supports.bind(CSS);"
        "CSS.supports = (name, value) => name === '-webkit-touch-callout' || (value ? supports(name, value) : supports(name))"
    )
    page.open("button.html", fresh=True)
    yield page
    take_back()
    page.open("button.html", fresh=True)


@pytest.mark.pitfall(10, 11)
@pytest.mark.parametrize("own_style", [None, "text"])
def test_selection_is_suppressed_by_a_style_on_ios_during_a_press_only(ios, own_style):
    page = ios
    if own_style:
        page.evaluate("document.documentElement.style.setProperty('user-select', arguments[0])", own_style)
    before = root_style(page)
    finger = page.finger("touch")
    for end in (finger.up, finger.cancel):
        page.press_until("selected", finger)
        assert root_style(page)[0] == "none"
        end()
        after = root_style(page)
        assert after[0] == before[0]
        # An empty attribute counts as a missing one.
        assert (after[1] or None) == before[1]


@pytest.mark.pitfall(10, 11)
@EVERYWHERE
def test_selection_is_suppressed_during_a_press_only(page):
    """The kit cancels the events that begin a selection. An inherited style would be computed again for the whole page."""
    asked = """
        const sheets = document.adoptedStyleSheets.length
        return ['selectstart', 'dragstart'].map((type) =>
          before.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))).concat(sheets)
        """
    mouse = page.finger("mouse")
    sheets = page.evaluate(asked)[2]
    mouse.down(*page.centre())
    assert page.evaluate(asked) == [False, False, sheets]
    mouse.up()
    assert page.evaluate(asked) == [True, True, sheets]


@pytest.mark.pitfall(10, 11)
@EVERYWHERE
def test_mouse_selects_no_text_while_it_presses(page):
    mouse = page.finger("mouse")
    mouse.down(*page.centre())
    mouse.move(*page.centre("#before"))
    mouse.move(*page.centre("h1"))
    assert page.evaluate("return String(getSelection())") == ""
    mouse.up()
    # Afterwards the mouse selects text again.
    left, top, width, height = page.box("#before")
    mouse.down(left + 2, top + height / 4)
    mouse.move(left + width / 2, top + height / 4)
    mouse.move(left + width - 4, top + height / 4)
    mouse.up()
    assert len(page.evaluate("return String(getSelection())")) > 5


@pytest.mark.pitfall(10)
def test_call_out_of_a_long_touch_is_suppressed_during_a_press_only(page):
    long_touch = """
        const event = new PointerEvent('contextmenu', {
          bubbles: true, composed: true, cancelable: true, pointerType: 'touch',
        })
        document.getElementById('delete').shadowRoot.querySelector('button').dispatchEvent(event)
        return event.defaultPrevented
        """
    assert page.evaluate(long_touch) is False
    finger = page.finger("touch")
    page.press_until("selected", finger)
    assert page.evaluate(long_touch) is True
    finger.up()
    assert page.evaluate(long_touch) is False


@pytest.mark.engines("chromium", "firefox")
def test_press_that_begins_on_the_text_does_not_scroll(page):
    """Chromium scrolls from slotted text despite the button's `touch-action`, and then cancels the touch."""
    if page.browser.name == "chromium":
        page.browser.cdp("Emulation.setTouchEmulationEnabled", enabled=True)
    page.evaluate(
        "window.cancelled = 0; addEventListener('pointercancel', () => (cancelled += 1), true);"
        " document.querySelector('.scroller').scrollTop = 20"
    )
    finger = page.finger("touch")
    x, y = page.centre()
    finger.down(x, y, HALF)
    for step in range(1, 12):
        finger.move(x, y - step * 8, HALF)
    for step in range(12, -4, -1):
        finger.move(x, y - step * 8, FULL)
    scrolled = page.evaluate("return [document.querySelector('.scroller').scrollTop, scrollY, cancelled]")
    assert scrolled == [20, 0, 0]
    assert page.state == "selected"
    finger.up()


def test_page_scrolls_by_touch_everywhere_else(page):
    page.browser.cdp("Emulation.setTouchEmulationEnabled", enabled=True)
    finger = page.finger("touch")
    x, y = page.centre("h1")
    finger.down(x, y + 60, 0)
    for step in range(1, 12):
        finger.move(x, y + 60 - step * 8, 0)
    finger.up()
    scrolled = "return document.querySelector('.scroller').scrollTop + scrollY"
    page.until(scrolled.removeprefix("return "), "the page scrolls")
