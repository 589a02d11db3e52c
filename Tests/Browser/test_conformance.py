"""The tests that the conformance report names exist."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
REPORT = TESTS.parents[1] / "Docs" / "accessibility.md"


def test_report_names_existing_tests():
    text = REPORT.read_text(encoding="utf-8")
    named = re.findall(r"`(test_\w+\.py)(?:::(\w+))?`", text)
    missing = [
        f"{name}::{test}" for name, test in named
        if not (TESTS / name).exists() or (test and f"\ndef {test}(" not in (TESTS / name).read_text(encoding="utf-8"))
    ]
    assert missing == [] and len(named) > 60


def test_each_criterion_names_its_evidence():
    rows = re.findall(r"^\| (\d\.\d\.\d+[^|]*)\|[^|]*\|([^|]*)\|$", REPORT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    silent = [name.strip() for name, shown in rows if not re.search(r"`test_|by eye|not tested", shown)]
    assert silent == [] and len(rows) > 30
