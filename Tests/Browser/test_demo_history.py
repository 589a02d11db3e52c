"""The demo's History: a row is previewed, opened, shared, and deleted from the list and from its preview."""

import pytest

from demo_page import DemoPage, fixture_of
from page import FIRED, PHONE
from sharing import COPIES, SHARES, given, prepare, said

pytestmark = pytest.mark.deep

# Fractions of a sensor's range at which a press hints, peeks and pops.
HINT, PEEK, POP = 0.1, 0.3, 0.85
PEAR = "123.5 g, A pear"


class HistoryPage(DemoPage):
    """The newest weighing has the preview `peek`, and the button `delete` in its row."""

    name = "history.html"
    ready = "document.getElementById('weighings').ariaBusy === 'false'"

    def open(self, name=None, grams=123.5, note="A pear"):
        self.weighing = self.add(grams, note)
        self.others = [one for one in self.stored() if one != self.weighing["id"]]
        super().open(name)
        # On a phone the inspector is folded.
        self.evaluate("const one = document.querySelector('.inspector'); if (one) one.open = true")
        self.call(self.weighing["id"])

    def call(self, weighing):
        """Switches to another row, starting with its preview."""
        self.row = f"[data-id='{weighing}']"
        self.evaluate(
            """
            for (const old of document.querySelectorAll('#peek, #delete, #inner')) old.id = ''
            const row = document.querySelector(arguments[0])
            row.querySelector('pressure-peek').id = 'peek'
            row.querySelector('.card > pressure-confirm-button').id = 'delete'
            """,
            self.row,
        )
        self.id = "peek"
        self.scroll_to()

    def shown_rows(self):
        return self.evaluate(
            "return [...document.querySelectorAll('.row:not(.leaving)')].map((row) => Number(row.dataset.id))"
        )

    def numbers(self, *names):
        """The visible digits of rolling numbers, which must equal their names. Before the first value, the text."""
        return self.evaluate(
            """
            const seen = (box) => [...box.children].map((place) => {
              const column = place.firstElementChild
              if (!column) return place.textContent
              const { top, height } = place.getBoundingClientRect()
              return Math.round((top - column.getBoundingClientRect().top) / height)
            }).join('')
            return [...arguments].map((name) => {
              const box = document.getElementById(name)
              const text = box.children.length ? seen(box) : box.textContent
              return (box.ariaLabel ?? text) === text ? text : [box.ariaLabel, text]
            })
            """,
            *names,
        )

    def wait_for_number(self, name, text):
        self.until("document.getElementById(given[0]).ariaLabel === given[1]", f"{name} is {text}", name, text)
        assert self.numbers(name) == [text]

    def stored(self):
        return [weighing["id"] for weighing in self.weighings()]

    @property
    def address_of_it(self):
        return f"weighing.html?id={self.weighing['id']}"

    # Presses

    def peek_at(self, finger, point=None):
        """Presses until the preview opens: by force or by time."""
        self.id = "peek"
        point = point or self.centre()
        finger.down(*point, HINT)
        if finger.kind != "mouse":
            self.wait_for_state("hint")
            finger.move(*point, PEEK)
        self.wait_for_state("peek")
        self.until(
            """(() => {
              const box = peek.shadowRoot.querySelector('[part=preview]')
              return box.style.transform && box.checkVisibility({ visibilityProperty: true }) &&
                getComputedStyle(box).opacity === '1'
            })()""",
            "the preview is shown",
        )
        return point

    def uncover_actions(self, finger):
        """Leaves the actions open: previews, slides up and lifts, or holds if there is no sensor."""
        x, y = self.peek_at(finger)
        if finger.kind != "mouse":
            for step in range(1, 9):
                finger.move(x, y - 10 * step, PEEK)
            self.wait_for_state("actions")
        finger.up()
        self.wait_for_actions()

    def wait_for_actions(self):
        """Waits until the actions are in place."""
        self.wait_for_state("actions")
        self.rest()
        self.evaluate("peek.querySelector('pressure-confirm-button').id = 'inner'")

    def lift(self, finger):
        finger.up()
        self.wait_for_state("idle")
        self.rest()

    def tap_action(self, selector, finger):
        finger.down(*self.centre(selector), HINT)
        finger.up()

    def refusal(self):
        return self.text(f"{self.row} .refusal")


