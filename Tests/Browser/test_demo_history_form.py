"""The demo's History without the demo's scripts: the server's HTML lists the weighings, and forms search and delete them."""

import contextlib
import shutil

import pytest

import waiting
from accessibility import violations
from conftest import KIT, PROJECT
from demo_page import DemoPage, fixture_of
from demo_server import DemoServer
from page import FULL, HALF
from test_demo_history import HistoryPage
from waiting import eventually

PUBLIC = PROJECT / "Examples/Scale/Public"
# A note that would end an attribute and an element, and one that takes two lines.
NOTES = ["""</p><script>document.title = 'run'</script>"'&amp;""", "A pear of many words. " * 6, "", "A pear"]

# The name, the texts and the places of each row.
ROWS = """
const seen = (node) => {
  const { left, top, width, height } = node.getBoundingClientRect()
  return [left, top + scrollY, width, height].map((one) => Math.round(one * 8) / 8)
}
const rows = () => [...document.querySelectorAll('.row')].map((row) => {
  // Rows outside of the window have no size of their own.
  row.style.contentVisibility = 'visible'
  const button = row.querySelector('pressure-confirm-button')
  const texts = [...row.querySelectorAll('.grams, .note, time')]
  return [
    button.ariaLabel, button.textContent, ...texts.map((one) => one.textContent), row.querySelector('time').dateTime,
    ...[row, button, ...texts].map(seen),
  ]
})
"""


class ScriptPage(HistoryPage):
    """The page with its script."""

    def open(self, name=None):
        for note in NOTES:
            self.server.request("POST", "/api/weighings", {"grams": 1012.25, "note": note})
        DemoPage.open(self, name)


class FormPage(DemoPage):
    """The page without the demo's scripts."""

    name = "history"

    def stored(self):
        return [weighing["id"] for weighing in self.server.weighings()]

    def listed(self):
        """The numbers of the weighings in the forms of the rows."""
        forms = "return [...document.querySelectorAll('.row form')].map((form) => form.getAttribute('action').split('/')[2])"
        return [int(number) for number in self.evaluate(forms)]

    def call(self, weighing):
        """Gives the id `delete` to the button of a weighing."""
        self.evaluate(
            "document.querySelector(`[action^='/weighings/${arguments[0]}/'] > pressure-confirm-button`).id = 'delete'", weighing
        )
        self.scroll_to()

    @contextlib.contextmanager
    def says(self, text):
        """Allows a form to be sent inside the `with` block, and waits for a page with this message."""
        self.require_policy_kept()
        waiting.page = None
        with contextlib.suppress(RuntimeError):
            yield

        def said():
            with contextlib.suppress(RuntimeError):
                return self.evaluate("return document.readyState === 'complete'") and self.text(".said")

        eventually(lambda: said() == text, f"the page says {text!r}")
        self.enter()


class PlainFormPage(FormPage):
    """The page without the engine, too. The kit reports that it is missing."""

    def require_policy_kept(self):
        violations, errors = self.evaluate("return [recorder.violations, recorder.errors]")
        assert violations == [] and all("pressurekit.wasm" in error for error in errors), (violations, errors)


@contextlib.contextmanager
def without_scripts(kind, browser, folder, kit=KIT):
    public = folder / "Public"
    shutil.copytree(PUBLIC, public, ignore=shutil.ignore_patterns("*.js"))
    server = DemoServer(PROJECT, kit, public=public)
    try:
        with kind.shown(browser, server) as page:
            yield page
    finally:
        server.close()


script_page = fixture_of(ScriptPage, of_its_own=True)


@pytest.fixture
def forms(browser, kit, tmp_path):
    with without_scripts(FormPage, browser, tmp_path) as page:
        yield page


@pytest.fixture
def forms_without_engine(browser, kit, tmp_path):
    shutil.copytree(KIT, tmp_path / "kit", ignore=shutil.ignore_patterns("*.wasm"))
    with without_scripts(PlainFormPage, browser, tmp_path, tmp_path / "kit") as page:
        yield page


# test_confirm_form submits a form in each engine.
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")
FINGERS = {"chromium": "touch", "firefox": "touch", "webkit": "mouse"}


# WebKitGTK in the C locale has the language "C", for which ICU and JavaScript choose different clocks.
@pytest.mark.engines("chromium", "firefox")
def test_script_replaces_each_row_by_an_equal_one(script_page):
    """The texts and places do not change, so nothing on the page jumps."""
    made = script_page.evaluate(ROWS + "return rows()")
    served = script_page.evaluate(
        ROWS
        + """
        return (async () => {
          const page = new DOMParser().parseFromString(await (await fetch('/history')).text(), 'text/html')
          document.getElementById('weighings').replaceChildren(...page.getElementById('weighings').childNodes)
          return rows()
        })()
        """
    )
    assert len(made) == len(NOTES) + 12
    assert served == made
    assert script_page.evaluate("return document.title") == "History · Scale"


