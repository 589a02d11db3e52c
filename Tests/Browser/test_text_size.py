"""Text at double size: the drawing grows with it, and nothing is cut off or overlaps."""

import pytest

from page import FULL

SIZES = """
document.documentElement.style.setProperty('font-size', arguments[0])
document.body.style.setProperty('font-size', '1rem')
return clock.painted().then(() => clock.pass(400)).then(() => {
  const box = (id, selector) => {
    const node = document.getElementById(id).shadowRoot.querySelector(selector)
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return { left, top, right, bottom, height: bottom - top, size: parseFloat(getComputedStyle(node).fontSize) }
  }
  const [label, pill] = ['slot', 'svg > [part=pill]'].map((one) => box('transition', one))
  const [number, unit, dial] = ['[part=number]', '[part=unit]', '[role=meter]'].map((one) => box('scale', one))
  return { label, pill, number, unit, dial, button: box('confirm', 'button') }
})
"""
RING = """
const root = document.getElementById('confirm').shadowRoot
// The surface of the pressed button is the first one.
const [, disc, pill, label] = [...root.querySelectorAll('svg > :is(rect:not([part]), [part=label])')].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  return { left, top, right, bottom }
})
return { label, pill, disc, size: parseFloat(getComputedStyle(root.querySelector('[part=label]')).fontSize), width: innerWidth }
"""


def is_inside(inner, outer, slack=0.5):
    return all(
        sign * (inner[side] - outer[side]) <= slack
        for side, sign in (("left", -1), ("top", -1), ("right", 1), ("bottom", 1))
    )


@pytest.mark.opens("controls.html", fresh=True)
def test_text_of_twice_the_size(page):
    page.id = "confirm"
    found = {}
    for size in ("100%", "200%"):
        boxes = page.evaluate(SIZES, size)
        assert is_inside(boxes["label"], boxes["pill"]), size
        assert is_inside(boxes["number"], boxes["dial"]) and is_inside(boxes["unit"], boxes["dial"]), size
        assert boxes["number"]["bottom"] <= boxes["unit"]["top"] + 0.25 * boxes["unit"]["height"], size
        page.scroll_to()
        finger = page.finger("touch")
        finger.down(*page.centre(), 0.2)
        page.tick()
        finger.move(*page.centre(), FULL)
        page.pass_time(0.4)
        ring = page.evaluate(RING)
        assert is_inside(ring["label"], ring["pill"]), size
        # Beside the disc, and in view.
        pill, disc = ring["pill"], ring["disc"]
        assert any(one[end] <= other[start] for one, other in ((pill, disc), (disc, pill)) for start, end in (("left", "right"), ("top", "bottom"))), size
        assert 0 <= ring["pill"]["left"] and ring["pill"]["right"] <= ring["width"], size
        finger.up()
        page.rest()
        heights = {name: boxes[name]["height"] for name in ("label", "number", "unit", "dial")}
        found[size] = {**heights, "ring's label": ring["size"], "title": boxes["button"]["size"]}
    grown = {name: found["200%"][name] / found["100%"][name] for name in found["100%"]}
    # Boxes of letters are whole pixels.
    assert grown == dict.fromkeys(grown, pytest.approx(2, abs=0.1))
