"""What is shown of a peek: where, how much of it, and that nothing stays of it."""

import pytest

from page import PHONE
from peek import PEEK, SLIDE, middle
from test_rest import expect_rest
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
FORCED = pytest.mark.engines("chromium", "firefox")
DESKTOP = (1280, 720)
# A finger's middle is at least as far from the preview.
CLEARANCE = 20


def is_in_view(page, box):
    width, height = page.evaluate("return [innerWidth, innerHeight]")
    return box["left"] >= 0 and box["top"] >= 0 and box["right"] <= width and box["bottom"] <= height


def distance(point, box):
    x, y = point
    across = max(box["left"] - x, 0, x - box["right"])
    down = max(box["top"] - y, 0, y - box["bottom"])
    return (across**2 + down**2) ** 0.5


def place_row(page, top, left=0, width=None):
    """Puts the row at a place of the viewport, whatever else is there."""
    page.evaluate(
        """
        const [top, left, width] = arguments
        const row = document.getElementById('row')
        const styles = { position: 'fixed', top: `${top}px`, left: `${left}px`, width: width ? `${width}px` : '100%' }
        for (const [name, value] of Object.entries(styles)) row.style.setProperty(name, value)
        """,
        top,
        left,
        width,
    )


@FORCED
@pytest.mark.parametrize("size", [PHONE, DESKTOP, (844, 390)])
@pytest.mark.parametrize("down", [0, 0.25, 0.5, 0.75, 1])
@pytest.mark.parametrize("across", [0, 0.5, 1])
def test_preview_is_in_view_and_not_under_the_finger(peeks, size, down, across):
    width, height = size
    peeks.browser.resize(*size)
    place_row(peeks, (height - 84) * down)
    left, top, wide, high = peeks.box()
    finger = peeks.finger("touch")
    point = left + 6 + (wide - 12) * across, top + high / 2
    peeks.peek_at(finger, point)
    look = peeks.settled_look()
    assert is_in_view(peeks, look["preview"])
    # On a screen that is too low for both the finger is beside it, or over it where there is no other place.
    if height > 400:
        assert distance(point, look["preview"]) >= CLEARANCE
    # Sliding up counts from the lowest place, and a driver lets no finger leave the screen.
    x, y = point
    low = y + SLIDE if y < SLIDE else y
    peeks.slide(finger, x, y, low)
    peeks.slide(finger, x, low, low - SLIDE)
    peeks.wait_for_state("actions")
    look = peeks.settled_look()
    finger.up()
    assert is_in_view(peeks, look["preview"])
    assert look["actions"]["top"] >= look["preview"]["bottom"]
    assert is_in_view(peeks, look["actions"])


@EVERYWHERE
def test_preview_that_is_opened_by_script_is_in_view(peeks):
    look = peeks.leave_open()
    assert is_in_view(peeks, look["preview"]) and is_in_view(peeks, look["actions"])
    veil = look["veil"]
    width, height = peeks.evaluate(
        "const { clientWidth, clientHeight } = document.documentElement; return [clientWidth, clientHeight]"
    )
    assert (veil["left"], veil["top"], veil["right"], veil["bottom"]) == (0, 0, width, height)


@EVERYWHERE
def test_preview_grows_with_its_content(peeks):
    before = peeks.leave_open()
    peeks.evaluate(
        "const extra = document.createElement('p'); extra.id = 'extra';"
        " extra.style.setProperty('height', '290px'); document.querySelector('#row article').append(extra)"
    )

    def height(box):
        return box["bottom"] - box["top"]

    eventually(lambda: height(peeks.look()["preview"]) > height(before["preview"]) + 150, "it is higher")
    look = peeks.settled_look()
    assert look["actions"]["top"] >= look["preview"]["bottom"]
    # Its content is shown at its own size.
    assert peeks.box("#extra")[3] == pytest.approx(290, abs=0.5)
    peeks.evaluate("document.getElementById('extra').remove()")
    eventually(lambda: height(peeks.look()["preview"]) == height(before["preview"]), "it is as high as it was")


@FORCED
def test_content_higher_than_the_screen_is_cut_and_the_actions_are_in_view(peeks):
    peeks.evaluate("document.querySelector('#row article').style.setProperty('min-height', '3000px')")
    look = peeks.leave_open()
    assert is_in_view(peeks, look["preview"]) and is_in_view(peeks, look["actions"])


def veil(page):
    """How dark and how blurred the veil is."""
    return page.evaluate(
        """
        const style = getComputedStyle(document.getElementById('row').shadowRoot.querySelector('[part=veil]'))
        const last = (text) => parseFloat(/([0-9.]+)(px)?\\)$/.exec(text)[1])
        return [last(style.backgroundColor), last(style.backdropFilter)]
        """
    )


