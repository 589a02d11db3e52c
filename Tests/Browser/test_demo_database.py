"""The demo's database: changes in another tab, a full or blocked storage, other versions, and lost connections. Rows and presses
stay, typed text stays, and a sentence says what to do."""

import contextlib
import json

import pytest

import waiting
from demo_page import DATABASE, TOOLS, DemoPage, fixture_of
from engines.chromium import Chromium
from engines.firefox import Firefox
from page import FIRED, FULL, HALF
from sharing import said
from test_demo_new import REFUSED, NewPage

COUNT = 60
HISTORY = "history.html"


READY = {
    HISTORY: "document.getElementById('weighings').ariaBusy === 'false'",
    "scale.html": "document.getElementById('calibrated').textContent !== ''",
}


class SharedHistory(DemoPage):
    """History with sixty weighings that have equal heights and rows in order: "Number 59" is the newest."""

    name = HISTORY
    ready = READY[name]

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
            waiting.eventually(lambda: other.evaluate(f"return {READY.get(name, 'true')}"), f"{name} is ready in the second tab")
            yield other

    def open_empty_page(self):
        """Shows a page of the same site without the demo's scripts."""
        self.leave()
        self.browser.open(f"{self.address}/nothing")
        # WebKit loads no scripts before a page.
        if not self.evaluate("return Boolean(window.clock)"):
            self.evaluate(TOOLS)

    def hear(self, act):
        """Changes the database in another tab, and waits until this one has received the report."""
        self.evaluate(
            "window.heard = false; window.ear ??= new BroadcastChannel(arguments[0]); ear.onmessage = () => (heard = true)", DATABASE
        )
        act()
        waiting.eventually(lambda: self.evaluate("return heard"), "the change is reported")

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
    """Imports a CSV file on a tab's page. Each weighing is a time and a note."""
    other.choose_file("#import", "createdAt,grams,note\n" + "".join(f"{time},5,{note}\n" for time, note in weighings), "a.csv")
    # The page clears the field when an import has succeeded or failed.
    waiting.eventually(lambda: other.evaluate("return !document.getElementById('import').value"), "the import has ended")


def only_some(cases, *names):
    """The cases of a test, of which only the named ones are not deep."""
    return [case if case in names else pytest.param(case, marks=pytest.mark.deep) for case in cases]


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


FOCUSED = "return document.activeElement.closest('.row')?.querySelector('.note').textContent ?? document.activeElement.localName"


@pytest.mark.deep_engines("firefox")
@pytest.mark.parametrize("change", only_some(CHANGES, "adds", "deletes above"))
def test_change_in_another_tab_appears_and_moves_nothing(shared, change):
    """The row in the middle of the screen stays there, and keeps the focus."""
    act, more, notes = CHANGES[change]
    with shared.second_tab() as other:
        shared.scroll_to_row("Number 40")
        shared.evaluate("document.getElementById('delete').focus({ preventScroll: true })")
        before = shared.top()
        act(shared, other)
        shared.wait_for_count(COUNT + more)
        assert shared.evaluate(FOCUSED) == "Number 40"
        shared.call("Number 40")
        assert shared.top() == pytest.approx(before, abs=1)
        shared.expect_shown(notes or [one["note"] for one in shared.weighings()])


# A change in a second tab, and the notes after the press on Number 56.
DURING_A_PRESS = {
    **{change: CHANGES[change][:2] for change in ("adds", "deletes above", "imports many")},
    # The person meant exactly this one.
    "deletes the pressed one": (lambda page, other: other.remove(page.number("Number 56")), 0),
}


@pytest.mark.deep_engines("firefox")
@pytest.mark.parametrize("change", only_some(DURING_A_PRESS, "deletes the pressed one"))
def test_press_goes_on_while_another_tab_changes_the_list(shared, change):
    """The press deletes its own weighing, and no other one. The change appears after it."""
    act, more = DURING_A_PRESS[change]
    with shared.second_tab() as other:
        shared.call("Number 56")
        finger = shared.finger("touch")
        point = shared.centre()
        shared.log()
        finger.down(*point, HALF)
        shared.wait_for_state("updating")
        shared.hear(lambda: act(shared, other))
        shared.until("!clock.awaitsAnswer", "the database is at rest")
        stored = shared.weighings()
        assert shared.text("#summary") == f"{COUNT} weighings"
        finger.move(*point, FULL)
        shared.wait_for_state("selected")
        ring = shared.wait_for_ring()
        finger.move(ring["x"], ring["y"], FULL)
        shared.wait_for_state("confirmed")
        finger.up()
        shared.wait_for_count(COUNT + more - 1)
        assert [entry["line"] for entry in shared.log() if entry["id"] == "delete"] == FIRED
        left = [one for one in stored if one["note"] != "Number 56"]
        assert shared.weighings() == left
        shared.until("!document.querySelector('.leaving')", "its row has gone")
        shared.expect_shown([one["note"] for one in left])
        assert said(shared) == "Deleted 56 g, Number 56"


