"""Rows in a scrolling list: a scroll that begins on a row never peeks, and a peek never scrolls."""

import pytest

from peek import CLOSES, PEEKS, SLIDE

HINTED = ["idle → hint", "hint → idle"]


@pytest.fixture
def list_page(peeks, engine):
    """The page on a touch screen, where touches scroll."""
    peeks.browser.cdp("Emulation.setTouchEmulationEnabled", enabled=True)
    scroll_back(peeks)
    peeks.evaluate("window.cancelled = 0; addEventListener('pointercancel', () => (cancelled += 1), true)")
    return peeks


def scroll_back(page, top=0):
    """Scrolls, and waits until the page stays there: it may keep moving for some frames after a touch."""
    page.evaluate(
        """
        const [top] = arguments
        return (async () => {
          for (let stayed = 0; stayed < 4; ) {
            scrollTo({ top, behavior: 'instant' })
            await clock.painted()
            stayed = scrollY === top ? stayed + 1 : 0
          }
        })()
        """,
        top,
    )


def scrolled(page):
    return page.evaluate("return [scrollY, cancelled]")


def wait_for_scroll(page):
    page.until("scrollY > 20", "the page scrolls")


@pytest.mark.pitfall(9)
def test_scroll_that_begins_on_a_row_scrolls(list_page):
    """The force may reach the hint, but not the peek. PeekScrollTests and DeepPressContactTests cover other steps and
    forces."""
    finger = list_page.finger("touch")
    scrolls = {
        "in large steps": (25, lambda step: 0.1),
        "stronger and stronger": (8, lambda step: 0.05 + step * 0.04),
    }
    for name, (distance, force) in scrolls.items():
        scroll_back(list_page)
        x, y = list_page.centre()
        finger.down(x, y, force(0))
        for step in range(1, 64 // distance + 1):
            finger.move(x, y - step * distance, min(force(step), 1))
        wait_for_scroll(list_page)
        finger.up()
        list_page.wait_until_clean()
        assert list_page.events() in ([], HINTED), name


def test_peek_scrolls_nothing(list_page):
    """A slide upwards uncovers the actions, and a slide downwards still peeks. A falling force does not turn it into a
    scroll."""
    scroll_back(list_page, 40)
    finger = list_page.finger("touch")
    for direction, state in ((-1, "actions"), (1, "peek")):
        x, y = list_page.peek_at(finger)
        list_page.slide(finger, x, y, y + direction * 150, steps=10)
        assert (list_page.state, scrolled(list_page)) == (state, [40, 0])
        finger.up()
        assert scrolled(list_page) == [40, 0]
        list_page.evaluate("row.close()")
        list_page.wait_until_clean()
    list_page.events()
    x, y = list_page.peek_at(finger)
    finger.move(x, y, 0.02)
    assert list_page.state == "idle"
    list_page.slide(finger, x, y, y - 150, 0.02, 10)
    finger.up()
    list_page.wait_until_clean()
    assert (scrolled(list_page), list_page.events()) == ([40, 0], [*PEEKS, *CLOSES])


def test_page_behind_an_open_preview_scrolls_only_after_it_closed(list_page):
    """This holds for a held preview and for one that is left open."""
    finger = list_page.finger("touch")
    x, y = list_page.centre()
    finger.down(x, y, 0)
    list_page.pass_time(0.52)
    list_page.slide(finger, x, y, y - SLIDE, 0, 8)
    finger.up()
    assert (scrolled(list_page), list_page.state) == ([0, 0], "actions")
    list_page.settled_look()
    finger.down(195, 700, 0)
    list_page.slide(finger, 195, 700, 550, 0, 10)
    # A slide beside the preview closes it.
    finger.up()
    list_page.wait_until_clean()
    assert scrolled(list_page) == [0, 0]
    x, y = list_page.centre()
    finger.down(x, y, 0.05)
    list_page.slide(finger, x, y, y - 150, 0.05, 10)
    finger.up()
    wait_for_scroll(list_page)
