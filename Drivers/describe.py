#!/usr/bin/env python3
"""Writes what is derived from faults.json and support.json: the list of misfires with their pictures, and the table of what
each browser supports. script/generate calls it. A test fails if a file is out of date."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

PROJECT = Path(__file__).resolve().parents[1]
FAULTS = json.loads((PROJECT / "Drivers/faults.json").read_text(encoding="utf-8"))["faults"]
ROUTES = json.loads((PROJECT / "Drivers/support.json").read_text(encoding="utf-8"))
MARK = "<!-- made by Drivers/describe.py{} -->"

# The pictures fit a small phone without scaling. 1 second is so many pixels wide, or less in a long try. The time that the control needs
# is so many seconds long. The time in another tab, other pauses and typing are shortened.
SECOND, HOLD, HIDDEN, PAUSE, SIGN = 74, 1.5, 0.7, 0.6, 0.08
# A step is made this often in a picture, if a try makes it more often.
TIMES = 5
WIDTH, LANE, LEFT = 328, 60, 76
# The height of a row of labels, and the width of a character of a label.
ROW, CHARACTER = 16, 7.6
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #24292f; }
  .contact { fill: none; stroke: #0969da; stroke-width: 2; }
  .area { fill: #0969da33; }
  .away { fill: none; stroke: #0969da; stroke-width: 2; stroke-dasharray: 4 4; }
  .base { stroke: #8c959f; }
  .mark { stroke: #bc4c00; stroke-width: 2; }
  .said { fill: #bc4c00; }
  .never { stroke: #cf222e; stroke-width: 3; fill: none; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .contact { stroke: #58a6ff; }
    .area { fill: #58a6ff33; }
    .away { stroke: #58a6ff; }
    .mark { stroke: #ffa657; }
    .said { fill: #ffa657; }
    .never { stroke: #ff7b72; }
  }
"""
WORDS = {
    "disable": "disabled", "enable": "enabled", "remove": "removed", "replace": "replaced", "hide": "hidden", "scroll": "scrolled",
    "lose the lift": "lift is lost", "click": "click", "make inert": "inert", "fade": "faded", "make busy": "busy", "cover": "covered",
    "insert above": "moved", "submit": "submitted", "lose the release": "release is lost", "stall": "stalls",
}
# The scripts that prepare a try.
SILENT = {"place above", "join a form", "open at the lift"}