@pytest.mark.deep
@pytest.mark.deep_engines("firefox")
def test_preview_stays_open_while_another_tab_changes_the_list(shared):
    with shared.second_tab() as other:
        shared.call("Number 56", "peek")
        finger = shared.finger("touch")
        point = shared.centre()
        finger.down(*point, 0.1)
        shared.wait_for_state("hint")
        finger.move(*point, 0.3)
        shared.wait_for_state("peek")
        shared.hear(lambda: other.add(5, "New"))
        shared.until("!clock.awaitsAnswer", "the database is at rest")
        assert (shared.state, shared.text("#peek .weighing .note")) == ("peek", "Number 56")
        finger.up()
        shared.wait_for_count(COUNT + 1)
        assert shared.notes()[:2] == ["New", "Number 59"]


@pytest.mark.deep
@pytest.mark.deep_engines("firefox")
def test_focus_moves_to_the_next_row_if_another_tab_deletes_its_row(shared):
    with shared.second_tab() as other:
        shared.call("Number 56")
        shared.evaluate("document.getElementById('delete').focus()")
        other.remove(shared.number("Number 56"))
        shared.wait_for_count(COUNT - 1)
        assert shared.evaluate(FOCUSED) == "Number 55"
        other.store("for (const { id } of await weighings.all()) await weighings.delete(id)")
        shared.wait_for_text("#summary", "No weighings")
        assert shared.evaluate(FOCUSED) == "h1"


@pytest.mark.deep
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


@pytest.mark.deep
@pytest.mark.deep_engines("firefox")
def test_change_in_another_tab_appears_after_a_search_removed_the_pressed_row(shared):
    with shared.second_tab() as other:
        shared.call("Number 56")
        finger = shared.finger("touch")
        finger.down(*shared.centre(), HALF)
        shared.wait_for_state("updating")
        other.add(5, "New")
        shared.until("!clock.awaitsAnswer", "the database is at rest")
        shared.type("#search", "new")
        shared.wait_for_text("#summary", "1 weighing found")
        assert shared.notes() == ["New"]
        finger.up()


@pytest.mark.deep
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


class SharedWeigh(DemoPage):
    name = "scale.html"
    ready = READY[name]
    second_tab = SharedHistory.second_tab

    def read(self):
        """The unit, and the sentence about the calibration."""
        return [self.evaluate("return document.querySelector('#unit :checked').value"), self.text("#calibrated")]


weigh = fixture_of(SharedWeigh)
UNCALIBRATED = "This device is not calibrated: full force counts as 385 g. Calibrate it."
CALIBRATED = "This device is calibrated with 3 known masses. Error: ± 2 standard errors."
CALIBRATION = json.dumps({
    "pressurekit-calibration": 1,
    "points": [{"force": 0, "grams": 0}, {"force": 1, "grams": 51}, {"force": 2, "grams": 99}],
})  # fmt: skip


@pytest.mark.deep
@pytest.mark.deep_engines("firefox")
def test_weigh_follows_another_tab(weigh):
    """The unit and the calibration of another tab apply at once. The typed note stays."""
    with weigh.second_tab("scale.html") as other:
        weigh.type("[name=note]", "My note")
        assert weigh.read() == ["g", UNCALIBRATED]
        other.click("#unit [value=oz]")
        weigh.until("document.querySelector('#unit :checked').value === 'oz'", "the unit follows")
        other.choose_file("#import", CALIBRATION, "a.json")
        weigh.wait_for_text("#calibrated", CALIBRATED)
        assert weigh.read() == ["oz", CALIBRATED]
        assert weigh.evaluate("return scale.calibration.points.map(({ grams }) => grams)") == [0, 51, 99]
        other.evaluate("document.getElementById('restart').dispatchEvent(new CustomEvent('confirm'))")
        weigh.wait_for_text("#calibrated", UNCALIBRATED)
        assert weigh.evaluate("return [scale.calibration, document.querySelector('[name=note]').value]") == [None, "My note"]


