"""The demo's database: changes in another tab, a full or blocked storage, other versions, and lost connections. Rows and presses
stay, typed text stays, and a sentence says what to do."""

import contextlib

import pytest

from demo_page import DATABASE, DemoPage, fixture_of
from page import FIRED, FULL, HALF
from sharing import said

COUNT = 60
HISTORY = "history.html"


class SharedHistory(DemoPage):
    """History with sixty weighings that have equal heights and rows in order: "Number 59" is the newest."""

    name = HISTORY
    ready = "document.getElementById('weighings').ariaBusy === 'false'"

    def open(self, name=None):
        if not name:
            self.store(
                """
                for (const { id } of await weighings.all()) await weighings.delete(id)
                await weighings.merge(Array.from({ length: given[2] }, (_, number) => (
                  { grams: number, note: `Number ${number}`, createdAt: new Date(Date.UTC(2026, 10, 1, number)).toISOString() }
                )))
                """,
                COUNT,
            )
        super().open(name)

    @contextlib.contextmanager
    def second_tab(self, name=HISTORY):
        """A page of the demo in a real second tab, which uses its own connection to the database."""
        with self.browser.second_tab() as tab:
            other = DemoPage(tab, self.address)
            tab.open(f"{self.address}/{name}")
            yield other

    def number(self, note):
        """The id of a weighing."""
        return next(one["id"] for one in self.weighings() if one["note"] == note)

    def call(self, note, part="delete"):
        """Gives the row of a weighing the id `row`, and its Delete button or its preview an id. Returns it to the screen."""
        self.evaluate(
            """
            const [note, part] = arguments
            for (const old of document.querySelectorAll('#row, #delete, #peek')) old.removeAttribute('id')
            const row = [...document.querySelectorAll('.row')].find((one) => one.querySelector('.note').textContent === note)
            row.id = 'row'
            row.querySelector({ delete: '.card > pressure-confirm-button', peek: 'pressure-peek' }[part]).id = part
            """,
            note, part,
        )  # fmt: skip
        self.id = part

    def scroll_to_row(self, note):
        """Scrolls until a row is in the middle of the screen and stays there."""
        self.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)")
        self.until("[...document.querySelectorAll('.row .note')].some((one) => one.textContent === given[0])", note, note)
        self.call(note)
        self.scroll_to()

    def top(self):
        """The place of the called row on the screen, once the browser has painted."""
        return self.evaluate(
            "return clock.painted().then(clock.painted).then(() => document.getElementById('row').getBoundingClientRect().top)"
        )

    def notes(self):
        """The notes of all rows in the document, which must be neighbours in the list."""
        return self.evaluate("return [...document.querySelectorAll('.row:not(.leaving) .note')].map((one) => one.textContent)")

    def expect_shown(self, notes):
        """The rows in the document are a part of these, in their order."""
        shown = self.notes()
        assert shown
        start = notes.index(shown[0])
        assert shown == notes[start : start + len(shown)]

    def wait_for_count(self, count):
        self.wait_for_text("#summary", f"{count} weighings")


shared = fixture_of(SharedHistory)

ALL = [f"Number {number}" for number in range(COUNT - 1, -1, -1)]


def imported(other, *weighings):
    """Imports a CSV file on another tab's page. Each weighing is a time and a note."""
    other.choose_file("#import", "createdAt,grams,note\n" + "".join(f"{time},5,{note}\n" for time, note in weighings), "a.csv")


# Changes in a second tab: an action, the new number of weighings, and the notes then.
CHANGES = {
    "adds": (lambda page, other: other.add(5, "New"), 1, ["New", *ALL]),
    "deletes above": (lambda page, other: other.remove(page.number("Number 58")), -1, [note for note in ALL if note != "Number 58"]),
    "deletes the first": (lambda page, other: other.remove(page.number("Number 59")), -1, ALL[1:]),
    "deletes below": (lambda page, other: other.remove(page.number("Number 1")), -1, [note for note in ALL if note != "Number 1"]),
    "imports older": (lambda page, other: imported(other, ("2026-10-01T00:00Z", "Old")), 1, [*ALL, "Old"]),
    # Between 57 and 58, beside a row on the screen.
    "imports between": (lambda page, other: imported(other, ("2026-11-03T09:30Z", "Between")), 1, [*ALL[:2], "Between", *ALL[2:]]),
    "imports many": (
        lambda page, other: imported(other, *((f"2026-11-{day:02}T12:30Z", f"Many {day}") for day in range(1, 31) for _ in range(7))),
        210, None,
    ),
}  # fmt: skip


