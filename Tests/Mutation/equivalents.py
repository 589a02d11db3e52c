"""Mutants that no test can notice, from the file equivalent.txt.

An entry has four lines or more, with an empty line between two entries: the file, the line of source, the change, and
the reason. It has no line number, so that it stays valid when lines move.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from mutants import Mutant


@dataclass(frozen=True)
class Equivalent:
    key: str
    reason: str
    line: int


def read_equivalents(path: Path) -> dict[str, Equivalent]:
    """The entries by the mutant's key. A ValueError names the wrong line."""
    result: dict[str, Equivalent] = {}
    block: list[str] = []
    lines = path.read_text().splitlines() if path.exists() else []
    for number, line in enumerate([*lines, ""], 1):
        # A private field of JavaScript also begins with #.
        if line.startswith("# "):
            continue
        if line.strip():
            block.append(line.strip())
            continue
        if not block:
            continue
        first = number - len(block)
        if len(block) < 4:
            raise ValueError(f"{path.name}:{first}: an entry must have a file, a line, a change and a reason")
        key = "\t".join(block[:3])
        if key in result:
            raise ValueError(f"{path.name}:{first}: duplicates line {result[key].line}")
        result[key] = Equivalent(key, " ".join(block[3:]), first)
        block = []
    return result


def stale(equivalents: dict[str, Equivalent], mutants: list[Mutant]) -> list[Equivalent]:
    """The entries whose source line or change no longer exists."""
    keys = {it.key for it in mutants}
    return [it for it in equivalents.values() if it.key not in keys]
