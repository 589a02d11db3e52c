"""The demo's page of one weighing: its content, Share, Delete, and its message for a missing weighing."""

import pytest

from demo_page import DemoPage, fixture_of
from sharing import CHANGES_MIND, COPIES, OFFERS_NOTHING, REFUSES, SHARES, given, prepare, said

pytestmark = pytest.mark.deep

PEAR = "123.5 g, A pear"


class WeighingPage(DemoPage):
    """The page of a weighing that was just added, so it is the last one in the plot."""

    ready = "!['', 'Loading…'].includes(document.getElementById('summary').textContent)"

    def open(self, name=None):
        if not name:
            self.weighing = self.add(123.5, "A pear")
            self.name = f"weighing.html?id={self.weighing['id']}"
        super().open(name)
        self.rest()

    def says(self):
        """The line below the heading, the error message, and True if a weighing is shown."""
        return [*self.texts("#summary", "#notice"), self.is_shown("#sheet")]

    def load_again(self):
        """Loads the data again, as when the browser returns to a cached page."""
        self.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")


weighing = fixture_of(WeighingPage)

THERE = ["With those before and after it", "", True]
FINGERS = {"chromium": "touch", "firefox": "touch", "webkit": "mouse"}


@pytest.mark.always
@pytest.mark.deep_engines("firefox", "webkit")
def test_whole_path(weighing):
    """It is shown among the earlier ones, in bars of matching heights; then shared; then deleted, after which History
    lacks it."""
    whole_path(weighing, FINGERS[weighing.browser.name])


@pytest.mark.deep
def test_whole_path_by_each_contact(weighing, contact):
    whole_path(weighing, contact)


def whole_path(weighing, kind):
    stored = weighing.weighings()
    count = len(stored)
    all_grams = [one["grams"] for one in reversed(stored[:24])]
    assert weighing.says() == THERE
    assert weighing.texts(*(f".weighing {one}" for one in (".grams", ".note"))) == ["123.5 g", "A pear"]
    assert weighing.evaluate("return [document.querySelector('time').dateTime, document.title]") == [
        weighing.weighing["createdAt"], f"{PEAR} · PressureKit",
    ]
    labels = "return ['.bars', '#share', '#delete'].map((one) => document.querySelector(one).ariaLabel)"
    assert weighing.evaluate(labels) == [
        f"{len(all_grams)} weighings in order; this one is number {len(all_grams)}", f"Share {PEAR}", f"Delete {PEAR}",
    ]
    expect_bars(weighing, all_grams)

    text = f"{PEAR} ({weighing.text('time')})"
    for way, gives, says in (
        (SHARES, {"title": PEAR, "text": text}, f"Shared {PEAR}"),
        (COPIES, text, f"Copied {PEAR}"),
        (REFUSES, None, "Not shared: the browser did not allow it."),
        (OFFERS_NOTHING, None, "Not shared: the browser did not allow it."),
        (CHANGES_MIND, None, ""),
    ):
        prepare(weighing, way)
        weighing.evaluate("document.querySelector('.toast').className = 'toast'")
        weighing.click("#share")
        # Wait for everything that follows a refusal.
        weighing.tick()
        assert (given(weighing), said(weighing)) == (gives, says), way

    weighing.confirm(weighing.finger(kind))
    weighing.until("Boolean(document.querySelector('.toast.shown'))", "it is said")
    assert (said(weighing), weighing.evaluate("return document.getElementById('sheet').inert")) == (f"Deleted {PEAR}", True)
    # A message is shown for a moment before History.
    weighing.pass_time(0.85)
    assert weighing.path() == weighing.name
    with weighing.leads_to("history.html"):
        weighing.evaluate("clock.pass(100)")
    weighing.until("Boolean(document.querySelector('[data-id]'))", "the rest is listed")
    left = weighing.evaluate("return [...document.querySelectorAll('[data-id]')].map((row) => Number(row.dataset.id))")
    assert left == [one["id"] for one in weighing.weighings()]
    assert len(left) == count - 1 and weighing.weighing["id"] not in left


def expect_bars(weighing, all_grams):
    """The bars are ordered by time from left to right. The marked bar is the last one."""
    weighing.until("document.querySelectorAll('.bars .bar').length === 2", "they are drawn")
    bars = weighing.evaluate(
        """
        const [others, marked] = [...document.querySelectorAll('.bars .bar')].map((path) => path.getAttribute('d'))
        const box = (d) => {
          const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
          path.setAttribute('d', d)
          document.querySelector('.bars').append(path)
          const { x, width, height } = path.getBBox()
          path.remove()
          return [x, width, height]
        }
        return [...others.split(/(?=M)/), marked].map(box)
        """
    )
    assert [x for x, _, _ in bars] == sorted(x for x, _, _ in bars)
    per_gram = bars[-1][2] / all_grams[-1]
    assert [height for _, _, height in bars] == pytest.approx([grams * per_gram for grams in all_grams], abs=0.1)


