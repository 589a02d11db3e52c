"""The confirm button's look: the place of its ring, its states, and the styles that a page may change."""

import math
import re

import pytest

from page import FIRED, FULL, HALF, PHONE

BOTH = pytest.mark.engines("chromium", "firefox")
# The scale of the confirmed ring, and the radius of its glass in that of the ring.
LARGEST = 1.3
GLASS = 1.16
PLACES = ["top-left", "top", "top-right", "left", "middle", "right", "bottom-left", "bottom", "bottom-right"]

# A point in the button, as near as possible to the viewport's edges that it touches. Its corners are round.
OUTERMOST = """
// Use the inner button: the element is a rectangle.
const root = document.getElementById(arguments[0]).shadowRoot
const button = root.querySelector('button')
const box = button.getBoundingClientRect()
const ends = { left: box.left, right: box.right, top: box.top, bottom: box.bottom }
const names = arguments[0].split('-')
const middle = [box.left + box.width / 2, box.top + box.height / 2]
const end = [
  ends[names.find((name) => name === 'left' || name === 'right')] ?? middle[0],
  ends[names.find((name) => name === 'top' || name === 'bottom')] ?? middle[1],
]
// Move from the edge towards the middle until the button is there, and then one pixel further.
for (let part = 0; ; part += 0.02) {
  const point = [0, 1].map((axis) => end[axis] + (middle[axis] - end[axis]) * part)
  if (root.elementFromPoint(...point) === button) return [0, 1].map(
    (axis) => Math.round(point[axis] + Math.sign(middle[axis] - end[axis])),
  )
}
"""


def part_box(page, part):
    """Left, top, right, bottom of a part."""
    return page.evaluate(
        """
        const root = document.getElementById(arguments[0]).shadowRoot
        const box = root.querySelector(`[part~=${arguments[1]}]`).getBoundingClientRect()
        return [box.left, box.top, box.right, box.bottom]
        """,
        page.id,
        part,
    )


def outer(ring):
    return ring["radius"] + ring["overhang"]


def expect_in_sight(place, ring, radius):
    width, height = PHONE
    # Allow half a pixel for rounding.
    assert -0.5 <= ring["x"] - radius and ring["x"] + radius <= width + 0.5, f"{place}: cut off at the side: {ring}"
    assert -0.5 <= ring["y"] - radius and ring["y"] + radius <= height + 0.5, f"{place}: cut off above or below: {ring}"


@BOTH
@pytest.mark.opens("edges.html")
def test_whole_ring_is_visible_beside_the_finger(page):
    finger = page.finger("touch")
    for place in PLACES:
        page.id = place
        x, y = page.evaluate(OUTERMOST, place)
        _, top, _, height = page.box()
        finger.down(x, y, HALF)
        page.pass_time(0.6)
        ring = page.ring()
        assert outer(ring) * 2 == pytest.approx(height, abs=0.5), f"{place}: its diameter is the control's height"
        room = 0.9 * height
        expect_in_sight(place, ring, room + 8)
        assert math.dist((x, y), (ring["x"], ring["y"])) > outer(ring) * LARGEST, f"{place}: under the finger"
        below = place.startswith("top")
        distance = max(1.85 * height, room + 32, 1.2 * height + (top + height - y if below else y - top))
        assert ring["y"] - y == pytest.approx(distance if below else -distance, abs=1), f"{place}: beside the control"
        # It is shifted sideways only into view.
        assert ring["x"] == pytest.approx(min(max(x, room + 8), PHONE[0] - room - 8), abs=1), place

        # A placed ring keeps its place and grows there.
        finger.move(x, y, FULL)
        finger.move(ring["x"], ring["y"], FULL)
        assert page.state == "confirmed", place
        page.pass_time(1)
        grown = page.ring()
        assert (grown["x"], grown["y"]) == pytest.approx((ring["x"], ring["y"]), abs=0.5), place
        assert grown["radius"] == pytest.approx(ring["radius"] * LARGEST, rel=1e-3), place
        expect_in_sight(place, grown, outer(grown) * GLASS)
        for text in ("label", "release"):
            left, top, right, bottom = part_box(page, text)
            assert left >= 0 and top >= 0 and right <= PHONE[0] and bottom <= PHONE[1], f"{place}: the {text} is cut off"
        finger.up()
        assert page.events() == FIRED, place


