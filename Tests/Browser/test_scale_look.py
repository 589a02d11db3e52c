"""The look of a scale: its colours, and that it fits at any size and in any page."""

import pytest

from contrast import contrast
from transitioning import is_within

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")

BLUE, RED, QUIET, NONE = (48, 108, 243, 1), (211, 40, 32, 1), (86, 92, 105, 1), (0, 0, 0, 0)


def colour(text):
    """The numbers of "rgb(1 2 3 / 0.5)" or "rgb(1, 2, 3)", all but the last as integers."""
    parts = [float(part) for part in text[text.index("(") + 1 : -1].replace(",", " ").replace("/", " ").split()]
    return (*(round(part) for part in parts[:3]), round((parts[3:] or [1])[0], 3))


def reading(stroke, sweep):
    """The filled part of the dial, which is three quarters of a circle beginning at the lower left."""
    return {
        "tag": "path", "part": "reading", "pathLength": "10000", "stroke-dasharray": "10000", "opacity": "1",
        "stroke-width": "15", "fill": NONE, "stroke": stroke, "cx": "120", "cy": "120", "r": "112.5", "text": "",
        "sweep": f"{0.75 * sweep:g}", "start": "0.625",
    }


def drawn(scale):
    """Every layer from back to front, after a frame."""
    layers = scale.evaluate("return clock.tick(2).then(() => drawn())")
    for layer in layers:
        layer |= {name: colour(layer[name]) for name in ("fill", "stroke")}
    return layers


# Colours



def test_forced_colours(scale, engine):
    scale.browser.emulate_media(forced_colors="active")
    scale.open("scale.html")
    wanted = scale.evaluate(
        """
        const probe = document.body.appendChild(document.createElement('span'))
        return ['Highlight', 'CanvasText', 'Canvas'].map((name) => {
          probe.style.setProperty('color', name)
          return getComputedStyle(probe).color
        })
        """
    )
    highlight, canvas_text, canvas = map(colour, wanted)
    scale.press(0.3)
    by_part = {layer.get("part"): layer for layer in drawn(scale) if layer}
    assert by_part["reading"]["stroke"] == highlight
    for part in ("number", "unit"):
        assert by_part[part]["fill"][:3] == canvas_text[:3], part
        assert contrast(by_part[part]["fill"], canvas) >= 4.5


# Sizes and places


def expect_whole(look, width, case):
    dial = look["dial"]
    assert dial["right"] - dial["left"] == pytest.approx(width, abs=0.5), case
    assert dial["bottom"] - dial["top"] == pytest.approx(width, abs=0.5), f"{case}: it is not square"
    middle = (dial["left"] + dial["right"]) / 2
    # The dial's line has a width of 0.07 of the dial's.
    inset = width * 0.07
    room = {side: dial[side] + inset * (1 if side in ("left", "top") else -1) for side in dial}
    for part in ("number", "unit"):
        box = look[part]["box"]
        assert is_within(box, room), f"{case}: the {part} {look[part]['text']!r} is over the dial"
        assert (box["left"] + box["right"]) / 2 == pytest.approx(middle, abs=1), case
    assert is_within(look["track"], dial), f"{case}: the dial is cut off"
    assert look["number"]["box"]["bottom"] - look["number"]["box"]["top"] < width * 0.5, case


@EVERYWHERE
def test_any_width_and_any_number_fit(scale):
    if scale.browser.name != "webkit":
        scale.browser.resize(600, 844)
    for width in (128, 240, 480):
        scale.run("scale.style.setProperty('width', `${given[0] / 16}rem`); press(null)", width)
        expect_whole(scale.look(), width, width)
        # The longest text below the number.
        scale.press(0)
        scale.pass_time(0.6)
        look = scale.look()
        assert look["unit"]["text"] == "No force measured"
        expect_whole(look, width, width)
    scale.run("scale.style.setProperty('width', '15rem'); press(null)")
    for unit in ("g", "oz", "N"):
        for capacity in (385, 5000, 1000000):
            scale.run("press(null); [scale.unit, scale.capacity] = given; press(0.3); press(1)", unit, capacity)
            look = scale.look()
            assert look["number"]["text"].endswith("+")
            expect_whole(look, 240, (unit, capacity))


