"""The demo's History without the demo's scripts: the server's HTML lists the weighings, and forms search and delete them."""

import contextlib
import shutil

import pytest

import waiting
from accessibility import violations
from conftest import KIT, PROJECT
from demo_page import DemoPage, fixture_of
from demo_server import DemoServer
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


EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


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


@EVERYWHERE
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
