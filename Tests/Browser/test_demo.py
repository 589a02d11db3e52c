"""The demo as a whole: its first weighings, and rules for each of its pages."""

import itertools
import re

import pytest

from accessibility import violations
from conftest import PROJECT
from demo_page import DemoPage, fixture_of
from page import PHONE

DESKTOP = 1280, 800
DEMO = PROJECT / "Examples/Demo"
PLACES = ["Try ./", "Weigh scale.html", "History history.html", "Home home.html", "Controls controls.html"]
# Scripts that bring each page into further states, which axe also checks.
REFUSED_MASS = '{"pressurekit-calibration":1,"points":[{"force":1,"grams":5},{"force":2,"grams":5}]}'
PAGES = {
    "": ["document.querySelector('pressure-app-icon').open()", "document.querySelector('pressure-peek').peek()"],
    "scale.html": [
        # First nothing to save, then a refused file, then equal masses, and then a refused note.
        "document.getElementById('calibrate').open = true; submit()",
        "choose('import', 'broken')",
        f"choose('import', '{REFUSED_MASS}'); type('note', 'n'.repeat(201))",
    ],
    "history.html": ["document.querySelector('pressure-peek').id = 'peek'; peek.focus(); openPeek()"],
    "weighing.html?id=1": ["document.getElementById('share').click()"],
    "weighing.html": [],
    "new.html": ["type('grams', '-1'); submit()"],
    "controls.html": [],
    "controls.html?control=transitioning-button": [],
    "controls.html?control=scale": [],
    "controls.html?control=peek": ["document.getElementById('peek').peek()"],
    "controls.html?control=app-icon": ["document.getElementById('app-icon').open()"],
    "home.html": ["icon.open()"],
    "home.html?launch": [],
    "home.html?action=org.pressurekit.scale.blue": [],
    "traces.html": ["document.getElementById('example').click()", "choose('file', 'no trace')"],
}
HELP = """
    const type = (name, text) => {
      const field = document.getElementById(name)
      field.value = text
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    const choose = (name, text) => {
      const files = new DataTransfer()
      files.items.add(new File([text], 'mine.json'))
      const field = document.getElementById(name)
      field.files = files.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const submit = () => document.querySelector('form').requestSubmit()
    const openPeek = () => {
      // Open the preview as the menu key does.
      peek.dispatchEvent(new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true, composed: true, cancelable: true }))
      peek.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true, button: -1 }))
    }
"""


# The content security policy of each page. A server can also forbid framing, which a page cannot do itself.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; img-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
# The addresses that an element of a page names.
NAMED = """
    return [...new Set([...document.querySelectorAll('[href], [src]')]
      .map((one) => one.getAttribute('href') ?? one.getAttribute('src')))].sort()
"""


class AnyPage(DemoPage):
    """Any page of the demo."""

    name = "new.html"
    ready = "!clock.awaitsAnswer"

    def wait_for_kit(self):
        # The import of a script that already runs ends when the script has run.
        self.evaluate("return import(document.querySelector('script[type=module]').src).then(() => {})")

    def enter(self):
        super().enter()
        # An animated finger shows the first press for some seconds, until the user has pressed.
        self.evaluate("document.querySelector('.try.confirm-button')?.classList.add('tried')")

    def alerts(self):
        """The texts of the visible alerts."""
        return self.evaluate(
            "return [...document.querySelectorAll('[role=alert]')].filter((one) => one.checkVisibility())"
            ".map((one) => one.textContent.trim()).filter(Boolean)"
        )

    def rest(self):
        """Buttons that are held in the loading state spin forever."""
        if self.evaluate("return location.search") == "?control=transitioning-button":
            self.pass_time(0.5)
        else:
            super().rest()


any_page = fixture_of(AnyPage)


def test_each_page_of_the_folder_is_listed():
    """The rules below hold for each page that exists."""
    assert sorted({name.partition("?")[0] or "index.html" for name in PAGES}) == sorted(page.name for page in DEMO.glob("*.html"))