# The style of the page, and the resulting scale factor.
PLACES = {
    "as it is": ("", 1),
    "scaled up": ("main.style.setProperty('transform', 'scale(1.5)')", 1.5),
    "scaled down": ("main.style.setProperty('transform', 'scale(.5)')", 0.5),
    "zoom": ("main.style.setProperty('zoom', '2')", 2),
    "zoom of the page": ("document.documentElement.style.setProperty('zoom', '2')", 2),
}


@EVERYWHERE
def test_edge_of_the_dial_is_pressable_in_every_place(scale):
    """The place on the dial is passed in the engine's units, in which the dial is 240 wide."""
    name = scale.browser.name
    finger = scale.finger("mouse" if name == "webkit" else "touch")
    for place, (change, factor) in PLACES.items():
        if name == "webkit" and "zoom" in place:
            # WebKitGTK 2.50's rectangles ignore CSS zoom, but its events do not.
            continue
        scale.run(
            "const main = document.querySelector('main');"
            " for (const one of [main, document.documentElement]) one.removeAttribute('style');"
            " main.style.setProperty('transform-origin', '0 0');"
            f" scale.style.setProperty('width', '8rem'); {change}"
        )
        left, top, width, height = scale.box()
        if name != "webkit":
            assert (width, height) == pytest.approx((128 * factor, 128 * factor), abs=0.5), place
        for edge, (x, y) in {"left": (2, height / 2), "bottom": (width / 2, height - 2), "right": (width - 2, height / 3)}.items():
            scale.fed()
            finger.down(left + x, top + y, 0.3)
            assert scale.state == "weighing", (place, edge)
            fed = scale.fed()[0]
            # Browsers round a mouse's place, and the tests vary a touch's place by up to a pixel.
            slack = 1.1 * 240 / width
            assert (fed["x"], fed["y"]) == pytest.approx((x * 240 / width, y * 240 / height), abs=slack), (place, edge)
            finger.up()
            scale.tick()
        if not change:
            scale.fed()
            finger.down(left + width / 2, top + height + 10, 0.3)
            # WebKit moves the focus from the dial to the button below it, where the release of a key would not be heard.
            lost = ["keysLost"] if name == "webkit" else []
            assert (scale.state, [one.get("interruption") for one in scale.fed()]) == ("rest", lost), "below the dial"
            finger.up()


def test_box_stays_where_it_is(scale, engine):
    """The scale's box keeps its place whatever it reads, and during a touch on the dial."""
    box = scale.box("#scale")
    scale.browser.cdp("Emulation.setTouchEmulationEnabled", enabled=True)
    scale.evaluate("document.body.style.setProperty('min-height', '3000px')")
    finger = scale.finger("touch")
    x, y = scale.centre()
    finger.down(x, y, 0.3)
    scale.pass_time(1.2)
    boxes = [scale.box("#scale")]
    for step in range(1, 12):
        finger.move(x, y - step * 8, 0.3)
    assert (scale.state, scale.text, scale.evaluate("return scrollY")) == ("settled", "115 grams", 0)
    finger.move(x, y, 1)
    scale.wait_for_state("overload")
    scale.tick(2)
    boxes.append(scale.box("#scale"))
    assert boxes == [box, box]


def test_colours_of_the_first_frame_are_the_last(scale, engine):
    """The page's colours are read through a transition that must stay invisible."""
    colours = scale.evaluate(
        """
        document.documentElement.style.setProperty('--pressure-dial-text', 'rgb(10, 40, 90)')
        const other = document.createElement('pressure-scale')
        document.querySelector('main').append(other)
        const colours = []
        const note = () => colours.push(drawn(other).map(({ fill, stroke }) => `${fill} ${stroke}`).join())
        return (async () => {
          for (let frame = 0; frame < 5; frame += 1) {
            await clock.tick()
            note()
            await clock.painted()
          }
          return colours.filter((one, at) => one && one !== colours.at(-1))
        })()
        """
    )
    assert colours == []
