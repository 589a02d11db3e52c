"""The demo's page that adds a weighing: Save and its results. Typed text is never lost."""

import pytest

from demo_page import DemoPage, fixture_of

pytestmark = pytest.mark.deep

SAVED = ["begin → loading", "loading → success"]
REFUSED = ["begin → loading", "loading → failure", "failure → begin"]
FIELDS = "#grams", "#note"


class NewPage(DemoPage):
    """The page "Add a weighing", whose button is called `save`."""

    name = "new.html"
    ready = "Boolean(document.querySelector('pressure-transitioning-button').shadowRoot?.querySelector('svg > rect'))"

    def enter(self):
        super().enter()
        self.evaluate("document.querySelector('pressure-transitioning-button').id = 'save'")
        self.id = "save"
        self.rest()

    def fill(self, grams, note):
        for field, text in zip(FIELDS, (grams, note), strict=True):
            self.type(field, text)

    def typed(self):
        return [self.evaluate("return document.querySelector(arguments[0]).value", field) for field in FIELDS]

    def wait_for(self, lines):
        """All state changes of the button. A failure lasts until the button is at "begin" again."""
        self.until("recorder.log.length >= given[0]", f"{lines}", len(lines))
        assert self.events() == lines

    def said(self):
        """The texts of the visible alerts."""
        return self.evaluate(
            "return [...document.querySelectorAll('[role=alert]')].filter((one) => one.checkVisibility())"
            ".map((one) => one.textContent.trim()).join(' ').trim()"
        )

    def stored(self, note):
        return [weighing["grams"] for weighing in self.weighings() if weighing["note"] == note]

    def expect_saved(self, grams, note):
        """The weighing is saved once, and the fields are empty for the next one."""
        self.wait_for(SAVED)
        assert (self.stored(note), self.said(), self.typed()) == ([grams], "", ["", ""])
        assert self.text("#saved") == f"Saved {grams:g} g, {note}. See History."


new = fixture_of(NewPage)

# The typed text, its message and the wrong field.
REFUSALS = {
    "negative": ("-1", "Too light", "from 0 to 100000", "grams"),
    "over 100 kg": ("100001", "Too heavy", "from 0 to 100000", "grams"),
    "no number": ("abc", "No number", "a number of grams", "grams"),
    "empty": ("", "Nothing", "a number of grams", "grams"),
    "long note": ("3", "n" * 201, "no longer than 200 characters", "note"),
}


@pytest.mark.always
@pytest.mark.deep_engines("firefox", "webkit")
def test_whole_path(new):
    """Refused, corrected and saved once by a double tap; saved by Enter; History shows both."""
    engine = new.browser.name
    finger = new.finger("touch" if engine != "webkit" else "mouse")
    new.fill("-1", "A quince")
    new.tap(kind=finger.kind)
    new.wait_for(REFUSED)
    assert "from 0 to 100000" in new.text("#grams-reason") and new.typed() == ["-1", "A quince"]

    quince = f"A quince in {engine}"
    new.fill("212.5", quince)
    for _ in range(2):
        finger.down(*new.centre())
        finger.up()
    new.expect_saved(212.5, quince)
    assert new.evaluate("return document.querySelector('#saved a').pathname") == "/demo/history.html"
    # Typing ends the outcome that is still shown.
    plum = f"A plum in {engine}"
    new.fill("1", plum)
    assert new.events() == ["success → begin"]
    new.evaluate("document.querySelector('[name=note]').focus()")
    new.browser.press_key("Enter")
    new.expect_saved(1, plum)
    # The first field is ready for the next weighing.
    assert new.focused() == "grams"

    with new.leads_to("history.html"):
        new.click("#saved a")
    new.until("Boolean(document.querySelector('[data-id]'))", "the weighings are listed")
    notes = new.evaluate("return [...document.querySelectorAll('.row .note')].map((one) => one.textContent)")
    assert notes[:2] == [plum, quince]


@pytest.mark.deep_engines("firefox", "webkit")
def test_refused_weighings(new):
    before = len(new.weighings())
    for case, (grams, note, reason, field) in REFUSALS.items():
        new.fill(grams, note)
        new.evaluate("document.getElementById('save').focus()")
        new.tap()
        new.wait_for(REFUSED)
        # The message stays when the button is ready again, and only the wrong field has one.
        assert reason in new.text(f"#{field}-reason"), case
        assert new.said() == new.text(f"#{field}-reason"), case
        assert new.evaluate("return [grams, note].map((one) => one.ariaInvalid)") == [
            "true" if one == field else None for one in ("grams", "note")
        ], case
        assert (new.typed(), len(new.weighings()), new.focused()) == ([grams, note], before, field), case
        # Typing in the field removes the message.
        new.type(f"#{field}", "4")
        assert new.said() == "", case
    better = f"Better in {new.browser.name}"
    new.fill("4.5", better)
    new.tap()
    new.expect_saved(4.5, better)
    if new.browser.name == "chromium":
        new.pass_time(3)
        new.expect_rest()


FULL = "This browser has no space left for this page. Delete some weighings, or free some space on this device."
FAULTS = {
    "broken": ("UnknownError", "The database of this browser failed: it is broken."),
    "full": ("QuotaExceededError", FULL),
}


@pytest.mark.always
@pytest.mark.deep_engines("firefox", "webkit")
def test_a_database_that_fails_loses_nothing(new):
    for case, (error, message) in FAULTS.items():
        typed = ["77", f"Kept while the database was {case}"]
        new.fill(*typed)
        new.events()
        new.breaks(error)
        new.tap()
        new.wait_for(REFUSED)
        assert (new.said(), new.typed()) == (message, typed)
        new.mends()
        new.tap()
        new.expect_saved(77, typed[1])


@pytest.mark.deep_engines("firefox", "webkit")
def test_a_database_that_stalls_hits_the_time_limit(new):
    """The button's own time limit ends the wait, exact to the frame. Then the next weighing is saved."""
    assert new.get("timeout") == 8
    typed = ["79", "Kept while another tab held the database"]
    new.fill(*typed)
    with new.stalled():
        new.tap()
        new.until("save.state === 'loading'", "it is asked")
        new.pass_time(7.9)
        assert (new.events(), new.said()) == (REFUSED[:1], "")
        new.pass_time(0.2)
        assert new.events() == REFUSED[1:2]
        new.wait_for_text(
            "#notice",
            "The database of this browser did not answer in time. It may still save it: check History before you try again.",
        )
        assert new.typed() == typed
        new.pass_time(2)
    assert new.events() == REFUSED[2:]
    # It was still saved, as the message said.
    assert new.stored(typed[1]) == [79]
    new.fill("80", "After that")
    new.tap()
    new.expect_saved(80, "After that")