def test_each_page_has_the_policy_of_the_web_contract():
    """It comes before everything that it applies to, so that it also holds on a host that sends no headers."""
    beginning = re.compile(r'<!doctype html>\n<html lang="en" data-pressure-engine="now">\n<head>\n  <meta charset="utf-8">\n  '
                           r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">\n')
    found = {page.name: beginning.match(page.read_text(encoding="utf-8")) for page in DEMO.glob("*.html")}
    assert {name: match and match[1] for name, match in found.items()} == dict.fromkeys(found, POLICY)


def test_a_dozen_weighings_to_begin_with(any_page):
    weighings = any_page.weighings()
    assert [(one["grams"], one["note"]) for one in weighings] == [
        (17.5, "Strawberry"), (14.9, "Fountain pen"), (2.1, "Tea bag"), (4.7, "Wedding ring"), (1.3, "Hazelnut"), (41.8, "Apricot"),
        (46.2, "Key ring"), (18.7, "Letter to Aunt Ida"), (3.6, "Sugar cube"), (57.4, "Egg"), (23.1, "AA battery"), (5, "Nickel"),
    ]
    assert [set(weighing) for weighing in weighings] == [{"id", "grams", "note", "createdAt"}] * 12


def test_each_address_that_a_page_names_exists(any_page):
    """All are relative, so that the folder can be anywhere, and none leads out of the demo and the kit."""
    found = {}
    for name in PAGES:
        any_page.open(name)
        for address in any_page.evaluate(NAMED):
            found.setdefault(address, name)
    answers = any_page.evaluate(
        """
        return Promise.all(arguments[0].map(async (address) => {
          const { href } = new URL(address, document.baseURI)
          const isHere = address && !address.startsWith('/') && href.startsWith(new URL('..', document.baseURI))
          return [address, isHere && (await fetch(href)).status]
        }))
        """,
        list(found),
    )
    # The documentation is above the demo only where both are published.
    assert [(found[address], address, status) for address, status in answers if status != 200] == [("", "../", 404)]


@pytest.mark.deep
@pytest.mark.deep_engines("firefox")
def test_each_page_works_without_storage(any_page):
    """A private window or a setting may forbid all storage. Only pages that need it show an alert."""
    take_back = any_page.browser.before_every_page(
        """
        const refuse = () => { throw new DOMException('no', 'SecurityError') }
        IDBFactory.prototype.open = refuse
        for (const name of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(window, name, { get: refuse })
        navigator.serviceWorker.constructor.prototype.register = async () => refuse()
        """
    )
    try:
        found = {}
        for name in PAGES:
            any_page.open(name)
            found[name] = any_page.alerts()
    finally:
        take_back()
    why = "This browser stores no data for this page. A setting or a private window may be the reason."
    assert {name: alerts for name, alerts in found.items() if alerts} == {
        "history.html": [f"{why}Try again"],
        "weighing.html?id=1": [f"{why}Try again"],
        "weighing.html": ["The address does not name a weighing. Choose one in History."],
        "scale.html": [f"A stored calibration could not be read. {why}"],
    }


@pytest.mark.deep
def test_a_measured_press_changes_the_instructions_of_all_pages(any_page):
    instructions = """
        const isSeen = (one) => one.checkVisibility({ visibilityProperty: true })
        return [...document.querySelectorAll('.by-force, .by-time')].filter(isSeen).map((one) => one.className)
        """
    pages = ["", "history.html", "weighing.html?id=1", "home.html"]

    def shown():
        return {name: any_page.open(name) or set(any_page.evaluate(instructions)) for name in pages}

    assert shown() == {name: {"by-time"} for name in pages}
    any_page.open("")
    any_page.evaluate("document.querySelector('pressure-confirm-button').id = 'confirm'")
    any_page.id = "confirm"
    finger = any_page.finger("touch")
    any_page.press_until("updating", finger)
    # No text changes under the finger.
    assert set(any_page.evaluate(instructions)) == {"by-time"}
    finger.cancel()
    any_page.tick()
    assert set(any_page.evaluate(instructions)) == {"by-force"}
    assert shown() == {name: {"by-force"} for name in pages}


@pytest.mark.parametrize(
    "size, schemes, each",
    [
        pytest.param(PHONE, ("light", "dark"), False, id="phone"),
        *(
            pytest.param(size, schemes, True, id=f"{name}-first-{schemes[0]}", marks=pytest.mark.deep)
            for name, size in (("phone", PHONE), ("desktop", DESKTOP)) for schemes in (("light", "dark"), ("dark", "light"))
        ),
    ],
)
def test_axe_finds_nothing(any_page, size, schemes, each):
    """A page at rest also schedules nothing. Checks all rules in light and dark mode alternately: in each state of a page, or only in
    the last, in which it shows most."""
    any_page.size = size
    turns = itertools.cycle(schemes)

    def look(*where):
        scheme = next(turns)
        any_page.browser.emulate_media(prefers_color_scheme=scheme)
        # Wait for the database's answer and for fading content.
        any_page.evaluate("return clock.painted()")
        any_page.rest()
        any_page.until("!counters.pending.animations && !clock.awaitsAnswer", "what fades in is shown")
        assert violations(any_page.browser) == [], (*where, scheme)

    for name, more in PAGES.items():
        any_page.open(name)
        if name != "controls.html?control=transitioning-button":  # Its failure is always shown here, and would otherwise disappear by itself.
            any_page.expect_rest(name)
        for script in more:
            if each:
                look(name)
            any_page.evaluate(HELP + script)
            any_page.rest()
        look(name, *more)


def test_first_page_without_a_sensor(any_page):
    """The page offers a simulated finger for the scale, and does not ask for more force."""
    any_page.open("")
    any_page.evaluate("document.querySelector('pressure-scale').id = 'scale'")
    any_page.id = "scale"
    any_page.evaluate("document.getElementById('scale').scrollIntoView({ block: 'center', behavior: 'instant' })")
    mouse = any_page.finger("mouse")
    x, y = any_page.evaluate(
        "const { left, top, width } = document.getElementById('scale').getBoundingClientRect(); return [left + width / 2, top + width / 2]"
    )
    mouse.down(x, y)
    any_page.wait_for_state("unmeasured")
    mouse.up()
    any_page.wait_for_state("rest")
    assert any_page.evaluate("return document.querySelector('.try.scale .either').innerText.trim()") == "No force sensor found. Press, then slide up."
    mouse.down(x, y)
    mouse.wheel(-600)
    any_page.until("document.getElementById('scale').grams > 100", "it weighs")
    assert any_page.evaluate("return [scale.source, document.documentElement.dataset.force ?? null]") == ["measured", None]
    mouse.up()
