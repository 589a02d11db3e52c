"""The demo: a newcomer opens History and deletes something real by pressing."""

import json
import urllib.request
from pathlib import Path

import pytest

from accessibility import violations
from page import FIRED, PHONE, Page
from waiting import eventually

PAGES = Path(__file__).parent / "pages"
COUNTERS = (PAGES / "counters.js").read_text(encoding="utf-8")
RECORDER = (PAGES / "recorder.js").read_text(encoding="utf-8")
NOTHING_PENDING = {"frames": 0, "timeouts": 0, "intervals": 0, "animations": 0}


@pytest.fixture
def history(browser, demo):
    """The History page with the recorder in it, its first weighing's button called `delete`."""
    page = Page(browser, demo.origin)
    page.demo = demo
    # Every test finds at least one weighing, however many the others have deleted.
    status, _ = demo.request("POST", "/api/weighings", {"grams": 123.5, "note": "A pear"})
    assert status == 201
    # In Chromium from the very beginning, so that nothing escapes the counters.
    take_back = browser.before_every_page(COUNTERS + RECORDER) if browser.name == "chromium" else lambda: None
    try:
        page.open("history")
        if browser.name != "chromium":
            page.evaluate(RECORDER)
        page.weighing = first_weighing(page)
        yield page
        page.require_policy_kept()
    finally:
        take_back()


def first_weighing(page):
    """Names the first weighing's button `delete`, and gives the weighing's id."""
    return eventually(
        lambda: page.evaluate(
            """
            const button = document.querySelector('[data-id] pressure-confirm-button')
            if (!button?.shadowRoot) return null
            button.id = 'delete'
            // To the middle, so that the ring has room above as below.
            button.scrollIntoView({ block: 'center', behavior: 'instant' })
            return Number(button.closest('[data-id]').dataset.id)
            """
        ),
        "the weighings are listed",
    )


def shown(page):
    return page.evaluate("return [...document.querySelectorAll('[data-id]')].map((row) => Number(row.dataset.id))")


def stored(page):
    return [weighing["id"] for weighing in page.demo.weighings()]


def expect_deleted(page, others):
    eventually(lambda: sorted(stored(page)) == sorted(others), "the row is gone from the database")
    eventually(lambda: sorted(shown(page)) == sorted(others), "the row is gone from the page")


def test_a_dozen_weighings_to_begin_with(first_run):
    weighings = first_run.weighings()
    assert len(weighings) == 12
    assert [set(weighing) for weighing in weighings] == [{"id", "grams", "note", "createdAt"}] * 12


def test_page_shows_what_is_stored(history):
    assert sorted(shown(history)) == sorted(stored(history))


def test_delete_by_force(history, kind):
    others = [each for each in stored(history) if each != history.weighing]
    history.confirm_by_force(history.finger(kind))
    assert history.events() == FIRED
    expect_deleted(history, others)


@pytest.mark.engines("chromium", "webkit")
def test_delete_by_time(history):
    others = [each for each in stored(history) if each != history.weighing]
    mouse = history.finger("mouse")
    mouse.down(*history.centre())
    history.wait_for_state("selected", deadline=5)
    ring = history.wait_for_ring()
    mouse.move(ring["x"], ring["y"])
    history.wait_for_state("confirmed")
    mouse.up()
    eventually(lambda: history.get("state") == "idle", "it is idle")
    assert history.events() == FIRED
    expect_deleted(history, others)


@pytest.mark.engines("chromium", "firefox")
def test_delete_by_keyboard(history):
    others = [each for each in stored(history) if each != history.weighing]
    history.evaluate("document.getElementById('delete').focus()")
    history.browser.press_key("Enter")
    history.wait_for_state("selected")
    armed = history.now()
    eventually(lambda: history.now() > armed + 320, "300 ms have passed")
    history.browser.press_key("Enter")
    expect_deleted(history, others)
    assert history.evaluate("return document.activeElement !== document.body"), "the focus is lost with the row"


def test_refused_deletion_brings_the_row_back(history):
    # Deleted behind the page's back: the server will refuse.
    status, _ = history.demo.request("DELETE", f"/api/weighings/{history.weighing}")
    assert status in (200, 204)
    before = shown(history)
    history.confirm_by_force(history.finger("touch"))
    message = eventually(
        lambda: history.evaluate(
            """
            const row = document.getElementById('delete').closest('[data-id]')
            const said = [...row.querySelectorAll('[role="alert"]')].map((one) => one.textContent.trim()).join(' ')
            return said && row.checkVisibility() && !row.inert && said
            """
        ),
        "the row is back, with a message",
    )
    assert len(message) > 10
    assert shown(history) == before


def test_light_press_deletes_nothing(history):
    before = stored(history)
    finger = history.finger("touch")
    history.press_until("selected", finger)
    finger.up()
    history.wait_for_state("idle")
    assert stored(history) == before and shown(history) == before


def test_panel_shows_what_the_engine_sees(history):
    finger = history.finger("touch")
    finger.down(*history.centre(), 0.25)
    text = "return document.querySelector('.panel').textContent"
    for word in ("updating", "measured", "0.55"):
        eventually(lambda: word in history.evaluate(text), f"the panel says {word}")
    finger.cancel()
    eventually(lambda: "idle" in history.evaluate(text), "the panel says idle")


def test_page_at_rest_schedules_nothing(history):
    eventually(lambda: history.evaluate("return counters.pending") == NOTHING_PENDING, "nothing is scheduled", 10)
    history.confirm_by_force(history.finger("touch"))
    eventually(lambda: history.evaluate("return counters.pending") == NOTHING_PENDING, "nothing is scheduled", 10)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desktop"])
def test_axe_finds_nothing(history, scheme, size):
    history.browser.emulate_media(prefers_color_scheme=scheme)
    history.browser.resize(*size)
    assert violations(history.browser) == []
    first_weighing(history)
    history.press_until("confirmed", history.finger("touch"))
    history.wait_for_full_label()
    assert violations(history.browser) == []


def test_nothing_wider_than_a_phone(history):
    assert history.evaluate("return document.documentElement.scrollWidth - innerWidth") <= 0
    history.browser.resize(320, 568)
    assert history.evaluate("return document.documentElement.scrollWidth - innerWidth") <= 0


def test_simulator(history):
    history.open("history?simulate")
    first_weighing(history)
    assert history.evaluate("return document.documentElement.dataset.pressureSource") == "simulated"
    mouse = history.finger("mouse")
    mouse.down(*history.centre())
    history.wait_for_state("updating")
    history.browser.key_down("9")
    history.wait_for_state("selected", deadline=1.5)
    history.browser.key_up("9")


def test_strict_policy_and_types(demo):
    """Every answer carries the policy of the web contract, and what is served is called by its right type."""
    directives = {
        "default-src": "'none'",
        "script-src": "'self' 'wasm-unsafe-eval'",
        "connect-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self'",
        "manifest-src": "'self'",
    }
    for path, kind in (
        ("/history", "text/html"),
        ("/pressurekit/pressurekit.js", "text/javascript"),
        ("/pressurekit/pressurekit.wasm", "application/wasm"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/api/weighings", "application/json"),
    ):
        with urllib.request.urlopen(demo.origin + path, timeout=10) as answer:
            policy = dict(
                directive.strip().split(" ", 1) for directive in answer.headers["Content-Security-Policy"].split(";")
            )
            assert {name: policy.get(name) for name in directives} == directives, path
            assert answer.headers["Content-Type"].split(";")[0] == kind, path
            if kind == "application/json":
                assert isinstance(json.load(answer), list)
