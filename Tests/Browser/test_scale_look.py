"""What a scale shows: colours that can be read, a dial that fills, at any size and in any page."""

import pytest

from scale import grams_at
from test_transitioning_access import luminance
from transitioning import is_within
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("part", ["number", "unit"])
def test_texts_can_be_read(scale, engine, scheme, part):
    """axe does not look into drawings."""
    scale.browser.emulate_media(prefers_color_scheme=scheme)
    scale.open("scale.html")
    scale.evaluate("document.documentElement.style.setProperty('color-scheme', 'light dark')")
    # What is painted of the page, where nothing else is.
    background = scale.browser.pixel(380, 830)
    assert (sum(background) < 300) == (scheme == "dark")
    page = f"rgb({', '.join(map(str, background))})"
    # The scheme changed under it: the element must see that by itself.
    eventually(lambda: contrast(scale.look()[part]["fill"], page) >= 4.5, f"the {part} can be read")


def test_dial_fills_with_the_weight(scale, kind):
    scale.keep_weighing()
    assert scale.look()["reading"] is None
    finger = scale.finger(kind)
    filled = {}
    for fraction in (0.1, 0.25, 0.51, 0.99):
        finger.down(*scale.centre(), fraction)
        filled[fraction] = eventually(lambda: scale.look()["reading"], "it is drawn")["dashes"]
        finger.up()
        scale.wait_for_state("rest")
        eventually(lambda: scale.look()["reading"] is None, "it is empty again")
    # Three quarters of a circle.
    assert filled == pytest.approx({fraction: 0.75 * fraction for fraction in filled}, abs=1e-3)


def test_dial_of_a_full_sensor_is_full(scale, kind):
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    scale.evaluate("document.getElementById('scale').tare()")
    finger.move(*scale.centre(), 1)
    scale.wait_for_state("overload")
    eventually(
        lambda: (layer := scale.look()["reading"]) and layer["dashes"] == pytest.approx(0.75), "it is full"
    )


def test_dial_is_empty_below_nothing(scale, kind):
    scale.keep_weighing()
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    scale.evaluate("document.getElementById('scale').tare()")
    finger.move(*scale.centre(), 0.2)
    scale.wait_for_force(0.2)
    eventually(lambda: scale.look()["number"]["text"] == "-38", "it is below nothing")
    assert scale.look()["reading"] is None


def colour(text):
    return tuple(round(float(part)) for part in text.split("(")[1].split(")")[0].split("/")[0].split(",")[:3])


def test_colours_are_custom_properties(scale, kind):
    names = ["dial", "dial-settled", "dial-overload", "dial-track", "dial-text", "dial-quiet"]
    wanted = {name: (10 + 30 * at, 40, 90) for at, name in enumerate(names)}
    scale.evaluate(
        "for (const [name, colour] of Object.entries(arguments[0]))"
        " document.documentElement.style.setProperty(`--pressure-${name}`, `rgb(${colour})`)",
        wanted,
    )

    def shows(part, what, name):
        eventually(
            lambda: (layer := scale.look()[part]) and colour(layer[what]) == pytest.approx(wanted[name], abs=1),
            f"the {part} has the colour {name}",
        )

    shows("track", "stroke", "dial-track")
    shows("number", "fill", "dial-text")
    shows("unit", "fill", "dial-quiet")
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    shows("reading", "stroke", "dial")
    scale.wait_for_state("settled")
    shows("reading", "stroke", "dial-settled")
    finger.move(*scale.centre(), 1)
    scale.wait_for_state("overload")
    shows("reading", "stroke", "dial-overload")


def test_forced_colours(scale, engine):
    scale.browser.emulate_media(forced_colors="active")
    scale.open("scale.html")
    canvas, highlight = scale.evaluate(
        """
        const probe = document.body.appendChild(document.createElement('span'))
        return ['Canvas', 'Highlight'].map((name) => {
          probe.style.setProperty('color', name)
          return getComputedStyle(probe).color
        })
        """
    )
    scale.finger("touch").down(*scale.centre(), 0.3)
    eventually(lambda: (layer := scale.look()["reading"]) and colour(layer["stroke"]) == colour(highlight), "as what is chosen")
    assert contrast(scale.look()["number"]["fill"], canvas) >= 4.5
    assert contrast(scale.look()["unit"]["fill"], canvas) >= 4.5