@pytest.mark.deep_engines("firefox")
def test_calibration_stays_if_it_cannot_be_read_again(weigh):
    """For example, it was never stored, and the page returns from the browser's cache."""
    weigh.breaks()
    weigh.choose_file("#import", CALIBRATION, "a.json")
    weigh.wait_for_text("#calibrated", CALIBRATED)
    broken = "The calibration is not stored. The database of this browser failed: it is broken. Export it if you need it again."
    weigh.wait_for_text("#notice", broken)
    weigh.click("#unit [value=percent]")
    weigh.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    weigh.evaluate("return clock.turn()")
    assert (weigh.read(), weigh.text("#notice")) == (["percent", CALIBRATED], broken)


@contextlib.contextmanager
def full_disk(page):
    """Opens the page again in a browser that has no space left for the site. After the block it has some again."""
    origin = page.evaluate("return location.origin")
    page.leave()
    page.forget()
    # Chromium remembers for half a minute that there was space. It forgets this if it deletes the data itself.
    page.browser.cdp("Storage.clearDataForOrigin", origin=origin, storageTypes="indexeddb")
    page.browser.cdp("Storage.overrideQuotaForOrigin", origin=origin, quotaSize=1_000_000)
    try:
        page.open()
        page.store(
            """
            for (let [size, number] = [100_000, 0]; size >= 1; number += 1) {
              await settings.set(`filler ${number}`, 'x'.repeat(size)).catch(() => (size /= 2))
            }
            """
        )
        yield
    finally:
        page.browser.cdp("Storage.overrideQuotaForOrigin", origin=origin)


new = fixture_of(NewPage)
FULL_DISK = "This browser has no space left for this page. Delete some weighings, or free some space on this device."


def test_full_disk_loses_no_typed_text(new):
    typed = ["77", "Kept while the disk was full"]
    with full_disk(new):
        before = new.weighings()
        new.fill(*typed)
        for _ in range(2):
            new.tap()
            new.wait_for(REFUSED)
            assert (new.said(), new.typed(), new.weighings()) == (FULL_DISK, typed, before)
    new.tap()
    new.expect_saved(77, typed[1])


def test_full_disk_keeps_all_weighings_and_allows_a_deletion(shared):
    """An import is refused as a whole. A deletion makes room, as the sentence says."""
    with full_disk(shared):
        before = shared.weighings()
        imported(shared, ("2026-10-01T00:00Z", "Old"), ("2026-12-01T00:00Z", "New"))
        shared.wait_for_text("#import-reason", f"a.csv was not imported. {FULL_DISK}")
        assert shared.weighings() == before
        shared.call("Number 59")
        shared.confirm(shared.finger("touch"))
        shared.until("!document.querySelector('.leaving')", "its row has gone")
        assert shared.weighings() == before[1:]
    imported(shared, ("2026-10-01T00:00Z", "Old"), ("2026-12-01T00:00Z", "New"))
    shared.wait_for_count(COUNT + 1)
    assert [one["note"] for one in shared.weighings()] == ["New", *ALL[1:], "Old"]


def test_full_disk_does_not_store_a_calibration(weigh):
    with full_disk(weigh):
        weigh.choose_file("#import", CALIBRATION, "a.json")
        weigh.wait_for_text("#notice", f"The calibration is not stored. {FULL_DISK} Export it if you need it again.")
        assert weigh.text("#calibrated") == CALIBRATED
    # The next change stores it.
    weigh.choose_file("#import", CALIBRATION, "a.json")
    weigh.wait_for_text("#notice", "")
    weigh.open()
    weigh.wait_for_text("#calibrated", CALIBRATED)


NO_STORAGE = "This browser stores no data for this page. A setting or a private window may be the reason."
PAGES = ["", "scale.html", HISTORY, "weighing.html?id=1", "new.html", "home.html", "controls.html", "traces.html"]
# The behaviour of browsers without storage.
WITHOUT_STORAGE = {
    "no database": "Object.defineProperty(window, 'indexedDB', { value: undefined })",
    "opening throws": "IDBFactory.prototype.open = () => { throw new DOMException('The operation is insecure.', 'SecurityError') }",
    "property throws": (
        "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('The operation is insecure.', 'SecurityError') } })"
    ),
    # Private windows of Firefox before version 115.
    "opening fails": """
        IDBFactory.prototype.open = () => {
          const request = new EventTarget()
          request.error = new DOMException('A mutation operation was attempted on a database that did not allow mutations.', 'InvalidStateError')
          Promise.resolve().then(() => request.onerror(new Event('error')))
          return request
        }
    """,
    "no channel": "delete window.BroadcastChannel; delete window.indexedDB; delete Window.prototype.indexedDB",
    "channel throws": """
        window.BroadcastChannel = class { constructor() { throw new DOMException('The operation is insecure.', 'SecurityError') } }
        IDBFactory.prototype.open = () => { throw new DOMException('The operation is insecure.', 'SecurityError') }
    """,
}  # fmt: skip


