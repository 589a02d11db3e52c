"""Reads a trace: a press in JSON Lines, with a header and one sample in each line."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, NoReturn

from ._checks import is_number

PHASES = ("began", "moved", "ended", "cancelled")
KEYS = ("t", "phase", "id", "x", "y", "force")
# The longest press in seconds, as in a page that replays a trace.
LONGEST = 300


@dataclass(frozen=True)
class Sample:
    """One report of one contact. `force` is a part of the sensor's maximum, 0…1, and None if the trace has no sensor."""

    line: int
    t: float
    phase: str
    id: int
    x: float
    y: float
    force: float | None


class Trace:
    """A press. Raises `ValueError` with the line of the first fault if the text is not a trace."""

    def __init__(self, text: str):
        first, *lines = text.removesuffix("\n").removesuffix("\r").split("\n")
        header = _object(1, first)
        if header.get("pressurekit") != 1:
            _fail(1, "pressurekit must be 1, the version of the format.")
        maximum = header.get("maximum")
        if not is_number(maximum) or maximum < 0:
            _fail(1, "maximum must be a number of at least 0.")
        bounds = header.get("bounds", [0, 0, 44, 44])
        if not isinstance(bounds, list) or len(bounds) != 4 or not all(map(is_number, bounds)):
            _fail(1, "bounds must be four numbers.")
        if not lines:
            _fail(1, "the trace has no samples.")
        x, y, width, height = bounds
        self.centre = (x + width / 2, y + height / 2)
        self.samples = [_sample(number, line, maximum) for number, line in enumerate(lines, 2)]
        self.most_at_once = self._follow()

    def _follow(self) -> int:
        """Checks the order of the samples. Returns the largest number of contacts at one time."""
        down: set[int] = set()
        most, last = 0, 0.0
        for sample in self.samples:
            if sample.t < last:
                _fail(sample.line, "t goes back.")
            last = sample.t
            is_down = sample.id in down
            if (sample.phase == "began") == is_down:
                _fail(sample.line, f"contact {sample.id} is {'down already' if is_down else 'not down'}.")
            if sample.phase in ("ended", "cancelled"):
                down.discard(sample.id)
            else:
                down.add(sample.id)
            most = max(most, len(down))
        for one in down:
            _fail(self.samples[-1].line, f"contact {one} does not end.")
        return most


def _fail(line: int, reason: str) -> NoReturn:
    raise ValueError(f"line {line}: {reason}")


def _object(line: int, text: str) -> dict[str, Any]:
    if not text.strip():
        _fail(line, "the line is empty.")
    try:
        found = json.loads(text)
    except json.JSONDecodeError:
        found = None
    return found if isinstance(found, dict) else _fail(line, "the line is not a JSON object.")


def _sample(line: int, text: str, maximum: float) -> Sample:
    found = _object(line, text)
    for key in [*found, *KEYS]:
        if key not in KEYS or key not in found:
            _fail(line, f"{key} is {'not a key of a sample' if key in found else 'missing'}.")
    if found["phase"] not in PHASES:
        _fail(line, f"phase must be {', '.join(PHASES)}.")
    numbers = [found[key] for key in ("t", "id", "x", "y", "force")]
    if not all(map(is_number, numbers)) or found["id"] != int(found["id"]):
        _fail(line, "t, id, x, y and force must be numbers.")
    if found["t"] > LONGEST:
        _fail(line, f"t is over {LONGEST} seconds.")
    # Hardware reports forces outside of its own range.
    force = min(max(found["force"] / maximum, 0), 1) if maximum else None
    return Sample(line, found["t"], found["phase"], int(found["id"]), found["x"], found["y"], force)
