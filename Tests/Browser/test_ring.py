"""Where the ring is: whole, in sight, and never under the finger."""

import math

import pytest

from page import FULL, PHONE
from waiting import eventually

PLACES = ["top-left", "top", "top-right", "left", "middle", "right", "bottom-left", "bottom", "bottom-right"]
# What the confirmed ring grows to.
LARGEST = 1.3
TOUCH = pytest.mark.engines("chromium", "firefox")


def outermost_point(page):
    """In the button, as near as can be to the edges of the viewport that it touches; its corners are round."""
    return page.evaluate(
        """
        // The button itself: its element is a rectangle.
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
        // From the very end towards the middle, until the button is there and a pixel further still.
        for (let part = 0; ; part += 0.02) {
          const point = [0, 1].map((axis) => end[axis] + (middle[axis] - end[axis]) * part)
          if (root.elementFromPoint(...point) === button) return [0, 1].map(
            (axis) => Math.round(point[axis] + Math.sign(middle[axis] - end[axis])),
          )
        }
        """,
        page.id,
    )


@TOUCH
@pytest.mark.parametrize("place", PLACES)
def test_whole_ring_in_sight_and_not_under_the_finger(page, place):
    page.open("edges.html")
    page.id = place
    finger = page.finger("touch")
    x, y = outermost_point(page)
    height = page.box()[3]
    finger.down(x, y, 0.25)
    page.wait_for_state("updating")

    ring = page.wait_for_ring()
    outer = ring["radius"] + ring["overhang"]
    assert outer * 2 == pytest.approx(height, abs=0.5), "its diameter is the control's height"
    expect_in_sight(ring, outer * LARGEST)
    assert math.dist((x, y), (ring["x"], ring["y"])) > outer * LARGEST, "under the finger"
    below = place.startswith("top")
    assert ring["y"] - y == pytest.approx(height if below else -height, abs=1), "one control height away"
    if "left" not in place and "right" not in place:
        assert ring["x"] == pytest.approx(x, abs=1), "shifted sideways without need"

    # Once placed it stays, and grows where it is.
    finger.move(x, y, FULL)
    page.wait_for_state("selected")
    finger.move(ring["x"], ring["y"], FULL)
    page.wait_for_state("confirmed")
    grown = eventually(
        lambda: (now := page.ring()) and now["radius"] >= ring["radius"] * (LARGEST - 0.01) and now,
        "the confirmed ring has its size",
    )
    assert (grown["x"], grown["y"]) == pytest.approx((ring["x"], ring["y"]), abs=0.5)
    expect_in_sight(grown, grown["radius"] + grown["overhang"])
    expect_label_in_sight(page)
    finger.up()
    page.wait_for_state("idle")
    assert page.events()[-2:] == ["confirm", "confirmed → idle"]


def expect_in_sight(ring, outer):
    width, height = PHONE
    # Half a pixel is rounding.
    assert -0.5 <= ring["x"] - outer and ring["x"] + outer <= width + 0.5, f"cut off at the side: {ring}"
    assert -0.5 <= ring["y"] - outer and ring["y"] + outer <= height + 0.5, f"cut off above or below: {ring}"


def expect_label_in_sight(page):
    left, top, right, bottom = page.evaluate(
        """
        const root = document.getElementById(arguments[0]).shadowRoot
        const box = root.querySelector('[part~="label"]').getBoundingClientRect()
        return [box.left, box.top, box.right, box.bottom]
        """,
        page.id,
    )
    assert left >= 0 and top >= 0 and right <= PHONE[0] and bottom <= PHONE[1], "the label is cut off"


def test_ring_stays_while_the_finger_wanders(page):
    finger = page.finger("touch")
    x, y = page.press_until("selected", finger)
    rings = [page.wait_for_ring()]
    for dx, dy in ((15, 0), (15, 5), (-20, 5), (-20, -10)):
        finger.move(x + dx, y + dy, FULL)
        rings.append(page.ring())
    assert {(round(ring["x"]), round(ring["y"])) for ring in rings} == {(round(x), round(y - page.box()[3]))}


def test_on_the_ring_means_in_its_square(page):
    finger = page.finger("touch")
    x, y = page.press_until("selected", finger)
    ring = eventually(
        # Selected, the ring is larger by a tenth.
        lambda: (now := page.ring()) and (now["radius"] + now["overhang"]) * 2 >= page.box()[3] * 1.09 and now,
        "the selected ring has its size",
    )
    outer = ring["radius"] + ring["overhang"]
    # In the corner of the square, outside of the circle.
    finger.move(ring["x"] + outer - 1, ring["y"] - outer + 1, FULL)
    page.wait_for_state("confirmed")
    assert math.hypot(outer - 1, outer - 1) > outer
    # Its frame has grown to 1.3; beyond that one is off it.
    finger.move(ring["x"] + outer * 1.3, ring["y"], FULL)
    page.wait_for_state("selected")
    finger.up()
    page.wait_for_state("idle")
    assert "confirm" not in page.events()


# What a page does around a button must neither clip nor move the ring.
SURROUNDINGS = {
    "transformed": {"transform": "scale(0.8)", "transform-origin": "0 0"},
    "zoomed": {"zoom": "1.5"},
    "clipped": {"overflow": "hidden", "height": "120px", "margin-top": "200px"},
    "contained": {"contain": "paint", "will-change": "transform"},
    "filtered": {"filter": "blur(0px)", "isolation": "isolate"},
}


@TOUCH
@pytest.mark.parametrize("surrounding", SURROUNDINGS)
def test_surroundings_leave_the_ring_alone(page, surrounding):
    page.evaluate(
        "const style = document.querySelector('main').style;"
        " for (const [name, value] of Object.entries(arguments[0])) style.setProperty(name, value)",
        SURROUNDINGS[surrounding],
    )
    page.scroll_to()
    finger = page.finger("touch")
    x, y = page.centre()
    height = page.box()[3]
    finger.down(x, y, 0.25)
    ring = page.wait_for_ring()
    assert (ring["x"], ring["y"]) == pytest.approx((x, y - height), abs=1.5)
    assert (ring["radius"] + ring["overhang"]) * 2 == pytest.approx(height, abs=1)
    finger.move(x, y, FULL)
    page.wait_for_state("selected")
    finger.move(ring["x"], ring["y"], FULL)
    page.wait_for_state("confirmed")
    finger.up()
    page.wait_for_state("idle")
    assert page.events()[-2:] == ["confirm", "confirmed → idle"]


def test_ring_above_everything(page):
    """What is painted where the ring is, is the ring: nothing of the page covers it."""
    page.evaluate(
        """
        const cover = document.createElement('div')
        cover.id = 'cover'
        for (const [name, value] of Object.entries({
          position: 'fixed', inset: '0', 'z-index': '2147483647', 'pointer-events': 'none', background: 'black',
        })) cover.style.setProperty(name, value)
        document.body.append(cover)
        """
    )
    page.press_until("selected", page.finger("touch"))
    eventually(lambda: page.evaluate("return counters.pending.frames") == 0, "the colour has come to rest")
    ring = page.ring()
    colour = [float(part) for part in ring["colour"].removeprefix("rgb(").removesuffix(")").split(",")]
    assert page.browser.pixel(4, 4) == (0, 0, 0), "the page is not covered"
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        painted = page.browser.pixel(ring["x"] + dx * ring["radius"], ring["y"] + dy * ring["radius"])
        assert painted == pytest.approx(colour, abs=3)