@pytest.mark.deep_engines("firefox")
@pytest.mark.parametrize("change", CHANGES)
def test_change_in_another_tab_appears_and_moves_nothing(shared, change):
    """The row in the middle of the screen stays there, and keeps the focus."""
    act, more, notes = CHANGES[change]
    with shared.second_tab() as other:
        shared.scroll_to_row("Number 40")
        shared.evaluate("document.getElementById('delete').focus({ preventScroll: true })")
        before = shared.top()
        act(shared, other)
        shared.wait_for_count(COUNT + more)
        assert shared.top() == pytest.approx(before, abs=1)
        assert shared.evaluate("return document.activeElement.id") == "delete"
        shared.expect_shown(notes or [one["note"] for one in shared.weighings()])


@pytest.mark.deep_engines("firefox")
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("place", ["top", "middle"])
def test_press_goes_on_while_another_tab_changes_the_list(shared, place, change):
    """The press deletes its own weighing, and no other one."""
    act, more, _ = CHANGES[change]
    pressed = {"top": "Number 56", "middle": "Number 40"}[place]
    with shared.second_tab() as other:
        if place == "middle":
            shared.scroll_to_row(pressed)
        shared.call(pressed)
        finger = shared.finger("touch")
        point = shared.centre()
        before = shared.top()
        shared.log()
        finger.down(*point, HALF)
        shared.wait_for_state("updating")
        act(shared, other)
        shared.wait_for_count(COUNT + more)
        stored = shared.weighings()
        # A weak press becomes full after a while.
        assert shared.state in ("updating", "selected")
        assert shared.top() == pytest.approx(before, abs=1)
        finger.move(*point, FULL)
        shared.wait_for_state("selected")
        ring = shared.wait_for_ring()
        finger.move(ring["x"], ring["y"], FULL)
        shared.wait_for_state("confirmed")
        finger.up()
        shared.wait_for_state("idle")
        assert [entry["line"] for entry in shared.log() if entry["id"] == "delete"] == FIRED
        shared.until("!document.querySelector('.leaving')", "its row has gone")
        assert shared.weighings() == [one for one in stored if one["note"] != pressed]
        assert shared.evaluate("return document.getElementById('weighings').style.length") == 0


@pytest.mark.deep_engines("firefox")
def test_press_on_a_short_list_goes_on(shared):
    """The list is shorter than the screen, so it cannot be scrolled."""
    shared.store("for (const { id } of (await weighings.all()).slice(3)) await weighings.delete(id)")
    shared.open(HISTORY)
    with shared.second_tab() as other:
        shared.call("Number 58")
        finger = shared.finger("touch")
        point, before = shared.centre(), shared.top()
        finger.down(*point, HALF)
        shared.wait_for_state("updating")
        for action, count in ((lambda: other.add(5, "New"), 4), (lambda: other.remove(shared.number("Number 59")), 3)):
            action()
            shared.wait_for_count(count)
            assert shared.state in ("updating", "selected")
            assert shared.top() == pytest.approx(before, abs=1)
        # A shorter press would be a tap.
        shared.pass_time(0.6)
        finger.up()
        shared.wait_for_state("idle")
        # The list uses its usual place again.
        assert shared.evaluate("return [scrollY, document.getElementById('weighings').style.length]") == [0, 0]
        assert shared.notes() == ["New", "Number 58", "Number 57"]


@pytest.mark.deep_engines("firefox")
def test_preview_stays_open_while_another_tab_changes_the_list(shared):
    """Its plot is of the moment of the press. The next one has the new weighing."""
    with shared.second_tab() as other:
        shared.call("Number 56", "peek")
        finger = shared.finger("touch")
        point = shared.centre()
        finger.down(*point, 0.1)
        shared.wait_for_state("hint")
        finger.move(*point, 0.3)
        shared.wait_for_state("peek")
        other.add(5, "New")
        shared.wait_for_count(COUNT + 1)
        assert (shared.state, shared.text("#peek .weighing .note")) == ("peek", "Number 56")
        finger.up()
        shared.wait_for_state("idle")


