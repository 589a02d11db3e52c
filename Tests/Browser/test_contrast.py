"""Meaningful parts have a contrast of 3 to 1 with their surroundings, and texts 4.5 to 1, on light and dark pages."""

import pytest

from contrast import channels, contrast, over

SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])
TEXT, PART = 4.5, 3
# The drawn layers of an element, by part or by kind, and the CSS colours of its button and the page.
LOOK = """
const element = document.getElementById(arguments[0])
const layers = [...element.shadowRoot.querySelectorAll('svg > :not(clipPath)')].map((node) =>
  [node.getAttribute('part') ?? node.localName, node.getAttribute('fill'), node.getAttribute('stroke'), Number(node.getAttribute('opacity'))])
const button = getComputedStyle(element.shadowRoot.querySelector('button'))
const probe = document.body.appendChild(document.createElement('span'))
probe.style.setProperty('background-color', 'Canvas')
const canvas = getComputedStyle(probe).backgroundColor
probe.remove()
return { layers, text: button.color, button: button.backgroundColor, canvas }
"""

# The colour of the label that is shown.
LABEL = """
const labels = document.getElementById('transition').shadowRoot.querySelectorAll('button > [part=label]')
return [...labels].map((one) => getComputedStyle(one)).find(({ opacity }) => opacity === '1').color
"""


pytestmark = pytest.mark.opens("controls.html")


@pytest.fixture
def controls(page):
    yield page
    page.browser.emulate_media()


def enter(page, scheme, **media):
    page.browser.emulate_media(prefers_color_scheme=scheme, **media)
    page.evaluate("document.documentElement.style.setProperty('color-scheme', arguments[0])", scheme)
    page.tick(3)
    page.pass_time(0.2)


def look(page, element):
    """The CSS colours, and the fill and stroke of each layer: by its part, or by its kind and number."""
    found = page.evaluate(LOOK, element)
    layers, kinds = {}, {}
    for name, fill, stroke, opacity in found.pop("layers"):
        kinds[name] = kinds.get(name, 0) + 1
        layers[name if kinds[name] == 1 else f"{name} {kinds[name]}"] = tuple((*color[:3], color[3] * opacity) for color in (channels(fill), channels(stroke)))
    return {name: channels(color) for name, color in found.items()}, layers


def too_low(**pairs):
    """Returns the pairs of opaque colours whose contrast is below their minimum, with that contrast."""
    ratios = {name: (contrast(one, other), least) for name, (one, other, least) in pairs.items()}
    return {name: round(ratio, 2) for name, (ratio, least) in ratios.items() if ratio < least}


def expect_ring(page, state):
    css, layers = look(page, "confirm")
    # The tint of the pressed button lies over its title as well.
    tint, disc = layers["rect"][0], layers["rect 2"][0]
    title, ground = (over(tint, over(css[name], css["canvas"])) for name in ("text", "button"))
    pairs = {"ring": (layers["ring"][1], disc, PART), "title": (title, ground, TEXT)}
    if state == "updating":
        # The empty part of the ring, and the dot.
        pairs |= {"track": (over(layers["path"][1], disc), disc, PART), "dot": (over(layers["path 2"][0], disc), disc, PART)}
    else:
        texts = ("label", "release") if state == "confirmed" else ("label",)
        pairs |= {text: (layers[text][0], layers["rect 3"][0], TEXT) for text in texts}
    if state == "selected":
        pairs |= {f"chevron {number}": (over(layers[f"path {number}"][1], disc), disc, PART) for number in (2, 3)}
    assert [layers[f"rect {number}"][0][3] for number in (2, 3) if f"rect {number}" in layers] == ([1] if state == "updating" else [1, 1])
    assert too_low(**pairs) == {}, state


@SCHEMES
@pytest.mark.parametrize("more", [{}, {"prefers_contrast": "more", "prefers_reduced_transparency": "reduce"}])
def test_confirm_button(controls, scheme, more):
    enter(controls, scheme, **more)
    css, _ = look(controls, "confirm")
    assert too_low(title=(css["text"], over(css["button"], css["canvas"]), TEXT)) == {}
    controls.id = "confirm"
    finger = controls.finger("mouse")
    finger.down(*controls.centre())
    controls.pass_time(1)
    if more:
        # The rim of the glass, on any page.
        _, layers = look(controls, "confirm")
        assert (layers["path"][1][3], layers["rect 2"][1]) == (pytest.approx(0.5, abs=0.01), pytest.approx((107, 108, 115, 1), abs=1))
    expect_ring(controls, "updating")
    controls.pass_time(1.3)
    expect_ring(controls, "selected")
    # The state is also shown by text, not only by colour.
    assert controls.label() == "CONFIRM"
    ring = controls.ring()
    finger.move(ring["x"], ring["y"])
    controls.pass_time(0.5)
    expect_ring(controls, "confirmed")
    assert controls.label() == "OK"
    finger.up()


@SCHEMES
def test_transitioning_button(controls, scheme):
    enter(controls, scheme)
    seen = {}
    for state in ("begin", "success", "failure"):
        controls.evaluate("document.getElementById('transition').state = arguments[0]; return clock.pass(400)", state)
        _, layers = look(controls, "transition")
        seen[state] = too_low(label=(channels(controls.evaluate(LABEL)), layers["pill"][0], TEXT))
    controls.evaluate("document.getElementById('transition').state = 'loading'; return clock.pass(400)")
    _, layers = look(controls, "transition")
    # The pill's edge needs no contrast: its content identifies it.
    seen["loading"] = too_low(spinner=(layers["spinner"][1], layers["pill"][0], PART))
    assert seen == {state: {} for state in ("begin", "success", "failure", "loading")}


@SCHEMES
def test_scale(controls, scheme):
    enter(controls, scheme)
    controls.id = "scale"
    controls.until(
        "(parseFloat(document.getElementById('scale').shadowRoot.querySelector('[part=number]').getAttribute('fill').slice(4))"
        " > 128) === given[0]",
        "the dial has its colours",
        scheme == "dark",
    )
    css, layers = look(controls, "scale")
    texts = {name: (layers[name][0], css["canvas"], TEXT) for name in ("number", "unit")}
    assert too_low(**texts, tare=(css["text"], over(css["button"], css["canvas"]), TEXT)) == {}
    finger = controls.finger("touch")
    finger.down(*controls.centre(), 0.3)
    seen = {}
    for state, force, seconds in (("weighing", 0.31, 0.1), ("settled", 0.31, 2), ("overload", 1, 0.5)):
        finger.move(*controls.centre(), force)
        controls.pass_time(seconds)
        assert controls.state == state
        _, layers = look(controls, "scale")
        seen[state] = too_low(reading=(layers["reading"][1], css["canvas"], PART))
    finger.up()
    assert seen == {state: {} for state in ("weighing", "settled", "overload")}