def expect_pages_without_storage(browser, address):
    """Each page opens without an error. A page that would store something says so, and loses no input."""
    for name in PAGES:
        page = DemoPage(browser, address)
        page.open(name)
        page.rest()
        page.until("!clock.awaitsAnswer", "it has tried to read")
        page.leave()
    expect_sentences_without_storage(browser, address)

    weighing = DemoPage(browser, address)
    weighing.open("weighing.html?id=1")
    weighing.wait_for_text("#notice", f"{NO_STORAGE}Try again")
    assert weighing.text("#summary") == "Not loaded"
    weighing.leave()

    weigh = SharedWeigh(browser, address)
    weigh.open()
    weigh.click("#unit [value=oz]")
    weigh.choose_file("#import", CALIBRATION, "a.json")
    weigh.wait_for_text("#notice", f"The calibration is not stored. {NO_STORAGE} Export it if you need it again.")
    assert weigh.read() == ["oz", CALIBRATED]
    weigh.leave()
    waiting.page = None


def expect_sentences_without_storage(browser, address):
    history = DemoPage(browser, address)
    history.open(HISTORY)
    for _ in range(2):
        history.wait_for_text("#notice", f"{NO_STORAGE}Try again")
        history.click("#notice button")
    history.choose_file("#import", "createdAt,grams\n2026-11-26,5\n", "a.csv")
    history.wait_for_text("#import-reason", f"a.csv was not imported. {NO_STORAGE}")
    assert history.text("#summary") == "Not loaded"
    history.leave()

    new = NewPage(browser, address)
    new.open()
    new.fill("77", "Kept without storage")
    new.tap()
    new.wait_for(REFUSED)
    assert (new.said(), new.typed()) == (NO_STORAGE, ["77", "Kept without storage"])
    new.leave()
    waiting.page = None


@pytest.mark.parametrize("case", only_some(WITHOUT_STORAGE, "no database", "opening fails", "no channel"))
def test_browser_without_storage(browser, demo, case):
    take_back = browser.before_every_page(TOOLS + WITHOUT_STORAGE[case])
    try:
        with browser.console() as lines:
            if case == "channel throws":
                expect_pages_without_storage(browser, demo)
            else:
                expect_sentences_without_storage(browser, demo)
            assert [line for line in lines() if not line.startswith(("log", "info"))] == []
    finally:
        take_back()


@pytest.mark.deep
def test_chromium_that_blocks_cookies(demo, tmp_path):
    """The browser's own setting, with its own errors."""
    (tmp_path / "Default").mkdir()
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default/Preferences").write_text(json.dumps(settings), encoding="utf-8")
    with contextlib.closing(Chromium(profile=tmp_path)) as browser:
        browser.before_every_page(TOOLS)
        expect_pages_without_storage(browser, demo)


@pytest.mark.deep
def test_firefox_that_blocks_cookies(demo, tmp_path):
    (tmp_path / "user.js").write_text('user_pref("network.cookie.cookieBehavior", 2);', encoding="utf-8")
    with contextlib.closing(Firefox(profile=tmp_path)) as browser:
        browser.before_every_page(TOOLS)
        expect_pages_without_storage(browser, demo)


def expect_private_window_works(browser, address):
    """A private window stores data as long as it is open."""
    with NewPage.shown(browser, address) as new:
        new.fill("77", "In a private window")
        new.tap()
        new.expect_saved(77, "In a private window")
        assert [one["note"] for one in new.weighings()][:2] == ["In a private window", "Strawberry"]


@pytest.mark.deep
def test_private_window_of_chromium(demo):
    with contextlib.closing(Chromium(options=["--incognito"])) as browser:
        expect_private_window_works(browser, demo)