# Styles of a button's surroundings, which must neither clip nor move the ring.
SURROUNDINGS = {
    "transformed": {"transform": "scale(0.8)", "transform-origin": "0 0"},
    "zoomed": {"zoom": "1.5"},
    "clipped": {"overflow": "hidden", "height": "120px", "margin-top": "200px"},
    "contained": {"contain": "paint", "will-change": "transform"},
    "filtered": {"filter": "blur(0px)", "isolation": "isolate"},
}


@BOTH
@pytest.mark.parametrize("surrounding", SURROUNDINGS)
def test_surroundings_do_not_affect_the_ring(page, surrounding):
    page.evaluate(
        "const style = document.querySelector('main').style;"
        " for (const [name, value] of Object.entries(arguments[0])) style.setProperty(name, value)",
        SURROUNDINGS[surrounding],
    )
    page.scroll_to()
    finger = page.finger("touch")
    x, y = page.centre()
    height = page.box()[3]
    finger.down(x, y, HALF)
    page.pass_time(0.6)
    ring = page.ring()
    assert (ring["x"], ring["y"]) == pytest.approx(page.ring_place(x, y), abs=1.5)
    assert outer(ring) * 2 == pytest.approx(height, abs=1)
    finger.move(x, y, FULL)
    finger.move(ring["x"], ring["y"], FULL)
    finger.up()
    assert page.events() == FIRED


def test_ring_above_everything(page):
    """The page cannot cover the ring."""
    page.evaluate(
        """
        const cover = document.createElement('div')
        for (const [name, value] of Object.entries({
          position: 'fixed', inset: '0', 'z-index': '2147483647', 'pointer-events': 'none', background: 'black',
        })) cover.style.setProperty(name, value)
        document.body.append(cover)
        """
    )
    page.press_until("selected", page.finger("touch"))
    page.rest()
    ring = page.ring()
    # The veil lies over the black cover.
    assert page.browser.pixel(4, 4) == (199, 199, 199), "the page is not covered"
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        painted = page.browser.pixel(ring["x"] + dx * ring["radius"], ring["y"] + dy * ring["radius"])
        assert painted == pytest.approx(rgb(ring["colour"]), abs=3)


def rgb(colour):
    """Red, green and blue, without the opacity."""
    return [float(part) for part in re.findall(r"[\d.]+", colour)[:3]]


# Drawing

DRAWN = """
const root = document.getElementById('delete').shadowRoot
const ring = root.querySelector('[part~=ring]')
const label = root.querySelector('[part~=label]')
const arc = recorder.attributes(ring)
const number = (text) => Math.round(Number(text) * 100) / 100
return {
  order: [...root.querySelector('svg').children].map((node) => node.localName).join(' '),
  ring: ['cx', 'cy', 'r', 'stroke-width', 'opacity'].map((name) => number(arc[name])),
  part: [arc.start, arc.sweep],
  label: label && [label.textContent, label.getAttribute('opacity')],
  viewBox: root.querySelector('svg').getAttribute('viewBox'),
  hidden: root.querySelector('svg').getAttribute('aria-hidden'),
}
"""