class Picture:
    """The timeline of a try: lanes for the contact, a second contact and a key, and what happens meanwhile."""

    def __init__(self, fault: dict[str, Any]):
        self.time = 0.15
        # A deliberate press acts, but only once.
        self.acts = "expects" in fault
        # The act may be right, but what follows from it is not.
        self.acts_early = "counts" in fault
        self.kind = {"touch": "finger", "mouse": "mouse", "keyboard": "key"}[fault["with"]]
        # Each lane has its shapes: the beginning, the end, the part of the range at both, and a class.
        self.lanes: dict[str, list[tuple[float, float, float, float, str]]] = {}
        self.marks: list[tuple[float, str]] = []
        self.began: float | None = None
        self.force = 0.15 if self.kind == "finger" else 0.5
        self.is_away = False
        self.is_hidden = False
        for step in fault["tries"][0]["steps"]:
            self.step(step)

    def shape(self, lane: str, start: float, end: float, low: float, high: float) -> None:
        self.lanes.setdefault(lane, []).append((start, end, low, high, "away" if self.is_away else "contact"))

    def until(self, time: float, force: float | None = None) -> None:
        """Time passes, and the contact keeps its force or reaches another one."""
        if self.began is not None:
            self.shape(self.kind, self.time, time, self.force, self.force if force is None else force)
            self.force = self.force if force is None else force
        self.time = time

    def mark(self, words: str) -> None:
        self.marks.append((self.time, words))

    def step(self, step: dict[str, Any]) -> None:
        match step:
            case {"press": plan}:
                self.press(plan)
            case {"down": _}:
                self.began, self.force = self.time, step.get("force", 0.5)
            case {"lift": _}:
                self.began = None
            case {"cancel": _}:
                self.mark("cancelled")
                self.began = None
            case {"tap": place}:
                if self.lanes:
                    self.time += 0.3
                self.is_away = place == "place"
                if self.is_away:
                    self.mark("tap there")
                self.began, self.force = self.time, 0.2
                self.until(self.time + 0.12)
                self.began = None
            case {"slide": _}:
                self.mark("slides away")
                self.is_away = True
            case {"second": _}:
                self.mark("second finger")
                self.shape("2nd finger", self.time, self.time + 0.7, 0.4, 0.4)
            case {"hover": _} if "comes back" not in [words for _, words in self.marks]:
                self.until(self.time + 0.6)
                self.mark("comes back")
            case {"tab": tab}:
                self.is_hidden = tab == "other"
                self.mark("another tab" if self.is_hidden else "back")
            case {"page": "focus elsewhere"}:
                if self.began is not None:
                    self.mark("focus leaves")
                self.is_away = True
            case {"page": "focus"}:
                if self.began is not None:
                    self.until(self.time + 0.3)
                    self.mark("focus comes")
                self.is_away = False
            case {"page": name} if name in SILENT:
                pass
            case {"reuse": _}:
                self.mark("reused")
            case {"page": name}:
                self.mark(WORDS[name])
                if name in ("scroll", "insert above"):
                    self.is_away = True
            case {"wait": seconds}:
                self.until(self.time + min(PAUSE, max(0.12, seconds)))
            case {"within": _}:
                self.mark("opens")
            case {"rest": _} if self.acts_early:
                self.time += 0.3
                self.mark("click")
            case {"again": steps, "times": times}:
                for _ in range(min(TIMES, times)):
                    for one in steps:
                        self.step(one)
            case {"type": "⎋"}:
                self.mark("Escape")
            case {"type": text}:
                self.type(text)
            case {"hold": part}:
                self.until(self.time + (HIDDEN if self.is_hidden else HOLD * part))
            case {"key": key, "phase": "down"}:
                self.began, self.force, self.name = self.time, 0.6, key
            case {"key": _, "phase": "up"}:
                self.began = None
            case {"repeat": _, "times": times}:
                for number in range(times):
                    self.until(self.time + 0.13)
                    self.lanes["key"][-1] = (*self.lanes["key"][-1][:1], self.time - 0.05, *self.lanes["key"][-1][2:])
                    if number == 0:
                        self.mark("repeats")

    def type(self, text: str) -> None:
        """Taps keys one after another, beside a key that is held."""
        lane = "key" if self.began is None else "2nd key"
        for _ in text:
            start, force = self.time + SIGN / 2, 0.6
            self.until(self.time + SIGN * 1.5)
            self.shape(lane, start, self.time, force, force)

    def press(self, plan: dict[str, Any]) -> None:
        if "button" in plan:
            self.mark(f"{plan['button']} button")
        if plan.get("from"):
            self.mark("goes down elsewhere")
            self.is_away, self.began = True, self.time
            self.until(self.time + 0.3)
            self.is_away = False
        self.began = self.time
        self.until(self.time + 0.2)
        for step in plan.get("early", []):
            self.step(step)
        if self.began is not None or plan.get("then") != "gone":
            full = self.time + HOLD
            if self.kind == "finger":
                self.until(self.time + 0.25, 0.9)
            self.until(full)
        for step in plan.get("late", []):
            self.step(step)
        self.began = None

    def at(self, time: float) -> float:
        return LEFT + time * min(SECOND, (WIDTH - LEFT - 60) / self.time)

    def labels(self) -> list[tuple[float, int, str]]:
        """The place and the row of each mark, and its words. A label that would touch another one moves up a row."""
        placed: list[tuple[float, int, str]] = []
        for time, words in self.marks:
            x = self.at(time)
            near = {row for other, row, said in placed if x - other < (len(words) + len(said) + 2) / 2 * CHARACTER}
            placed.append((x, min({0, 1, 2} - near), words))
        return placed

    def svg(self, title: str) -> str:
        lanes = list(self.lanes) or [self.kind]
        labels = self.labels()
        rows = max((row + 1 for _, row, _ in labels), default=0)
        top = 8 + ROW * rows
        height = top + LANE * len(lanes) + 14
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">',
            f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>",
        ]
        at = lambda time: f"{self.at(time):.5g}"
        for number, lane in enumerate(lanes):
            base = top + LANE * (number + 1)
            lines.append(f'<text x="{LEFT - 8}" y="{base - 4}" text-anchor="end">{lane if self.lanes else "no contact"}</text>')
            lines.append(f'<path class="base" d="M{LEFT} {base}H{WIDTH - 54}"/>')
            for start, end, low, high, name in self.lanes.get(lane, []):
                first, last = (f"{base - force * (LANE - 18):.5g}" for force in (low, high))
                if name == "contact":
                    lines.append(f'<path class="area" d="M{at(start)} {base}V{first}L{at(end)} {last}V{base}"/>')
                lines.append(f'<path class="{name}" d="M{at(start)} {first}L{at(end)} {last}"/>')
        for x, row, words in labels:
            up = 12 + ROW * (rows - 1 - row)
            lines.append(f'<path class="mark" d="M{x:.5g} {up + 6}V{height - 14}"/>')
            lines.append(f'<text class="said" x="{x:.5g}" y="{up}" text-anchor="middle">{escape(words)}</text>')
        x, y = WIDTH - 28, top + LANE * len(lanes) / 2 + 6
        if self.acts:
            lines.append(f'<circle class="contact" cx="{x}" cy="{y:.5g}" r="15"/><text x="{x}" y="{y + 5:.5g}" text-anchor="middle">1</text>')
        else:
            slash = f'<path class="never" d="M{x - 10.6:.5g} {y - 10.6:.5g}l21.2 21.2"/>'
            lines.append(f'<circle class="never" cx="{x}" cy="{y:.5g}" r="15"/>{slash}')
        outcome = "one act" if self.acts else "no click" if self.acts_early else "no act"
        lines.append(f'<text x="{x}" y="{y + 34:.5g}" text-anchor="middle">{outcome}</text></svg>')
        return "\n".join(lines) + "\n"


