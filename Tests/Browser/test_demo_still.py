"""The demo's pages stay still: while they load, when the kit arrives, during a press, and when they show a message."""

import re
import threading

import pytest
import serve
from demo_folder import assemble

from conftest import KIT
from demo_page import DemoPage, fixture_of
from page import PHONE
from waiting import eventually

pytestmark = pytest.mark.deep

# Records each layout shift since the beginning: its value, and the moved elements. A source in a control's shadow has no node.
SHIFTS = """
window.shifts = []
const record = (list) => {
  for (const { value, sources } of list.getEntries()) {
    const moved = sources.flatMap(({ node }) => (node ? [node.outerHTML?.slice(0, 60) ?? node.textContent] : []))
    if (moved.length) shifts.push([value, ...moved])
  }
}
new PerformanceObserver(record).observe({ type: 'layout-shift', buffered: true })
"""
# Some frames later, all shifts are recorded. A page's own `requestAnimationFrame` may stand still.
SETTLED = """
return new Promise((done) => {
  const image = document.body.appendChild(new Image())
  image.hidden = true
  const frames = async (count) => {
    for (let left = count; left; left -= 1) await image.animate([], 20).finished
    image.remove()
    done(shifts.splice(0))
  }
  frames(3)
})
"""
SIZES = {"phone": PHONE, "small": (320, 568), "landscape": (844, 390), "tablet": (768, 1024), "desktop": (1280, 800), "large": (1920, 1080)}
# Each page, and an expression that is true once it shows everything.
PAGES = {
    "": "document.querySelector('.inspector')",
    "scale.html": "calibrated.textContent",
    "history.html": "weighings.ariaBusy === 'false'",
    "weighing.html?id=1": "!sheet.hidden",
    "weighing.html": "notice.textContent",
    "home.html": "icon.items.length",
    "home.html?launch": "icon.items.length",
    "new.html": "true",
    "controls.html": "room.dataset.control",
    "controls.html?control=transitioning-button": "room.dataset.control",
    "controls.html?control=scale": "room.dataset.control",
    "controls.html?control=peek": "room.dataset.control",
    "controls.html?control=app-icon": "room.dataset.control",
    "traces.html": "how.textContent",
}
DEFINED = "!document.querySelector('body :not(:defined)')"
DRAWN = f"{DEFINED} && !document.querySelector(':state(undrawn)')"
# The boxes of the kit's elements that are visible.
BOXES = """
return [...document.querySelectorAll('main *')].filter((one) => one.localName.startsWith('pressure-') && one.checkVisibility()).map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return [one.localName, ...[left, top, width, height].map(Math.round)]
})
"""


# The elements that a style shows although they are hidden.
SEEN = """
return [...document.querySelectorAll('[hidden]')].filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => one.outerHTML.slice(0, 60))
"""


class Late:
    """The demo on a host that holds the engine back until it is released."""

    def __init__(self, folder, browser):
        self.browser = browser
        self.arrived = arrived = threading.Event()
        self.old = None

        class Handler(serve.Handler):
            def do_GET(self):
                if self.path.endswith(".wasm"):
                    arrived.wait(30)
                return super().do_GET()

        class Server(serve.Server):
            handler = Handler

        assemble(KIT, folder)
        self.server = Server(folder).start()
        self.address = f"{self.server.address}/demo"

    def open(self, name, is_late=True):
        """Loads a page, without its engine."""
        self.release()
        if is_late:
            self.arrived.clear()
        self.browser.open(f"{self.address}/{name}")

    def release(self):
        """Lets the engine arrive."""
        self.arrived.set()

    def until(self, condition):
        eventually(lambda: self.browser.evaluate(f"return Boolean({condition})"), condition)

    def shifts(self):
        return self.browser.evaluate(SETTLED)


@pytest.fixture
def late(browser, tmp_path):
    host = Late(tmp_path, browser)
    take_back = browser.before_every_page(SHIFTS)
    try:
        yield host
    finally:
        host.release()
        browser.open("about:blank")
        take_back()
        host.server.close()


@pytest.mark.always
def test_shifts_are_recorded(late):
    """The other tests would pass without records."""
    late.open("new.html", is_late=False)
    late.until(DEFINED)
    assert late.shifts() == []
    late.browser.evaluate("document.querySelector('.bar').style.paddingBlockEnd = '100px'")
    ((value, *moved),) = late.shifts()
    assert value > 0 and any('class="columns"' in one for one in moved), moved


@pytest.mark.always
@pytest.mark.parametrize("size", [size if size == "phone" else pytest.param(size, marks=pytest.mark.deep) for size in SIZES])
def test_pages_load_without_a_shift(late, size):
    """The engine arrives when everything else is painted. No text of a preview or a menu is visible before."""
    found = {}
    late.browser.resize(*SIZES[size])
    for name, ready in PAGES.items():
        late.open(name)
        late.shifts()
        late.release()
        late.until(f"{DEFINED} && ({ready})")
        if shifts := [*late.shifts(), *late.browser.evaluate(SEEN)]:
            found[name] = shifts
    assert found == {}


