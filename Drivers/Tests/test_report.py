"""The report of an audit is the same in Python and in JavaScript (javascript/audit.test.js)."""

from pathlib import Path

from pressurekit_driver import audit


def test_the_report_of_a_second_finger(playwright_page, site):
    page = playwright_page
    page.clock.install()
    page.goto(f"{site.address}/hold.html?fault=second-finger&acts=full")
    report = audit(
        page, "#delete", acted=lambda: page.evaluate("acts"), hold=1.5, prepare=lambda: page.evaluate("renew()"), clock=page.clock,
        faults=[1, 8, 12, 16],
    )
    assert f"{report}\n" == (Path(__file__).parent / "report.txt").read_text(encoding="utf-8")