@DEEP_ELSEWHERE
def test_press_deletes_one_weighing(forms):
    """A press that is not confirmed deletes nothing. A confirmed press sends the form once: a second request would get the
    message that the weighing was already deleted."""
    before = forms.stored()
    assert forms.listed() == before
    pear = before[0]
    forms.call(pear)
    finger = forms.finger(FINGERS[forms.browser.name])
    hold(forms, finger)
    # Slide off the button, away from the ring, and lift.
    x, y = forms.centre()
    finger.move(x, y + 60)
    finger.up()
    forms.wait_for_state("idle")
    assert (forms.listed(), forms.stored(), forms.text(".said")) == (before, before, None)

    forms.wait_out_guard()
    with forms.says("Deleted 17.5 g, Strawberry"):
        hold(forms, finger)
        ring = forms.wait_for_ring()
        finger.move(ring["x"], ring["y"], FULL)
        forms.wait_for_state("confirmed")
        finger.up()
    assert forms.listed() == forms.stored() == before[1:]
    assert forms.text("#summary") == "11 weighings"
    # The message is shown once.
    forms.open()
    assert (forms.text(".said"), forms.listed()) == (None, before[1:])


def hold(page, finger):
    """Presses until the ring is full."""
    finger.down(*page.centre(), HALF)
    if finger.kind != "mouse":
        page.wait_for_state("updating")
        finger.move(*page.centre(), FULL)
    page.wait_for_state("selected")


@DEEP_ELSEWHERE
def test_without_the_engine_the_browser_asks(forms_without_engine):
    """A no deletes nothing, and a yes deletes the weighing."""
    page = forms_without_engine
    before = page.stored()
    page.call(before[0])
    page.evaluate("window.asked = []; window.confirm = (question) => { asked.push(question); return window.answer }")
    page.evaluate("window.answer = false")
    page.tap()
    page.until("asked.length", "the browser asks")
    assert page.evaluate("return asked") == ["Delete 17.5 g, Strawberry?"]
    page.tick(10)
    assert (page.path(), page.listed(), page.stored()) == ("/history", before, before)
    page.evaluate("window.answer = true")
    with page.says("Deleted 17.5 g, Strawberry"):
        page.tap()
    assert page.listed() == page.stored() == before[1:]


@DEEP_ELSEWHERE
def test_pages_and_search(forms):
    """The links lead through all weighings, and the search field finds some. A deletion stays on the page of the list."""
    for number in range(50):
        forms.server.request("POST", "/api/weighings", {"grams": number, "note": f"Number {number}"})
    everything = forms.stored()
    forms.open()
    assert forms.listed() == everything[:50]
    last = f"/history?before={everything[49]}"
    with forms.leads_to(last):
        forms.click("[rel=next]")
    assert (forms.listed(), forms.is_shown("[rel=next]")) == (everything[50:], False)
    with forms.says("Deleted 17.5 g, Strawberry"):
        forms.evaluate("document.querySelector('.row form').submit()")
    assert (forms.path(), forms.listed()) == (last, everything[51:])
    with forms.leads_to("/history"):
        forms.click("[rel=prev]")
    assert forms.listed() == everything[:50]
    with forms.leads_to("/history?search=number+4"):
        forms.evaluate("search.value = 'number 4'; search.focus()")
        forms.browser.press_key("Enter")
    notes = ["Number 4", *(f"Number 4{digit}" for digit in range(10))]
    assert forms.evaluate("return [...document.querySelectorAll('.note')].map((one) => one.textContent)") == notes[::-1]
    assert (forms.text("#summary"), forms.evaluate("return search.value")) == ("11 weighings found", "number 4")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(forms, scheme):
    """The list, a search without results, a failure, the message about a deletion, and the empty list."""
    forms.browser.emulate_media(prefers_color_scheme=scheme)
    for name in ("history", "history?search=none", "history?before=x"):
        forms.open(name)
        assert (name, violations(forms.browser)) == (name, [])
    for one in forms.stored()[1:]:
        forms.server.request("DELETE", f"/api/weighings/{one}")
    forms.open()
    with forms.says("Deleted 17.5 g, Strawberry"):
        forms.evaluate("document.querySelector('.row form').submit()")
    assert (forms.text("#summary"), forms.text(".nothing strong")) == ("No weighings", "No weighings")
    assert violations(forms.browser) == []
