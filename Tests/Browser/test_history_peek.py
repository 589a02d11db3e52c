"""The demo's History: a row is looked into, opened, shared and deleted from its peek."""

import pytest

from accessibility import violations
from demo_history import EVERYWHERE, HINT, POP, history, history_of_its_own  # The last two are fixtures.
from page import FIRED, PHONE
from sharing import COPIES, SHARES, given, prepare, said
from waiting import eventually

LIGHT = {"previews": 0, "deletes": 1}


def made(page):
    """What the row is made of."""
    return page.evaluate(
        "return { previews: peek.querySelectorAll('[slot=preview]').length,"
        " deletes: peek.closest('.row').querySelectorAll('pressure-confirm-button').length }"
    )


@EVERYWHERE
def test_tap_opens_the_weighing(history):
    finger = history.finger("mouse")
    finger.down(*history.centre())
    finger.up()
    eventually(lambda: history.path() == history.address_of_it(), "its page is shown")


@EVERYWHERE
def test_rows_are_links(history):
    """Each to its weighing, and it holds no more than it needs before it is pressed."""
    links = history.evaluate(
        "return [...document.querySelectorAll('.row pressure-peek')].map((one) => one.getAttribute('href'))"
    )
    assert links == [f"/weighing?id={id}" for id in history.shown()]
    assert made(history) == LIGHT


def test_press_shows_the_weighing_among_all(history, kind):
    finger = history.finger(kind)
    assert made(history) == LIGHT
    history.peek_at(finger)
    count = len(history.stored())
    assert [history.text(f"#peek .weighing {one}") for one in (".grams", ".note", "figcaption")] == [
        "123.5 g",
        "A pear",
        f"{count} of {count}, the oldest first",
    ]
    assert history.evaluate("return peek.querySelectorAll('.weighing .bars .marked').length") == 1
    assert history.evaluate("return peek.querySelectorAll('[slot=preview] :is(a, button, input, [tabindex])').length") == 0
    finger.up()
    history.wait_for_state("idle")
    assert history.path() == "/history"


def test_preview_is_whole_on_a_phone(history, kind):
    history.add(99999.9, "A note of two hundred characters. " * 5 + "W" * 30)
    history.open()
    for size in (PHONE, (320, 568)):
        history.browser.resize(*size)
        # Its row is higher than what is left of the screen above the panel.
        history.scroll_to("start")
        finger = history.finger(kind)
        left, top, _, _ = history.box()
        history.peek_at(finger, (left + 40, top + 40))
        eventually(lambda: history.is_preview_whole(size), f"the preview is whole on {size}")
        finger.up()
        history.wait_for_state("idle")


def test_deeper_press_pops(history, kind):
    """Here the page is kept: not every engine takes the next touch when a page is left under a finger."""
    history.evaluate(
        "window.pops = []; peek.addEventListener('pop', (event) => { event.preventDefault(); pops.push(peek.href) })"
    )
    finger = history.finger(kind)
    point = history.peek_at(finger)
    finger.move(*point, POP)
    eventually(lambda: history.evaluate("return pops") == [history.address_of_it()], "it pops")
    finger.up()
    history.wait_for_state("idle")
    assert history.evaluate("return pops.length") == 1


def test_deeper_press_opens_the_weighing(history):
    finger = history.finger("pen")
    point = history.peek_at(finger)
    finger.move(*point, POP)
    eventually(lambda: history.path() == history.address_of_it(), "its page is shown")
    finger.up()


@EVERYWHERE
def test_held_without_a_sensor(history):
    """It stays open with its actions, and a tap outside closes it."""
    mouse = history.finger("mouse")
    mouse.down(*history.centre())
    history.wait_for_state("peek")
    mouse.up()
    history.wait_for_actions()
    assert history.evaluate("return [...peek.querySelectorAll('[slot=action]')].map((one) => one.textContent)") == [
        "Share",
        "Delete",
    ]
    mouse.down(2, 2)
    mouse.up()
    history.wait_for_state("idle")
    assert history.path() == "/history"


def test_keyboard_looks_into_it_and_opens_it(history):
    # From the last link of the bar.
    history.evaluate("document.querySelector('nav a:last-child').focus()")
    history.browser.press_key("Tab")
    assert history.evaluate("return document.activeElement.id") == "peek"
    history.browser.press_key("ContextMenu")
    history.wait_for_actions()
    history.browser.press_key("Escape")
    history.wait_for_state("idle")
    assert history.evaluate("return document.activeElement.id") == "peek"
    history.browser.press_key("ContextMenu")
    history.wait_for_actions()
    history.browser.press_key("Enter")
    eventually(lambda: history.path() == history.address_of_it(), "its page is shown")


def test_shares(history, kind):
    prepare(history, SHARES)
    finger = history.finger(kind)
    history.uncover_actions(finger)
    tap_share(history, finger)
    url = f"{history.address}{history.address_of_it()}"
    eventually(lambda: given(history) == {"title": "123.5 g, A pear", "url": url}, "it is shared")
    eventually(lambda: said(history) == "Shared 123.5 g, A pear", "it is said")
    history.wait_for_state("idle")


@EVERYWHERE
def test_copies_where_nothing_shares(history):
    prepare(history, COPIES)
    mouse = history.finger("mouse")
    mouse.down(*history.centre())
    history.wait_for_state("peek")
    mouse.up()
    history.wait_for_actions()
    tap_share(history, mouse)
    eventually(lambda: given(history) == f"{history.address}{history.address_of_it()}", "its address is copied")
    eventually(lambda: said(history) == "Copied the address of 123.5 g, A pear", "it is said")


