"""Mutants of the JavaScript, judged by the tests in a real browser."""

from __future__ import annotations

import ast
import functools
import hashlib
import json
import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import processes
from grammar import JAVASCRIPT
from likely import Likely
from mutants import Mutant, find_mutants
from results import ALIVE, KILLED, NOT_COMPILED, UNDECIDED, Results, Verdict
from schemata import SWITCH, Schema, with_switches
from session import Run, Session
from together import groups, noticed
from working_copy import WorkingCopy, digest

SOURCES = "Web"
TESTS = "Tests/Browser"
# Modules without code of their own: those built from style sheets, and those generated from the list of controls, which a
# native test compares.
LEFT_OUT = {"declarations.js", "samples.js", "wire.js"}
# The bundled modules that have code of their own.
MODULES = ["entries/pressurekit.js", "entries/pressurekit-testing.js"]
SWITCH_FILE = f"{SOURCES}/mutant-switch.js"
# On a page that the session opens, the function exists. On any other page no mutant is on.
SWITCH_SOURCE = f"export const {SWITCH} = globalThis.pressureMutantIs ?? (() => false);\n"
ERROR = re.compile(r"^ +(?P<file>\S+?):(?P<line>\d+):(?P<column>\d+):$", re.MULTILINE)
# The number of tests that a mutant meets alone, before it meets the rest together with other mutants.
ALONE = 6
# The seconds of real time for which a test waits for a condition with a mutant, and when a failure is confirmed.
PATIENCE, CONFIRMING = 0.5, 1
# The time limit of a test: this many seconds, plus this many times its usual time.
LIMIT, TIMES = 4, 6
TOO_LONG = " takes too long"
# For this many seconds after a test has passed, its failure is not blamed on the machine.
RECENT = 120


def modules(root: Path) -> list[Path]:
    """The mutated modules: all that the test pages load."""
    web = root / SOURCES
    return sorted(path for path in (*web.glob("*.js"), *(web / it for it in MODULES)) if path.name not in LEFT_OUT)


def schema_of(root: Path, path: str, mutants: dict[int, Mutant]) -> Schema:
    """A module with switches. It imports the switch at its end, because all imports run first."""
    schema = with_switches((root / path).read_bytes(), mutants)
    up = "../" * (path.count("/") - 1) or "./"
    schema.text += f"\nimport {{ {SWITCH} }} from '{up}{Path(SWITCH_FILE).name}';\n".encode()
    return schema


def digest_of(source: str, function: str) -> str:
    """A hash that changes with a test, and with everything in its file except other tests."""
    lines = source.splitlines()
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and node.name != function:
            first = min([node.lineno, *(it.lineno for it in node.decorator_list)])
            del lines[first - 1 : node.end_lineno]
    return hashlib.sha256("\n".join(it for it in lines if it.strip()).encode()).hexdigest()[:16]


