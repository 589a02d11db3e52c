"""An icon and its menu to see: wholly on screen wherever it is, legible for everybody."""

import pytest

from icon import CHOICES, TITLES
from transitioning import is_within
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
SIZES = {"phone": (390, 844), "phone on its side": (667, 375), "desktop": (1280, 900), "zoomed": (320, 256)}
PLACES = {
    "left top": "left: 0; top: 0",
    "right top": "right: 0; top: 0",
    "left bottom": "left: 0; bottom: 0",
    "right bottom": "right: 0; bottom: 0",
    "middle": "left: 42%; top: 42%",
    "left": "left: 0; top: 42%",
}
LONG = [
    {"type": "a", "title": "A title that is rather long and does not fit on a line", "subtitle": "With a subtitle"},
    {"type": "b", "title": "Donaudampfschifffahrtsgesellschaftskapitänsmütze"},
    {"type": "c", "title": "Short"},
]


def edges(box):
    left, top, width, height = box
    return {"left": left, "top": top, "right": left + width, "bottom": top + height}


def place(icons, style):
    """Puts the icon somewhere on the screen, whatever the page has there."""
    icons.evaluate(
        """
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`#icon { position: fixed; ${arguments[0]} }`)
        document.adoptedStyleSheets = [sheet]
        """,
        style,
    )
    icons.wait_for_rest()


def expect_rows(icons, count):
    """All of one height, one below the other, and together the menu: where they are is where a tap chooses them."""
    left, top, width, height = icons.part("menu")["box"]
    boxes = [item["box"] for item in icons.items()]
    row = height / count
    assert [number for box in boxes for number in box] == pytest.approx(
        [number for index in range(count) for number in (left, top + index * row, width, row)], abs=1.5
    )


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("where", PLACES)
def test_menu_is_on_screen_and_beside_the_icon(icons, where, size):
    width, height = SIZES[size]
    icons.browser.resize(width, height)
    place(icons, PLACES[where])
    icons.open_menu()
    menu, icon = edges(icons.part("menu")["box"]), edges(icons.box())
    assert is_within(menu, {"left": 0, "top": 0, "right": width, "bottom": height}, slack=0)
    overlaps = (
        menu["left"] < icon["right"] and icon["left"] < menu["right"]
        and menu["top"] < icon["bottom"] and icon["top"] < menu["bottom"]
    )
    assert not overlaps
    expect_rows(icons, 4)
    # Each is chosen where it is seen, near its edges as well.
    left, top, _, height = icons.items()[3]["box"]
    icons.tap(icons.finger("mouse"), (left + 4, top + 3))
    icons.wait_for_closed()
    assert icons.said() == ["idle → open", "open → idle", CHOICES[3]]


@EVERYWHERE
def test_at_most_four_rows_of_one_height(icons):
    icons.open_menu()
    assert [(item["title"], item["subtitle"]) for item in icons.items()] == [
        ("New weighing", "Begin at zero"), *((title, "") for title in TITLES[1:]),
    ]
    expect_rows(icons, 4)
    assert icons.evaluate("return document.getElementById('icon').items.length") == 4


@EVERYWHERE
@pytest.mark.parametrize("count", [1, 2, 3])
def test_items_that_come_later(icons, count):
    for chosen in (CHOICES, CHOICES[:count]):
        icons.set_items(chosen)
        icons.open_menu()
        assert [item["title"] for item in icons.items()] == [item["title"] for item in chosen]
        expect_rows(icons, len(chosen))
        icons.close_menu()
    # A row is as high as it needs to be, and can be hit.
    icons.open_menu()
    assert 44 <= icons.part("menu")["box"][3] / count <= 60


@EVERYWHERE
def test_items_taken_away(icons):
    icons.set_items([])
    icons.evaluate("document.getElementById('icon').open()")
    finger = icons.finger("mouse")
    finger.down(*icons.centre())
    started = icons.now()
    eventually(lambda: icons.now() > started + 700, "a menu would be there")
    assert (icons.part("menu"), icons.items()) == (None, [])
    finger.up()
    deeds = []
    eventually(lambda: deeds.extend(icons.deeds()) or deeds == ["launch"], "it launches")