def tap_share(page, finger):
    left, top, width, height = page.box("#peek [value=share]")
    finger.down(left + width / 2, top + height / 2, HINT)
    finger.up()


def test_deletes(history, kind):
    others = [one for one in history.stored() if one != history.weighing["id"]]
    finger = history.finger(kind)
    history.uncover_actions(finger)
    history.turn_to_delete()
    history.evaluate("recorder.take()")
    history.confirm_by_force(finger)
    assert [entry["line"] for entry in history.log() if entry["id"] == "delete"] == FIRED
    expect_deleted(history, others)
    assert said(history) == "Deleted 123.5 g, A pear"


@pytest.mark.engines("chromium", "webkit")
def test_deletes_by_time(history):
    others = [one for one in history.stored() if one != history.weighing["id"]]
    mouse = history.finger("mouse")
    mouse.down(*history.centre())
    history.wait_for_state("peek")
    mouse.up()
    history.wait_for_actions()
    history.turn_to_delete()
    mouse.down(*history.centre())
    history.wait_for_state("selected")
    ring = history.wait_for_ring()
    mouse.move(ring["x"], ring["y"])
    history.wait_for_state("confirmed")
    mouse.up()
    expect_deleted(history, others)


def expect_deleted(page, others):
    eventually(lambda: page.stored() == others, "it is gone from the database, and no other")
    eventually(lambda: page.shown() == others, "it is gone from the list, and no other")
    eventually(lambda: page.evaluate("return !document.querySelector('.leaving')"), "its row has gone")
    # The page can be used: nothing lies over it any more.
    assert page.evaluate("return document.querySelectorAll(':popover-open').length") == 0


def test_tap_on_delete_deletes_nothing(history):
    """It only opens the ring; the peek stays open for another try."""
    before = history.stored()
    finger = history.finger("touch")
    history.uncover_actions(finger)
    history.turn_to_delete()
    finger.down(*history.centre(), HINT)
    finger.up()
    history.wait_for_state("idle")
    assert (history.stored(), history.shown()) == (before, before)
    assert history.evaluate("return peek.state") == "actions"


def test_refused_deletion_brings_the_row_back(history):
    history.server.request("DELETE", f"/api/weighings/{history.weighing['id']}")
    before = history.shown()
    finger = history.finger("touch")
    history.uncover_actions(finger)
    history.turn_to_delete()
    history.confirm_by_force(finger)
    reason = "It was deleted elsewhere already. Reload to see what is left."
    eventually(lambda: history.text(f"[data-id='{history.weighing['id']}'] .refusal") == reason, "it says why")
    assert history.shown() == before


def test_server_away_while_peeking(history_of_its_own):
    """What is known is shown; a deletion is refused with the reason."""
    page = history_of_its_own
    page.server.kill()
    finger = page.finger("touch")
    page.uncover_actions(finger)
    assert page.text("#peek .weighing .grams") == "123.5 g"
    page.turn_to_delete()
    page.confirm_by_force(finger)
    reason = "Not deleted. The server cannot be reached. Is it still running?"
    eventually(lambda: page.text(f"[data-id='{page.weighing['id']}'] .refusal") == reason, "it says why")
    page.server.start_again()


def test_last_one_leaves_an_empty_list(history_of_its_own):
    page = history_of_its_own
    for weighing in page.server.weighings():
        if weighing["id"] != page.weighing["id"]:
            page.server.request("DELETE", f"/api/weighings/{weighing['id']}")
    page.open()
    finger = page.finger("touch")
    page.uncover_actions(finger)
    assert page.text("#peek figcaption") == "1 of 1, the oldest first"
    page.turn_to_delete()
    page.confirm_by_force(finger)
    eventually(lambda: "Nothing weighed" in page.text("#weighings"), "it says that nothing is there")
    assert page.text("#summary") == "No weighings"


def test_preview_knows_what_was_deleted_meanwhile(history):
    finger = history.finger("touch")
    history.peek_at(finger)
    count = int(history.text("#peek figcaption").split()[0])
    finger.up()
    history.wait_for_state("idle")
    row = history.evaluate("return peek.closest('.row').nextElementSibling.dataset.id")
    history.evaluate(
        "document.querySelector(`[data-id='${arguments[0]}'] .card > pressure-confirm-button`)"
        ".dispatchEvent(new CustomEvent('confirm'))",
        row,
    )
    eventually(lambda: int(row) not in history.stored(), "another one is deleted")
    eventually(lambda: history.evaluate("return !document.querySelector('.leaving')"), "its row has gone")
    history.peek_at(finger)
    assert history.text("#peek figcaption") == f"{count - 1} of {count - 1}, the oldest first"
    finger.up()
    history.wait_for_state("idle")


def test_panel_shows_what_the_engine_sees(history):
    text = "return document.querySelector('.panel').textContent"
    finger = history.finger("touch")
    history.peek_at(finger)
    eventually(lambda: "peek" in history.evaluate(text), "the panel says peek")
    eventually(lambda: "0.400" in history.evaluate(text), "the panel says how far it is to the pop")
    finger.up()
    eventually(lambda: "idle" in history.evaluate(text), "the panel says idle")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desktop"])
def test_axe_finds_nothing(history, scheme, size):
    history.browser.emulate_media(prefers_color_scheme=scheme)
    history.browser.resize(*size)
    history.scroll_to()
    assert violations(history.browser) == []
    history.uncover_actions(history.finger("touch"))
    assert violations(history.browser) == []
    history.evaluate("peek.close()")
    history.wait_for_state("idle")
