"""The audit names exactly the planted fault of each control, and none of a control without faults or of the kit's own."""

import json
from pathlib import Path

import pytest

from pressurekit_driver import AuditError, audit, finger
from subjects import OPTIONS, SHELL

FAULTS = json.loads((Path(__file__).resolve().parents[1] / "faults.json").read_text(encoding="utf-8"))["faults"]
# Some mistakes show only in a control that acts as soon as it is full.
WHEN_FULL = {"removed", "lost-focus", "key-repeat", "held-on"}


def audited(page, press=None, hold=1.5, **options):
    """The ids of the faults in which the control acts, and the report."""
    report = audit(
        page, "#delete", acted=lambda: page.evaluate("acts"), press=press, hold=hold, prepare=lambda: page.evaluate("renew()"),
        clock=page.clock, **options,
    )
    assert [fault.number for fault in report.faults] == [fault["number"] for fault in FAULTS]
    # In Chromium every fault can be tried, but a long press makes no click, and some controls do not act under a cover.
    left_out = {fault.id for fault in report.faults if fault.outcome == "not tried"}
    assert left_out <= {fault["id"] for fault in FAULTS if "unless" in fault} | {"ghost-click"}
    return [fault.id for fault in report.misfires], report


@pytest.fixture
def opened(playwright_page, site):
    """A function that opens a page, whose clock then stands still."""

    def opened(name, page=playwright_page):
        page.clock.install(time=0)
        page.goto(f"{site.address}/{name}")
        page.wait_for_selector("#delete")
        page.clock.pause_at(60)
        return page

    return opened


# The tests in JavaScript do the same in an ordinary run.
@pytest.mark.deep
@pytest.mark.parametrize("query", [pytest.param("", id="acts-at-the-lift"), pytest.param("acts=full", id="acts-when-full")])
def test_a_control_without_a_fault(opened, query):
    page = opened(f"hold.html?{query}")
    before = page.content()
    assert audited(page)[0] == []
    # The audit leaves the page as it was. An empty attribute is no style.
    page.evaluate("renew()")
    assert page.content().replace(' style=""', "").replace("<output>1", "<output>0") == before


@pytest.mark.deep
@pytest.mark.parametrize("fault", [fault["id"] for fault in FAULTS])
def test_a_planted_fault(opened, fault):
    page = opened(f"hold.html?fault={fault}{'&acts=full' if fault in WHEN_FULL else ''}")
    found, report = audited(page, press_shortly if fault == "ghost-click" else None)
    assert found == [fault]
    # The trace of a misfire replays it as far as it is a contact.
    (misfire,) = report.misfires
    (acted, *_) = [one for one in misfire.tries if one.outcome == "acted"]
    if acted.trace and fault in ("left-over", "tap", "always-full"):
        page.evaluate("renew()")
        finger(page, clock=page.clock).replay(acted.trace, "#delete")
        assert page.evaluate("acts") == 1


def press_shortly(hand):
    hand.down("#delete", force=0.1)
    hand.press(to=0.9, over=0.03)
    hand.wait(0.3)
    hand.lift()


def press_onto_the_ring(hand):
    hand.down("#delete", force=0.1)
    hand.press(to=0.6, over=0.03)
    hand.wait(0.5)
    hand.slide("#delete", over=0.03, at=(0.5, -1.35))
    hand.wait(0.3)
    hand.lift()


@pytest.mark.parametrize("query, press", [
    pytest.param("", press_onto_the_ring, id="ring"), pytest.param("in-place", press_shortly, id="in-place", marks=pytest.mark.deep),
])
def test_the_confirm_button(opened, query, press):
    assert audited(opened(f"confirm.html?{query}"), press, hold=2.5)[0] == []


def test_a_page_that_stays_in_front_does_not_misfire(opened, playwright_browser):
    """No other tab hides a page in a headless shell, which Playwright starts by default."""
    shell = playwright_browser.browser_type.launch(executable_path=SHELL, args=OPTIONS)
    page = opened("hold.html?fault=other-tab", shell.new_page())
    report = audit(
        page, "#delete", acted=lambda: page.evaluate("acts"), hold=1.5, prepare=lambda: page.evaluate("renew()"), clock=page.clock,
        faults=[15],
    )
    tabs = len(shell.contexts[0].pages)
    shell.close()
    assert [(one.outcome, one.reason) for fault in report.faults for one in fault.tries] == [
        ("not tried", "The browser keeps the page in front, as a headless shell does. Use the whole browser."),
    ]
    assert tabs == 1


def test_a_control_that_does_not_act_is_not_audited(opened):
    page = opened("hold.html")
    with pytest.raises(AuditError, match="did not act when it was pressed deliberately"):
        audited(page, lambda hand: (hand.down("#delete", force=0.1), hand.wait(0.2), hand.lift()))
    with pytest.raises(ValueError, match="There is no fault 99"):
        audited(page, faults=[1, 99])

    def fail(hand):
        hand.down("#delete", force=0.1)
        raise KeyError("a mistake of the test")

    with pytest.raises(KeyError):
        audited(page, fail)
    # No contact stays down.
    touch = finger(page)
    touch.down("#delete")
    touch.lift()


def test_a_hold_that_is_much_too_long_is_not_a_misfire(opened):
    """In a try that interrupts the press late, the control has acted already, as it should."""
    page = opened("hold.html?acts=full")
    report = audit(
        page, "#delete", acted=lambda: page.evaluate("acts"), hold=3, prepare=lambda: page.evaluate("renew()"), clock=page.clock, faults=[4])
    assert [(one.outcome, one.reason) for one in report.faults[0].tries] == [
        ("not tried", "It acts sooner than `hold` says. Pass a shorter one.")]


def test_a_page_reuses_the_control_in_its_own_way(opened):
    page = opened("hold.html?fault=reused")
    page.evaluate("items = []")

    def reuse():
        page.evaluate("items.push(document.querySelector('#delete').textContent = 'Delete 8')")

    report = audit(
        page, "#delete", acted=lambda: page.evaluate("acts"), hold=1.5, prepare=lambda: page.evaluate("renew()"), reuse=reuse,
        clock=page.clock, faults=[27])
    tries = report.faults[0].tries
    assert [one.outcome for one in tries] == ["acted"] * len(tries)
    assert page.evaluate("items") == ["Delete 8"] * len(tries)


def test_both_languages_give_the_same_report(opened):
    """report.txt, which the JavaScript tests compare as well."""
    page = opened("hold.html?fault=second-finger&acts=full")
    report = audit(
        page, "#delete", acted=lambda: page.evaluate("acts"), hold=1.5, prepare=lambda: page.evaluate("renew()"), clock=page.clock,
        faults=[1, 8, 12, 16, 27, 35],
    )
    assert f"{report}\n" == (Path(__file__).parent / "report.txt").read_text(encoding="utf-8")
    with pytest.raises(AssertionError, match="The control misfires"):
        report.check()
