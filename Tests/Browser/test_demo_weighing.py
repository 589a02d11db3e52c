"""The demo's page of one weighing: its content, Share, Delete, and its message for a missing weighing."""

import pytest

from demo_page import DemoPage, fixture_of
from sharing import CHANGES_MIND, COPIES, OFFERS_NOTHING, REFUSES, SHARES, given, prepare, said

PEAR = "123.5 g, A pear"


class WeighingPage(DemoPage):
    """The page of a weighing that was just added, so it is the last one in the plot."""

    ready = "!['', 'Loading…'].includes(document.getElementById('summary').textContent)"

    def open(self, name=None):
        if not name:
            status, self.weighing = self.server.request("POST", "/api/weighings", {"grams": 123.5, "note": "A pear"})
            assert status == 201
            self.name = f"weighing?id={self.weighing['id']}"
        super().open(name)
        self.rest()

    def says(self):
        """The line below the heading, the error message, and True if a weighing is shown."""
        return [*self.texts("#summary", "#notice"), self.is_shown("#sheet")]

    def load_again(self):
        """Loads the data again, as when the browser returns to a cached page."""
        self.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")


weighing = fixture_of(WeighingPage)
weighing_of_its_own = fixture_of(WeighingPage, of_its_own=True)

THERE = ["With those before and after it", "", True]
FINGERS = {"chromium": "touch", "firefox": "touch", "webkit": "mouse"}


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.deep_engines("webkit")
def test_whole_path(weighing):
    """It is shown among the earlier ones, in bars of matching heights; then shared; then deleted, after which History
    lacks it."""
    whole_path(weighing, FINGERS[weighing.browser.name])


@pytest.mark.deep
def test_whole_path_by_each_contact(weighing, contact):
    whole_path(weighing, contact)


def whole_path(weighing, kind):
    stored = weighing.server.weighings()
    count = len(stored)
    all_grams = [one["grams"] for one in reversed(stored[:24])]
    assert weighing.says() == THERE
    assert weighing.texts(*(f".weighing {one}" for one in (".grams", ".note"))) == ["123.5 g", "A pear"]
    assert weighing.evaluate("return [document.querySelector('time').dateTime, document.title]") == [
        weighing.weighing["createdAt"], f"{PEAR} · Scale",
    ]
    labels = "return ['.bars', '#share', '#delete'].map((one) => document.querySelector(one).ariaLabel)"
    assert weighing.evaluate(labels) == [
        f"{len(all_grams)} weighings in order; this one is number {len(all_grams)}", f"Share {PEAR}", f"Delete {PEAR}",
    ]
    expect_bars(weighing, all_grams)

    url = f"{weighing.address}/{weighing.name}"
    for way, gives, says in (
        (SHARES, {"title": PEAR, "url": url}, f"Shared {PEAR}"),
        (COPIES, url, f"Copied the address of {PEAR}"),
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
    assert weighing.evaluate("return location.pathname") == "/weighing"
    with weighing.leads_to("/history"):
        weighing.evaluate("clock.pass(100)")
    weighing.until("Boolean(document.querySelector('[data-id]'))", "the rest is listed")
    left = weighing.evaluate("return [...document.querySelectorAll('[data-id]')].map((row) => Number(row.dataset.id))")
    assert left == [one["id"] for one in weighing.server.weighings()]
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


def test_address_is_really_copied(weighing):
    browser = weighing.browser
    # For reading the clipboard. A permission that is not granted here is denied.
    browser.cdp("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    try:
        weighing.tap("#share")
        weighing.until("Boolean(document.querySelector('.toast.shown'))", "it is said")
        assert said(weighing) == f"Copied the address of {PEAR}"
        assert weighing.evaluate("return navigator.clipboard.readText()") == f"{weighing.address}/{weighing.name}"
    finally:
        browser.cdp("Browser.resetPermissions")


@pytest.mark.deep_engines("firefox", "webkit")
def test_missing_weighings(weighing):
    """A refused deletion, a deleted weighing, and addresses without a weighing."""
    weighing.server.request("DELETE", f"/api/weighings/{weighing.weighing['id']}")
    weighing.confirm(weighing.finger(FINGERS[weighing.browser.name]))
    weighing.wait_for_text("#refusal", "It was already deleted elsewhere. See History.")
    assert weighing.evaluate("return [location.pathname, document.getElementById('sheet').inert]") == ["/weighing", False]
    for name in (weighing.name, "weighing?id=99999999999999999999"):
        weighing.open(name)
        assert weighing.says() == ["Not found", "This weighing does not exist. It may have been deleted.", False], name
    for query in ("", "?id=", "?id=abc", "?id=0", "?id=.", "?id=3/../4", "?note=3"):
        weighing.open(f"weighing{query}")
        says = ["No weighing", "The address does not name a weighing. Choose one in History.", False]
        assert weighing.says() == says, query


@pytest.mark.deep_engines("firefox", "webkit")
def test_server_away_and_back(weighing_of_its_own):
    page = weighing_of_its_own
    page.server.kill()
    # Read in the task in which loading begins, so that no answer can have arrived.
    assert page.evaluate(
        """
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        return [document.getElementById('summary').textContent, document.getElementById('sheet').hidden]
        """
    ) == ["Loading…", True]
    page.wait_for_text("#summary", "Not loaded")
    assert page.says() == ["Not loaded", "The server cannot be reached. Is it still running?Try again", False]
    page.server.start_again()
    page.click("#notice button")
    page.wait_for_text("#summary", THERE[0])
    assert page.says() == THERE


def test_weighing_is_shown_if_the_others_fail_to_load(weighing):
    weighing.evaluate(
        """
        const real = window.fetch
        window.fetch = (path, ...more) =>
          path.startsWith('/api/weighings?') ? Promise.resolve(new Response('{}', { status: 503 })) : real(path, ...more)
        """
    )
    weighing.load_again()
    weighing.wait_for_text("#summary", THERE[0])
    assert weighing.texts(".weighing .grams", ".weighing > .quiet") == ["123.5 g", "The other weighings could not be loaded."]
    weighing.expect_rest()
