"""Mutants of the JavaScript, judged by the tests in real browsers."""

from __future__ import annotations

import functools
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import processes
from grammar import JAVASCRIPT
from mutants import Mutant, find_mutants
from results import ALIVE, KILLED, NOT_COMPILED, Results, Verdict
from working_copy import WorkingCopy, digest

SOURCES = "Web"
# What is made of style sheets, which are no scripts, and what script/generate makes of the list of controls, which a native test compares.
LEFT_OUT = {"styles.js", "declarations.js", "samples.js"}
# Whose bundles the test pages load.
MODULES = ["entries/pressurekit.js", "entries/pressurekit-testing.js"]
# The tests that most likely notice a mutant of a module, which run first, and in Chromium alone; all others follow.
# What is named nowhere is what all elements share.
LIKELY = {
    "app-icon": ["icon_*", "router"],
    "browser-name": ["trace_origin"],
    "confirm-button": ["confirm*", "fed"],
    "peek": ["peek_*"],
    "press-recorder": ["traces"],
    "pressurekit-testing": ["traces"],
    "quick-action-router": ["router"],
    "scale": ["scale_*"],
    "stage": ["peek_*", "icon_*"],
    "trace": ["traces", "trace_origin"],
    "trace-replay": ["traces"],
    "transitioning-button": ["transitioning_*"],
}
SHARED = ["fed", "confirm*", "rest", "lifecycle", "cancel", "accessibility"]


def modules(root: Path) -> list[Path]:
    """What is mutated: all that the test pages load."""
    web = root / SOURCES
    return sorted(path for path in (*web.glob("*.js"), *(web / it for it in MODULES)) if path.name not in LEFT_OUT)


class BrowserTests:
    """Bundles one mutant at a time, and runs Tests/Browser with it until a test fails.

    The copy has only what script/bundle needs; the tests are the project's own, which take the files to
    be served from PRESSURE_WEB. The wasm stays as script/build-web has made it.
    """

    sources = SOURCES

    def __init__(self, root: Path, work: Path, say: Callable[[str], None]):
        self.root = root
        self.copy = WorkingCopy(root, work / "web")
        self.say = say
        self.served = work / "web" / ".build" / "served"
        self.usual = work / "web-usual.json"
        self.seconds = 0.0

    def mutants(self) -> list[Mutant]:
        result = []
        for path in modules(self.root):
            result += find_mutants(str(path.relative_to(self.root)), path.read_bytes(), JAVASCRIPT)
        return result

    @functools.cached_property
    def digest(self) -> str:
        tests = digest(self.root, [SOURCES, "Sources", "Tests/Browser", "Tests/Traces", "Examples/Scale"])
        return f"{tests}-{digest(self.root, [f'Tests/Mutation/{it}.py' for it in ('mutants', 'grammar')])}"

    def prepare(self, wanted: list[Mutant], spare: Iterator[Mutant], results: Results):
        built = self.root / ".build" / "web"
        if not (built / "pressurekit.wasm").exists():
            raise RuntimeError("there is no .build/web: run script/build-web first")
        self.copy.update({}, only=[SOURCES, "script"])
        shutil.rmtree(self.served, ignore_errors=True)
        shutil.copytree(built, self.served)
        if not self._bundle():
            raise RuntimeError("script/bundle fails without a mutant")
        try:
            known = json.loads(self.usual.read_text())
        except (OSError, ValueError):
            known = {}
        if known.get("digest") != self.digest:
            self.say("running Tests/Browser without a mutant")
            outcome = self._test(3600, "Tests/Browser")
            if outcome.status != 0:
                raise RuntimeError(
                    "without a mutant Tests/Browser fails, so nothing can be said of mutants:\n"
                    + outcome.output[-4000:]
                )
            known = {"digest": self.digest, "seconds": outcome.seconds}
            self.usual.write_text(json.dumps(known))
        self.seconds = known["seconds"]

    def judge(self, mutant: Mutant) -> Verdict:
        path = self.copy.place / mutant.path
        source = (self.root / mutant.path).read_bytes()
        path.write_bytes(source[: mutant.start] + mutant.text.encode() + source[mutant.end :])
        try:
            if not self._bundle():
                return Verdict(NOT_COMPILED)
        finally:
            path.write_bytes(source)
        limit = 60 + 3 * self.seconds
        seconds = 0.0
        for which in (self._likely(mutant), ["Tests/Browser"]):
            why, took = self._what_fails(limit, which)
            seconds += took
            if why:
                return Verdict(KILLED, why, round(seconds, 1))
        return Verdict(ALIVE, "all of Tests/Browser pass", round(seconds, 1))

    def _what_fails(self, limit: float, which: list[str]) -> tuple[str, float]:
        """The test that fails in one run and of which another of the same tests does not pass: what fails by chance
        kills no mutant. (Not that test alone: it may fail by what the one before it has left.)"""
        seconds, first = 0.0, ""
        for _ in range(2):
            outcome = self._test(limit, *which)
            seconds += outcome.seconds
            if outcome.timed_out:
                return first or "took too long", seconds
            if not outcome.status:
                if first:
                    self.say(f"{first} failed in one of two runs")
                return "", seconds
            failed = [it for it in outcome.output.splitlines() if it.startswith(("FAILED", "ERROR"))]
            first = first or (failed[0].split(" - ")[0] if failed else "crashed")
        return first, seconds

    def _bundle(self) -> bool:
        bundles = (["script/bundle", f"{SOURCES}/{module}", f".build/served/{module.split('/')[-1]}"] for module in MODULES)
        return all(processes.run(command, cwd=self.copy.place).status == 0 for command in bundles)

    def _likely(self, mutant: Mutant) -> list[str]:
        names = LIKELY.get(Path(mutant.path).stem, SHARED)
        folder = self.root / "Tests" / "Browser"
        found = [str(it.relative_to(self.root)) for name in names for it in sorted(folder.glob(f"test_{name}.py"))]
        if not found:
            raise RuntimeError(f"there are no tests test_{names[0]}.py for {mutant.path}")
        return [*found, "-k", "chromium"]

    def _test(self, timeout: float, *which: str) -> processes.Outcome:
        # Browsers are ended by the tests that started them, so these have time for that.
        command = [str(self.root / ".build/venv/bin/pytest"), "-x", "-q", *which]
        environment = {"PRESSURE_WEB": str(self.served)}
        return processes.run(command, cwd=self.root, environment=environment, timeout=timeout, grace=30)