@pytest.mark.deep_engines("firefox")
@pytest.mark.parametrize("part", ["delete", "armed", "peek"])
def test_deletion_in_another_tab_cancels_a_press_on_the_row(shared, part):
    """The press ends without another effect, and the next press works."""
    with shared.second_tab() as other:
        shared.call("Number 56", "peek" if part == "peek" else "delete")
        finger = shared.finger("touch")
        point = shared.centre()
        if part == "armed":
            finger.down(*point)
            finger.up()
            shared.wait_for_state("selected")
        else:
            finger.down(*point, HALF)
            shared.until("document.getElementById(given[0]).state !== 'idle'", "it is pressed", shared.id)
        shared.evaluate(
            """
            window.pressed = document.getElementById(arguments[0])
            window.said = []
            for (const type of ['confirm', 'pop', 'action', 'statechange']) {
              pressed.addEventListener(type, ({ type, detail }) => said.push(detail?.state ?? type))
            }
            """,
            shared.id,
        )
        other.remove(shared.number("Number 56"))
        shared.wait_for_count(COUNT - 1)
        if part != "armed":
            finger.move(*point, FULL)
            finger.up()
        shared.rest()
        assert shared.evaluate("return [pressed.isConnected, pressed.state, said]") == [False, "idle", ["idle"]]
        assert shared.evaluate(
            "return [document.querySelectorAll(':popover-open').length, document.querySelectorAll('.deciding, .meant').length]"
        ) == [0, 0]
        left = [note for note in ALL if note != "Number 56"]
        assert [one["note"] for one in shared.weighings()] == left
        shared.expect_shown(left)
        shared.call("Number 57")
        shared.wait_out_guard()
        shared.confirm(finger)
        shared.until("!document.querySelector('.leaving')", "its row has gone")
        assert [one["note"] for one in shared.weighings()] == [note for note in left if note != "Number 57"]


@pytest.mark.deep_engines("firefox")
def test_focus_moves_to_the_next_row_if_another_tab_deletes_its_row(shared):
    with shared.second_tab() as other:
        shared.call("Number 56")
        shared.evaluate("document.getElementById('delete').focus()")
        other.remove(shared.number("Number 56"))
        shared.wait_for_count(COUNT - 1)
        focused = "return document.activeElement.closest('.row')?.querySelector('.note').textContent ?? document.activeElement.localName"
        assert shared.evaluate(focused) == "Number 55"
        other.store("for (const { id } of await weighings.all()) await weighings.delete(id)")
        shared.wait_for_text("#summary", "No weighings")
        assert shared.evaluate(focused) == "h1"


@pytest.mark.deep_engines("firefox")
def test_search_stays_while_another_tab_changes_the_list(shared):
    with shared.second_tab() as other:
        shared.type("#search", "number 5")
        shared.wait_for_text("#summary", "11 weighings found")
        shared.evaluate("document.getElementById('search').focus()")
        other.add(5, "Another number 5")
        shared.wait_for_text("#summary", "12 weighings found")
        other.remove(shared.number("Number 57"))
        shared.wait_for_text("#summary", "11 weighings found")
        other.add(5, "Not found")
        shared.until("!clock.awaitsAnswer", "it is read")
        assert shared.evaluate("return [document.activeElement.id, search.value]") == ["search", "number 5"]
        found = ["Another number 5", *(f"Number {number}" for number in (59, 58, 56, 55, 54, 53, 52, 51, 50, 5))]
        assert shared.notes() == found


def test_changes_from_many_transactions_are_read_a_few_times(shared):
    """A page that reads already reads once more, not once for each change."""
    with shared.second_tab("new.html") as other:
        shared.evaluate(
            """
            window.reads = 0
            const { getAll } = IDBIndex.prototype
            IDBIndex.prototype.getAll = function (...given) {
              reads += 1
              return getAll.apply(this, given)
            }
            """
        )
        # Each of the page's reads now waits until the others are reported.
        other.store("await Promise.all(Array.from({ length: 200 }, (_, number) => weighings.add({ grams: number, note: 'Fast' })))")
        shared.wait_for_count(COUNT + 200)
        assert shared.evaluate("return reads") < 100


@pytest.mark.deep_engines("firefox")
def test_row_is_new_if_a_new_database_uses_its_number_again(shared):
    """The browser's data are deleted elsewhere. The rows then show the new weighings, so no press deletes another one."""
    with shared.second_tab("nothing") as other:
        other.evaluate(
            """
            return new Promise((resolve, reject) => {
              const request = indexedDB.deleteDatabase(arguments[0])
              request.onsuccess = () => resolve()
              request.onerror = () => reject(request.error)
            })
            """,
            DATABASE,
        )
        shared.wait_for_count(12)
        first = [one["note"] for one in shared.weighings()]
        assert first[0] == "Strawberry" and shared.notes() == first
        shared.call("Strawberry")
        shared.confirm(shared.finger("touch"))
        shared.until("!document.querySelector('.leaving')", "its row has gone")
        assert said(shared) == "Deleted 17.5 g, Strawberry"
        assert [one["note"] for one in shared.weighings()] == shared.notes() == first[1:]
