"""The confirm button's explanations: a hint after an early lift, a description for assistive technology, and events for
its intention."""

import pytest

from page import FULL, HALF

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
# The visible hint, and the place of its centre relative to the button's.
HINT = """
const { shadowRoot } = document.getElementById('delete')
const label = shadowRoot.querySelector('[part~=hint]')
if (!label) return null
const [text, button] = [label, shadowRoot.querySelector('button')].map((one) => one.getBoundingClientRect())
return [label.textContent, text.x + text.width / 2 - button.x - button.width / 2,
  text.y + text.height / 2 - button.y - button.height / 2]
"""
DESCRIPTION = "return clock.tick(2).then(() => document.getElementById('delete').shadowRoot.querySelector('button').getAttribute('aria-description'))"
BY_TIME = "Activate twice, or hold and slide onto the ring"
BY_FORCE = "Activate twice, or press harder and slide onto the ring"


def press(page, finger, force=None, seconds=0.6):
    """Releases a press that is longer than a tap, and looks when the ring has unwound."""
    finger.down(*page.centre(), *([] if force is None else [force]))
    page.pass_time(seconds)
    finger.up()
    page.pass_time(0.3)
    return page.evaluate(HINT)


def above(text):
    """Expects a hint in a pill of 22 pixels, two pixels above the middle of a button of 44 pixels."""
    return [text, pytest.approx(0, abs=2), pytest.approx(-35, abs=2)]


@EVERYWHERE
def test_hint_after_an_early_lift(page):
    """The hint disappears after a reading time, and content under it can be clicked."""
    finger = page.finger("mouse")
    assert press(page, finger) == above("Hold longer")
    assert page.evaluate("return recorder.ring('delete')") is None
    x, y = page.centre()
    for place, wanted in ((y, "delete"), (y - 35, "fieldset")):
        assert page.evaluate("return document.elementFromPoint(...arguments).closest('[id]').id", x, place) == wanted
    page.pass_time(2.2)
    assert page.evaluate(HINT) is None
    page.expect_rest()


def test_hint_where_force_is_measured(page):
    assert press(page, page.finger("touch"), HALF) == above("Press harder")


def test_hint_where_the_ring_was_full(page):
    assert press(page, page.finger("touch"), FULL) == above("Slide onto the ring")


def test_hint_in_the_words_of_the_page(page):
    page.set_attribute("hold-hint", "Nur Mut")
    finger = page.finger("mouse")
    assert press(page, finger) == above("Nur Mut")
    page.set_attribute("hold-hint", "")
    press(page, finger)
    assert press(page, finger) is None
    page.rest()
    page.expect_rest()


def test_hint_moves_with_the_button(page):
    assert press(page, page.finger("mouse")) == above("Hold longer")
    page.evaluate("document.getElementById('delete').style.translate = '7px 40px'; return clock.tick(2)")
    assert page.evaluate(HINT) == above("Hold longer")


@EVERYWHERE
@pytest.mark.opens("button.html", fresh=True)
def test_description(page):
    """The description names the action for the current device. A page's own text takes precedence."""
    assert page.evaluate(DESCRIPTION) == BY_TIME
    page.set_attribute("hold-description", "Zweimal bestätigen")
    assert page.evaluate(DESCRIPTION) == "Zweimal bestätigen"
    page.set_attribute("aria-description", "Deletes the draft")
    assert page.evaluate(DESCRIPTION) == "Deletes the draft"
    page.evaluate(
        "for (const name of ['aria-description', 'hold-description']) document.getElementById('delete').removeAttribute(name)"
    )
    assert page.evaluate(DESCRIPTION) == BY_TIME


@pytest.mark.opens("button.html", fresh=True)
def test_description_where_force_is_measured(page):
    """A new button is needed: a page detects a sensor with the first measured press, and a mouse has no sensor."""
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.wait_for_state("selected")
    finger.up()
    page.wait_for_state("idle")
    assert page.evaluate(DESCRIPTION) == BY_TIME
    press(page, page.finger("touch"), HALF)
    assert page.evaluate(DESCRIPTION) == BY_FORCE
    found = page.evaluate(
        """
        const other = document.createElement('pressure-confirm-button')
        document.body.append(other)
        return clock.tick(2).then(() => other.shadowRoot.querySelector('button').getAttribute('aria-description'))
        """
    )
    assert found == BY_FORCE


def test_intention_has_its_own_event(page):
    """One event in each frame in which the intention changed, and no event in other frames. It bubbles."""
    page.evaluate(
        """
        window.told = []
        document.addEventListener('intentionchange', ({ target, composed, bubbles }) =>
          told.push([target.id, composed && bubbles, Number(target.intention.toFixed(2)), target.source]))
        """
    )
    finger = page.finger("touch")
    x, y = page.centre()
    finger.down(x, y, 0.09)
    page.tick()
    finger.move(x, y, 0.18)
    finger.move(x, y, 0.225)
    page.tick()
    page.tick(3)
    finger.move(x, y, FULL)
    page.tick(2)
    finger.cancel()
    page.tick(3)
    told = [["delete", True, intention, source] for intention, source in ((0.2, "measured"), (0.5, "measured"), (1, "measured"), (0, "none"))]
    assert page.evaluate("return told") == told
