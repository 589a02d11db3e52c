"""A confirm button that fills in place: with each kind of contact in each engine, by a held key, by taps and activations, and
its three looks.

Native tests show the result of a press at each force and time. Its faults are in the table of test_cancel.py.
"""

import pytest

from contrast import channels, contrast, over
from page import FIRED, FULL, HALF

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")
SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])
ARMED = ["idle → updating", "updating → selected"]
LAYERS = """
const { shadowRoot } = document.getElementById('delete')
const box = (node) => {
  const { x, y, width, height } = node.getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
}
const found = { button: box(shadowRoot.querySelector('button')) }
for (const name of ['fill', 'outline', 'ring', 'label', 'release', 'hint']) {
  const node = shadowRoot.querySelector(`svg [part~=${name}]`)
  if (node) found[name] = box(node)
}
return found
"""


@pytest.fixture(autouse=True)
def in_place(page):
    page.set_attribute("in-place")
    page.tick(2)
    yield page
    if page.browser.name == "chromium":
        page.browser.emulate_media()


def layers(page):
    page.tick()
    return page.evaluate(LAYERS)


def test_whole_press(page, contact):
    """By force if the device has any. Otherwise it takes two seconds, and 0.2 s more in which CONFIRM can be seen."""
    finger = page.finger(contact)
    finger.down(*page.centre(), HALF)
    if contact == "mouse":
        page.pass_time(2)
    else:
        finger.move(*page.centre(), FULL)
    page.wait_for_state("selected")
    assert page.events() == FIRED[:2]
    page.tick()
    assert page.label() == "CONFIRM"
    page.pass_time(0.25)
    assert (page.label(), page.label("release")) == ("OK", "Let go")
    assert page.events() == [FIRED[2]]
    finger.up()
    page.wait_for_state("idle")
    assert page.events() == FIRED[3:]
    page.rest()
    page.expect_rest()


@DEEP_ELSEWHERE
def test_lift_before_it_was_shown_confirms_nothing(page):
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.until("document.getElementById('delete').state === 'selected'", "it is full", seconds=9)
    finger.up()
    page.wait_for_state("idle")
    assert "confirm" not in page.events()


@DEEP_ELSEWHERE
def test_slides_out_and_back(page):
    """Outside it is empty. Back inside it begins again."""
    finger = page.finger("mouse")
    x, y = page.centre()
    finger.down(x, y)
    page.pass_time(2.4)
    finger.move(x, y + 80)
    page.tick()
    assert page.events() == [*FIRED[:3], "confirmed → updating"]
    assert page.get("intention") == 0
    finger.move(x, y)
    page.pass_time(1)
    finger.up()
    assert page.events() == ["updating → idle"]


@pytest.mark.parametrize("button", ["middle", "right"])
def test_wrong_button_of_a_mouse(page, engine, button):
    finger = page.finger("mouse")
    finger.down(*page.centre(), button=button)
    page.pass_time(3)
    finger.up(button=button)
    assert page.events() == []


# Keys, taps and activations


@EVERYWHERE
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_held_key(page, key):
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.key_down(key)
    page.pass_time(2)
    for _ in range(3):
        page.browser.repeat_key(key)
    page.pass_time(0.3)
    assert page.events() == FIRED[:3]
    page.browser.key_up(key)
    page.wait_for_state("idle")
    assert page.events() == FIRED[3:]


@DEEP_ELSEWHERE
@pytest.mark.parametrize("fault", ["Escape", "blur", "disabled", "removed"])
def test_held_key_is_taken_away(page, fault):
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.key_down("Space")
    page.pass_time(2.4)
    if fault == "Escape":
        page.browser.press_key("Escape")
    else:
        acts = {"blur": "blur()", "disabled": "disabled = true", "removed": "remove()"}
        page.evaluate(f"const button = document.getElementById('delete'); recorder.follow(button); button.{acts[fault]}")
    page.evaluate("return clock.painted()")
    page.browser.key_up("Space")
    page.pass_time(0.5)
    assert list(dict.fromkeys(page.events())) == [*FIRED[:3], "confirmed → idle"]


# WebKit's driver sends another key for Command.
@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("modifier, end", [("Control", FIRED[3:]), ("Meta", ["confirmed → idle"])])
def test_held_key_with_a_modifier(page, modifier, end):
    """A release with a modifier is a release. Command takes the key away, because a Mac does not report its release."""
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.key_down("Space")
    page.pass_time(2.4)
    page.browser.key_down(modifier)
    page.browser.key_up("Space")
    page.browser.key_up(modifier)
    page.wait_for_state("idle")
    assert page.events() == [*FIRED[:3], *end]
    page.browser.press_key("Space")
    page.wait_for_state("idle" if end == FIRED[3:] else "selected")


@pytest.mark.engines("chromium", "firefox")
def test_command_leaves_an_armed_button(page):
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.press_key("Space")
    page.wait_for_state("selected")
    page.browser.press_key("Meta")
    page.pass_time(0.5)
    page.browser.press_key("Space")
    page.wait_for_state("idle")
    assert page.events() == [*ARMED, *FIRED[2:]]