def test_layers(page):
    """The engine's layers as SVG, at half and at full intention. An arc begins at the top and runs clockwise."""
    finger = page.finger("touch")
    x, y = map(round, page.centre())
    finger.down(x, y, 0.225)
    page.pass_time(0.6)
    half = page.evaluate(DRAWN)
    # The veil, the surface and the glass; the track, the ring and the dot.
    assert half["order"] == "rect rect rect path path path"
    left, top = part_box(page, "ring")[:2]
    assert half["part"] == ["0", "0.5"]
    cx, cy, r, stroke, opacity = half["ring"]
    assert (cx, cy, opacity) == (*(pytest.approx(one, abs=0.6) for one in page.ring_place(x, y)), 1)
    assert (cx - r - stroke / 2, cy - r - stroke / 2) == pytest.approx((left, top), abs=stroke)
    assert half["hidden"] == "true"
    assert half["label"] is None
    frame = page.evaluate(
        "const { x, y, width, height } = document.getElementById('delete').shadowRoot.querySelector('[popover]')"
        ".getBoundingClientRect(); return `${x} ${y} ${width} ${height}`"
    )
    assert half["viewBox"] == frame

    finger.move(x, y, FULL)
    page.pass_time(1)
    full = page.evaluate(DRAWN)
    # In place of the track there are two chevrons. The glass of the label and the label follow.
    assert full["order"] == "rect rect rect path path path path rect text"
    assert full["part"] == ["0", "1"]
    assert full["label"] == ["CONFIRM", "1"]
    # Only changed attributes are set, so a mark on an unchanged one stays.
    ring = "document.getElementById('delete').shadowRoot.querySelector('[part~=ring]')"
    page.evaluate(f"{ring}.setAttribute('stroke', 'red'); {ring}.setAttribute('d', {ring}.getAttribute('d') + 'z')")
    finger.move(x + 1, y, FULL)
    page.tick(3)
    assert page.evaluate(f"return [{ring}.getAttribute('stroke'), {ring}.getAttribute('d').endsWith('z')]") == ["red", True]


# Customization


def test_parts_can_be_styled(page):
    page.evaluate(
        """
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`
          pressure-confirm-button::part(button) { border-top-width: 7px; border-top-style: solid }
          pressure-confirm-button::part(ring) { stroke-linecap: square }
          pressure-confirm-button::part(label) { letter-spacing: 3px }
        `)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
        """
    )
    page.press_until("selected", page.finger("touch"))
    page.tick()
    styles = page.evaluate(
        """
        const root = document.getElementById('delete').shadowRoot
        const style = (part) => getComputedStyle(root.querySelector(`[part~="${part}"]`))
        return [style('button').borderTopWidth, style('ring').strokeLinecap, style('label').letterSpacing]
        """
    )
    assert styles == ["7px", "square", "3px"]


def test_forced_colours(page):
    page.browser.emulate_media(forced_colors="active")
    names = ["CanvasText", "Highlight", "LinkText", "Canvas"]
    system = page.evaluate(
        """
        const probe = document.body.appendChild(document.createElement('span'))
        const colours = arguments[0].map((name) => {
          probe.style.setProperty('color', name)
          return getComputedStyle(probe).color
        })
        probe.remove()
        return colours
        """,
        names,
    )
    finger = page.finger("touch")
    x, y = page.centre()
    finger.down(x, y, HALF)
    page.tick()
    ring = page.ring()
    shown = [ring["colour"]]
    for point in ((x, y), (ring["x"], ring["y"])):
        finger.move(*point, FULL)
        page.pass_time(0.3)
        shown.append(page.ring()["colour"])
    assert [pytest.approx(rgb(colour), abs=1) for colour in shown] == [rgb(colour) for colour in system[:3]]
    # The glass, its rim, and the texts; the rest of the page does not recede.
    canvas, text = rgb(system[3]), rgb(system[0])
    glass, label, veil, (edge, width) = page.evaluate(
        """
        const root = document.getElementById('delete').shadowRoot
        const all = (selector) => [...root.querySelectorAll(`svg > ${selector}`)].map((node) =>
          ['fill', 'stroke', 'stroke-width'].map((name) => node.getAttribute(name)))
        const edge = root.querySelector('[part=veil] + rect')
        return [all('rect:not([part])').slice(1), all('text'), root.querySelector('[part=veil]').getAttribute('stroke'),
          ['stroke', 'stroke-width'].map((name) => edge.getAttribute(name))]
        """
    )
    assert [(rgb(fill), rgb(stroke), width) for fill, stroke, width in glass[1:]] == [(canvas, text, "1.5")]
    assert (rgb(glass[0][1]), glass[0][2]) == (text, "1.5")
    assert (rgb(edge), width) == (pytest.approx(rgb(system[1]), abs=1), "3")
    assert [rgb(fill) for fill, *_ in label] == [pytest.approx(rgb(system[2])), text]
    assert veil.endswith("/ 0)")


