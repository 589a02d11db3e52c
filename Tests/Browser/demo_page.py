"""A page of the demo with its real server, for the demo's tests."""

import contextlib
from pathlib import Path

import pytest

import waiting
from page import Page

FOLDER = Path(__file__).parent
# The scripts that the test pages load themselves.
TOOLS = "".join(
    (FOLDER / name).read_text(encoding="utf-8")
    for name in ("pages/clock.js", "pages/counters.js", "pages/recorder.js")
)


class DemoPage(Page):
    """A page of the demo. Its clock stands still as on the test pages, but each opening is a real load."""

    # The page's address, and an expression that is true once it has loaded its data from the server.
    name = None
    ready = "true"

    def __init__(self, browser, server):
        super().__init__(browser, server.origin)
        self.server = server

    @classmethod
    @contextlib.contextmanager
    def shown(cls, browser, server):
        """Opens the page, yields it, and checks it afterwards."""
        page = cls(browser, server)
        take_back = browser.before_every_page(TOOLS)
        try:
            page.open()
            yield page
            # This also lifts a finger that a failed test left down.
            browser.reset()
            page.leave()
        finally:
            waiting.page = None
            if take_back:
                take_back()

    def open(self, name=None):
        """Loads a page of this server."""
        if waiting.page is self:
            self.leave()
        if self.browser.name != "webkit":
            self.browser.resize(*self.size)
        self.browser.open(f"{self.address}/{self.name if name is None else name}")
        self.enter()

    size = 390, 844

    def enter(self):
        """Waits until the loaded page can be used. Call this after each load."""
        if not self.evaluate("return Boolean(window.clock)"):
            self.evaluate(TOOLS)
        waiting.page = self
        self.wait_for_kit()
        self.until(self.ready, "the page is ready")

    def leave(self):
        """Ends everything on the page: Chromium loses the next touch if a page is left during a touch."""
        self.rest()
        self.require_policy_kept()

    @contextlib.contextmanager
    def leads_to(self, path):
        self.require_policy_kept()
        with super().leads_to(path):
            yield
        if not self.evaluate("return Boolean(window.clock)"):
            self.evaluate(TOOLS)

    def path(self):
        return self.evaluate("return location.pathname + location.search")

    # The page's content

    def text(self, selector):
        """The text of an element, or None if there is no such element."""
        return self.evaluate("return document.querySelector(arguments[0])?.textContent.trim() ?? null", selector)

    def texts(self, *selectors):
        return [self.text(selector) for selector in selectors]

    def wait_for_text(self, selector, text):
        """Waits until the whole text is equal. A failure shows the current text."""
        with contextlib.suppress(AssertionError):
            self.until("document.querySelector(given[0])?.textContent.trim() === given[1]", "", selector, text)
        assert self.text(selector) == text

    def is_shown(self, selector):
        return self.evaluate("return document.querySelector(arguments[0])?.checkVisibility() ?? false", selector)

    def focused(self):
        return self.evaluate("return document.activeElement.id || document.activeElement.localName")

    # The user's actions

    def click(self, selector):
        self.evaluate("document.querySelector(arguments[0]).click()", selector)

    def type(self, selector, text):
        """Sets the field and sends an `input` event, as typing does."""
        self.evaluate(
            """
            const field = document.querySelector(arguments[0])
            field.value = arguments[1]
            field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
            """,
            selector,
            text,
        )

    def tap(self, selector=None, kind="mouse"):
        finger = self.finger(kind)
        finger.down(*self.centre(selector))
        finger.up()

    def choose_file(self, selector, text, name):
        self.evaluate(
            """
            const [selector, text, name] = arguments
            const files = new DataTransfer()
            files.items.add(new File([text], name))
            const field = document.querySelector(selector)
            field.files = files.files
            field.dispatchEvent(new Event('change', { bubbles: true }))
            """,
            selector,
            text,
            name,
        )

    def confirm(self, finger, point=None):
        """A complete press on a confirm button: by force, or by time with a finger that has no force."""
        point = point or self.centre()
        if finger.kind == "mouse":
            finger.down(*point)
            self.wait_for_state("selected")
            ring = self.wait_for_ring()
            finger.move(ring["x"], ring["y"])
            self.wait_for_state("confirmed")
        else:
            self.press_until("confirmed", finger, point)
        finger.up()
        self.wait_for_state("idle")

    # The layout

    def overflow(self):
        """The number of pixels by which the page is wider than the viewport."""
        return self.evaluate("return Math.max(0, document.documentElement.scrollWidth - innerWidth)")


def fixture_of(kind, of_its_own=False):
    """A fixture: a page of the demo. With `of_its_own` it has its own server, for tests that stop it or count its data."""
    if of_its_own:

        @pytest.fixture
        def opened(browser, first_run):
            with kind.shown(browser, first_run) as page:
                yield page

    else:

        @pytest.fixture
        def opened(browser, demo):
            with kind.shown(browser, demo) as page:
                yield page

    return opened