@FORCED
def test_veil_follows_the_force(peeks):
    finger = peeks.finger("touch")
    point = peeks.centre()
    finger.down(*point, 0.09)
    seen = []
    for force in (0.1, 0.13, 0.16, 0.19, 0.13):
        finger.move(*point, force)
        peeks.pass_frames(3)
        # From the first hint, 0.075, to the peek, 0.2.
        depth = (force - 0.075) / 0.125
        dark, blur = veil(peeks)
        seen.append(blur)
        assert dark == pytest.approx(depth * 0.375, abs=0.01)
        assert blur == pytest.approx(depth * 10, abs=0.1)
    assert seen == sorted(seen[:4]) + [seen[1]]
    finger.move(*point, PEEK)
    peeks.settled_look()
    assert veil(peeks) == [pytest.approx(0.375, abs=0.005), 10]


def test_pressed_row_does_not_recede(peeks, engine):
    """It is seen through the veil as it was; what is around it is darker."""
    peeks.evaluate("document.documentElement.style.setProperty('color-scheme', 'light')")
    left, top, width, height = peeks.box()
    inside, outside = (left + 60, top + 8), (left + 60, top + height + 60)
    before = peeks.browser.pixel(*inside), peeks.browser.pixel(*outside)
    finger = peeks.finger("touch")
    finger.down(left + width / 2, top + height / 2, 0.18)
    peeks.wait_for_state("hint")
    # The look follows the state with the next frame.
    eventually(lambda: (veil := peeks.look()["veil"]) and veil["presence"] > 0.5, "the page recedes")
    peeks.pass_frames(3)
    assert peeks.browser.pixel(*inside) == before[0]
    assert sum(peeks.browser.pixel(*outside)) < sum(before[1])


@EVERYWHERE
def test_right_to_left(peeks):
    peeks.evaluate("document.documentElement.dir = 'rtl'")
    look = peeks.leave_open()
    for part in ("preview", "actions"):
        assert is_in_view(peeks, look[part])
    assert look["preview"]["left"] == pytest.approx(look["actions"]["left"], abs=1)
    assert look["preview"]["right"] == pytest.approx(look["actions"]["right"], abs=1)


ANCESTORS = {
    "zoom": ("zoom", "1.25"),
    "transform": ("transform", "translate(20px, 30px) scale(0.75)"),
    "filter": ("filter", "opacity(0.9)"),
    "overflow": ("overflow", "hidden"),
    "contain": ("contain", "paint"),
}


@EVERYWHERE
@pytest.mark.parametrize("name", ANCESTORS)
def test_ancestor_with_a_style_of_its_own(peeks, name):
    """In the top layer nothing of the page clips or moves the preview; only zoom is inherited."""
    peeks.evaluate("document.querySelector('main').style.setProperty(...arguments)", *ANCESTORS[name])
    look = peeks.leave_open()
    assert is_in_view(peeks, look["preview"]) and is_in_view(peeks, look["actions"])
    if name != "zoom":
        assert peeks.box("#row article")[2] == pytest.approx(look["preview"]["right"] - look["preview"]["left"], abs=1)
    assert distance(peeks.centre(), look["preview"]) >= CLEARANCE
    peeks.tap(peeks.finger("mouse"), middle(look["preview"]))
    peeks.wait_until_clean()
    assert "pop" in peeks.events()


# Nothing stays


@EVERYWHERE
def test_rows_at_rest_schedule_nothing(peeks):
    expect_rest(peeks)


def test_rests_after_a_peek_and_while_it_is_open(peeks, kind):
    before = peeks.evaluate("return counters.listeners")
    finger = peeks.finger(kind)
    x, y = peeks.peek_at(finger)
    expect_rest(peeks)
    peeks.slide(finger, x, y, y - SLIDE)
    finger.up()
    expect_rest(peeks)
    assert peeks.evaluate("return counters.listeners") != before
    peeks.browser.press_key("Escape")
    peeks.wait_until_clean()
    expect_rest(peeks)
    assert peeks.evaluate("return counters.listeners") == before


def test_removed_rows_are_given_back(peeks, engine):
    """Neither the element nor what the engine keeps of it, opened or not."""

    def come_and_go(count):
        peeks.evaluate(
            """
            window.gone = []
            for (let left = arguments[0]; left; left -= 1) {
              const row = document.createElement('pressure-peek')
              row.innerHTML = '<span>Row</span><p slot="preview">Preview</p>'
              document.querySelector('main').append(row)
              if (left % 2) row.peek()
              gone.push(new WeakRef(row))
              row.remove()
            }
            """,
            count,
        )
        eventually(lambda: peeks.pending() == 0, "nothing moves")

    come_and_go(400)
    before = peeks.evaluate("return counters.memory.buffer.byteLength")
    for _ in range(5):
        come_and_go(400)

    def are_collected():
        peeks.browser.cdp("HeapProfiler.collectGarbage")
        return peeks.evaluate("return gone.every((one) => one.deref() === undefined)")

    eventually(are_collected, "the elements are collected", 10)
    assert peeks.evaluate("return counters.memory.buffer.byteLength") == before
    expect_rest(peeks)
