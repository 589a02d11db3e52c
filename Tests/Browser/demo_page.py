"""A page of the demo with its real server, as the demo's tests use it."""

import contextlib
from pathlib import Path

import pytest

import waiting
from page import Page

FOLDER = Path(__file__).parent
# What the test pages load by themselves.
TOOLS = "".join(
    (FOLDER / name).read_text(encoding="utf-8")
    for name in ("pages/clock.js", "pages/counters.js", "pages/recorder.js")
)


class DemoPage(Page):
    """A page of the demo: its clock stands as that of the test pages, but each opening is a real load."""

    # What is opened, and an expression that tells when it has got what it asked the server for.
    name = None
    ready = "true"

    def __init__(self, browser, server):
        super().__init__(browser, server.origin)
        self.server = server

    @classmethod
    @contextlib.contextmanager
    def shown(cls, browser, server):
        """Opened, and afterwards looked at once more."""
        page = cls(browser, server)
        take_back = browser.before_every_page(TOOLS)
        try:
            page.open()
            yield page
            # Also what a test that failed has left pressed.
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
        """To be called when a page was loaded: waits until it can be used."""
        if not self.evaluate("return Boolean(window.clock)"):
            self.evaluate(TOOLS)
        waiting.page = self
        self.wait_for_kit()
        self.until(self.ready, "the page is ready")

    def leave(self):
        """Nothing may be left over: Chromium loses the next touch when a page is left while the last one is not over."""
        self.rest()
        self.require_policy_kept()

    @contextlib.contextmanager
    def leads_to(self, path):
        self.require_policy_kept()
        with super().leads_to(path):
            yield
        if not self.evaluate("return Boolean(window.clock)"):
            self.evaluate(TOOLS)

    # What is shown

    def text(self, selector):
        """What is written there; None if there is no such thing."""
        return self.evaluate("return document.querySelector(arguments[0])?.textContent.trim() ?? null", selector)

    def texts(self, *selectors):
        return [self.text(selector) for selector in selectors]

    def wait_for_text(self, selector, text):
        """All of it; a failure says what is there instead."""
        with contextlib.suppress(AssertionError):
            self.until("document.querySelector(given[0])?.textContent.trim() === given[1]", "", selector, text)
        assert self.text(selector) == text

    def is_shown(self, selector):
        return self.evaluate("return document.querySelector(arguments[0])?.checkVisibility() ?? false", selector)

    def focused(self):
        return self.evaluate("return document.activeElement.id || document.activeElement.localName")

    # What a person does

    def click(self, selector):
        self.evaluate("document.querySelector(arguments[0]).click()", selector)

    def type(self, selector, text):
        """As if typed: the page is told of it."""
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
        """The whole press on a confirm button: by force, or by time with a finger that has none."""
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

    # How it is

    def overflow(self):
        """How much wider the page is than what shows it."""
        return self.evaluate("return Math.max(0, document.documentElement.scrollWidth - innerWidth)")


def fixture_of(kind, of_its_own=False):
    """A fixture: a page of the demo; with a server of its own if the test stops it or counts what it has."""
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
