"""Elements before and after the module, many of them, and moves in the page. They leave nothing behind."""

import pytest

from page import FIRED, FULL, HALF
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


def listeners(page):
    return page.evaluate("return counters.listeners")


@EVERYWHERE
@pytest.mark.opens("late.html", ready=False)
def test_element_parsed_before_the_module(page):
    # Values set before the element is defined must not hide the element's own properties.
    page.evaluate("document.getElementById('delete').disabled = false; document.getElementById('delete').cap = 2")
    assert page.evaluate("return loadKit()")
    assert (page.state, page.get("disabled"), page.get("cap"), page.get("confirmLabel")) == ("idle", False, 2, "SURE")
    page.set_attribute("ramp-duration", "0.3")
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.wait_for_state("selected")
    page.wait_for_label("SURE")
    finger.up()
    page.wait_for_state("idle")


@EVERYWHERE
def test_element_made_by_a_script(page):
    page.evaluate(
        """
        const made = document.createElement('pressure-confirm-button')
        made.id = 'made'
        made.textContent = 'Erase'
        made.rampDuration = 0.3
        document.querySelector('.scroller').prepend(made)
        """
    )
    page.id = "made"
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.wait_for_state("selected")
    ring = page.wait_for_ring()
    finger.move(ring["x"], ring["y"])
    page.wait_for_state("confirmed")
    finger.up()
    page.wait_for_state("idle")
    assert page.events() == FIRED


@pytest.mark.opens("many.html")
def test_two_hundred_buttons(page):
    page.until("document.getElementById('button-199')?.state", "all are made")
    page.expect_rest()
    before = listeners(page)
    for number in (0, 99, 100, 199):
        page.id = f"button-{number}"
        page.scroll_to()
        page.confirm_by_force(page.finger("touch"))
        log = page.log()
        assert [entry["line"] for entry in log] == FIRED
        assert {entry["id"] for entry in log} == {page.id}, "another button sent an event"
    page.expect_rest()
    assert listeners(page) == before


@pytest.mark.parametrize("state", ["selected", "confirmed"])
def test_moving_and_removing_leaves_nothing_behind(page, state):
    page.expect_rest()
    before = listeners(page)
    for _ in range(2):
        finger = page.finger("touch")
        page.press_until(state, finger)
        page.evaluate("window.button = document.getElementById('delete'); previous.before(button)")
        page.wait_for_state("idle")
        finger.up()
        # The ring of the old place is drawn until the next frame.
        page.expect_rest()
        page.press_until(state, finger)
        page.evaluate("button.remove()")
        finger.up()
        page.evaluate("fieldset.append(button)")
        assert page.state == "idle"
        page.expect_rest()
    assert listeners(page) == before
    page.events()
    page.confirm_by_force(page.finger("touch"))
    assert page.events() == FIRED
    page.expect_rest()
    assert listeners(page) == before


def test_removed_element_is_collected(page):
    """After an element is pressed, removed during the press and dropped, it is collected with its listeners and frames."""
    page.expect_rest()
    before = listeners(page)
    finger = page.finger("touch")
    page.press_until("selected", finger)
    page.evaluate("window.gone = new WeakRef(document.getElementById('delete')); gone.deref().remove()")
    finger.up()
    page.evaluate("recorder.take()")

    def is_collected():
        page.browser.cdp("HeapProfiler.collectGarbage")
        return page.evaluate("return gone.deref() === undefined")

    # The driver keeps no reference to the page. The browser's own caches need some rounds.
    eventually(is_collected, "the element is collected", 10)
    page.expect_rest()
    assert listeners(page) == before


def test_event_handler_may_remove_the_element(page):
    """Lists do this: the row disappears as soon as it is confirmed."""
    page.expect_rest()
    before = listeners(page)
    page.evaluate(
        """
        const button = document.getElementById('delete')
        recorder.follow(button)
        button.addEventListener('confirm', () => button.remove())
        """
    )
    finger = page.finger("touch")
    page.press_until("confirmed", finger)
    page.events()
    page.evaluate("window.button = document.getElementById('delete')")
    finger.up()
    assert page.evaluate("return button.state") == "idle"
    assert page.events() == ["confirm", "confirmed → idle"]
    page.expect_rest()
    assert listeners(page) == before


def test_event_handler_may_interrupt_the_press(page):
    """A handler that disables the button during an event ends the press, and the state stays consistent."""
    page.evaluate(
        """
        const button = document.getElementById('delete')
        button.addEventListener('statechange', ({ detail }) => (button.disabled = detail.state === 'selected'))
        """
    )
    finger = page.finger("touch")
    finger.down(*page.centre(), FULL)
    page.wait_for_state("idle")
    finger.up()
    assert page.events() == ["idle → updating", "updating → selected", "selected → idle"]


def test_event_handler_may_disable_the_element(page):
    page.evaluate(
        """
        const button = document.getElementById('delete')
        button.addEventListener('confirm', () => (button.disabled = true))
        """
    )
    page.confirm_by_force(page.finger("touch"))
    assert page.events() == FIRED


@pytest.mark.opens("edges.html")
def test_two_buttons_pressed_at_once_fire_nothing(page):
    finger = page.finger("touch")
    page.id = "left"
    finger.down(*page.centre(), HALF)
    page.wait_for_state("updating")
    page.id = "right"
    finger.down(*page.centre(), FULL, contact=1)
    page.id = "left"
    page.wait_for_state("idle")
    finger.up(contact=1)
    finger.up()
    assert "confirm" not in page.events()
    assert page.evaluate("return ['left', 'right'].map((id) => document.getElementById(id).state)") == ["idle", "idle"]


def test_memory_of_removed_buttons_is_reused(page):
    """Controls live in the engine's memory, which cannot shrink, so the memory of removed ones must be reused."""
    # The first frame allocates memory for the drawing.
    page.expect_rest()
    sizes = page.evaluate(
        """
        return (async () => {
          const sizes = []
          for (let round = 0; round < 3; round += 1) {
            const buttons = Array.from({ length: 200 }, () => document.createElement('pressure-confirm-button'))
            document.body.append(...buttons)
            sizes.push(counters.memory.buffer.byteLength)
            buttons.forEach((button) => button.remove())
            // A removal and a move can only be told apart after the script has ended.
            await clock.turn()
          }
          return sizes
        })()
        """
    )
    assert sizes == [sizes[0]] * 3