@pytest.mark.always
def test_elements_have_their_boxes_before_the_engine_arrives(late):
    late.browser.resize(*PHONE)
    for name in ("", "scale.html", "new.html", "traces.html"):
        late.open(name)
        # An element has its texts with the first frame after its script.
        late.shifts()
        early = late.browser.evaluate(BOXES)
        assert late.browser.evaluate(f"return {DRAWN}") is False
        hidden = late.browser.evaluate("return [...document.querySelectorAll('[slot]')].filter((one) => one.checkVisibility()).length")
        late.release()
        late.until(f"{DRAWN} && ({PAGES[name]})")
        late.shifts()
        assert (hidden, late.browser.evaluate(BOXES)) == (0, early), name


LONG_LOADING = "return [...document.querySelectorAll('.waiting')].map((one) => [getComputedStyle(one).opacity, one.checkVisibility()])"


def test_history_loads_visibly_and_without_a_shift(late):
    """Placeholders keep the places of the rows, and are seen if loading takes long. An empty list does not move anything either."""
    late.browser.resize(*PHONE)
    late.open("history.html", is_late=False)
    late.until("document.querySelector('.row')")
    late.open("history.html")
    eventually(lambda: {tuple(one) for one in late.browser.evaluate(LONG_LOADING)} == {("0.6", True)}, "the placeholders are visible")
    assert late.shifts() == []
    late.release()
    late.until("document.querySelector('.row')")
    assert (late.shifts(), late.browser.evaluate("return document.querySelectorAll('.waiting').length")) == ([], 0)
    late.browser.evaluate(
        """
        return import('./weighings.js').then(({ weighings }) =>
          weighings.all().then((all) => Promise.all(all.map(({ id }) => weighings.delete(id)))))
        """.replace("./", f"{late.address}/")
    )
    late.open("history.html")
    late.shifts()
    late.release()
    late.until("document.querySelector('.none-saved')")
    assert late.shifts() == []


class Still(DemoPage):
    """A page whose shifts are recorded."""

    name = ""

    def open(self, name=None):
        super().open(name)
        self.evaluate(SHIFTS)
        self.shifts()

    def shifts(self):
        return self.evaluate(SETTLED)

    def call(self, selector):
        """Switches to another element."""
        self.evaluate("document.querySelector(arguments[0]).id = 'pressed'", selector)
        self.id = "pressed"
        self.scroll_to()
        self.shifts()

    def forget_id(self):
        self.evaluate("pressed.removeAttribute('id')")


still = fixture_of(Still)


def test_messages_of_the_first_page_move_nothing(still):
    """Each message covers its stage for a while. The draft disappears, and comes back."""
    for size in (PHONE, (320, 568), (1280, 800)):
        still.browser.resize(*size)
        for section, message in (("confirm-button", "Deleted, without a pop\u2011up"), ("in-place", "Deleted")):
            said, gone = f".try.{section} .said", f"document.querySelector('.try.{section}').matches('.gone')"
            still.call(f".try.{section} pressure-confirm-button")
            finger = still.finger("touch")
            if section == "in-place":
                finger.down(*still.centre(), 0.25)
                finger.move(*still.centre(), 0.9)
                still.wait_for_state("confirmed")
                finger.up()
                still.wait_for_state("idle")
            else:
                still.confirm(finger)
            still.wait_for_text(said, message)
            assert (still.evaluate(f"return {gone}"), still.shifts()) == (True, []), section
            still.pass_time(3)
            assert (still.text(said), still.evaluate(f"return {gone}"), still.shifts()) == ("", False, []), section
            still.forget_id()
        for section, event in (("peek", "action"), ("app-icon", "quickaction")):
            still.call(f".try.{section} .stage > *")
            still.evaluate(
                "pressed.dispatchEvent(new CustomEvent(arguments[0], { detail: { value: 'Answered', title: 'New weighing' } }))", event
            )
            assert still.text(f".try.{section} .said") in ("Answered", "Quick action: New weighing")
            assert still.shifts() == [], section
            still.pass_time(3)
            assert (still.text(f".try.{section} .said"), still.shifts()) == ("", []), section
            still.forget_id()


@pytest.mark.parametrize("name", ["", "scale.html"])
def test_scale_without_a_sensor_moves_nothing(still, name):
    """Each page then shows how to press harder, at a place that is kept for it."""
    still.open(name)
    for size in (PHONE, (320, 568), (1280, 800)):
        still.browser.resize(*size)
        still.pass_time(0.1)
        still.call("pressure-scale")
        mouse = still.finger("mouse")
        x, y, width, _ = still.box()
        mouse.down(x + width / 2, y + width / 2)
        still.pass_time(1)
        mouse.up()
        still.wait_for_state("rest")
        assert still.shifts() == [], size
        still.forget_id()
    says = {"": "#how-to-simulate", "scale.html": "#advice"}[name]
    assert still.evaluate("return document.querySelector(arguments[0]).checkVisibility({ visibilityProperty: true })", says)
    assert "No force sensor found" in still.text(says)


