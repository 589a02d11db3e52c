"""The demo: a newcomer adds a weighing with Save, and is told what became of it."""

from pathlib import Path

import pytest

from accessibility import violations
from page import PHONE
from transitioning import TransitioningPage
from waiting import eventually

PAGES = Path(__file__).parent / "pages"
RECORDER = (PAGES / "recorder.js").read_text(encoding="utf-8")
EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")

SAVED = ["begin → loading", "loading → success"]
REFUSED = ["begin → loading", "loading → failure", "failure → begin"]


class NewPage(TransitioningPage):
    """The page "Add a weighing", its button called `save`."""

    def __init__(self, browser, server):
        super().__init__(browser, server.origin)
        self.server = server
        self.id = "save"

    def open(self, name="new", ready=True):
        super().open(name, ready)
        self.evaluate(RECORDER)
        self.evaluate("document.querySelector('pressure-transitioning-button').id = 'save'")
        self.show("save")

    def type(self, grams, note):
        """As if typed: the page is told of each."""
        self.evaluate(
            """
            for (const [name, value] of Object.entries(arguments[0])) {
              const field = document.querySelector(`[name="${name}"]`)
              field.value = value
              field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
            }
            """,
            {"grams": grams, "note": note},
        )

    def typed(self):
        return self.evaluate(
            "return ['grams', 'note'].map((name) => document.querySelector(`[name=\"${name}\"]`).value)"
        )

    def save(self):
        self.tap(self.finger("mouse"))

    def said(self):
        """What alerts say now."""
        return self.evaluate(
            "return [...document.querySelectorAll('[role=alert]')].filter((one) => one.checkVisibility())"
            ".map((one) => one.textContent.trim()).join(' ').trim()"
        )

    def stored(self, note):
        return [weighing["grams"] for weighing in self.server.weighings() if weighing["note"] == note]


@pytest.fixture
def new(browser, demo):
    page = NewPage(browser, demo)
    page.open()
    yield page
    page.require_policy_kept()


@pytest.fixture
def new_of_its_own(browser, first_run):
    """With a server that the test may stop."""
    page = NewPage(browser, first_run)
    page.open()
    yield page
    page.require_policy_kept()


def expect_saved(page, grams, note):
    eventually(lambda: page.stored(note) == [grams], "the weighing is stored, once")
    page.wait_for_events(SAVED)


@EVERYWHERE
def test_saved_weighing_is_in_history(new):
    note = f"A quince in {new.browser.name}"
    new.type("212.5", note)
    new.save()
    expect_saved(new, 212.5, note)
    assert new.said() == ""
    new.browser.open(f"{new.address}/history")
    eventually(
        lambda: note in new.evaluate("return document.querySelector('#weighings').textContent"), "History shows it"
    )


@EVERYWHERE
def test_saved_by_enter_in_a_field(new):
    note = f"By Enter in {new.browser.name}"
    new.type("1", note)
    new.evaluate("document.querySelector('[name=note]').focus()")
    new.browser.press_key("Enter")
    expect_saved(new, 1, note)


@EVERYWHERE
def test_double_tap_stores_one_row(new):
    note = f"Twice in {new.browser.name}"
    new.type("2", note)
    finger = new.finger("mouse")
    new.tap(finger)
    new.tap(finger)
    expect_saved(new, 2, note)
    new.evaluate("return new Promise((done) => setTimeout(done, 300))")
    assert (new.stored(note), new.events()) == ([2], [])


@EVERYWHERE
@pytest.mark.parametrize(
    "grams, note, reason",
    [
        ("-1", "Too light", "from 0 to 100000"),
        ("100001", "Too heavy", "from 0 to 100000"),
        ("abc", "No number", "a number of grams"),
        ("", "Nothing", "a number of grams"),
        ("3", "n" * 201, "no longer than 200 characters"),
    ],
    ids=["negative", "over 100 kg", "no number", "empty", "long note"],
)
def test_refused_weighing(new, grams, note, reason):
    before = len(new.server.weighings())
    new.type(grams, note)
    new.save()
    eventually(lambda: reason in new.said(), f"it says {reason!r}")
    new.wait_for_events(REFUSED)
    # It is still said when the button is ready for another try.
    assert reason in new.said()
    assert (new.typed(), len(new.server.weighings())) == ([grams, note], before)

    better = f"Better than {grams} {len(note)} in {new.browser.name}"
    new.type("4.5", better)
    new.save()
    expect_saved(new, 4.5, better)
    assert new.said() == ""


@EVERYWHERE
def test_killed_server_loses_nothing(new_of_its_own):
    page = new_of_its_own
    typed = ["77", "Kept while the server was away"]
    page.type(*typed)
    page.server.kill()
    for _ in range(2):
        page.save()
        eventually(lambda: len(page.said()) > 10, "it says why")
        page.wait_for_events(REFUSED)
        assert page.typed() == typed
    page.server.start_again()
    page.save()
    expect_saved(page, 77, typed[1])
    assert page.said() == ""


@EVERYWHERE
def test_slow_server_hits_the_time_limit(new_of_its_own):
    page = new_of_its_own
    page.set_attribute("timeout", "0.5")
    typed = ["78", "Kept while the server was slow"]
    page.type(*typed)
    with page.server.stalled():
        page.save()
        page.wait_for_events(REFUSED)
        assert "in time" in page.said()
        assert page.typed() == typed
    # Whether what was given up had reached the server, nobody can know; the next one does.
    page.set_attribute("timeout", "8")
    page.type("79", "After that")
    page.save()
    expect_saved(page, 79, "After that")


def test_page_has_a_time_limit_of_its_own(new_of_its_own):
    page = new_of_its_own
    limit = page.get("timeout")
    assert 0 < limit <= 15
    page.type("80", "Slow")
    with page.server.stalled():
        page.save()
        page.wait_for_events(REFUSED[:2], deadline=limit + 3)
        eventually(lambda: "in time" in page.said(), "it says that time was over")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desktop"])
def test_axe_finds_nothing(new, scheme, size):
    new.browser.emulate_media(prefers_color_scheme=scheme)
    new.browser.resize(*size)
    assert violations(new.browser) == []
    new.show("save")
    new.type("-1", "Refused")
    new.save()
    eventually(new.said, "it says why")
    assert violations(new.browser) == []


def test_nothing_wider_than_a_phone(new):
    for size in (PHONE, (320, 568)):
        new.browser.resize(*size)
        assert new.evaluate("return document.documentElement.scrollWidth - innerWidth") <= 0