@pytest.mark.deep
def test_private_window_of_firefox(demo, tmp_path):
    (tmp_path / "user.js").write_text('user_pref("browser.privatebrowsing.autostart", true);', encoding="utf-8")
    with contextlib.closing(Firefox(profile=tmp_path)) as browser:
        expect_private_window_works(browser, demo)


# Versions of the database

OTHER_VERSION = "A newer version of this app has used the database. Reload this page."
OPEN_NEWER = """
return new Promise((resolve, reject) => {
  const request = indexedDB.open(arguments[0], 99)
  request.onsuccess = () => {
    request.result.close()
    resolve()
  }
  request.onerror = () => reject(request.error)
  request.onblocked = () => reject(new Error('blocked'))
})
"""


@pytest.mark.deep_engines("firefox")
def test_newer_version_in_another_tab(new):
    """It can open the database at once, because this page closes its own connection. Typed text stays."""
    with SharedHistory.second_tab(new, "nothing") as other:
        new.fill("77", "Kept")
        other.evaluate(OPEN_NEWER, DATABASE)
        new.tap()
        new.wait_for(REFUSED)
        assert (new.said(), new.typed()) == (OTHER_VERSION, ["77", "Kept"])


@pytest.mark.deep_engines("firefox", "webkit")
def test_page_of_an_older_version(shared):
    """A page of the browser's cache, for example, finds the database of a newer version."""
    shared.open_empty_page()
    shared.evaluate(OPEN_NEWER, DATABASE)
    shared.open(HISTORY)
    shared.wait_for_text("#notice", f"{OTHER_VERSION}Try again")


# Holds a connection that does not close when another one asks for it, as a page of an old version of the app might.
HOLD = """
return new Promise((resolve) => {
  const request = indexedDB.open(arguments[0])
  request.onsuccess = () => {
    window.holder = request.result
    resolve()
  }
})
"""


@pytest.mark.deep_engines("firefox")
def test_database_that_does_not_open(new):
    """Another tab deletes the database while a third connection keeps it open. After five seconds of the page's time there is a
    sentence. Later it opens."""
    with SharedHistory.second_tab(new, "nothing") as other:
        other.evaluate(HOLD, DATABASE)
        # It waits for the holder. This page closes its own connection.
        other.evaluate(
            """
            return new Promise((resolve) => {
              const request = indexedDB.deleteDatabase(arguments[0])
              request.onblocked = () => resolve()
            })
            """,
            DATABASE,
        )
        new.evaluate("clock.ignoresAnswers = true")
        new.fill("77", "Kept")
        new.tap()
        new.until("save.state === 'loading'", "it is asked")
        new.pass_time(4.8)
        assert (new.state, new.said()) == ("loading", "")
        new.pass_time(0.3)
        sentence = "The database of this browser does not answer. Close the other tabs of this app, and try again."
        new.wait_for(REFUSED)
        assert (new.said(), new.typed()) == (sentence, ["77", "Kept"])
        other.evaluate("holder.close()")
        new.evaluate("clock.ignoresAnswers = false")
        new.tap()
        new.expect_saved(77, "Kept")
        # The late connections are closed, so a newer version is not blocked.
        other.evaluate(OPEN_NEWER, DATABASE)


# A further upgrade, as a later version of the app may have it.
UPGRADE = """
const { upgrades, transaction } = await import(given[0])
upgrades.push((database, transaction) => {
  database.createObjectStore('extra')
  transaction.objectStore('weighings').createIndex('grams', 'grams')
})
"""


def in_app(page, body, *arguments):
    """Runs an async function's body with the address of database.js as `given[0]`."""
    return page.evaluate(
        f"return (async (...given) => {{ {body} }})(...arguments)", f"{page.address}/database.js", *arguments
    )


@pytest.mark.deep_engines("firefox", "webkit")
def test_upgrade_keeps_all_data(shared):
    """A later version of the app opens the database of this one."""
    before = shared.weighings()
    shared.store("await settings.set('unit', 'oz')")
    shared.open_empty_page()
    in_app(shared, UPGRADE + "await transaction('weighings', 'readonly', (store) => store.indexNames.contains('grams') || wrong)", DATABASE)
    assert (shared.weighings(), shared.store("return settings.get('unit')")) == (before, "oz")
    assert shared.evaluate("return indexedDB.databases().then((all) => all.map(({ version }) => version))") == [
        in_app(shared, "return (await import(given[0])).upgrades.length")
    ]