def test_first_measured_press_moves_nothing(still):
    """It changes the instructions."""
    for name in ("", "history.html", "home.html", "controls.html", "controls.html?control=peek", "controls.html?control=app-icon"):
        still.open(name)
        for size in (PHONE, (320, 568), (1280, 800)):
            still.browser.resize(*size)
            still.pass_time(0.1)
            still.shifts()
            before = still.evaluate(BOXES)
            still.evaluate("document.documentElement.dataset.force = 'measured'")
            assert (len(before) > 0, still.shifts(), still.evaluate(BOXES)) == (True, [], before), (name, size)
            still.evaluate("delete document.documentElement.dataset.force")


@pytest.mark.parametrize("use", ["press", "key", "link"])
def test_animated_finger_ends_with_the_first_use_of_a_control(still, use):
    """Not with a touch of the page beside the controls, such as one that scrolls."""
    is_shown = "const { display, animationName } = getComputedStyle(document.querySelector('.fingertip')); return [display, animationName]"
    still.evaluate("document.querySelector('.bar').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))")
    assert still.evaluate(is_shown) == ["block", "show"]
    if use == "press":
        still.call(".try.transitioning-button pressure-transitioning-button")
        still.tap("#pressed", "touch")
        # Its run takes 1.4 s.
        still.pass_time(5)
    elif use == "key":
        still.evaluate("document.querySelector('.try.app-icon pressure-app-icon').focus()")
        still.browser.press_key("Tab")
    else:
        still.evaluate("document.querySelector('.docs').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))")
    assert still.evaluate(is_shown)[0] == "none"


def test_cards_fill_their_rows(still):
    """Six cards are even in one, two and three columns."""
    columns = {}
    for width in (320, 390, 600, 768, 844, 1024, 1280, 1440, 1600, 1920, 2560):
        still.browser.resize(width, 900)
        tops = still.evaluate("return [...document.querySelectorAll('.try')].map((one) => Math.round(one.getBoundingClientRect().top))")
        rows = {top: tops.count(top) for top in tops}
        assert len(set(rows.values())) == 1, (width, rows)
        columns[width] = rows[tops[0]]
    assert (set(columns.values()), columns[390], columns[1280], columns[1920]) == ({1, 2, 3}, 1, 2, 3)


def test_save_is_on_the_first_screen_of_a_phone(still):
    still.open("scale.html")
    _, top, _, height = still.box("form pressure-transitioning-button")
    _, bar, _, _ = still.box(".places")
    assert (still.evaluate("return scrollY"), top + height + 8 <= bar) == (0, True), (top + height, bar)


@pytest.mark.always
def test_hidden_elements_are_not_seen(still):
    """A style with `display` shows an element in spite of its attribute."""
    still.open("traces.html")
    still.until("Boolean(how.textContent)", "it is ready")
    assert still.evaluate(SEEN) == []
    still.click("#example")
    still.until("!player.hidden", "the example is shown")
    assert (still.evaluate(SEEN), still.is_shown("#none")) == ([], False)


def test_export_needs_a_weighing(still):
    """Import remains. Both cover the list instead of moving it, and a refusal is shown there."""
    still.open("history.html")
    still.until("Boolean(document.querySelector('.row'))", "the weighings are listed")
    shown = lambda: [still.is_shown(one) for one in ("#export-csv", "#export-json", "label:has(#import)")]
    still.shifts()
    still.evaluate("document.querySelector('.keep').open = true")
    assert (shown(), still.shifts()) == ([True, True, True], [])
    sizes = still.evaluate("return [...document.querySelectorAll('.keep :is(summary, button, label)')].map((one) => one.getBoundingClientRect().height)")
    assert min(sizes) >= 44
    still.choose_file("#import", "broken", "broken.json")
    still.until("Boolean(document.getElementById('import-reason').textContent)", "it is refused")
    assert (re.match(r"broken\.json was not imported\.", still.text("#import-reason")) is not None, still.shifts()) == (True, [])
    still.type("#search", "no such note")
    assert (shown(), still.is_shown("#search")) == ([False, False, True], True)
    still.type("#search", "")
    for weighing in still.weighings():
        still.remove(weighing["id"])
    still.tell()
    still.until("Boolean(document.querySelector('.none-saved'))", "nothing is there")
    assert shown() == [False, False, True]
    assert still.evaluate("return getComputedStyle(document.querySelector('.find')).visibility") == "hidden"