def test_parts_can_be_styled(scale, engine):
    scale.evaluate(
        """
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`
          pressure-scale::part(dial) { border-top-left-radius: 7px }
          pressure-scale::part(button) { letter-spacing: 3px }
          pressure-scale::part(number) { letter-spacing: 4px }
          pressure-scale::part(unit) { letter-spacing: 5px }
          pressure-scale::part(reading) { stroke-linecap: square }
        `)
        document.adoptedStyleSheets.push(sheet)
        """
    )
    scale.finger("touch").down(*scale.centre(), 0.3)
    eventually(lambda: scale.look()["reading"], "it is drawn")
    styles = scale.evaluate(
        """
        const root = document.getElementById('scale').shadowRoot
        const style = (part) => getComputedStyle(root.querySelector(`[part~="${part}"]`))
        return [style('dial').borderTopLeftRadius, style('button').letterSpacing, style('number').letterSpacing,
          style('unit').letterSpacing, style('reading').strokeLinecap]
        """
    )
    assert styles == ["7px", "3px", "4px", "5px", "square"]


# Sizes and places


def expect_whole(look, width):
    dial = look["dial"]
    assert dial["right"] - dial["left"] == pytest.approx(width, abs=0.5)
    assert dial["bottom"] - dial["top"] == pytest.approx(width, abs=0.5), "it is no square"
    middle = (dial["left"] + dial["right"]) / 2
    # The line of the dial is 0.07 of its width.
    inset = width * 0.07
    room = {side: dial[side] + inset * (1 if side in ("left", "top") else -1) for side in dial}
    for part in ("number", "unit"):
        box = look[part]["box"]
        assert is_within(box, room), f"the {part} {look[part]['text']!r} is over the dial"
        assert (box["left"] + box["right"]) / 2 == pytest.approx(middle, abs=1)
    assert is_within(look["track"]["box"], dial), "the dial is cut off"
    assert look["number"]["box"]["bottom"] - look["number"]["box"]["top"] < width * 0.5


@EVERYWHERE
@pytest.mark.parametrize("width", [128, 240, 480])
def test_any_width(scale, width):
    if scale.browser.name != "webkit":
        scale.browser.resize(600, 844)
    scale.evaluate("document.getElementById('scale').style.setProperty('width', `${arguments[0] / 16}rem`)", width)
    expect_whole(scale.look(), width)
    # The longest that it says below the number.
    finger = scale.finger("mouse")
    finger.down(*scale.centre())
    scale.wait_for_state("unmeasured")
    eventually(lambda: scale.look()["unit"]["text"] == "No force measured", "it says so")
    expect_whole(scale.look(), width)
    finger.up()


@pytest.mark.parametrize("capacity", [385, 5000, 1000000])
@pytest.mark.parametrize("unit", ["g", "oz", "N"])
def test_any_number_fits(scale, engine, unit, capacity):
    scale.set("capacity", capacity)
    scale.set("unit", unit)
    finger = scale.finger("touch")
    finger.down(*scale.centre(), 0.3)
    finger.move(*scale.centre(), 1)
    scale.wait_for_state("overload")
    eventually(lambda: scale.look()["number"]["text"].endswith("+"), "it is drawn")
    expect_whole(scale.look(), 240)


PLACES = {
    "as it is": ("", 1),
    "zoom": ("main.style.setProperty('zoom', '2')", 2),
    "zoom of the page": ("document.documentElement.style.setProperty('zoom', '2')", 2),
    "scaled down": ("main.style.setProperty('transform', 'scale(.5)')", 0.5),
    "scaled up": ("main.style.setProperty('transform', 'scale(1.5)')", 1.5),
}


