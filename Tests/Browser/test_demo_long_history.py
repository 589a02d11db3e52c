"""Ten thousand weighings: the history loads page by page, only visible rows are in the document, and a press costs the
same."""

import sqlite3

import pytest

from demo_page import DemoPage, fixture_of
from page import PHONE

COUNT = 10_000
FIRST_PAGE = "/api/weighings?limit=50"


class LongHistory(DemoPage):
    name = "history"
    ready = "document.getElementById('weighings').ariaBusy === 'false'"

    def fill(self):
        """Adds weighings to the twelve existing ones, as another program that writes to the file."""
        with sqlite3.connect(f"{self.server.folder.name}/weighings.sqlite") as database:
            database.executemany(
                "INSERT INTO weighing (grams, note, createdAt) VALUES (?, ?, ?)",
                ((number % 400, f"Number {number}", "2026-11-20T10:00:00.000Z") for number in range(COUNT)),
            )
        self.open()

    def rows(self):
        """The number of rows, and the number of all nodes, including shadow trees."""
        return self.evaluate(
            """
            let nodes = 0
            const count = (root) => {
              for (const node of root.querySelectorAll('*')) {
                nodes += 1
                if (node.shadowRoot) count(node.shadowRoot)
              }
            }
            count(document)
            return [document.querySelectorAll('.row').length, nodes]
            """
        )

    def scroll(self, top):
        self.evaluate("scrollTo({ top: arguments[0], behavior: 'instant' }); return clock.painted()", top)

    def notes(self):
        """The notes in view."""
        return self.evaluate(
            """
            return [...document.querySelectorAll('.row .note')].filter((one) => {
              const { top, bottom } = one.getBoundingClientRect()
              return bottom > 0 && top < innerHeight
            }).map((one) => one.textContent)
            """
        )

    def scroll_far(self, pages):
        """Scrolls down by this many of the server's pages, like a user who looks for an old weighing."""
        for _ in range(pages):
            before = self.evaluate("return document.querySelectorAll('#weighings > ul').length")
            self.scroll(1e7)
            self.until("document.querySelectorAll('#weighings > ul').length > given[0]", "more is there", before)

    def press_and_count(self):
        """The layouts and style computations during a press on a Delete button in the middle of the screen."""
        self.until(
            """
            (() => {
              const pressed = [...document.querySelectorAll('.card > pressure-confirm-button')].find((one) => {
                const { top, bottom } = one.getBoundingClientRect()
                return top > 200 && bottom < innerHeight - 200
              })
              if (pressed) pressed.id = 'pressed'
              return Boolean(pressed)
            })()
            """,
            "a row is in the middle of the screen",
        )
        self.id = "pressed"
        finger = self.finger("touch")
        place = self.centre()
        finger.down(*place, 0.2)
        self.tick(2)
        before = self.metrics()
        for step in range(20):
            finger.move(*place, 0.2 + 0.01 * step)
            self.tick()
        after = self.metrics()
        finger.up()
        self.browser.press_key("Escape")
        self.rest()
        self.evaluate("document.getElementById('pressed').removeAttribute('id')")
        return {name: after[name] - before[name] for name in ("LayoutCount", "RecalcStyleCount")}

    def press_and_count_twice(self):
        return [self.press_and_count() for _ in range(2)]

    def answers_before_first_rows(self):
        """The paths and the bytes of the weighings that the page had requested when it first showed rows."""
        self.open()
        return self.evaluate(
            """
            const [shown] = performance.getEntriesByName('first rows')
            return performance.getEntriesByType('resource')
              .filter(({ name, responseEnd }) => name.includes('/api/') && responseEnd <= shown.startTime)
              .map(({ name, decodedBodySize }) => [name.replace(location.origin, ''), decodedBodySize])
            """
        )

    def metrics(self):
        self.browser.cdp("Performance.enable")
        return {one["name"]: one["value"] for one in self.browser.cdp("Performance.getMetrics")["metrics"]}


history = fixture_of(LongHistory, of_its_own=True)


def test_document_only_holds_nearby_rows(history):
    few = history.rows()
    history.fill()
    assert history.text("#summary") == "10,012 weighings"
    rows, nodes = history.rows()
    assert rows == 50 and nodes < 4.5 * few[1]
    history.scroll_far(12)
    rows, _ = history.rows()
    assert rows <= 200
    assert history.notes()[0].startswith("Number 94")
    history.scroll(0)
    history.until("document.querySelector('.row .note')?.checkVisibility()", "the first are there again")
    assert history.notes()[:2] == ["Number 9999", "Number 9998"]
    assert history.rows()[0] <= 200


def test_first_rows_need_one_page_of_weighings(history):
    """Counts answers and bytes, because a time would depend on the machine."""
    assert [path for path, _ in history.answers_before_first_rows()] == [FIRST_PAGE]
    history.fill()
    ((path, size),) = history.answers_before_first_rows()
    assert path == FIRST_PAGE and 2000 < size < 10_000


# The inspector adds to the layout.
@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, marks=pytest.mark.deep), (1280, 800)], ids=["phone", "desktop-with-the-inspector"]
)
def test_press_costs_the_same_as_with_twelve_rows(history, size):
    """In twenty frames there are at most two layouts, and about as many style computations as with twelve rows."""
    history.size = size
    history.open()
    assert history.evaluate("return document.querySelector('.inspector').open") == (size != PHONE)
    few = history.press_and_count_twice()
    history.fill()
    history.scroll_far(6)
    history.scroll(9000)
    many = history.press_and_count_twice()
    assert max(few[0]["LayoutCount"], many[0]["LayoutCount"]) <= 2, (few, many)
    # The system's own frames only add to the counts, so take the minimum.
    least = lambda counts: min(one["RecalcStyleCount"] for one in counts)
    assert least(many) <= 1.5 * least(few), (few, many)


def test_search(history):
    history.fill()
    history.type("#search", "number 777")
    history.wait_for_text("#summary", "11 weighings found")
    assert history.notes()[:2] == ["Number 7779", "Number 7778"]
    assert history.rows()[0] == 11
    history.type("#search", "%")
    history.wait_for_text("#summary", "No weighings found")
    assert history.text(".nothing strong") == "No results"
    history.type("#search", "")
    history.wait_for_text("#summary", "10,012 weighings")
    assert history.notes()[:2] == ["Number 9999", "Number 9998"]


def test_failed_next_page_is_reported_and_retried(history):
    """The list reports the failure in place of the page, and tries again."""
    history.fill()
    history.server.kill()
    history.scroll(1e7)
    history.until("Boolean(document.querySelector('.end button'))", "it says so")
    assert history.text(".end") == "The server cannot be reached. Is it still running? Try again"
    history.server.start_again()
    history.click(".end button")
    history.until("document.querySelectorAll('#weighings > ul').length === 2", "it is there")
    assert history.text(".end") == ""


@pytest.mark.deep
def test_focused_row_stays_in_the_document(history):
    history.fill()
    history.evaluate("document.querySelector('.card > pressure-confirm-button').focus()")
    history.scroll_far(4)
    assert history.evaluate("return document.activeElement.localName") == "pressure-confirm-button"