history = fixture_of(HistoryPage)

FINGERS = {"chromium": "touch", "firefox": "touch", "webkit": "mouse"}


def expect_deleted(page):
    """The weighing is deleted from the list and the database, and no other weighing is."""
    page.until("!document.querySelector('.leaving')", "its row has gone")
    assert (page.shown_rows(), page.stored()) == (page.others, page.others)
    assert page.evaluate("return document.querySelectorAll(':popover-open').length") == 0, "something lies over the page"


def plotted(page):
    """The accessible name of the plot in the preview."""
    return page.evaluate("return document.querySelector('#peek .bars')?.ariaLabel")


def moment(page):
    """The time of the weighing, as its row shows it."""
    return page.text(f"{page.row} time")


def last_of(count):
    """The name of the newest weighing's plot among `count`. The plot has room for 24."""
    shown = min(count, 24)
    return f"{shown} weighings in order; this one is number {shown}"


@pytest.mark.always
@pytest.mark.deep_engines("firefox", "webkit")
def test_whole_path(history):
    """Preview it, copy it, and delete it; then open the next one by a tap."""
    whole_path(history, FINGERS[history.browser.name])


@pytest.mark.deep
def test_whole_path_by_each_contact(history, contact):
    whole_path(history, contact)


def whole_path(history, kind):
    """The list has all weighings, each row links to its weighing, and creates its preview only when pressed."""
    made = (
        "return [peek.querySelectorAll('[slot=preview]').length,"
        " peek.closest('.row').querySelectorAll('pressure-confirm-button').length]"
    )
    assert history.shown_rows() == history.stored()
    links = "return [...document.querySelectorAll('.row pressure-peek')].map((one) => one.getAttribute('href'))"
    assert history.evaluate(links) == [f"weighing.html?id={id}" for id in history.stored()]
    assert history.text("#summary") == f"{len(history.stored())} weighings"
    assert history.texts(*(f"{history.row} {one}" for one in (".grams", ".note"))) == ["123.5 g", "A pear"]
    assert history.evaluate(made) == [0, 1]

    prepare(history, COPIES)
    finger = history.finger(kind)
    history.uncover_actions(finger)
    count = len(history.stored())
    shown = history.texts(*(f"#peek .weighing {one}" for one in (".grams", ".note")))
    assert (shown, plotted(history)) == (["123.5 g", "A pear"], last_of(count))
    history.until("peek.querySelectorAll('.weighing .bars .marked').length === 1", "its bar is marked")
    assert history.evaluate("return peek.querySelectorAll('[slot=preview] :is(a, button, input, [tabindex])').length") == 0
    assert history.evaluate(made) == [1, 2]
    actions = "return [...peek.querySelectorAll('[slot=action]')].map((one) => [one.textContent, one.ariaLabel])"
    assert history.evaluate(actions) == [["Share", f"Share {PEAR}"], ["Delete", f"Delete {PEAR}"]]

    history.tap_action("#peek [value=share]", finger)
    history.until("Boolean(document.querySelector('.toast.shown'))", "it is said")
    assert (said(history), given(history)) == (f"Copied {PEAR}", f"{PEAR} ({moment(history)})")
    history.pass_time(2.4)
    assert said(history)
    history.pass_time(0.2)
    assert (said(history), history.state) == ("", "idle")

    history.rest()
    history.uncover_actions(finger)
    history.id = "inner"
    history.evaluate("recorder.take()")
    history.confirm(finger)
    assert [entry["line"] for entry in history.log() if entry["id"] == "inner"] == FIRED
    expect_deleted(history)
    assert said(history) == f"Deleted {PEAR}"

    history.call(history.others[0])
    history.rest()
    with history.leads_to(f"weighing.html?id={history.others[0]}"):
        history.tap()


