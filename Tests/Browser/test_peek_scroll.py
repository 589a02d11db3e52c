"""Rows are in lists, and lists scroll: what begins on a row as a scroll never peeks, and a peek scrolls nothing."""

import pytest

from peek import CLOSES, PEEK, PEEKS, SLIDE
from waiting import eventually


@pytest.fixture
def list_page(peeks, engine):
    """The page on a touch screen, which scrolls by touch."""
    peeks.browser.cdp("Emulation.setTouchEmulationEnabled", enabled=True)
    peeks.evaluate(
        "window.cancelled = 0; addEventListener('pointercancel', () => (cancelled += 1), true)"
    )
    return peeks


def scrolled(page):
    return page.evaluate("return scrollY")


@pytest.mark.pitfall(9)
@pytest.mark.parametrize("force", [0, 0.05, 0.1, 0.15])
@pytest.mark.parametrize("step", [3, 8, 25])
def test_scroll_that_begins_on_a_row_scrolls(list_page, step, force):
    finger = list_page.finger("touch")
    x, y = list_page.centre()
    finger.down(x, y, force)
    list_page.slide(finger, x, y, y - 150, force, 150 // step)
    eventually(lambda: scrolled(list_page) > 80, "the page scrolls")
    finger.up()
    list_page.wait_until_clean()
    events = list_page.events()
    # Its force may hint, and no more.
    assert events in ([], ["idle → hint", "hint → idle"])
    assert "hint → idle" not in events or force >= 0.1


def test_scroll_whose_force_grows_on_the_way_does_not_peek(list_page):
    finger = list_page.finger("touch")
    x, y = list_page.centre()
    finger.down(x, y, 0.05)
    for step in range(1, 20):
        finger.move(x, y - step * 8, 0.05 + step * 0.04)
    eventually(lambda: scrolled(list_page) > 80, "the page scrolls")
    finger.up()
    list_page.wait_until_clean()
    assert list_page.events() in ([], ["idle → hint", "hint → idle"])


def test_scroll_that_rests_on_the_way_does_not_peek(list_page):
    """However long the finger stays where the scroll has brought it."""
    finger = list_page.finger("touch")
    x, y = list_page.centre()
    finger.down(x, y, 0)
    list_page.slide(finger, x, y, y - 40, 0)
    began = list_page.now()
    eventually(lambda: list_page.now() > began + 700, "longer than one holds")
    finger.up()
    list_page.wait_until_clean()
    assert list_page.events() == []


def test_slide_to_the_side_does_not_peek(list_page):
    finger = list_page.finger("touch")
    x, y = list_page.centre()
    finger.down(x, y, 0.05)
    for step in range(1, 10):
        finger.move(x + step * 5, y, 0.05)
    finger.move(x + 50, y, 0.5)
    finger.up()
    list_page.wait_until_clean()
    assert (list_page.events(), scrolled(list_page)) == ([], 0)


@pytest.mark.parametrize("direction", [-1, 1])
def test_peek_scrolls_nothing(list_page, direction):
    list_page.evaluate("scrollTo(0, 40)")
    finger = list_page.finger("touch")
    x, y = list_page.peek_at(finger)
    list_page.slide(finger, x, y, y + direction * 200, steps=25)
    assert (scrolled(list_page), list_page.evaluate("return cancelled")) == (40, 0)
    # Up it is in the actions, down it still peeks.
    assert list_page.state == ("actions" if direction < 0 else "peek")
    finger.up()
    assert (scrolled(list_page), list_page.evaluate("return cancelled")) == (40, 0)


def test_peek_scrolls_nothing_after_its_force_fell(list_page):
    """It was no scroll when it began, and does not become one."""
    finger = list_page.finger("touch")
    x, y = list_page.peek_at(finger)
    finger.move(x, y, 0.02)
    list_page.wait_for_state("idle")
    list_page.slide(finger, x, y, y - 150, 0.02)
    finger.up()
    list_page.wait_until_clean()
    assert (scrolled(list_page), list_page.events()) == (0, [*PEEKS, *CLOSES])


def test_held_peek_scrolls_nothing(list_page):
    finger = list_page.finger("touch")
    x, y = list_page.centre()
    finger.down(x, y, 0)
    list_page.wait_for_state("peek")
    list_page.slide(finger, x, y, y - SLIDE, 0, 16)
    list_page.wait_for_state("actions")
    finger.up()
    assert (scrolled(list_page), list_page.state) == (0, "actions")


def test_page_behind_an_open_preview_does_not_scroll(list_page):
    list_page.leave_open()
    finger = list_page.finger("touch")
    finger.down(195, 700, 0)
    list_page.slide(finger, 195, 700, 500, 0, 25)
    finger.up()
    assert scrolled(list_page) == 0
    list_page.wait_until_clean()


def test_page_scrolls_again_after_a_peek(list_page):
    finger = list_page.finger("touch")
    list_page.peek_at(finger)
    finger.up()
    list_page.wait_until_clean()
    x, y = list_page.centre()
    finger.down(x, y, 0.05)
    list_page.slide(finger, x, y, y - 150, 0.05)
    finger.up()
    eventually(lambda: scrolled(list_page) > 80, "the page scrolls")
