"""A page that replaces the browser's functions cannot hide a misfire: the drivers ask the browser."""

import pytest

from pressurekit_driver import BidiPage, audit, finger
from subjects import PAGES, SUBJECTS

# WebKit's driver can only ask the page.
HONEST = [name for name in SUBJECTS if name != "selenium-webkit"]
LIES = (PAGES / "lies.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("subject", HONEST, indirect=True)
def test_a_page_cannot_hide_a_misfire(subject, site):
    subject.open(f"{site.address}/events.html")
    subject.evaluate(f"(() => {{ {LIES} }})()")
    # Playwright's asynchronous functions are the audit's to wait for.
    ask = subject.page.evaluate if hasattr(subject, "run") else subject.evaluate
    report = audit(
        subject.page, "#delete", acted=lambda: ask("acts"), hold=0.3, prepare=lambda: ask("void (acts = 0)"), faults=[8, 12, 23])
    report = subject.run(report) if hasattr(subject, "run") else report
    subject.open(f"{site.address}/events.html")
    cancelled = "not tried" if isinstance(subject.page, BidiPage) else "did not act"
    assert [(fault.id, fault.outcome) for fault in report.faults] == [("second-finger", "acted"), ("cancelled", cancelled), ("faded", "acted")]


@pytest.mark.parametrize("subject", ["cdp", "bidi"], indirect=True)
def test_messages_have_no_signs_that_a_terminal_obeys(subject, site):
    subject.open(f"{site.address}/events.html")
    subject.evaluate("""(() => {
      const cover = document.getElementById('cover')
      cover.id = '\\x1b[2Jx\\u202e'
      cover.style.cssText = 'left: 560px; top: 80px'
    })()""")
    with pytest.raises(ValueError, match="is covered by") as covered:
        finger(subject.page).down("#covered")
    with pytest.raises(RuntimeError, match="2J") as thrown:
        subject.page.evaluate("() => { throw Error('\\x1b[2J') }", None, None)
    subject.open(f"{site.address}/events.html")
    assert "covered by div#\ufffd[2Jx\ufffd at" in str(covered.value)
    assert "\ufffd[2J" in str(thrown.value) and "\x1b" not in str(thrown.value)