class BrowserTests:
    """Bundles all mutants at once, and runs the tests of Tests/Browser with one after the other, in one open browser.

    The copy has only the files for the bundle. The tests are the project's own, and serve the files in PRESSURE_WEB. The
    wasm stays as script/build-web has built it.
    """

    sources = SOURCES

    def __init__(self, root: Path, work: Path, say: Callable[[str], None]):
        self.root = root
        self.work = work
        self.copy = WorkingCopy(root, work / "web")
        self.say = say
        self.manifest = work / "web-build.json"
        self.killers = work / "web-killers.json"
        self.mutant_of: dict[int, Mutant] = {}
        self.numbers: dict[str, int] = {}
        # By a test's name: its duration, and the mutants that it reaches.
        self.tests: dict[str, dict] = {}
        self.session: Session | None = None
        self.likely = Likely({}, {})
        self.passed_at: dict[str, float] = {}
        self._contents: dict[str, str] = {}

    def mutants(self) -> list[Mutant]:
        result = []
        for path in modules(self.root):
            result += find_mutants(str(path.relative_to(self.root)), path.read_bytes(), JAVASCRIPT)
        return result

    @functools.cached_property
    def digest(self) -> str:
        """A hash of everything that the results depend on, except the test files. Each verdict names the tests that it
        depends on."""
        folder = self.root / TESTS
        shared = [f"{TESTS}/{it.name}" for it in folder.iterdir() if not it.match("test_*.py")]
        tool = [f"Tests/Mutation/{it}.py" for it in ("mutants", "grammar", "schemata")]
        return digest(self.root, [SOURCES, "Sources", "Tests/Traces", *shared, *tool])

    @functools.cached_property
    def _all_tests(self) -> str:
        return digest(self.root, [f"{TESTS}/{it.name}" for it in (self.root / TESTS).glob("test_*.py")])

    def _content_of(self, test: str) -> str:
        """A test, and everything in its file except other tests, which do not affect it."""
        name, _, function = test.partition("::")
        function = function.partition("[")[0]
        if test not in self._contents:
            path = self.root / TESTS / name
            self._contents[test] = digest_of(path.read_text(encoding="utf-8"), function) if path.exists() else ""
        return self._contents[test]

    def holds(self, verdict: Verdict) -> bool:
        """A surviving mutant may be noticed by another test. A killed one stays killed while its test is unchanged."""
        if verdict.what == KILLED:
            return verdict.of == self._content_of(verdict.why.removesuffix(TOO_LONG))
        return verdict.what != ALIVE or verdict.of == self._all_tests

    def close(self):
        if self.session:
            self.session.close()
            self.session = None
            self._keep_killers()

    # Building

    def prepare(self, wanted: list[Mutant], spare: Iterator[Mutant], results: Results):
        """Bundles all mutants, including unwanted ones, which takes no longer. Then starts the session and measures it
        once."""
        if self.session:
            return
        built = self.root / ".build" / "web"
        if not (built / "pressurekit.wasm").exists():
            raise RuntimeError("there is no .build/web: run script/build-web first")
        self._write(results)
        shutil.rmtree(self.copy.place / ".build", ignore_errors=True)
        shutil.copytree(built, self.copy.place / ".build" / "web")
        self.say(f"bundling {len(self.mutant_of)} mutants at once")
        outcome = processes.run(["script/build-web", "--scripts"], cwd=self.copy.place, grace=5)
        if outcome.status != 0:
            raise RuntimeError(f"the copy cannot be bundled:\n{outcome.output[-4000:]}")
        self.session = Session(self.root, self.copy.place / ".build" / "web", self.work / "web-session.log")
        self._measure()
        try:
            known = json.loads(self.killers.read_text())
        except (OSError, ValueError):
            known = {}
        self.likely = Likely({name: test["seconds"] for name, test in self.tests.items()}, known)

    def _write(self, results: Results):
        """Writes the copy with a switch for each mutant that can be parsed."""
        self.mutant_of = dict(enumerate(self.mutants(), 1))
        changed = {SWITCH_FILE: SWITCH_SOURCE.encode()}
        for path in sorted({it.path for it in self.mutant_of.values()}):
            while True:
                schema = schema_of(self.root, path, {n: it for n, it in self.mutant_of.items() if it.path == path})
                wrong = self._wrong(schema)
                if not wrong:
                    break
                for number in wrong:
                    mutant = self.mutant_of.pop(number)
                    self.say(f"cannot be parsed: {mutant.place} {mutant.change}")
                    results.add(mutant.key, Verdict(NOT_COMPILED))
            changed[path] = schema.text
        self.numbers = {it.key: number for number, it in self.mutant_of.items()}
        self.copy.update(changed, only=[SOURCES, "script", "Drivers"])

    def _wrong(self, schema: Schema) -> set[int]:
        file = self.work / "parsed.js"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(schema.text)
        command = ["esbuild", str(file), "--log-level=error", "--color=false", f"--outfile={self.work / 'parsed.out.js'}"]
        outcome = processes.run(command, cwd=self.root)
        if outcome.status == 0:
            return set()
        # esbuild counts columns from 0.
        places = [(int(it["line"]), int(it["column"]) + 1) for it in ERROR.finditer(outcome.output)]
        found = {number for place in places for number in schema.mutants_at(*place)}
        if not found:
            raise RuntimeError(f"the copy cannot be parsed:\n{outcome.output[-4000:]}")
        return found

    def _measure(self):
        """Runs each test without a mutant, which must pass. Records its duration and the mutants that it reaches."""
        try:
            manifest = json.loads(self.manifest.read_text())
        except (OSError, ValueError):
            manifest = {}
        is_same = (manifest.get("digest"), manifest.get("numbers")) == (self.digest, self.numbers)
        known = manifest["tests"] if is_same else {}
        names = self.session.tests()
        self.tests = {name: known[name] for name in names if name in known and known[name]["content"] == self._content_of(name)}
        self.say(f"running {len(names) - len(self.tests)} of {len(names)} tests without a mutant")
        for name in names:
            if name in self.tests:
                continue
            run = self.session.measure(name)
            if run.failed:
                run = self.session.measure(name)
            if run.failed:
                raise RuntimeError(f"{name} fails without a mutant, so mutants cannot be judged:\n{run.why}")
            self.tests[name] = {"seconds": run.seconds, "reached": run.reached, "content": self._content_of(name)}
        self.manifest.write_text(json.dumps({"digest": self.digest, "numbers": self.numbers, "tests": self.tests}))

    # Judging

    def judge_all(self, wanted: list[Mutant], results: Results) -> Iterator[tuple[Mutant, Verdict]]:
        """First each mutant meets the likeliest tests alone. Mutants that survive them meet all other tests, several
        mutants together."""
        for mutant in wanted:
            if mutant.key not in results.verdicts:
                yield mutant, self._alone(mutant)
                if len(results.verdicts) % 50 == 0:
                    self._keep_killers()
        yield from self._together([it for it in wanted if results.verdicts[it.key].what == UNDECIDED])

    def _reaching(self, mutant: Mutant) -> list[str]:
        number = self.numbers[mutant.key]
        return [name for name, test in self.tests.items() if number in test["reached"]]

    def _alone(self, mutant: Mutant) -> Verdict:
        start = time.monotonic()
        reaching = self._reaching(mutant)
        if not reaching:
            return self._verdict(ALIVE, "no test in Chromium reaches it")
        first = self.likely.order(mutant, reaching)[:ALONE]
        for test in first:
            if not self._run(test, [self.numbers[mutant.key]], is_fresh=test == first[0]).failed:
                self.likely.tell(mutant, test, False)
            elif why := self._why_killed(mutant, test):
                return self._verdict(KILLED, why, start, test)
        if len(first) == len(reaching):
            return self._verdict(ALIVE, _reached(len(reaching)), start)
        return self._verdict(UNDECIDED, f"{len(first)} of {len(reaching)} tests pass", start)

    def _together(self, undecided: list[Mutant]) -> Iterator[tuple[Mutant, Verdict]]:
        start = time.monotonic()
        left = {self.numbers[it.key]: it for it in undecided}
        reaching = {number: len(self._reaching(it)) for number, it in left.items()}
        for test, measured in sorted(self.tests.items(), key=lambda it: it[1]["seconds"]):
            reached = set(measured["reached"])
            for group in groups({number: it for number, it in left.items() if number in reached}):
                for number in noticed(group, lambda numbers, test=test: self._run(test, numbers).failed):
                    why = self._why_killed(left[number], test)
                    if why:
                        yield left.pop(number), self._verdict(KILLED, why, start, test)
                        start = time.monotonic()
        for number, mutant in left.items():
            yield mutant, self._verdict(ALIVE, _reached(reaching[number]))

    def _verdict(self, what: str, why: str, start: float | None = None, test: str | None = None) -> Verdict:
        seconds = 0 if start is None else round(time.monotonic() - start, 1)
        return Verdict(what, why, seconds, self._content_of(test) if test else self._all_tests)

    def _why_killed(self, mutant: Mutant, test: str) -> str:
        """The test's name if the test fails again with the mutant, and passes without it."""
        run = self._run(test, [self.numbers[mutant.key]], patience=CONFIRMING)
        is_killed = run.failed and self._passes_without(test)
        self.likely.tell(mutant, test, is_killed)
        if not is_killed:
            return ""
        return f"{test}{TOO_LONG}" if run.took_too_long else test

    def _passes_without(self, test: str) -> bool:
        if time.monotonic() - self.passed_at.get(test, -RECENT) < RECENT:
            return True
        if not self._run(test, [], patience=CONFIRMING).failed:
            return True
        self.say(f"{test} also fails without a mutant")
        return False

    def _run(self, test: str, numbers: list[int], is_fresh: bool = True, patience: float = PATIENCE) -> Run:
        run = self.session.run(test, numbers, is_fresh, LIMIT + TIMES * self.tests[test]["seconds"], patience)
        if not run.failed:
            self.passed_at[test] = time.monotonic()
        return run

    def _keep_killers(self):
        self.killers.write_text(json.dumps(self.likely.known))


def _reached(tests: int) -> str:
    return f"reached by {tests} test{'s' if tests > 1 else ''}"