@pytest.mark.always
def test_light_press_previews_and_deep_press_opens(history, any_kind):
    """A light press shows the preview, and lifting closes it. A deep press opens it. The panel shows the engine's
    readings."""
    finger = history.finger(any_kind)
    point = history.peek_at(finger)
    history.wait_for_number("intention", "0.400")
    assert [*history.texts("#state", "#source"), *history.numbers("force")] == ["peek", "–", "–"]
    history.lift(finger)
    assert [*history.texts("#state"), *history.numbers("intention")] == ["idle", "0.000"]
    assert history.path() == "history.html"
    # Stay on the page: some engines lose the next touch if a page is left under a finger.
    history.evaluate(
        "window.pops = []; peek.addEventListener('pop', (event) => { event.preventDefault(); pops.push(peek.href) })"
    )
    history.peek_at(finger)
    finger.move(*point, POP)
    history.until("pops.length", "it pops")
    history.lift(finger)
    assert history.evaluate("return pops") == [history.address_of_it]
    prepare(history, SHARES)
    history.uncover_actions(finger)
    history.tap_action("#peek [value=share]", finger)
    history.until("Boolean(document.querySelector('.toast.shown'))", "it is said")
    assert said(history) == f"Shared {PEAR}"
    assert given(history) == {"title": PEAR, "text": f"{PEAR} ({moment(history)})"}


@pytest.mark.deep_engines("firefox")
def test_by_keyboard(history):
    """Preview it and close, delete it, and open the next one."""
    press = history.browser.press_key
    menu = "ContextMenu" if history.browser.name == "chromium" else "Shift+F10"
    # Start from the element before the list.
    history.evaluate("document.querySelector('.keep summary').focus()")
    press("Tab")
    assert history.focused() == "peek"
    press(menu)
    history.wait_for_actions()
    press("Escape")
    history.wait_for_state("idle")
    assert history.focused() == "peek"
    history.evaluate("document.getElementById('delete').focus()")
    history.id = "delete"
    press("Enter")
    history.wait_for_state("selected")
    history.pass_time(0.32)
    press("Enter")
    expect_deleted(history)
    # The next row's Delete has the focus.
    assert history.evaluate("return document.activeElement.closest('.row').dataset.id") == str(history.others[0])
    history.call(history.others[0])
    history.evaluate("peek.focus()")
    press(menu)
    history.wait_for_actions()
    with history.leads_to(f"weighing.html?id={history.others[0]}"):
        press("Enter")


def test_delete_in_the_row(history, any_contact):
    """A light press deletes nothing. A complete press deletes the row, and then nothing is scheduled."""
    finger = history.finger(any_contact)
    history.until("counters.pending.timeouts + counters.pending.frames === 0", "nothing is scheduled")
    history.id = "delete"
    if any_contact != "mouse":
        history.press_until("selected", finger)
        assert [*history.texts("#state", "#source"), *history.numbers("force")] == ["selected", "measured", "6.00 ×"]
        finger.up()
        history.wait_for_state("idle")
    assert history.shown_rows() == history.stored() == [history.weighing["id"], *history.others]

    history.id = "delete"
    history.wait_out_guard()
    history.evaluate("recorder.take()")
    history.confirm(finger)
    assert [line for line in history.events() if "hint" not in line] == FIRED
    expect_deleted(history)
    assert said(history) == f"Deleted {PEAR}"
    if history.browser.name == "chromium":
        history.pass_time(3)
        history.expect_rest()


@pytest.mark.deep_engines("firefox")
def test_refused_deletions(history):
    """The row returns with the reason, whether it was deleted in the list or from the preview. Then it can be deleted."""
    before = history.shown_rows()
    reason = "Not deleted. The database of this browser failed: it is broken."
    history.breaks()
    finger = history.finger("touch")
    history.id = "delete"
    history.confirm(finger)
    history.wait_for_text(f"{history.row} .refusal", reason)
    assert history.shown_rows() == before
    assert history.evaluate("return peek.closest('.row').inert") is False
    history.evaluate("document.querySelector(arguments[0]).textContent = ''", f"{history.row} .refusal")
    history.id = "peek"
    history.wait_out_guard()
    history.uncover_actions(finger)
    history.id = "inner"
    history.confirm(finger)
    history.wait_for_text(f"{history.row} .refusal", reason)
    assert history.shown_rows() == before
    history.mends()
    assert history.stored() == before
    history.id = "delete"
    history.wait_out_guard()
    history.confirm(finger)
    expect_deleted(history)


