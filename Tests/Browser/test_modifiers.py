"""A modifier key changes what a click on a link does. A button ignores it, as a native one does."""

from contextlib import contextmanager

import pytest

from peek import PEEK, TAPPED
from transitioning import STARTED, SUCCEEDED

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
IN_TWO = pytest.mark.engines("chromium", "firefox")
# A hold of a key in place opens the ring.
ARMED = ["idle → updating", "updating → selected"]


@contextmanager
def held(page, key="Control"):
    page.browser.key_down(key)
    try:
        yield
    finally:
        page.browser.key_up(key)


def keep_clicks(page):
    page.evaluate(
        """
        window.clicks = []
        const { shadowRoot } = document.getElementById(arguments[0])
        shadowRoot.addEventListener('click', (event) => clicks.push(event), true)
        // No test opens another page.
        shadowRoot.addEventListener('click', (event) => (event.wasLeft = !event.defaultPrevented) && event.preventDefault())
        """,
        page.id,
    )


def clicks(page):
    """The clicks on the link: if Control was down, and if the browser was to act on it."""
    return page.evaluate("return clicks.map(({ ctrlKey, wasLeft = false }) => [ctrlKey, wasLeft])")


@EVERYWHERE
def test_click_on_a_button_with_its_own_progress(buttons):
    """While it is busy, or shows its result, a click with a modifier runs nothing either."""
    buttons.starts_on_click()
    mouse = buttons.finger("mouse")
    with held(buttons):
        buttons.tap(mouse)
        assert buttons.events() == ["click", *STARTED]
        buttons.tap(mouse)
        assert (buttons.state, buttons.events()) == ("loading", [])
        buttons.end(0)
        assert buttons.events() == SUCCEEDED
        buttons.tap(mouse)
        assert (buttons.state, buttons.events()) == ("success", [])


@EVERYWHERE
def test_submission(buttons):
    buttons.show("save")
    with held(buttons):
        buttons.tap(buttons.finger("mouse"))
    assert buttons.events() == ["click", "submit two"]


@EVERYWHERE
def test_click_on_a_confirm_button(page):
    """It opens the ring, and the page receives no click."""
    page.evaluate("window.clicks = 0; addEventListener('click', () => (clicks += 1))")
    mouse = page.finger("mouse")
    with held(page):
        mouse.down(*page.centre())
        mouse.up()
    page.wait_for_state("selected")
    assert (page.events(), page.evaluate("return clicks")) == (ARMED, 0)


def test_held_key_with_a_modifier_never_confirms(page):
    """The browser clicks at each repetition of Enter."""
    page.evaluate("document.getElementById('delete').focus()")
    with held(page):
        page.browser.key_down("Enter")
        for _ in range(4):
            page.browser.key_down("Enter", repeat=True)
            page.tick(30)
        page.browser.key_up("Enter")
    assert "confirm" not in page.events()


@IN_TWO
@pytest.mark.parametrize("key", ["Control", "Shift"])
def test_modifier_during_a_press_on_a_link(peeks, key):
    """The modifiers of the click count, as on any link: the browser opens another page, and the peek none."""
    keep_clicks(peeks)
    mouse = peeks.finger("mouse")
    mouse.down(*peeks.centre())
    with held(peeks, key):
        mouse.up()
    peeks.rest()
    assert (peeks.events(), clicks(peeks)) == ([], [[key == "Control", True]])


@IN_TWO
def test_modifier_only_at_the_beginning_of_a_press_on_a_link(peeks):
    keep_clicks(peeks)
    mouse = peeks.finger("mouse")
    with held(peeks):
        mouse.down(*peeks.centre())
    mouse.up()
    peeks.rest()
    assert (peeks.events(), clicks(peeks)) == (TAPPED, [[False, False]])


def test_second_contact_with_a_modifier(peeks):
    """It takes the press from the link, like any other."""
    finger = peeks.finger("touch")
    finger.down(*peeks.centre(), PEEK)
    peeks.wait_for_state("peek")
    peeks.events()
    peeks.evaluate(
        """
        document.getElementById(arguments[0]).shadowRoot.querySelector('a').dispatchEvent(new PointerEvent('pointerdown', {
          pointerType: 'mouse', pointerId: 9, ctrlKey: true, buttons: 1, isPrimary: true, bubbles: true, composed: true,
        }))
        """,
        peeks.id,
    )
    assert peeks.state != "peek"


@IN_TWO
@pytest.mark.parametrize("key", ["Control", "Shift"])
def test_click_with_a_modifier_on_an_open_preview(peeks, key):
    """The preview is no link of the browser's, so the press is the kit's."""
    peeks.leave_open()
    peeks.events()
    card = "document.getElementById(arguments[0]).shadowRoot.querySelector('[part=preview]').getBoundingClientRect()"
    x, y = peeks.evaluate(f"const {{ x, y, width, height }} = {card}; return [x + width / 2, y + height / 2]", peeks.id)
    with held(peeks, key):
        peeks.tap(peeks.finger("mouse"), (x, y))
    peeks.rest()
    assert "pop" in peeks.events()