@EVERYWHERE
@pytest.mark.parametrize("name", PLACES)
def test_edge_of_the_dial_counts(scale, name):
    if scale.browser.name == "webkit" and "zoom" in name:
        pytest.skip("WebKitGTK 2.50's rectangles leave CSS zoom out, its events do not")
    change, factor = PLACES[name]
    scale.evaluate(
        "const main = document.querySelector('main'); main.style.setProperty('transform-origin', '0 0');"
        f" document.getElementById('scale').style.setProperty('width', '8rem'); {change}"
    )
    left, top, width, height = scale.box()
    if scale.browser.name == "webkit" and "zoom" in name:
        # There the boxes in what is zoomed are in its own pixels, but the pointer is in those of the page.
        left, top, width, height = (length * factor for length in (left, top, width, height))
    elif scale.browser.name != "webkit":
        assert (width, height) == pytest.approx((128 * factor, 128 * factor), abs=0.5)
    kind = "mouse" if scale.browser.name == "webkit" else "touch"
    edges = {
        "left": (left + 2, top + height / 2),
        "right": (left + width - 2, top + height / 2),
        "top": (left + width / 2, top + 2),
        "bottom": (left + width / 2, top + height - 2),
    }
    counted = {}
    for edge, point in edges.items():
        finger = scale.finger(kind)
        finger.down(*point, 0.3)
        counted[edge] = scale.state
        finger.up()
        scale.wait_for_state("rest")
    assert counted == dict.fromkeys(edges, "weighing")


@EVERYWHERE
def test_below_the_dial_does_not_count(scale):
    left, top, width, height = scale.box()
    finger = scale.finger("mouse" if scale.browser.name == "webkit" else "touch")
    finger.down(left + width / 2, top + height + 10, 0.3)
    assert (scale.state, scale.events()) == ("rest", [])
    finger.up()


def test_press_at_the_edge_weighs_the_same(scale, kind):
    scale.keep_weighing()
    left, top, width, height = scale.box()
    scale.finger(kind).down(left + width - 3, top + height / 2, 0.3)
    assert scale.grams == pytest.approx(grams_at(0.3), abs=0.01)


def test_box_stays_where_it_is(scale, kind):
    """The page around it does not move with what it reads."""
    box = scale.box("#scale")
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    scale.wait_for_state("settled")
    boxes = [scale.box("#scale")]
    finger.move(*scale.centre(), 1)
    scale.wait_for_state("overload")
    boxes.append(scale.box("#scale"))
    assert boxes == [box, box]


def test_touch_on_the_dial_does_not_scroll(scale, engine):
    scale.browser.cdp("Emulation.setTouchEmulationEnabled", enabled=True)
    scale.evaluate("document.body.style.setProperty('min-height', '3000px')")
    scale.keep_weighing()
    finger = scale.finger("touch")
    x, y = scale.centre()
    finger.down(x, y, 0.3)
    for step in range(1, 12):
        finger.move(x, y - step * 8, 0.3)
    assert scale.evaluate("return scrollY") == 0
    assert (scale.state, scale.text) == ("weighing", "115 grams")


def test_less_motion_changes_the_colour_at_once(scale, engine):
    scale.browser.emulate_media(prefers_reduced_motion="reduce")
    scale.open("scale.html")
    scale.evaluate("document.documentElement.style.setProperty('--pressure-dial-overload', 'rgb(10, 20, 30)')")
    scale.evaluate(
        """
        window.colours = new Set()
        const watch = () => {
          const node = document.getElementById('scale').shadowRoot.querySelector('[part~=reading]')
          if (node) colours.add(node.getAttribute('stroke'))
          counters.original.requestAnimationFrame(watch)
        }
        watch()
        """
    )
    finger = scale.finger("touch")
    finger.down(*scale.centre(), 0.3)
    eventually(lambda: scale.look()["reading"], "it is drawn")
    finger.move(*scale.centre(), 1)
    scale.wait_for_state("overload")
    scale.pass_frames(20)
    assert scale.evaluate("return colours.size") == 2
