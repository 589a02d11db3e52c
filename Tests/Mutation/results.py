"""What came of each mutant, kept in a file of a line each, so that a run that was ended goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

KILLED, ALIVE, NOT_COMPILED = "killed", "alive", "not compiled"
# Some tests pass with it, and others are to be run: it is not known yet.
UNDECIDED = "undecided"


@dataclass(frozen=True)
class Verdict:
    what: str
    # The test that failed, "crashed" or "took too long"; of one that lives whether a test reaches it.
    why: str = ""
    seconds: float = 0
    # The content of the tests that it depends on, where that is less than all that the results are of.
    of: str = ""


class Results:
    def __init__(self, path: Path, holds: Callable[[Verdict], bool] = lambda _: True):
        """`holds` says of an earlier verdict whether it is still one."""
        self.path = path
        self.verdicts: dict[str, Verdict] = {}
        if path.exists():
            for line in path.read_text().splitlines():
                try:
                    entry = json.loads(line)
                    key = entry.pop("mutant")
                    verdict = Verdict(**entry)
                except (ValueError, KeyError, TypeError):
                    continue  # the line that was being written when the run was ended
                self.verdicts.pop(key, None)
                if holds(verdict):
                    self.verdicts[key] = verdict

    def add(self, key: str, verdict: Verdict):
        self.verdicts[key] = verdict
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a") as file:
            file.write(json.dumps({"mutant": key, **asdict(verdict)}) + "\n")