def cited(source: str) -> str:
    """A source as a link, if it is an address."""
    found = re.match(r"https://github\.com/([^/]+/[^/]+)/(?:pull|issues)/(\d+)$", source)
    if found:
        return f"[{found[1]} #{found[2]}]({source})"
    return f"[WCAG, Pointer Cancellation]({source})" if source.startswith("https://www.w3.org") else source


def misfires() -> list[str]:
    lines = []
    for fault in FAULTS:
        lines += [
            "", f"### {fault['number']}. {fault['title']}", "",
            f"![Timeline: {fault['title']}](images/misfires/{fault['id']}.svg)", "", fault["text"], "",
            f"Tries: {'; '.join(one['name'] for one in fault['tries'])}.", "",
            f"{'Reported' if fault['sources'][0].startswith('http') else 'Found'} in {', '.join(map(cited, fault['sources']))}.",
        ]
    return lines


def listed(names: tuple[str, ...]) -> str:
    """The names, each once, as a person lists them."""
    *rest, last = dict.fromkeys(names)
    return f"{', '.join(rest)} and {last}" if rest else last


def support() -> list[str]:
    """The table of what each route supports, and the reasons for what it does not."""
    lines = ["", "| browser | protocol | touch | pen | mouse | tried |", "|---|---|---|---|---|---|"]
    for entry in ROUTES:
        cells = []
        for kind in ("touch", "pen", "mouse"):
            own = entry["fingers"][kind]
            able = [name for name, value in own.items() if value is True and name != "zero"]
            cells.append("–" if "reason" in own else ", ".join(able))
        events = "" if entry["trusted"] else ", untrusted"
        lines.append(f"| {entry['browser']} | {entry['protocol']}{events} | {' | '.join(cells)} | {entry['tried'] or 'not tried'} |")
    lines += ["", "A dash is a finger that is refused:", ""]
    # Fingers with the same reason share a line.
    refused: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for entry in ROUTES:
        for kind in ("touch", "pen", "mouse"):
            own = entry["fingers"][kind]
            if "reason" in own:
                refused.setdefault((entry["browser"], f"{own['reason']} {own['instead']}"), []).append((entry["protocol"], kind))
    for (browser, why), fingers in refused.items():
        protocols, kinds = (listed(names) for names in zip(*fingers, strict=True))
        lines.append(f"- **{browser}, {protocols}: {kinds}.** {why}")
    return lines


def replaced(text: str, mark: str, lines: list[str]) -> str:
    """The text with the lines between a mark and the next one."""
    start = text.index(mark) + len(mark)
    end = text.index(MARK.format(": end"), start)
    return text[:start] + "\n".join(["", *lines, "", ""]) + text[end:]


def made() -> dict[str, str]:
    """The text of each file, by its path in the project."""
    files = {f"Docs/images/misfires/{fault['id']}.svg": Picture(fault).svg(fault["title"]) for fault in FAULTS}
    for path, lines in (("Docs/misfires.md", misfires()), ("Docs/force-in-tests.md", support())):
        files[path] = replaced((PROJECT / path).read_text(encoding="utf-8"), MARK.format(""), lines)
    return files


if __name__ == "__main__":
    for path, text in made().items():
        file = PROJECT / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
