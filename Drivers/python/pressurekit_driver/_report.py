"""The result of an audit."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from ._contact import Contact

# Traces have the unit of an average touch, of which a 3D Touch screen measures 20/3.
MAXIMUM = 20 / 3


class AuditError(Exception):
    """The control cannot be audited: it did not act when it was pressed deliberately."""


@dataclass(frozen=True)
class Try:
    """One way of making a fault.

    `outcome` is "did not act", "acted" or "not tried", the last with a `reason`. `steps` are the inputs as readable lines. `trace` is
    the contact's events as JSON Lines, which `replay` of a finger and `pressure replay` read; empty without a contact.
    """

    name: str
    outcome: str
    reason: str = ""
    steps: tuple[str, ...] = ()
    trace: str = ""


@dataclass(frozen=True)
class Fault:
    """A fault of the public list, and what the control did.

    `acted` is true if the control acted in any of the tries.
    """

    number: int
    id: str
    title: str
    tries: tuple[Try, ...]

    @property
    def acted(self) -> bool:
        return any(one.outcome == "acted" for one in self.tries)

    @property
    def outcome(self) -> str:
        """The outcome of the fault: that of its worst try."""
        outcomes = {one.outcome for one in self.tries}
        return next(outcome for outcome in ("acted", "did not act", "not tried") if outcome in outcomes)


@dataclass(frozen=True)
class Report:
    """The result of an audit, in the order of the public list. `str()` makes a table of it."""

    faults: tuple[Fault, ...]

    @property
    def misfires(self) -> list[Fault]:
        """The faults in which the control acted."""
        return [fault for fault in self.faults if fault.acted]

    def check(self) -> Report:
        """Raises an `AssertionError` with the table if the control acted in a fault. Returns the report otherwise."""
        if self.misfires:
            raise AssertionError(f"The control misfires.\n{self}")
        return self

    def __str__(self) -> str:
        lines = []
        for fault in self.faults:
            outcome = fault.outcome.upper() if fault.acted else fault.outcome
            lines.append(f"{fault.number:>3}  {fault.title:<44} {outcome}")
            for one in fault.tries:
                if one.outcome == "acted":
                    lines.append(f"     - {one.name}: acted")
                    lines += [f"         {step}" for step in one.steps]
                elif one.outcome == "not tried":
                    lines.append(f"     - {one.name}: not tried. {one.reason}")
        count = len(self.misfires)
        tried = sum(1 for fault in self.faults if fault.outcome != "not tried")
        lines.append(f"The control acted in {count} of {tried} faults. Docs/misfires.md explains them.")
        return "\n".join(lines)


@dataclass
class Log:
    """Collects what happens in a try."""

    kind: str
    start: float
    bounds: list[float] | None = None
    steps: list[str] = field(default_factory=list)
    samples: list[dict[str, Any]] = field(default_factory=list)

    @property
    def end(self) -> tuple[float, float]:
        """The place at which the last contact ended, from the corner of the control."""
        left, top, width, height = self.bounds or [0, 0, 0, 0]
        last = self.samples[-1] if self.samples else {"x": left + width / 2, "y": top + height / 2}
        return last["x"] - left, last["y"] - top

    def tell(self, time: float, words: str) -> None:
        self.steps.append(f"{time - self.start:6.2f} s  {words}")

    def contact(self, time: float, phase: str, contact: Contact) -> None:
        if phase != "moved":
            self.tell(time, f"{self.kind} {contact.id} {phase} at {contact.x:g}, {contact.y:g}")
        force = 0.0 if contact.force is None or phase in ("ended", "cancelled") else contact.force * MAXIMUM
        self.samples.append({
            "t": round(time - self.start, 6), "phase": phase, "id": contact.id, "x": contact.x, "y": contact.y,
            "force": round(force, 6),
        })

    def done(self, name: str, outcome: str, reason: str = "") -> Try:
        if outcome != "acted":
            return Try(name, outcome, reason)
        trace = ""
        if self.samples:
            first = self.samples[0]["t"]
            has_force = any(sample["force"] for sample in self.samples)
            header: dict[str, Any] = {"pressurekit": 1, "maximum": MAXIMUM if has_force else 0, "source": self.kind, "origin": "made up"}
            if self.bounds:
                header["bounds"] = self.bounds
            samples = [sample | {"t": round(sample["t"] - first, 6)} for sample in self.samples]
            trace = "".join(json.dumps(line) + "\n" for line in [header, *samples])
        return Try(name, outcome, reason, tuple(self.steps), trace)
