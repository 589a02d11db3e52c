"""The demo's page that adds a weighing: Save and its results. Typed text is never lost."""

import pytest

from demo_page import DemoPage, fixture_of

SAVED = ["begin → loading", "loading → success"]
REFUSED = ["begin → loading", "loading → failure", "failure → begin"]
FIELDS = "#grams", "#note"


class NewPage(DemoPage):
    """The page "Add a weighing", whose button is called `save`."""

    name = "new"
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
        return [weighing["grams"] for weighing in self.server.weighings() if weighing["note"] == note]

    def expect_saved(self, grams, note):
        """The weighing is saved once, and the fields are empty for the next one."""
        self.wait_for(SAVED)
        assert (self.stored(note), self.said(), self.typed()) == ([grams], "", ["", ""])
        assert self.text("#saved") == f"Saved {grams:g} g, {note}. See History."


new = fixture_of(NewPage)
new_of_its_own = fixture_of(NewPage, of_its_own=True)

# The typed text, its message and the wrong field.
REFUSALS = {
    "negative": ("-1", "Too light", "from 0 to 100000", "grams"),
    "over 100 kg": ("100001", "Too heavy", "from 0 to 100000", "grams"),
    "no number": ("abc", "No number", "a number of grams", "grams"),
    "empty": ("", "Nothing", "a number of grams", "grams"),
    "long note": ("3", "n" * 201, "no longer than 200 characters", "note"),
}


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.deep_engines("webkit")
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
    assert new.evaluate("return document.querySelector('#saved a').pathname") == "/history"
    # Typing ends the outcome that is still shown.
    plum = f"A plum in {engine}"
    new.fill("1", plum)
    assert new.events() == ["success → begin"]
    new.evaluate("document.querySelector('[name=note]').focus()")
    new.browser.press_key("Enter")
    new.expect_saved(1, plum)
    # The first field is ready for the next weighing.
    assert new.focused() == "grams"

    with new.leads_to("/history"):
        new.click("#saved a")
    new.until("Boolean(document.querySelector('[data-id]'))", "the weighings are listed")
    notes = new.evaluate("return [...document.querySelectorAll('.row .note')].map((one) => one.textContent)")
    assert notes[:2] == [plum, quince]


@pytest.mark.deep_engines("firefox", "webkit")
def test_refused_weighings(new):
    before = len(new.server.weighings())
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
        assert (new.typed(), len(new.server.weighings()), new.focused()) == ([grams, note], before, field), case
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


@pytest.mark.deep_engines("firefox", "webkit")
def test_server_that_is_killed_loses_nothing(new_of_its_own):
    """It is killed before the request, and after it has received the request, which it then never answers."""
    page = new_of_its_own
    for grams, when in ((77, "before"), (78, "in mid-save")):
        typed = [str(grams), f"Kept while the server was away {when}"]
        page.fill(*typed)
        page.events()
        if when == "before":
            page.server.kill()
            page.tap()
        else:
            with page.server.stalled():
                page.tap()
                page.until("save.state === 'loading'", "it is asked")
                page.server.kill()
        page.wait_for(REFUSED)
        assert page.said() == "The server cannot be reached. Is it still running?"
        assert page.typed() == typed
        page.server.start_again()
        page.tap()
        page.expect_saved(grams, typed[1])


@pytest.mark.deep_engines("firefox", "webkit")
def test_server_that_stalls_hits_the_time_limit(new_of_its_own):
    """The page's own time limit ends the request, exact to the frame. Then the next weighing is saved."""
    page = new_of_its_own
    assert page.get("timeout") == 8
    typed = ["79", "Kept while the server was slow"]
    page.fill(*typed)
    with page.server.stalled():
        page.tap()
        page.until("save.state === 'loading'", "it is asked")
        page.pass_time(7.9)
        assert (page.events(), page.said()) == (REFUSED[:1], "")
        page.pass_time(0.2)
        assert page.events() == REFUSED[1:2]
        page.wait_for_text(
            "#notice",
            "The server did not answer in time. It may still have saved it: check History before you try again.",
        )
        assert page.typed() == typed
        page.pass_time(2)
    assert page.events() == REFUSED[2:]
    # The cancelled request may or may not have reached the server. The next one does.
    page.fill("80", "After that")
    page.tap()
    page.expect_saved(80, "After that")
