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


def test_dial_after_a_tare(scale, engine):
    """The full dial means the full range whatever the tare, and below zero the dial is empty."""
    scale.keep_weighing()
    scale.press(0.3)
    scale.evaluate("document.getElementById('scale').tare()")
    scale.press(0.2)
    scale.wait_for_force(0.2)
    layers = drawn(scale)
    assert [layer["text"] for layer in layers if layer.get("part") == "number"] == ["-38"]
    assert [layer for layer in layers if layer.get("part") == "reading"] == []
    scale.press(1)
    scale.pass_time(0.5)
    assert reading(RED, 1) in drawn(scale)


def test_long_number_gets_smaller(scale, engine):
    sizes = {}
    for capacity in (385, 5000, 10000, 100000, 1000000):
        number, size = scale.run(
            """
            scale.capacity = given[0]
            press(0.3)
            press(1)
            await clock.tick(2)
            const number = root.querySelector('[part=number]')
            const found = [number.textContent, parseFloat(getComputedStyle(number).fontSize)]
            press(null)
            return found
            """,
            capacity,
        )
        sizes[number] = size
    # Five characters fill the dial at the full size of 60.
    assert sizes == {
        "385+": 60, "5000+": pytest.approx(54), "10000+": 45, "100000+": pytest.approx(270 / 7, abs=1e-3), "1000000+": 33.75,
    }


# Colours

NAMES = ["dial", "dial-settled", "dial-overload", "dial-track", "dial-text", "dial-quiet"]


def told(scale):
    """The colours that the engine received, by name: red, green, blue 0…1 and alpha. The engine has the others itself."""
    calls = scale.evaluate("return spy.take('setColor')")
    return {NAMES[call["colour"]]: call["is"] for call in calls}


def test_colours_are_custom_properties(scale, engine):
    """The engine's own colours apply if the page sets none. Changes are detected automatically."""
    quiet = [0.34, 0.36, 0.41, 1]
    assert told(scale) == {"dial-text": [0, 0, 0, 1], "dial-quiet": quiet}
    wanted = {name: (10 + 30 * at, 40, 90) for at, name in enumerate(NAMES)}
    scale.evaluate(
        "for (const [name, colour] of Object.entries(arguments[0]))"
        " document.documentElement.style.setProperty(`--pressure-${name}`, `rgb(${colour})`)",
        wanted,
    )
    scale.until("drawn()[0].stroke.match(/[\\d.]+/g).map(Math.round).join() === '100,40,90,1'", "the track has its colour")
    assert told(scale) == {name: [*(pytest.approx(part / 255, abs=0.006) for part in parts), 1] for name, parts in wanted.items()}
    layers = drawn(scale)
    assert [layers[0]["stroke"], layers[1]["fill"], layers[2]["fill"]] == [(*wanted[f"dial-{name}"], 1) for name in ("track", "text", "quiet")]
    shown = []
    for force in (0.3, 0.3, 1):
        scale.press(force)
        shown.append(next(layer for layer in drawn(scale) if layer and layer.get("part") == "reading")["stroke"])
        scale.pass_time(1.5)
    shown.append(next(layer for layer in drawn(scale) if layer and layer.get("part") == "reading")["stroke"])
    # The first colour is in transition to the next.
    assert (shown[0], shown[2][1:], shown[3]) == ((*wanted["dial"], 1), (40, 90, 1), (*wanted["dial-overload"], 1))
    scale.evaluate("press(null); press(0.3); return clock.pass(2000)")
    assert reading((*wanted["dial-settled"], 1), 0.3) in drawn(scale)


@pytest.mark.deep_engines("firefox", "webkit")
def test_texts_can_be_read_in_a_page_of_any_scheme(scale, engine):
    """axe does not check drawings. The colour scheme changes during the test."""
    found = {}
    for scheme in ("dark", "light"):
        scale.evaluate("document.documentElement.style.setProperty('color-scheme', arguments[0])", scheme)
        page = scale.evaluate(
            "const probe = document.body.appendChild(document.createElement('span'));"
            " probe.style.setProperty('background-color', 'Canvas'); const { backgroundColor } = getComputedStyle(probe);"
            " probe.remove(); return backgroundColor"
        )
        background = colour(page)
        scale.until(
            "(drawn().find(({ part }) => part === 'number').fill.match(/[\\d.]+/)[0] > 128) === given[0]",
            f"the number is for a {scheme} page",
            scheme == "dark",
        )
        layers = drawn(scale)
        found[scheme] = [contrast(layer["fill"], background) >= 4.5 for layer in layers[1:]]
        found[scheme].append(layers[2]["fill"])
    assert found == {"dark": [True, True, (163, 171, 187, 1)], "light": [True, True, QUIET]}


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


def test_reduced_motion_changes_the_colour_at_once(scale, engine):
    def strokes():
        return scale.run(
            """
            const strokes = []
            const end = clock.watch(() => {
              const stroke = root.querySelector('[part=reading]')?.getAttribute('stroke')
              if (stroke && strokes.at(-1) !== stroke) strokes.push(stroke)
            })
            press(0.3)
            await clock.tick(2)
            press(1)
            await clock.tick(30)
            end()
            press(null)
            return strokes
            """
        )

    # The change takes a quarter of a second, with intermediate colours.
    found = strokes()
    assert (colour(found[0]), colour(found[-1])) == (BLUE, RED) and 14 <= len(found) <= 17
    scale.evaluate(
        "window.query = matchMedia('(prefers-reduced-motion)'); window.told = new Promise((done) => (query.onchange = done))"
    )
    scale.browser.emulate_media(prefers_reduced_motion="reduce")
    scale.evaluate("return told.then(() => true)")
    assert [colour(stroke) for stroke in strokes()] == [BLUE, RED]


def test_parts_can_be_styled(scale, engine):
    styles = scale.run(
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
        press(0.3)
        await clock.tick(2)
        const style = (part) => getComputedStyle(root.querySelector(`[part="${part}"]`))
        return [style('dial').borderTopLeftRadius, style('button').letterSpacing, style('number').letterSpacing,
          style('unit').letterSpacing, style('reading').strokeLinecap]
        """
    )
    assert styles == ["7px", "3px", "4px", "5px", "square"]


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
            assert (scale.state, scale.fed()) == ("rest", []), "below the dial"
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
