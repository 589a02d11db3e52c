"""The verdict on each mutant, stored in a file with a line each, so that an interrupted run can continue."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

KILLED, ALIVE, NOT_COMPILED = "killed", "alive", "not compiled"
# Some tests passed with the mutant, and others have not run yet.
UNDECIDED = "undecided"


@dataclass(frozen=True)
class Verdict:
    what: str
    # The test that failed, "crashed" or "took too long". For a surviving mutant: the number of tests that reach it.
    why: str = ""
    seconds: float = 0
    # The content of the tests that the verdict depends on, if that is less than all that the results depend on.
    of: str = ""


class Results:
    def __init__(self, path: Path, holds: Callable[[Verdict], bool] = lambda _: True):
        """`holds` returns True if an earlier verdict is still valid."""
        self.path = path
        self.verdicts: dict[str, Verdict] = {}
        if path.exists():
            for line in path.read_text().splitlines():
                try:
                    entry = json.loads(line)
                    key = entry.pop("mutant")
                    verdict = Verdict(**entry)
                except (ValueError, KeyError, TypeError):
                    continue  # the line that was being written when the run was interrupted
                self.verdicts.pop(key, None)
                if holds(verdict):
                    self.verdicts[key] = verdict

    def add(self, key: str, verdict: Verdict):
        self.verdicts[key] = verdict
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a") as file:
            file.write(json.dumps({"mutant": key, **asdict(verdict)}) + "\n")
