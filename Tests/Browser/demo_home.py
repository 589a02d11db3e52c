"""The demo's home screen as its tests use it."""

import contextlib
from pathlib import Path

import pytest
from selenium.common.exceptions import NoSuchFrameException

from page import Page
from waiting import eventually

RECORDER = (Path(__file__).parent / "pages/recorder.js").read_text(encoding="utf-8")
EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")

NEW, HISTORY, BLUE = (f"org.pressurekit.scale.{name}" for name in ("new", "history", "blue"))
BLUE_COLOR = "rgb(151, 187, 255)"
# What the log says of each way to the app.
ACTIVE_COLD, ACTIVE_WARM = "cold didBecomeActive", "warm didBecomeActive"
LAUNCHED = ["cold didFinishLaunching no action → true, default start-up", ACTIVE_COLD]


def cold(title):
    return [f"cold didFinishLaunching {title} handled → false", ACTIVE_COLD]


def warm(title):
    return [f"warm performAction {title} handled → true", ACTIVE_WARM]


class HomePage(Page):
    """The page "Home screen"; its icon is called `icon`."""

    def __init__(self, browser, server):
        super().__init__(browser, server.origin)
        self.server = server
        self.id = "icon"

    def open(self, name="home", ready=True):
        super().open(name, ready)
        if ready:
            self.wait_until_ready()

    def wait_for_kit(self):
        eventually(
            lambda: self.evaluate("return Boolean(customElements.get('pressure-app-icon'))"), "the kit defines its elements"
        )

    def wait_until_ready(self, view=None):
        """Until the page has got what is declared, and shows the view."""
        self.wait_for_kit()
        eventually(
            lambda: self.evaluate(
                "return Boolean(window.icon?.items.length || document.getElementById('notice')?.textContent)"
            ),
            "the icon has its actions",
        )
        self.evaluate(RECORDER)
        if view:
            self.wait_for_view(view)

    def forget(self):
        """As if this tab had never been here."""
        super().open("nothing", ready=False)
        self.evaluate("sessionStorage.clear()")

    # What is shown

    def views(self):
        return self.evaluate(
            "return ['home', 'app'].filter((id) => document.getElementById(id)?.checkVisibility())"
        )

    def wait_for_view(self, view):
        eventually(lambda: self.views() == [view], f"the view {view} is shown and not {self.views()}")

    def wait_for_path(self, path):
        eventually(lambda: self.evaluate("return location.pathname + location.search") == path, f"{path} is shown")

    def lines(self):
        """The log."""
        return self.evaluate(
            "return [...document.querySelectorAll('#log li:not(.quiet)')]"
            ".map((line) => [...line.children].map((part) => part.textContent).join(' '))"
        )

    def kept(self):
        """The log as this tab keeps it, also when another page is shown."""
        return self.evaluate(
            "return JSON.parse(sessionStorage.getItem('lifecycle') ?? '[]')"
            ".map(({ start, call, outcome }) => `${start} ${call} ${outcome}`.trim())"
        )

    def background(self):
        return self.evaluate("return getComputedStyle(document.getElementById('app')).backgroundColor")

    # What a person does

    def click(self, name):
        self.evaluate("document.getElementById(arguments[0]).click()", name)

    def wait_out_double_click(self):
        """Until a tap is no longer ignored as the second one of a double click (375 ms)."""
        started = self.now()
        eventually(lambda: self.now() > started + 400, "the double click is over")

    def tap(self):
        self.wait_until_clear()
        finger = self.finger("mouse")
        finger.down(*self.centre())
        finger.up()

    @contextlib.contextmanager
    def loads_anew(self):
        """What is done in it must load the page anew, which is a cold start."""
        self.evaluate("window.isOld = true")
        yield
        eventually(lambda: not self._is_old(), "the page is loaded anew")

    def _is_old(self):
        try:
            return self.evaluate("return window.isOld === true")
        except NoSuchFrameException:
            # WebKit was asked while it was leaving, which it has not done then.
            return True

    @contextlib.contextmanager
    def stays(self):
        """What is done in it must leave the page as it is, which is a warm start."""
        self.evaluate("window.isOld = true")
        yield
        assert self.evaluate("return window.isOld === true"), "the page was loaded anew"

    def launch(self):
        """A cold start, by a tap."""
        with self.loads_anew():
            self.tap()
        self.wait_until_ready("app")

    def wait_until_clear(self):
        """Until the menu that was open has gone: what is left of it lies over the icon."""
        eventually(
            lambda: self.evaluate("return !icon.shadowRoot.querySelector('[popover]').matches(':popover-open')"),
            "the menu is gone",
        )

    def items(self):
        """The centres of the menu's items, when it has grown to its size."""
        return eventually(
            lambda: self.evaluate(
                """
                const menu = icon.shadowRoot.querySelector('[part=menu]')
                const isGrown = Math.abs(menu.getBoundingClientRect().width - menu.offsetWidth) < 0.1
                return menu.style.transform && getComputedStyle(menu).opacity === '1' && isGrown &&
                  [...menu.querySelectorAll('[role=menuitem]')].map((item) => {
                    const { left, top, width, height } = item.getBoundingClientRect()
                    return [left + width / 2, top + height / 2]
                  })
                """
            ),
            "the menu is there",
        )

    def choose(self, number, kind="mouse", force=None):
        """A quick action, the first is 0: holds the icon, or presses it, slides to the action and lifts."""
        self.wait_until_clear()
        finger = self.finger(kind)
        finger.down(*self.centre(), force)
        self.wait_for_state("open")
        finger.move(*self.items()[number], force)
        finger.up()


@pytest.fixture
def home(browser, demo):
    page = HomePage(browser, demo)
    page.forget()
    page.open()
    yield page
    page.require_policy_kept()


@pytest.fixture
def home_of_its_own(browser, first_run):
    """With a server that the test may stop."""
    page = HomePage(browser, first_run)
    page.forget()
    page.open()
    yield page
    page.require_policy_kept()
