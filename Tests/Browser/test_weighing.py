"""The demo's page of one weighing: what it shows, Share, Delete, and what it says where there is none."""

from pathlib import Path

import pytest

from accessibility import violations
from page import PHONE, Page
from sharing import CHANGES_MIND, COPIES, OFFERS_NOTHING, REFUSES, SHARES, given, prepare, said
from waiting import eventually

RECORDER = (Path(__file__).parent / "pages/recorder.js").read_text(encoding="utf-8")
EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


class WeighingPage(Page):
    """The page of one weighing; it has just been added, so it is the last one in the plot."""

    def __init__(self, browser, server):
        super().__init__(browser, server.origin)
        self.server = server

    def add(self, grams=123.5, note="A pear"):
        status, self.weighing = self.server.request("POST", "/api/weighings", {"grams": grams, "note": note})
        assert status == 201
        self.name = f"weighing?id={self.weighing['id']}"
        self.open()
        eventually(self.is_shown, "the weighing is shown")

    def open(self, name=None, ready=True):
        super().open(name or self.name, ready)
        self.evaluate(RECORDER)

    def is_shown(self):
        return self.evaluate("return document.getElementById('sheet').checkVisibility()")

    def text(self, selector):
        return self.evaluate("return document.querySelector(arguments[0])?.textContent.trim() ?? null", selector)

    def says(self):
        """The line below the heading, and what is wrong."""
        return [self.text("#summary"), self.text("#notice")]

    def wait_for_history(self):
        eventually(lambda: self.evaluate("return location.pathname") == "/history", "History is shown")


@pytest.fixture
def weighing(browser, demo):
    page = WeighingPage(browser, demo)
    page.add()
    yield page
    page.require_policy_kept()


@pytest.fixture
def weighing_of_its_own(browser, first_run):
    """With a server that the test may stop."""
    page = WeighingPage(browser, first_run)
    page.add()
    yield page
    page.require_policy_kept()


@EVERYWHERE
def test_it_is_shown_among_all(weighing):
    count = len(weighing.server.weighings())
    assert [weighing.text(f".weighing {one}") for one in (".grams", ".note", "figcaption")] == [
        "123.5 g",
        "A pear",
        f"{count} of {count}, the oldest first",
    ]
    assert weighing.evaluate("return document.querySelector('time').dateTime") == weighing.weighing["createdAt"]
    label = weighing.evaluate("return document.querySelector('.bars').getAttribute('aria-label')")
    assert label == f"All {count} weighings in order; this one is number {count}"
    assert weighing.evaluate("return document.title") == "123.5 g, A pear · Scale"
    assert weighing.says() == ["What it was, among all", ""]


@EVERYWHERE
def test_bars_are_as_high_as_their_weighings(weighing):
    """From left to right in the order of time; the marked one is the last."""
    all_grams = [one["grams"] for one in reversed(weighing.server.weighings())]
    eventually(lambda: weighing.evaluate("return document.querySelectorAll('.bars .bar').length") == 2, "they are drawn")
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
    assert len(bars) == len(all_grams)
    assert [x for x, _, _ in bars] == sorted(x for x, _, _ in bars)
    per_gram = bars[-1][2] / all_grams[-1]
    assert [height for _, _, height in bars] == pytest.approx([grams * per_gram for grams in all_grams], abs=0.1)


@EVERYWHERE
@pytest.mark.parametrize(
    "way, gives, says",
    [
        (SHARES, "title and url", "Shared 123.5 g, A pear"),
        (COPIES, "url", "Copied the address of 123.5 g, A pear"),
        (REFUSES, None, "Not shared: the browser did not allow it."),
        (OFFERS_NOTHING, None, "Not shared: the browser did not allow it."),
    ],
    ids=["shares", "copies", "refuses", "offers nothing"],
)
def test_share(weighing, way, gives, says):
    prepare(weighing, way)
    weighing.evaluate("document.getElementById('share').click()")
    eventually(lambda: said(weighing) == says, f"it says {says!r}")
    url = f"{weighing.address}/{weighing.name}"
    assert given(weighing) == {"title and url": {"title": "123.5 g, A pear", "url": url}, "url": url, None: None}[gives]


def test_who_changes_their_mind_is_told_nothing(weighing):
    prepare(weighing, CHANGES_MIND)
    weighing.evaluate("document.getElementById('share').click()")
    # After all that follows from the refusal.
    weighing.evaluate("return new Promise((done) => setTimeout(done))")
    assert said(weighing) == ""