@BOTH
def test_hover(page):
    """A mouse over the button darkens it. A press does not: its filled part needs the title's contrast."""
    read = """
        const { shadowRoot } = document.getElementById('delete')
        for (const one of shadowRoot.getAnimations()) one.finish()
        const { backgroundColor, boxShadow } = getComputedStyle(shadowRoot.querySelector('button'))
        return [backgroundColor, boxShadow === 'none']
        """
    at_rest = page.evaluate(read)
    assert at_rest[1]
    finger = page.finger("mouse")
    finger.move(*page.centre())
    page.evaluate("return clock.painted()")
    if page.evaluate("return matchMedia('(hover: hover)').matches"):
        background, is_plain = page.evaluate(read)
        assert (background != at_rest[0], is_plain) == (True, False)
    finger.down(*page.centre())
    page.tick(2)
    assert (page.state, page.evaluate(read)) == ("updating", at_rest)
    finger.up()


@BOTH
def test_right_to_left(page):
    page.evaluate("document.documentElement.dir = 'rtl'; document.getElementById('delete').textContent = 'حذف'")
    page.set_attribute("confirm-label", "تأكيد")
    finger = page.finger("touch")
    x, y = page.centre()
    page.press_until("selected", finger)
    page.rest()
    ring = page.ring()
    assert (ring["x"], ring["y"]) == pytest.approx(page.ring_place(x, y), abs=1)
    assert page.label() == "تأكيد"
    _, top, right, bottom = part_box(page, "label")
    # The label of a ring near the right edge is to the left, beside the glass of the largest ring, with a gap and a padding.
    gap = GLASS * LARGEST * page.box()[3] / 2 + 8 + 10
    assert (ring["x"] - right, (top + bottom) / 2) == pytest.approx((gap, ring["y"]), abs=2)
    finger.move(ring["x"], ring["y"], FULL)
    finger.up()
    assert page.events() == FIRED


@pytest.mark.engines("chromium", "firefox")
def test_marks_are_drawn_as_paths(page):
    """The chevrons point to the ring. The check mark is in the ring, and is drawn along its path."""
    finger = page.finger("touch")
    page.press_until("selected", finger)
    page.rest()
    paths = lambda: page.evaluate(
        """
        return [...document.getElementById('delete').shadowRoot.querySelectorAll('svg > path')]
          .filter((one) => /^M[^a]*$/.test(one.getAttribute('d')))
          .map((one) => [
            one.getAttribute('d').match(/-?[\\d.]+/g).map(Number), one.getAttribute('pathLength'), one.getAttribute('stroke-dasharray'),
            parseFloat(one.style.strokeDashoffset),
          ])
        """
    )
    # The surface has the title's colour.
    tint, title = page.evaluate(
        """
        const { shadowRoot } = document.getElementById('delete')
        return [shadowRoot.querySelectorAll('svg > rect')[1].getAttribute('stroke'), getComputedStyle(shadowRoot.querySelector('button')).color]
        """
    )
    assert rgb(tint) == pytest.approx(rgb(title), abs=0.5)
    ring = page.ring()
    height = page.box()[3]
    chevrons = paths()
    assert [one[1:] for one in chevrons] == 2 * [["10000", "10000", 0]]
    for (left_x, left_y, tip_x, tip_y, right_x, right_y), *_ in chevrons:
        assert tip_x == pytest.approx(ring["x"], abs=0.1)
        assert [tip_x - left_x, left_y - tip_y] == pytest.approx([0.19 * height, 0.16 * height], abs=0.1)
        assert [right_x - tip_x, right_y] == pytest.approx([0.19 * height, left_y], abs=0.1)
    finger.move(ring["x"], ring["y"], FULL)
    page.wait_for_state("confirmed")
    finger.up()
    page.pass_time(0.3)
    ((points, *rest),) = paths()
    assert rest == ["10000", "10000", 0]
    expected = [-0.27, 0.02, -0.07, 0.21, 0.28, -0.19]
    assert points == pytest.approx([(ring["x"], ring["y"])[index % 2] + part * height for index, part in enumerate(expected)], abs=0.1)