@pytest.mark.deep_engines("firefox", "webkit")
def test_upgrades_one_by_one_equal_all_at_once(shared):
    """For a database of each earlier version. A further upgrade makes sure that there are two."""
    shared.open_empty_page()
    states = in_app(
        shared,
        UPGRADE
        + """
        // The upgrades give the first weighings the current time.
        const now = Date.now()
        Date.now = () => now
        const open = (name, version) => new Promise((resolve, reject) => {
          const request = indexedDB.open(name, version)
          request.onupgradeneeded = ({ oldVersion }) => {
            for (const upgrade of upgrades.slice(oldVersion, version)) upgrade(request.result, request.transaction)
          }
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
        const answer = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)))
        const describe = async (database) => {
          const transaction = database.transaction(database.objectStoreNames)
          return Promise.all([...database.objectStoreNames].map(async (name) => {
            const store = transaction.objectStore(name)
            const indexes = [...store.indexNames].map((one) => store.index(one))
              .map(({ name, keyPath, unique, multiEntry }) => [name, keyPath, unique, multiEntry])
            return [name, store.keyPath, store.autoIncrement, indexes, await answer(store.getAllKeys()), await answer(store.getAll())]
          }))
        }
        const states = []
        for (let from = 0; from < upgrades.length; from += 1) {
          // All at once from version `from`, and one by one.
          for (const steps of [[upgrades.length], upgrades.map((_, index) => index + 1).slice(from)]) {
            const name = `upgrade from ${from} in ${steps}`
            let database = from ? await open(name, from) : null
            for (const version of steps) {
              database?.close()
              database = await open(name, version)
            }
            states.push(await describe(database))
            database.close()
            indexedDB.deleteDatabase(name)
          }
        }
        return states
        """,
    )
    assert len(states) >= 4
    first, *others = states
    assert [name for name, *_ in first] == ["extra", "settings", "weighings"]
    assert others == [first] * len(others)


@pytest.mark.deep_engines("firefox", "webkit")
def test_each_writing_transaction_covers_all_stores(new):
    """So no two of them write at the same time. test_demo_kills.py shows the damage otherwise."""
    new.evaluate(
        """
        window.begun = []
        const { transaction } = IDBDatabase.prototype
        IDBDatabase.prototype.transaction = function (stores, mode, options) {
          begun.push([[stores].flat().flatMap((one) => (typeof one === 'string' ? [one] : [...one])), mode, options?.durability])
          return transaction.call(this, stores, mode, options)
        }
        """
    )
    new.store(
        """
        const { id } = await weighings.add({ grams: 1, note: '' })
        await weighings.delete(id)
        await weighings.merge([])
        await settings.set('unit', 'oz')
        await weighings.all()
        await settings.get('unit')
        """
    )
    writing = [["settings", "weighings"], "readwrite", "strict"]
    reading = [[[store], "readonly", "strict"] for store in ("weighings", "settings")]
    assert new.evaluate("return begun") == [writing] * 4 + reading


# Lost connections


@pytest.mark.deep_engines("firefox", "webkit")
def test_lost_connection_is_opened_again(new):
    """Safari closes connections of a page in the background without an event. Then the next action opens another one."""
    new.evaluate(
        """
        const { transaction } = IDBDatabase.prototype
        IDBDatabase.prototype.transaction = function (...given) {
          window.connections = (window.connections ?? new Set()).add(this)
          return transaction.apply(this, given)
        }
        """
    )
    before = new.weighings()
    assert new.evaluate("return connections.size") == 1
    new.evaluate("for (const one of connections) one.close()")
    new.fill("77", "After a lost connection")
    new.tap()
    new.expect_saved(77, "After a lost connection")
    # Several actions at once open one connection.
    new.evaluate("for (const one of connections) one.close()")
    counts = new.store("return (await Promise.all([weighings.all(), weighings.all(), settings.get('unit'), weighings.all()])).map((one) => one?.length)")
    assert counts == [len(before) + 1, len(before) + 1, None, len(before) + 1]
    assert new.evaluate("return connections.size") == 3


def test_data_deleted_by_the_browser(shared):
    """As "Clear site data" does. The list shows what is there now, and everything works."""
    origin = shared.evaluate("return location.origin")
    shared.browser.cdp("Storage.clearDataForOrigin", origin=origin, storageTypes="indexeddb")
    shared.wait_for_count(12)
    assert shared.notes()[0] == "Strawberry"
    shared.call("Strawberry")
    shared.confirm(shared.finger("touch"))
    shared.until("!document.querySelector('.leaving')", "its row has gone")
    assert len(shared.weighings()) == 11