def test_the_address_is_really_copied(weighing):
    browser = weighing.browser
    # To read it again; what is not granted here is denied.
    browser.cdp("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    try:
        finger = weighing.finger("mouse")
        finger.down(*weighing.centre("#share"))
        finger.up()
        eventually(lambda: said(weighing).startswith("Copied"), "it says so")
        assert weighing.evaluate("return navigator.clipboard.readText()") == f"{weighing.address}/{weighing.name}"
    finally:
        browser.cdp("Browser.resetPermissions")


def test_delete_by_force(weighing, kind):
    weighing.confirm_by_force(weighing.finger(kind))
    expect_deleted(weighing)


@pytest.mark.engines("webkit")
def test_delete_by_time(weighing):
    mouse = weighing.finger("mouse")
    mouse.down(*weighing.centre())
    weighing.wait_for_state("selected")
    ring = weighing.wait_for_ring()
    mouse.move(ring["x"], ring["y"])
    weighing.wait_for_state("confirmed")
    mouse.up()
    expect_deleted(weighing)


def expect_deleted(page):
    deleted = page.weighing["id"]
    page.wait_for_history()
    assert deleted not in [one["id"] for one in page.server.weighings()]
    eventually(lambda: page.evaluate("return document.querySelectorAll('[data-id]').length"), "the rest is listed")
    assert page.evaluate("return document.querySelector(`[data-id='${arguments[0]}']`)", deleted) is None


def test_refused_deletion_is_said(weighing):
    weighing.server.request("DELETE", f"/api/weighings/{weighing.weighing['id']}")
    weighing.confirm_by_force(weighing.finger("touch"))
    eventually(lambda: weighing.text("#refusal") == "It was deleted elsewhere already. See History.", "it says so")
    assert weighing.evaluate("return [location.pathname, document.getElementById('sheet').inert]") == [
        "/weighing",
        False,
    ]


@EVERYWHERE
@pytest.mark.parametrize("query", ["", "?id=", "?id=abc", "?id=0", "?id=.", "?id=3/../4", "?note=3"])
def test_address_without_a_weighing(weighing, query):
    weighing.open(f"weighing{query}")
    says = ["No weighing", "The address does not say which weighing. Choose one in History."]
    eventually(lambda: weighing.says() == says, "it says so")
    assert not weighing.is_shown()


@EVERYWHERE
def test_weighing_that_is_not_there(weighing):
    weighing.server.request("DELETE", f"/api/weighings/{weighing.weighing['id']}")
    says = ["Not found", "There is no such weighing. It may have been deleted."]
    for name in (weighing.name, "weighing?id=99999999999999999999"):
        weighing.open(name)
        eventually(lambda: weighing.says() == says, "it says so")
        assert not weighing.is_shown()


@EVERYWHERE
def test_server_away_and_back(weighing_of_its_own):
    page = weighing_of_its_own
    page.server.kill()
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    says = ["Not loaded", "The server cannot be reached. Is it still running?Try again"]
    eventually(lambda: page.says() == says, "it says so")
    assert not page.is_shown()
    page.server.start_again()
    page.evaluate("document.querySelector('#notice button').click()")
    eventually(page.is_shown, "it is shown")
    assert page.says() == ["What it was, among all", ""]


@EVERYWHERE
def test_it_says_that_it_loads(weighing):
    # In the same task as it begins, so that no answer can be there.
    assert weighing.evaluate(
        """
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        return [document.getElementById('summary').textContent, document.getElementById('sheet').hidden]
        """
    ) == ["Loading…", True]
    eventually(weighing.is_shown, "it is shown")


def test_without_the_others_the_one_is_shown(weighing):
    take_back = weighing.browser.before_every_page(
        """
        const real = window.fetch
        window.fetch = (path, ...more) =>
          path === '/api/weighings' ? Promise.resolve(new Response('{}', { status: 503 })) : real(path, ...more)
        """
    )
    try:
        weighing.open()
        eventually(weighing.is_shown, "the weighing is shown")
    finally:
        take_back()
    assert weighing.text(".weighing .grams") == "123.5 g"
    assert weighing.text(".weighing > .quiet") == "The other weighings could not be loaded."


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desktop"])
def test_axe_finds_nothing(weighing, scheme, size):
    weighing.browser.emulate_media(prefers_color_scheme=scheme)
    weighing.browser.resize(*size)
    assert violations(weighing.browser) == []
    prepare(weighing, REFUSES)
    weighing.evaluate("document.getElementById('share').click()")
    eventually(lambda: said(weighing), "the toast is shown")
    eventually(
        lambda: weighing.evaluate("return getComputedStyle(document.querySelector('.toast')).opacity") == "1",
        "it can be read",
    )
    assert violations(weighing.browser) == []
    weighing.open("weighing")
    weighing.browser.resize(*size)
    eventually(lambda: weighing.says()[1], "it says what is wrong")
    assert violations(weighing.browser) == []


def test_nothing_wider_than_a_phone(weighing):
    weighing.add(99999.9, "W" * 200)
    for size in (PHONE, (320, 568)):
        weighing.browser.resize(*size)
        assert weighing.evaluate("return document.documentElement.scrollWidth - innerWidth") <= 0