def test_weighing_is_really_copied(weighing):
    browser = weighing.browser
    # For reading the clipboard. A permission that is not granted here is denied.
    browser.cdp("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    try:
        weighing.tap("#share")
        weighing.until("Boolean(document.querySelector('.toast.shown'))", "it is said")
        assert said(weighing) == f"Copied {PEAR}"
        assert weighing.evaluate("return navigator.clipboard.readText()") == f"{PEAR} ({weighing.text('time')})"
    finally:
        browser.cdp("Browser.resetPermissions")


NOT_FOUND = ["Not found", "This weighing does not exist. It may have been deleted.", False]


@pytest.mark.deep_engines("firefox", "webkit")
def test_missing_weighings(weighing):
    """A weighing that was deleted before this page deletes it, a deleted weighing, and addresses without a weighing."""
    weighing.remove(weighing.weighing["id"])
    weighing.confirm(weighing.finger(FINGERS[weighing.browser.name]))
    weighing.wait_for_text("#summary", "Not found")
    assert (weighing.says(), weighing.path()) == (NOT_FOUND, weighing.name)
    for name in (weighing.name, "weighing.html?id=99999999999999999999"):
        weighing.open(name)
        assert weighing.says() == NOT_FOUND, name
    for query in ("", "?id=", "?id=abc", "?id=0", "?id=.", "?id=3/../4", "?note=3"):
        weighing.open(f"weighing.html{query}")
        says = ["No weighing", "The address does not name a weighing. Choose one in History.", False]
        assert weighing.says() == says, query


BROKEN = "The database of this browser failed: it is broken."


@pytest.mark.deep_engines("firefox", "webkit")
def test_database_fails_and_recovers(weighing):
    """A refused deletion keeps the weighing. So does a failure to load it again."""
    weighing.breaks()
    weighing.confirm(weighing.finger(FINGERS[weighing.browser.name]))
    weighing.wait_for_text("#refusal", f"Not deleted. {BROKEN}")
    assert weighing.says() == THERE
    assert weighing.evaluate("return [document.getElementById('sheet').inert, document.activeElement.id]") == [False, "delete"]
    weighing.load_again()
    weighing.wait_for_text("#notice", f"{BROKEN}Try again")
    assert weighing.says() == [THERE[0], f"{BROKEN}Try again", True]
    weighing.mends()
    weighing.click("#notice button")
    weighing.wait_for_text("#notice", "")
    assert weighing.says() == THERE
    weighing.wait_out_guard()
    weighing.confirm(weighing.finger(FINGERS[weighing.browser.name]))
    weighing.until("Boolean(document.querySelector('.toast.shown'))", "it is deleted")
    with weighing.leads_to("history.html"):
        weighing.evaluate("clock.pass(1000)")


@pytest.mark.deep_engines("firefox", "webkit")
def test_change_in_another_tab_keeps_the_weighing_on_the_page(weighing):
    """The page shows the new neighbour. After the weighing is deleted there, the page says so."""
    shown = "return document.querySelector('.bars').ariaLabel"
    assert weighing.evaluate(shown) == "13 weighings in order; this one is number 13"
    weighing.add(5, "After it")
    weighing.tell()
    weighing.until("document.querySelector('.bars').ariaLabel.startsWith('14')", "the new one is shown")
    assert (weighing.says(), weighing.evaluate(shown)) == (THERE, "14 weighings in order; this one is number 13")
    weighing.remove(weighing.weighing["id"])
    weighing.tell()
    weighing.wait_for_text("#summary", "Not found")
    assert weighing.says() == NOT_FOUND


NO_OTHERS = "IDBIndex.prototype.getAll = () => { throw new DOMException('it is broken', 'UnknownError') }"


def test_weighing_is_shown_if_the_others_fail_to_load(weighing):
    """If they fail later, the earlier ones stay."""
    weighing.evaluate(NO_OTHERS)
    weighing.load_again()
    weighing.expect_rest()
    assert (weighing.says(), weighing.text("figcaption")) == (THERE, "Weighings before and after it")
    take_back = weighing.browser.before_every_page(NO_OTHERS)
    try:
        weighing.open(weighing.name)
        assert (weighing.says(), weighing.text(".weighing .grams"), weighing.text(".weighing > .quiet")) == (
            THERE, "123.5 g", "The other weighings could not be loaded.",
        )
        weighing.expect_rest()
    finally:
        take_back()
