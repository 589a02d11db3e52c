"""A page of the demo, for the demo's tests."""

import contextlib
import urllib.parse
from pathlib import Path

import pytest

import waiting
from page import Page

FOLDER = Path(__file__).parent
# The name of the demo's database, and of the channel on which its tabs tell each other of changes.
DATABASE = "pressurekit-demo"
# The scripts that the test pages load themselves.
TOOLS = "".join(
    (FOLDER / name).read_text(encoding="utf-8")
    for name in ("pages/clock.js", "pages/counters.js", "pages/recorder.js")
)


class DemoPage(Page):
    """A page of the demo. Its clock stands still as on the test pages, but each opening is a real load.

    Each test begins with an empty database, in which the page then puts its first weighings."""

    # The page's file, and an expression that is true once it has loaded its data.
    name = None
    ready = "true"

    @classmethod
    @contextlib.contextmanager
    def shown(cls, browser, address):
        """Opens the page, yields it, and checks it afterwards."""
        page = cls(browser, address)
        page.forget()
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

    def forget(self):
        """Deletes everything that the browser keeps for the demo, on a page without its scripts."""
        self.browser.open(f"{self.address}/nothing")
        self.evaluate(
            """
            sessionStorage.clear()
            return new Promise((resolve, reject) => {
              const request = indexedDB.deleteDatabase(arguments[0])
              request.onsuccess = () => resolve()
              request.onerror = () => reject(request.error)
            })
            """,
            DATABASE,
        )

    def open(self, name=None):
        """Loads a page of the demo."""
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

    @property
    def folder(self):
        return urllib.parse.urlsplit(self.address).path

    @contextlib.contextmanager
    def leads_to(self, path):
        """As for other pages, with the path that `path` returns."""
        self.require_policy_kept()
        with super().leads_to(f"{self.folder}/{path}"):
            yield
        if not self.evaluate("return Boolean(window.clock)"):
            self.evaluate(TOOLS)

    def path(self):
        """The page's file with its query, as `open` expects it."""
        return self.evaluate("return location.pathname + location.search").removeprefix(f"{self.folder}/")

    # The database

    def store(self, body, *arguments):
        """Runs a function's body with `weighings` and `settings`, as another page of this tab would."""
        return self.evaluate(
            f"""
            return (async (...given) => {{
              const [{{ weighings }}, {{ settings }}] = await Promise.all([import(given[0]), import(given[1])])
              {body}
            }})(...arguments)
            """,
            f"{self.address}/weighings.js", f"{self.address}/settings.js", *arguments,
        )  # fmt: skip

    def weighings(self):
        """All stored weighings, newest first."""
        return self.store("return weighings.all()")

    def add(self, grams, note=""):
        """Stores a weighing without showing it, and returns it."""
        return self.store("return weighings.add({ grams: given[2], note: given[3] })", grams, note)

    def remove(self, number):
        """Deletes a stored weighing without hiding it."""
        self.store("await weighings.delete(given[2])", number)

    def tell(self, store="weighings"):
        """Reports that another tab has changed a store. A page receives no reports of its own changes."""
        self.evaluate("new BroadcastChannel(arguments[0]).postMessage(arguments[1])", DATABASE, store)

    def breaks(self, error="UnknownError", message="it is broken"):
        """From now on, this page's transactions fail."""
        self.evaluate(
            """
            const [name, message] = arguments
            window.whole ??= IDBDatabase.prototype.transaction
            IDBDatabase.prototype.transaction = () => { throw new DOMException(message, name) }
            """,
            error, message,
        )  # fmt: skip

    def mends(self):
        self.evaluate("IDBDatabase.prototype.transaction = window.whole")

    @contextlib.contextmanager
    def stalled(self, store="weighings"):
        """Inside the `with` block another transaction holds a store, so that no other one begins."""
        # The page makes the database. Opening it here first would make an empty one.
        self.weighings()
        self.evaluate(
            """
            return new Promise((resolve, reject) => {
              const opening = indexedDB.open(arguments[0])
              opening.onerror = () => reject(opening.error)
              opening.onsuccess = () => {
                const transaction = opening.result.transaction(arguments[1], 'readwrite')
                const hold = () => {
                  if (!window.isHeld) return
                  transaction.objectStore(arguments[1]).count().onsuccess = hold
                }
                window.isHeld = true
                hold()
                window.released = new Promise((done) => (transaction.oncomplete = () => {
                  opening.result.close()
                  done()
                }))
                resolve()
              }
            })
            """,
            DATABASE, store,
        )  # fmt: skip
        try:
            yield
        finally:
            self.evaluate("window.isHeld = false; return window.released")

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


def fixture_of(kind):
    """A fixture: a page of the demo, with a database of its own."""

    @pytest.fixture
    def opened(browser, demo):
        with kind.shown(browser, demo) as page:
            yield page

    return opened
