"""Reads a trace: a recorded press as JSON Lines, the format of Docs/command-line.md."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from typing import Any

PHASES = ("began", "moved", "ended", "cancelled")


@dataclass(frozen=True)
class Sample:
    """One report of one contact. `force` has the unit of the trace's maximum."""

    line: int
    t: float
    phase: str
    id: int
    x: float
    y: float
    force: float


class Trace:
    """A recorded press. Raises `ValueError` with the line if the text is not a trace."""

    def __init__(self, text: str):
        lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        if not lines:
            raise ValueError("line 1 is missing: a trace begins with a header.")
        header = _object(*lines[0])
        if header.get("pressurekit") != 1:
            raise ValueError(f"line {lines[0][0]}: it is not a header of version 1.")
        self.maximum = _number(lines[0][0], header, "maximum", 0.0)
        x, y, width, height = header.get("bounds", [0, 0, 44, 44])
        self.centre = (x + width / 2, y + height / 2)
        self.samples = [_sample(number, line) for number, line in lines[1:]]
        if not self.samples:
            raise ValueError(f"line {lines[0][0] + 1}: it is missing: there is no sample.")
        self._check()

    def fraction(self, sample: Sample) -> float | None:
        """The force as a part of the sensor's range; None without a sensor. Hardware reports more than its maximum: that is 1."""
        return min(sample.force / self.maximum, 1) if self.maximum > 0 else None

    def _check(self) -> None:
        down: set[int] = set()
        last = 0.0
        for sample in self.samples:
            if sample.t < last:
                raise ValueError(f"line {sample.line}: it goes back in time.")
            last = sample.t
            if (sample.phase == "began") == (sample.id in down):
                problem = "down already" if sample.phase == "began" else "not down"
                raise ValueError(f"line {sample.line}: contact {sample.id} is {problem}.")
            if sample.phase in ("ended", "cancelled"):
                down.discard(sample.id)
            else:
                down.add(sample.id)


def _object(number: int, line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except json.JSONDecodeError as error:
        raise ValueError(f"line {number}: it is not JSON: {error.msg}.") from None
    if not isinstance(found, dict):
        raise ValueError(f"line {number}: it is not an object.")
    return found


def _number(line: int, found: dict[str, Any], name: str, least: float = -math.inf) -> float:
    value = found.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value) or value < least:
        raise ValueError(f"line {line}: it has no valid {name!r}: {value!r}.")
    return value


def _sample(line: int, text: str) -> Sample:
    found = _object(line, text)
    if found.get("phase") not in PHASES:
        raise ValueError(f"line {line}: it has no valid 'phase': {found.get('phase')!r}.")
    return Sample(
        line, _number(line, found, "t", 0), found["phase"], int(_number(line, found, "id")), _number(line, found, "x"),
        _number(line, found, "y"), _number(line, found, "force", 0),
    )
