"""A button in a frame: what the outer page does to the frame ends a press, as far as the inner page can know it."""

import pytest

from conftest import KIT, PAGES
from page import FULL, HALF
from site_server import POLICY, Site, SiteHandler
from waiting import eventually

COVER = """
const cover = document.createElement('div')
cover.style = 'position: fixed; inset: 0; z-index: 9; background: white'
document.body.append(cover)"""
# Acts of the outer page, and the states that follow from it and the lift.
OUTSIDE = {
    "nothing": ("", ["confirm", "confirmed → idle"]),
    "covers it": (COVER, ["confirmed → idle"]),
    "fades it": ("frame.style.opacity = 0", ["confirmed → idle"]),
    "collapses it": ("frame.style.height = 0", ["confirmed → idle"]),
}
# An outer page of another origin can also do this, without the inner page knowing it.
SAME_ORIGIN = OUTSIDE | {
    "moves it": ("frame.style.marginTop = '20px'", ["confirmed → idle"]),
    "scrolls": (
        "document.documentElement.style.minHeight = '3000px'; scrollTo({ top: 20, behavior: 'instant' })", ["confirmed → idle"]
    ),
    "makes it inert": ("frame.inert = true", ["confirmed → idle"]),
    "opens a dialog": (
        "const dialog = document.createElement('dialog'); document.body.append(dialog); dialog.showModal()", ["confirmed → idle"]
    ),
}
# An observer of visibility reports after a tenth of a second, in a frame. A slow page needs more time for its frames.
OBSERVED = "return new Promise((done) => { let left = 20; const next = () => (left-- ? requestAnimationFrame(next) : done()); next() })"


class Framing(SiteHandler):
    """Also lets a page have frames."""

    policy = f"{POLICY}; frame-src *"


@pytest.fixture(scope="module")
def outer(kit):
    site = Site(PAGES, handler=Framing, pressurekit=KIT)
    yield site
    site.close()


def known(browser, condition):
    eventually(lambda: browser.evaluate(f"return Boolean({condition})"), condition)


def press(browser, outer, address, scale=1):
    """Presses the button in a frame with a page until it is confirmed. Returns the finger."""
    browser.resize(390, 844)
    browser.open(f"{outer.address}/outer.html?{address}")
    browser.evaluate("frame.style.transform = `scale(${arguments[0]})`", scale)

    def place(name):
        known(browser, f"places.{name}")
        x, y = browser.evaluate("const { x, y } = frame.getBoundingClientRect(); return [x, y]")
        a, b = browser.evaluate("return places[arguments[0]]", name)
        return [x + a * scale, y + b * scale]

    # A move of a touch that is only a few pixels long does not reach a frame of another origin.
    finger = browser.finger("pen")
    finger.down(*place("button"), HALF)
    known(browser, "lines.includes('idle → updating')")
    finger.move(*place("button"), FULL)
    known(browser, "lines.includes('updating → selected')")
    finger.move(*place("ring"), FULL)
    known(browser, "lines.includes('selected → confirmed')")
    browser.evaluate(f"lines.length = 0; {OBSERVED}")
    return finger


@pytest.mark.parametrize("origin, what", [
    *(("same", what) for what in SAME_ORIGIN), *(("other", what) for what in OUTSIDE), ("same", "a second contact beside it"),
])
def test_outer_page_during_a_press(browser, outer, site, origin, what):
    inner = outer if origin == "same" else site
    finger = press(browser, outer, f"{inner.address}/framed.html")
    if what in SAME_ORIGIN:
        act, end = SAME_ORIGIN[what]
        browser.evaluate(f"{act}; {OBSERVED}")
    else:
        end = ["confirmed → idle"]
        browser.evaluate("beside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 99, isPrimary: false }))")
    finger.up()
    known(browser, f"lines.length >= {len(end)}")
    assert browser.evaluate("return lines") == end


def test_scaled_frame(browser, outer):
    """A press in it is seen at its place in the outer page."""
    finger = press(browser, outer, f"{outer.address}/framed.html", scale=0.4)
    finger.up()
    known(browser, "lines.length >= 2")
    assert browser.evaluate("return lines") == ["confirm", "confirmed → idle"]


@pytest.mark.parametrize("origin", ["same", "other"])
@pytest.mark.parametrize("edge", ["top", "bottom"])
def test_high_frame_of_which_the_window_shows_a_part(browser, outer, site, origin, edge):
    """The ring and the preview are in the part of the frame that the window shows. The button is near its edge."""
    inner = outer if origin == "same" else site
    browser.resize(390, 844)
    browser.open(f"{outer.address}/outer.html?{inner.address}/framed.html?highpeek")
    browser.evaluate("frame.style.height = '1500px'")
    known(browser, "places.button")
    x, y = browser.evaluate("return places.button")
    # The button's middle is 40 pixels from an edge of the window.
    browser.evaluate(
        "scrollTo({ top: scrollY + frame.getBoundingClientRect().y + arguments[0] - arguments[1], behavior: 'instant' });" + OBSERVED,
        y, 40 if edge == "top" else 804,
    )
    left, top = browser.evaluate("const { x, y } = frame.getBoundingClientRect(); return [x, y]")
    finger = browser.finger("pen")
    finger.down(left + x, top + y, HALF)
    known(browser, "lines.includes('idle → updating')")
    browser.evaluate(OBSERVED)
    finger.move(left + x, top + y, FULL)
    known(browser, "places.box")
    x, y, width, height = browser.evaluate("return places.box")
    assert (top + y >= 0, top + y + height <= 844) == (True, True)
    finger.move(left + x + width / 2, top + y + height / 2, FULL)
    known(browser, "lines.includes('selected → confirmed')")
    finger.up()
    known(browser, "places.preview")
    _, y, _, height = browser.evaluate("return places.preview")
    assert (top + y >= 0, top + y + height <= 844) == (True, True)


def test_preview_that_a_button_opens_in_a_frame_of_another_origin(browser, outer, site):
    """The button's own overlay goes. That takes the preview from nobody. A frame that fades does."""
    finger = press(browser, outer, f"{site.address}/framed.html?peek")
    finger.up()
    known(browser, "lines.includes('idle → peek') || lines.includes('idle → actions')")
    browser.evaluate(OBSERVED)
    browser.evaluate(OBSERVED)
    opened = browser.evaluate("return lines.splice(0)")
    assert [line for line in opened if line.endswith("→ idle")] == ["confirmed → idle"]
    browser.evaluate(f"frame.style.opacity = 0; {OBSERVED}")
    known(browser, "lines.some((line) => line.endsWith('→ idle'))")
