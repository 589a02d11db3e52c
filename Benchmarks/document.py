#!/usr/bin/env python3
"""Compares the tables of Docs/benchmarks.md with the results of script/bench, or writes them and the sizes in other documents:

  Benchmarks/document.py FOLDER PART [--write]

The parts are size and core. Their results are counts, so they do not depend on the load of the machine. Other versions of the
tools give slightly different ones, and not every change needs a new table, so small differences count as none.
"""

from __future__ import annotations

import gzip
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "Docs/benchmarks.md"
MARK = "<!-- made by script/bench --write: {} -->\n"
# The part of a number by which it may differ.
TOLERANCE = {"size": 0.01, "core": 0.05}
COLUMNS = {"size": ["raw", "gzip", "brotli"], "core": ["instructions", "allocations"]}
# The head of each table's first column.
ROWS = {"size": "files, in bytes", "core": "control"}
NAMES = {
    "all": "all controls: `pressurekit.js` and its engine", "all.engine": "the engine of all controls", "all.script": "their script",
    "single-file": "all controls in a single file",
}

# The only texts with a size in kilobytes. A number is rounded up or down.
FIGURES = {
    "README.md": ("One control is {least} to {most} kB gzipped, script and engine together; all five are {all} kB.",),
    "Docs/index.md": ("one control is at most {most} kB gzipped, script and engine together",),
    "Docs/on-a-page.md": (
        "| `pressurekit` | all five elements | {all} kB |",
        "| `pressurekit/confirm-button`, `/transitioning-button`, `/scale`, `/peek`, `/app-icon` | one element | {least} to {most} kB |",
        "| `pressurekit/buttons` | both buttons, with one engine | {buttons} kB |",
        "so that it loads no other file | {single} kB |", "and for subclasses | {elements} kB |",
    ),
}


def kilobytes() -> dict[str, float]:
    """The gzipped sizes of the built files, by their names in `FIGURES`."""
    def size(*names: str) -> float:
        return sum(len(gzip.compress((ROOT / ".build/web" / name).read_bytes(), 9, mtime=0)) for name in names) / 1000

    elements = [line.split()[0] for line in (ROOT / "Web/elements.txt").read_text(encoding="utf-8").splitlines()]
    one = [size(f"{name}.js", f"{name}.wasm") for name in elements]
    return {
        "least": min(one), "most": max(one), "all": size("pressurekit.js", "pressurekit.wasm"),
        "elements": size("elements.js", "pressurekit.wasm"), "single": size("single-file.js"),
        "buttons": size("buttons.js", "buttons.wasm"),
    }


def pattern(template: str) -> str:
    """Matches a text of `FIGURES` with any sizes."""
    return re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>\\d+)", re.escape(template))


def write_figures() -> None:
    sizes = {name: round(size) for name, size in kilobytes().items()}
    for path, templates in FIGURES.items():
        text = (ROOT / path).read_text(encoding="utf-8")
        for template in templates:
            text = re.sub(pattern(template), template.format(**sizes), text)
        (ROOT / path).write_text(text, encoding="utf-8")


def measured(part: str, results: str) -> dict[str, list[int]]:
    """The rows of a part's table, from lines of name, number and unit."""
    rows: dict[str, list[int]] = {}
    for line in results.splitlines():
        name, number, _ = line.split("\t")
        row, _, column = name.removeprefix(f"{part}.").rpartition(".")
        if column in COLUMNS[part]:
            rows.setdefault(NAMES.get(row, f"`{row}`"), []).append(int(number))
    return rows


def section(page: str, part: str) -> tuple[int, int]:
    """The place of a part's table in the page: after its mark, up to the next empty line."""
    start = page.index(MARK.format(part)) + len(MARK.format(part))
    return start, page.index("\n\n", start)


def written(page: str, part: str) -> dict[str, list[int]]:
    """The rows of a part's table, from the page."""
    start, end = section(page, part)
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page[start:end].splitlines()[2:]]
    return {name: [int(number.replace(",", "")) for number in numbers] for name, *numbers in rows}


def replaced(page: str, part: str, rows: dict[str, list[int]]) -> str:
    """The page with another table of a part."""
    columns = COLUMNS[part]
    lines = [f"| {ROWS[part]} | {' | '.join(columns)} |", f"|---|{'--:|' * len(columns)}"]
    lines += [f"| {name} | {' | '.join(f'{number:,}' for number in numbers)} |" for name, numbers in rows.items()]
    start, end = section(page, part)
    return page[:start] + "\n".join(lines) + page[end:]


def differences(part: str, before: dict[str, list[int]], now: dict[str, list[int]]) -> list[str]:
    """The rows that are missing, extra, or off by more than the tolerance."""
    is_near = lambda name: all(abs(a - b) <= TOLERANCE[part] * b for a, b in zip(before[name], now[name], strict=True))
    return [
        f"{name}: {before.get(name, 'missing')}, measured {now.get(name, 'nothing')}"
        for name in dict.fromkeys([*now, *before]) if name not in before or name not in now or not is_near(name)
    ]


def main(folder: str, part: str, *options: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    now = measured(part, (Path(folder) / part).read_text(encoding="utf-8"))
    if options == ("--write",):
        PAGE.write_text(replaced(page, part, now), encoding="utf-8")
        if part == "size":
            write_figures()
    elif found := differences(part, written(page, part), now):
        sys.exit("\n".join(["bench: Docs/benchmarks.md is out of date: run script/bench --write size core", *found]))


if __name__ == "__main__":
    main(*sys.argv[1:])