def test_deletion_of_a_deleted_weighing_succeeds(history):
    """Another tab deleted it, and this page does not know that yet."""
    history.remove(history.weighing["id"])
    history.id = "delete"
    history.confirm(history.finger("touch"))
    expect_deleted(history)
    assert (said(history), history.text("#summary")) == (f"Deleted {PEAR}", f"{len(history.others)} weighings")


def test_preview_reports_a_weighing_deleted_meanwhile(history):
    count = len(history.stored())
    finger = history.finger("touch")
    history.peek_at(finger)
    history.lift(finger)
    history.evaluate(
        "document.querySelector(`[data-id='${arguments[0]}'] .card > pressure-confirm-button`)"
        ".dispatchEvent(new CustomEvent('confirm'))",
        history.others[0],
    )
    history.until("!document.querySelector('.leaving')", "another one is deleted")
    assert history.stored() == [history.weighing["id"], *history.others[1:]]
    history.peek_at(finger)
    assert plotted(history) == last_of(count - 1)
    history.lift(finger)


@pytest.mark.always
@pytest.mark.deep_engines("firefox")
def test_database_fails_and_recovers(history):
    """The page keeps its rows, refuses a deletion with the reason, and can load them again later. At the end it is empty."""
    before = history.shown_rows()
    broken = "The database of this browser failed: it is broken."
    history.breaks()
    finger = history.finger("touch")
    history.uncover_actions(finger)
    assert history.text("#peek .weighing .grams") == "123.5 g"
    history.id = "inner"
    history.confirm(finger)
    history.wait_for_text(f"{history.row} .refusal", f"Not deleted. {broken}")
    history.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    history.wait_for_text("#notice", f"{broken}Try again")
    assert (history.text("#summary"), history.shown_rows()) == (f"{len(before)} weighings", before)
    # A second failure leaves one message.
    history.click("#notice button")
    history.wait_for_text("#notice", f"{broken}Try again")
    history.mends()
    for weighing in history.others:
        history.remove(weighing)
    history.click("#notice button")
    history.wait_for_text("#summary", "1 weighing")
    assert (history.text("#notice"), history.shown_rows()) == ("", [history.weighing["id"]])
    history.call(history.weighing["id"])
    history.wait_out_guard()
    history.uncover_actions(finger)
    assert plotted(history) == last_of(1)
    history.id = "inner"
    history.confirm(finger)
    history.until("Boolean(document.querySelector('#weighings .nothing'))", "it says that nothing is there")
    assert (history.text("#summary"), history.text(".nothing strong"), history.stored()) == (
        "No weighings", "No weighings", [],
    )


def test_preview_is_whole_on_a_phone(history, any_kind):
    history.open(grams=99999.9, note="A note of two hundred characters. " * 5 + "W" * 30)
    whole = """
        const box = peek.shadowRoot.querySelector('[part=preview]')
        const { left, top, right, bottom } = box.getBoundingClientRect()
        return [left >= 0, top >= 0, right <= arguments[0], bottom <= arguments[1], box.scrollWidth <= box.clientWidth]
    """
    for size in (PHONE, (320, 568)):
        history.browser.resize(*size)
        # The row is higher than the space above the panel.
        history.scroll_to("start")
        assert history.overflow() == 0
        finger = history.finger(any_kind)
        left, top, _, _ = history.box()
        history.peek_at(finger, (left + 40, top + 40))
        assert history.evaluate(whole, *size) == [True] * 5, size
        history.lift(finger)


def test_address_asks_for_the_simulator(history):
    history.open("history.html?simulate")
    assert history.evaluate("return document.documentElement.dataset.pressureSource") == "simulated"
