"""The demo's History with rows that can be looked into, as its tests use it."""

from pathlib import Path

import pytest

from page import Page
from waiting import eventually

RECORDER = (Path(__file__).parent / "pages/recorder.js").read_text(encoding="utf-8")
EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
# Fractions of a sensor's range at which a press hints, peeks and pops.
HINT, PEEK, POP = 0.1, 0.3, 0.85


class HistoryPage(Page):
    """The page "History"; the peek of the weighing that was added last is called `peek`."""

    def __init__(self, browser, server):
        super().__init__(browser, server.origin)
        self.server = server
        self.id = "peek"

    def add(self, grams=123.5, note="A pear"):
        status, self.weighing = self.server.request("POST", "/api/weighings", {"grams": grams, "note": note})
        assert status == 201

    def open(self, name="history", ready=True):
        super().open(name, ready)
        self.evaluate(RECORDER)
        eventually(
            lambda: self.evaluate(
                """
                const peek = document.querySelector(`[data-id='${arguments[0]}'] pressure-peek`)
                if (!peek?.shadowRoot) return false
                peek.id = 'peek'
                return true
                """,
                self.weighing["id"],
            ),
            "the weighings are listed",
        )
        self.scroll_to()

    def text(self, selector):
        return self.evaluate("return document.querySelector(arguments[0])?.textContent.trim() ?? null", selector)

    def shown(self):
        """The numbers of the weighings in the list."""
        return self.evaluate(
            "return [...document.querySelectorAll('.row:not(.leaving)')].map((row) => Number(row.dataset.id))"
        )

    def stored(self):
        return [weighing["id"] for weighing in self.server.weighings()]

    def address_of_it(self):
        return f"/weighing?id={self.weighing['id']}"

    def path(self):
        return self.evaluate("return location.pathname + location.search")

    def is_preview_shown(self):
        """Whether it can wholly be seen."""
        return self.evaluate(
            """
            const box = peek.shadowRoot.querySelector('[part=preview]')
            return box.style.transform && box.checkVisibility({ visibilityProperty: true }) &&
              getComputedStyle(box).opacity === '1'
            """
        )

    def wait_for_preview(self):
        eventually(self.is_preview_shown, "the preview is shown")

    def wait_until_clear(self):
        """Until nothing that was open lies over the page any more."""
        eventually(
            lambda: self.evaluate("return !peek.shadowRoot.querySelector('[popover]').matches(':popover-open')"),
            "the preview is gone",
        )

    # Presses

    def peek_at(self, finger, point=None):
        """Presses with force until it peeks."""
        point = point or self.centre()
        self.wait_until_clear()
        finger.down(*point, HINT)
        self.wait_for_state("hint")
        finger.move(*point, PEEK)
        self.wait_for_state("peek")
        self.wait_for_preview()
        return point

    def is_preview_whole(self, size):
        """Whether all of it is in a viewport of this size, and nothing of it is cut off."""
        left, top, right, bottom, overflow = self.evaluate(
            """
            const box = peek.shadowRoot.querySelector('[part=preview]')
            const { left, top, right, bottom } = box.getBoundingClientRect()
            return [left, top, right, bottom, box.scrollWidth - box.clientWidth]
            """
        )
        return left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1] and overflow <= 0

    def uncover_actions(self, finger):
        """Peeks, slides up and lifts: the actions are left open."""
        x, y = self.peek_at(finger)
        for step in range(1, 9):
            finger.move(x, y - 10 * step, PEEK)
        self.wait_for_state("actions")
        finger.up()
        self.wait_for_actions()

    def wait_for_actions(self):
        """Until they are where they will be: not before can one aim at them."""
        seen = []

        def at_rest():
            seen.append(
                self.evaluate(
                    """
                    const box = peek.shadowRoot.querySelector('[part=actions]')
                    const { left, top } = box.getBoundingClientRect()
                    const { opacity } = getComputedStyle(box)
                    return box.style.transform && opacity > 0.5 ? [left, top, opacity] : null
                    """
                )
            )
            return seen[-1] and len(seen) > 5 and all(one == seen[-1] for one in seen[-5:])

        self.wait_for_state("actions")
        eventually(at_rest, "the actions are at rest")

    def turn_to_delete(self):
        """The Delete of the peek, to be pressed as any other confirm button."""
        self.evaluate("peek.querySelector('pressure-confirm-button').id = 'delete'")
        self.id = "delete"


def make(browser, server):
    page = HistoryPage(browser, server)
    page.add()
    page.open()
    return page


@pytest.fixture
def history(browser, demo):
    page = make(browser, demo)
    yield page
    page.require_policy_kept()


@pytest.fixture
def history_of_its_own(browser, first_run):
    """With a server that the test may stop."""
    page = make(browser, first_run)
    yield page
    page.require_policy_kept()
