"""The force of a finger reaches the page. This tests the tools without the kit: the page sees exactly what a finger
does."""

import pytest

import waiting
from engines.chromium import Chromium

PAD = (50, 60)


@pytest.fixture
def contacts(browser, site):
    browser.open(site.address + "/contacts.html")
    return browser


def seen(browser):
    """The events since the last call, as (event, pressure), the pressure rounded to two decimals."""
    return [(event, round(pressure, 2)) for event, _, pressure, *_ in browser.evaluate("return seen.splice(0)")]


def test_touch_has_force(contacts, kind):
    """So has a pen."""
    finger = contacts.finger(kind)
    finger.down(*PAD, 0.25)
    finger.move(*PAD, 0.45)
    finger.move(*PAD, 0.3)
    finger.up()
    # A pen comes near before it touches.
    near = [("pointermove", 0)] if kind == "pen" else []
    assert seen(contacts) == [*near, ("pointerdown", 0.25), ("pointermove", 0.45), ("pointermove", 0.3), ("pointerup", 0)]


@pytest.mark.engines("chromium", "firefox", "webkit")
def test_mouse_says_one_half(contacts):
    finger = contacts.finger("mouse")
    finger.down(*PAD)
    finger.move(PAD[0] + 10, PAD[1])
    finger.up()
    # Engines differ in where the mouse is before the press.
    events = [event for event in seen(contacts) if event != ("pointermove", 0)]
    assert events == [("pointerdown", 0.5), ("pointermove", 0.5), ("pointerup", 0)]


def test_touch_can_be_cancelled(contacts):
    finger = contacts.finger("touch")
    finger.down(*PAD, 0.25)
    finger.cancel()
    assert seen(contacts) == [("pointerdown", 0.25), ("pointercancel", 0)]


# Not in Firefox, where the first contact may report its place again when the second one lifts.
def test_second_contact(contacts):
    finger = contacts.finger("touch")
    finger.down(*PAD, 0.25)
    finger.down(PAD[0] + 60, PAD[1], 0.3, contact=1)
    finger.up(contact=1)
    finger.up()
    assert seen(contacts) == [("pointerdown", 0.25), ("pointerdown", 0.3), ("pointerup", 0), ("pointerup", 0)]


@pytest.mark.engines("chromium", "firefox", "webkit")
def test_keys(contacts):
    contacts.evaluate("document.getElementById('field').focus()")
    for key in ("Enter", "Space", "Escape"):
        contacts.press_key(key)
    names = ["Enter", " ", "Escape"]
    assert contacts.evaluate("return keys") == [[kind, name, False] for name in names for kind in ("keydown", "keyup")]


def test_held_key_repeats(contacts):
    contacts.evaluate("document.getElementById('field').focus()")
    contacts.key_down("Enter")
    contacts.key_down("Enter", repeat=True)
    contacts.key_up("Enter")
    assert contacts.evaluate("return keys") == [
        ["keydown", "Enter", False],
        ["keydown", "Enter", True],
        ["keyup", "Enter", False],
    ]


@pytest.mark.engines("chromium", "firefox")
def test_viewport_of_a_phone(contacts):
    contacts.resize(390, 844)
    assert contacts.evaluate("return [innerWidth, innerHeight]") == [390, 844]


def test_listeners_of_removed_nodes_are_not_counted(page):
    """The node exists until the browser collects it, whenever that is."""
    before = page.evaluate("return counters.listeners")
    page.evaluate(
        """
        window.out = document.createElement('form')
        out.addEventListener('keydown', () => {})
        """
    )
    assert page.evaluate("return counters.listeners") == before
    page.evaluate("document.body.append(out)")
    assert page.evaluate("return counters.listeners") == sorted([*before, "form keydown"])


@pytest.mark.parametrize("failures", [0, 1, 2, 3])
@pytest.mark.filterwarnings("ignore:chromium did not start, and is started again. it ended")
def test_a_browser_that_does_not_start_is_started_again(failures):
    ended = []

    class Unreliable(Chromium):
        starts = 0

        def _start(self):
            self.starts += 1
            self.programs.callback(ended.append, self.starts)
            if self.starts <= failures:
                raise RuntimeError("it ended")

    if failures < 3:
        assert Unreliable().starts == failures + 1
    else:
        with pytest.raises(RuntimeError, match="it ended"):
            Unreliable()
    assert ended == [*range(1, failures + 1)]


def test_waits_are_shorter_after_the_first_failure(monkeypatch):
    monkeypatch.setattr(waiting, "patience", 0.2)
    monkeypatch.setattr(waiting, "PATIENCE_LEFT", 0.1)
    with pytest.raises(AssertionError, match="Not in time: it is true; last seen: 0"):
        waiting.eventually(lambda: 0, "it is true")
    # A test may expect that.
    assert waiting.patience == 0.2
    waiting.note_failure()
    assert waiting.patience == 0.1