@EVERYWHERE
@pytest.mark.parametrize("how", ["open", "click"])
def test_without_a_menu_nothing_lies_over_the_page(icons, how):
    """Not for a frame, which could take the next press."""
    icons.id = "empty"
    asked = """
        const icon = document.getElementById('empty')
        icon[arguments[0]]()
        return icon.shadowRoot.querySelector('[popover]').matches(':popover-open')
        """
    assert icons.evaluate(asked, how) is False
    icons.wait_for_closed()


@EVERYWHERE
def test_long_titles_are_to_be_read(icons):
    icons.set_items(LONG)
    icons.open_menu()
    expect_rows(icons, 3)
    cut = "return [...document.getElementById('icon').shadowRoot.querySelectorAll('[role=menuitem]')].map((item) =>"
    cut += " item.scrollWidth > item.clientWidth || item.scrollHeight > item.clientHeight)"
    assert icons.evaluate(cut) == [False] * 3


@pytest.mark.parametrize("title", ["word " * 60, "W" * 400], ids=["words", "one word"])
def test_absurd_titles_stay_on_screen(icons, engine, title):
    icons.set_items([{"type": "a", "title": title}, {"type": "b", "title": "Short"}] * 2)
    icons.open_menu()
    expect_rows(icons, 4)
    screen = {"left": 0, "top": 0, "right": 390, "bottom": 844}
    assert all(is_within(edges(item["box"]), screen) for item in icons.items())


@pytest.mark.engines("chromium", "firefox")
def test_right_to_left(icons):
    icons.evaluate("document.documentElement.dir = 'rtl'")
    icons.open_menu()
    expect_rows(icons, 4)
    assert is_within(edges(icons.part("menu")["box"]), {"left": 0, "top": 0, "right": 390, "bottom": 844}, slack=0)
    style = "return getComputedStyle(document.getElementById('icon').shadowRoot.querySelector('[role=menuitem]'))"
    assert icons.evaluate(f"{style}.direction") == "rtl" and icons.evaluate(f"{style}.textAlign") in ("start", "right")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_menu_of_either_scheme(icons, engine, scheme):
    """Axe says that its texts can be read; this, that it is of the scheme."""
    icons.browser.emulate_media(prefers_color_scheme=scheme)
    icons.open_menu()
    left, top, width, height = icons.part("menu")["box"]
    painted = icons.browser.pixel(left + width - 20, top + height * 0.375)
    assert (sum(painted) < 200) == (scheme == "dark"), painted


@pytest.mark.parametrize("media", [{}, {"prefers_color_scheme": "dark"}, {"forced_colors": "active"}])
def test_mark_and_focus_can_be_seen(icons, engine, media):
    icons.browser.emulate_media(**media)
    finger = icons.finger("mouse")
    icons.hold_open(finger)
    left, top, width, height = icons.items()[1]["box"]

    def stripe():
        """What is painted across the end of the second item, where no text is."""
        icons.wait_for_rest()
        return [icons.browser.pixel(left + width - 24, top + at) for at in (2, 6, height / 2, height - 6, height - 3)]

    plain = stripe()
    finger.move(*icons.item("History"))
    eventually(lambda: icons.part("mark"), "it is marked")
    marked = stripe()
    assert marked != plain
    finger.move(*icons.centre())
    finger.up()
    icons.browser.press_key("ArrowDown")
    icons.browser.press_key("ArrowDown")
    assert icons.focused() == "History"
    # The ring is whole: above, below and at the side.
    ring = [icons.browser.pixel(x, y) for x, y in (
        (left + width - 24, top + 2), (left + width - 24, top + height - 2), (left + width - 2, top + height / 2),
    )]
    assert plain[2] not in ring and len(set(ring)) == 1


def test_less_motion_scales_nothing(icons, engine):
    icons.browser.emulate_media(prefers_reduced_motion="reduce")
    icons.open("icon.html")
    icons.evaluate(
        """
        window.widths = new Set()
        const menu = document.getElementById('icon').shadowRoot.querySelector('[part~=menu]')
        const watch = () => {
          const { width } = menu.getBoundingClientRect()
          if (menu.checkVisibility({ opacityProperty: true })) widths.add(Math.round(width))
          counters.original.requestAnimationFrame(watch)
        }
        watch()
        """
    )
    icons.open_menu()
    icons.close_menu()
    assert icons.evaluate("return [...widths]") == [250]