@DEEP_ELSEWHERE
def test_short_keys_and_taps_arm(page):
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.press_key("Enter")
    page.wait_for_state("selected")
    page.pass_time(0.4)
    page.browser.press_key("Enter")
    page.wait_for_state("idle")
    assert page.events() == [*ARMED, *FIRED[2:]]
    page.wait_out_guard()
    finger = page.finger("mouse")
    for _ in range(3):
        finger.down(*page.centre())
        finger.up()
        page.pass_time(0.7)
    assert "confirm" not in page.events()


def test_tap_on_the_ring_confirms(page, engine):
    finger = page.finger("touch")
    finger.down(*page.centre(), 0.05)
    finger.up()
    page.wait_for_state("selected")
    page.pass_time(0.7)
    ring = page.ring()
    finger.down(ring["x"], ring["y"], 0.05)
    finger.up()
    page.wait_for_state("idle")
    assert page.events() == [*ARMED, *FIRED[2:]]


def test_assistive_technology_activates_twice(page, engine):
    for _ in range(2):
        page.evaluate("document.getElementById('delete').click()")
        page.pass_time(0.4)
    assert page.events() == ["idle → selected", *FIRED[2:]]


@DEEP_ELSEWHERE
def test_description(page):
    description = page.evaluate(
        "return document.getElementById('delete').shadowRoot.querySelector('button').getAttribute('aria-description')"
    )
    assert description in ("Activate twice, or hold, then let go", "Activate twice, or press harder, then let go")


# The looks


def fill_half(page):
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.until("document.getElementById('delete').intention >= 0.5", "it is half full", seconds=9)
    return finger


@DEEP_ELSEWHERE
@pytest.mark.parametrize(
    "look, direction", [("sweep", "ltr"), ("", "rtl"), ("rise", "ltr"), ("ring", "ltr"), ("unknown", "ltr")]
)
def test_look(page, look, direction):
    page.evaluate(
        "const { style } = document.getElementById('delete');"
        " style.setProperty('--pressure-look', arguments[0]); style.direction = arguments[1]", look, direction
    )
    finger = fill_half(page)
    found = layers(page)
    x, y, width, height = found["button"]
    near = lambda *box: pytest.approx(box, abs=3)
    if look == "ring":
        assert "fill" not in found
        ring = found["ring"]
        assert ring[0] + ring[2] >= x + width / 2 and ring[3] >= height
    elif look == "rise":
        assert found["fill"] == near(x, y + height / 2, width, height / 2)
    else:
        assert found["fill"] == near(x + (width / 2 if direction == "rtl" else 0), y, width / 2, height)
    assert "outline" not in found and "label" not in found
    page.until("document.getElementById('delete').state === 'confirmed'", "it is confirmed", seconds=9)
    page.pass_time(0.3)
    found = layers(page)
    assert (look == "ring") == ("outline" not in found)
    label = found["label"]
    if look == "ring":
        # Beside the glass, which reaches 0.2 heights beyond the button, with a gap and a padding.
        assert (label[0], label[1] + label[3] / 2) == near(x + width + 0.2 * height + 18, y + height / 2)
    else:
        assert label[1] + label[3] <= y
    finger.up()
    page.evaluate("document.getElementById('delete').removeAttribute('style')")


PAINTED = """
const { shadowRoot } = document.getElementById('delete')
for (const one of shadowRoot.querySelector('button').getAnimations()) one.finish()
const button = getComputedStyle(shadowRoot.querySelector('button'))
return [button.color, button.backgroundColor, shadowRoot.querySelector('svg [part~=fill]').getAttribute('fill')]
"""


@SCHEMES
@pytest.mark.parametrize("media", [{}, {"prefers_contrast": "more"}], ids=["", "contrast"])
def test_title_is_readable_on_both_parts(page, engine, scheme, media):
    page.browser.emulate_media(prefers_color_scheme=scheme, **media)
    page.evaluate("document.documentElement.style.setProperty('color-scheme', arguments[0])", scheme)
    page.pass_time(0.2)
    finger = fill_half(page)
    page.tick()
    text, ground, fill = (channels(color) for color in page.evaluate(PAINTED))
    # The fill lies over the title, too.
    ratios = [contrast(text, ground), contrast(over(fill, text), over(fill, ground))]
    assert [round(ratio, 2) for ratio in ratios if ratio < 4.5] == []
    finger.up()
    page.evaluate("document.documentElement.removeAttribute('style')")


def test_forced_colours(page, engine):
    page.browser.emulate_media(forced_colors="active")
    page.pass_time(0.2)
    finger = fill_half(page)
    page.tick()
    text, ground, fill = (channels(color) for color in page.evaluate(PAINTED))
    assert contrast(over(fill, text), over(fill, ground)) >= 4.5
    assert contrast(over(fill, ground), ground) >= 1.2
    finger.up()


def test_reduced_motion(page, engine):
    page.browser.emulate_media(prefers_reduced_motion="reduce")
    page.tick(2)
    finger = page.finger("touch")
    finger.down(*page.centre(), FULL)
    page.wait_for_state("selected")
    page.pass_time(0.3)
    finger.up()
    assert page.events() == FIRED
    page.wait_out_guard()
    finger.down(*page.centre(), HALF)
    page.pass_time(0.6)
    finger.up()
    page.tick(2)
    # The fill disappears at once, so only the hint is drawn.
    assert [name for name in layers(page) if name != "button"] == ["hint"]
