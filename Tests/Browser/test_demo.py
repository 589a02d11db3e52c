"""The demo as a whole: its server's first answers, and rules for each of its pages."""

import itertools
import json
import urllib.request

import pytest

from accessibility import violations
from demo_page import DemoPage, fixture_of
from page import PHONE

DESKTOP = 1280, 800
PLACES = ["Try /", "Weigh /scale", "History /history", "Home /home", "Controls /controls"]
# Scripts that bring each page into further states, which axe also checks.
REFUSED_MASS = '{"pressurekit-calibration":1,"points":[{"force":1,"grams":5},{"force":2,"grams":5}]}'
PAGES = {
    "": ["document.querySelector('pressure-app-icon').open()", "document.querySelector('pressure-peek').peek()"],
    "scale": [
        # First nothing to save, then a refused file, then equal masses, and then a refused note.
        "document.getElementById('calibrate').open = true; submit()",
        "choose('import', 'broken')",
        f"choose('import', '{REFUSED_MASS}'); type('note', 'n'.repeat(201))",
    ],
    "history": ["document.querySelector('pressure-peek').id = 'peek'; peek.focus(); openPeek()"],
    "weighing?id=1": ["document.getElementById('share').click()"],
    "weighing": [],
    "new": ["type('grams', '-1'); submit()"],
    "controls": [],
    "controls?control=transitioning-button": [],
    "controls?control=scale": [],
    "controls?control=peek": ["document.getElementById('peek').peek()"],
    "controls?control=app-icon": ["document.getElementById('app-icon').open()"],
    "home": ["icon.open()"],
    "home?launch": [],
    "home?action=org.pressurekit.scale.blue": [],
    "traces": ["document.getElementById('example').click()", "choose('file', 'no trace')"],
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


class AnyPage(DemoPage):
    """Any page of the demo."""

    name = "new"

    def wait_for_kit(self):
        self.until("Boolean(customElements.get('pressure-app-icon'))", "the kit defines its elements")

    def enter(self):
        super().enter()
        # An animated finger shows the first press for some seconds, until the user has pressed.
        self.evaluate("document.querySelector('.try.confirm-button')?.classList.add('tried')")

    def rest(self):
        """Buttons that are held in the loading state spin forever."""
        if self.evaluate("return location.search") == "?control=transitioning-button":
            self.pass_time(0.5)
        else:
            super().rest()


any_page = fixture_of(AnyPage)


def test_a_dozen_weighings_to_begin_with(first_run):
    weighings = first_run.weighings()
    assert len(weighings) == 12
    assert [set(weighing) for weighing in weighings] == [{"id", "grams", "note", "createdAt"}] * 12


def test_strict_policy_and_types(demo):
    """Every answer has the policy of the web contract and the right content type."""
    directives = {
        "default-src": "'none'",
        "script-src": "'self' 'wasm-unsafe-eval'",
        "connect-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self'",
        "manifest-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    for path, kind in (
        ("/history", "text/html"),
        ("/pressurekit/pressurekit.js", "text/javascript"),
        ("/pressurekit/pressurekit.wasm", "application/wasm"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/api/weighings", "application/json"),
    ):
        with urllib.request.urlopen(demo.origin + path, timeout=10) as answer:
            policy = dict(
                directive.strip().split(" ", 1) for directive in answer.headers["Content-Security-Policy"].split(";")
            )
            assert {name: policy.get(name) for name in directives} == directives, path
            assert answer.headers["Content-Type"].split(";")[0] == kind, path
            if kind == "application/json":
                assert isinstance(json.load(answer)["weighings"], list)


@pytest.mark.parametrize(
    "size, schemes",
    [
        pytest.param(PHONE, ("light", "dark"), id="phone"),
        pytest.param(PHONE, ("dark", "light"), id="phone-the-other-way", marks=pytest.mark.deep),
        pytest.param(DESKTOP, ("light", "dark"), id="desktop", marks=pytest.mark.deep),
        pytest.param(DESKTOP, ("dark", "light"), id="desktop-the-other-way", marks=pytest.mark.deep),
    ],
)
def test_axe_finds_nothing(any_page, size, schemes):
    """A page at rest also schedules nothing. Checks all rules in light and dark mode alternately."""
    any_page.size = size
    turns = itertools.cycle(schemes)

    def look(*where):
        scheme = next(turns)
        any_page.browser.emulate_media(prefers_color_scheme=scheme)
        # Wait for the server's answer and for fading content.
        any_page.evaluate("return clock.painted()")
        any_page.rest()
        any_page.until("!counters.pending.animations", "what fades in is shown")
        assert violations(any_page.browser) == [], (*where, scheme)

    for name, more in PAGES.items():
        any_page.open(name)
        if name != "controls?control=transitioning-button":  # Its failure is always shown here, and would otherwise disappear by itself.
            any_page.expect_rest(name)
        look(name)
        for script in more:
            any_page.evaluate(HELP + script)
            look(name, script)


def test_first_page_without_a_sensor(any_page):
    """The page offers a simulated finger for the scale, and does not ask for more force."""
    any_page.open("")
    # Remove what other tests stored: no press was ever measured here.
    any_page.evaluate("localStorage.clear(); delete document.documentElement.dataset.force")
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
    says = "This device measures no force: press on the dial, and slide up to press harder."
    assert any_page.text("#how-to-weigh") == says
    mouse.down(x, y)
    mouse.wheel(-600)
    any_page.until("document.getElementById('scale').grams > 100", "it weighs")
    assert any_page.evaluate("return [scale.source, document.documentElement.dataset.force ?? null]") == ["measured", None]
    mouse.up()
