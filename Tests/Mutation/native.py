"""Mutants of the core, judged by the native tests."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import processes
from grammar import SWIFT
from mutants import Mutant, find_mutants
from results import ALIVE, KILLED, NOT_COMPILED, Results, Verdict
from schemata import SWITCH_SOURCE, Schema, with_switches
from working_copy import WorkingCopy, digest

SOURCES = "Sources/PressureKit"
SWITCH_FILE = f"{SOURCES}/MutantSwitch.swift"
# The files that a verdict depends on. Documentation tests are excluded: they would be killed by the source's text.
RELEVANT = ["Package.swift", "Sources", "Tools", "Examples", "Fuzz/Corpus"]
NOT_RELEVANT = re.compile(r"^Tests/(Browser|Mutation)/")
# The packages with native tests by folder, with the names of their test programs.
PACKAGES = {".": "PressureKitPackageTests", "Tools": "ToolsPackageTests"}
# Optimize only these: the deep tests then take a fifth of the time, but optimized tests would take longer to build.
OPTIMISED_TARGETS = ["PressureKit", "PressureTesting", "PressureProof", "PressureFormats", "PressureCommand"]
OPTIMISED = f"""
for target in package.targets where {json.dumps(OPTIMISED_TARGETS)}.contains(target.name) {{
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
}}
"""
FAILURE = "recorded an issue"
# Suites that take longer than this, in seconds, run only if the others have found nothing.
SLOW = 1.0
ERROR = re.compile(r"^(/[^:\n]+):(\d+):(\d+): error: (.*)$", re.MULTILINE)


class NativeTests:
    """Builds all mutants at once, and runs the tests with one after the other."""

    sources = SOURCES

    def __init__(self, root: Path, work: Path, say: Callable[[str], None]):
        self.root = root
        self.copy = WorkingCopy(root, work / "native")
        self.say = say
        self.work = work
        self.manifest = work / "native-build.json"
        self.numbers: dict[str, int] = {}
        self.suites: dict[str, dict] = {}

    def mutants(self) -> list[Mutant]:
        result = []
        for path in sorted((self.root / SOURCES).rglob("*.swift")):
            result += find_mutants(str(path.relative_to(self.root)), path.read_bytes(), SWIFT)
        return result

    @functools.cached_property
    def digest(self) -> str:
        """A hash of everything that the results depend on: the sources, the tests and this tool."""
        return self._digest()

    def _digest(self) -> str:
        tool = digest(self.root, [f"Tests/Mutation/{it}.py" for it in ("mutants", "grammar", "schemata")])
        return f"{digest(self.root, RELEVANT + self._test_folders())}-{tool}"

    def _test_folders(self) -> list[str]:
        folders = (self.root / "Tests").iterdir()
        paths = [f"Tests/{it.name}" for it in sorted(folders) if it.is_dir()]
        return [it for it in paths if not NOT_RELEVANT.match(f"{it}/")]

    # Building

    def prepare(self, wanted: list[Mutant], spare: Iterator[Mutant], results: Results):
        """Builds a copy with these mutants. A mutant that does not compile is replaced by a spare one."""
        digest = self.digest
        if self._is_built(digest, wanted):
            return
        self.manifest.unlink(missing_ok=True)
        self.copy.borrow_dependencies()
        mutants = dict(enumerate(wanted, 1))
        # Build this target first: it builds quickly, and finds the mutants that do not compile.
        tests = [["--package-path", it, "--build-tests"] for it in PACKAGES]
        for arguments in (["--target", "PressureKit"], *tests):
            while True:
                self.say(f"building {len(mutants)} mutants at once ({' '.join(arguments)})")
                schemas = self._write(mutants)
                # Only the build itself can end the compilers that it starts.
                command = ["swift", "build", *arguments]
                outcome = processes.run(command, cwd=self.copy.place, grace=20)
                if outcome.status == 0:
                    break
                dropped = self._guilty(outcome.output, schemas)
                if not dropped:
                    raise RuntimeError(f"the copy cannot be built:\n{outcome.output[-4000:]}")
                for number in dropped:
                    mutant = mutants.pop(number)
                    self.say(f"does not compile: {mutant.place} {mutant.change}")
                    results.add(mutant.key, Verdict(NOT_COMPILED))
                    replacement = next(spare, None)
                    if replacement:
                        mutants[max([*mutants, number]) + 1] = replacement
        if self._digest() != digest:
            raise RuntimeError("sources or tests changed during the build: run the command again")
        self.numbers = {mutant.key: number for number, mutant in mutants.items()}
        self._measure()
        self.manifest.write_text(
            json.dumps({"digest": digest, "numbers": self.numbers, "suites": self.suites})
        )

    def _is_built(self, digest: str, wanted: list[Mutant]) -> bool:
        try:
            manifest = json.loads(self.manifest.read_text())
        except (OSError, ValueError):
            return False
        if manifest["digest"] != digest or not all(it.key in manifest["numbers"] for it in wanted):
            return False
        self.numbers, self.suites = manifest["numbers"], manifest["suites"]
        return True

    def _write(self, mutants: dict[int, Mutant]) -> dict[str, Schema]:
        count = max(mutants) + 1
        changed = {SWITCH_FILE: SWITCH_SOURCE.replace("COUNT", str(count)).encode()}
        for manifest in (str(Path(it, "Package.swift")) for it in PACKAGES):
            changed[manifest] = (self.root / manifest).read_bytes() + OPTIMISED.encode()
        schemas = {}
        for path in {it.path for it in mutants.values()}:
            own = {number: it for number, it in mutants.items() if it.path == path}
            schemas[path] = with_switches((self.root / path).read_bytes(), own)
            changed[path] = schemas[path].text
        self.copy.update(changed)
        return schemas

    def _guilty(self, output: str, schemas: dict[str, Schema]) -> set[int]:
        guilty: set[int] = set()
        for path, line, column, _ in ERROR.findall(output):
            try:
                name = str(Path(path).relative_to(self.copy.place))
            except ValueError:
                continue
            if name in schemas:
                guilty.update(schemas[name].mutants_at(int(line), int(column)))
        return guilty

    # Testing

    def _program(self, package: str) -> str:
        return str(self.copy.place / package / f".build/debug/{PACKAGES[package]}.xctest")

    def _run(self, package: str, suites: list[str], timeout: float, **environment: str) -> processes.Outcome:
        """Runs suites of one package."""
        filters = [it for suite in suites for it in ("--filter", f"^{re.escape(suite)}(/|$)")]
        # The exit status reports a crash. A backtrace is not needed, and takes seconds.
        return processes.run(
            [self._program(package), "--testing-library", "swift-testing", *filters], cwd=self.copy.place,
            environment={"SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1", **environment}, timeout=timeout,
            stop_at=FAILURE,
        )  # fmt: skip

    def _measure(self):
        """Runs each suite without a mutant, which must pass. Records its duration and the places that it reaches."""
        packages = {name: package for package in PACKAGES for name in self._listed(package)}
        self.say(f"running {len(packages)} suites without a mutant")
        self.suites = {}
        log = self.work / "reached"
        for name, package in packages.items():
            log.unlink(missing_ok=True)
            outcome = self._run(package, [name], 600, PRESSURE_MUTANTS_REACHED=str(log))
            if outcome.status != 0 or not re.search(r"Test run with [1-9]", outcome.output):
                raise RuntimeError(
                    f"{name} fails without a mutant, so mutants cannot be judged:\n"
                    + (outcome.stopped_by or outcome.output[-2000:])
                )
            reached = sorted({int(it) for it in log.read_text().split()}) if log.exists() else []
            self.suites[name] = {"package": package, "seconds": round(outcome.seconds, 3), "reached": reached}
        log.unlink(missing_ok=True)

    def _listed(self, package: str) -> list[str]:
        """The suites of a package."""
        listed = processes.run(
            [self._program(package), "--testing-library", "swift-testing", "--list-tests"], cwd=self.copy.place
        )
        names = sorted({it.rsplit("/", 1)[0] for it in listed.output.splitlines() if "/" in it})
        if not names:
            raise RuntimeError(f"there are no tests in {package}:\n{listed.output[-2000:]}")
        return names

    def judge_all(self, wanted: list[Mutant], results: Results) -> Iterator[tuple[Mutant, Verdict]]:
        for mutant in wanted:
            yield mutant, self._judge(mutant)

    def holds(self, verdict: Verdict) -> bool:
        return True

    def close(self):
        pass

    def _judge(self, mutant: Mutant) -> Verdict:
        number = self.numbers[mutant.key]
        reaching = [it for it, suite in self.suites.items() if number in suite["reached"]]
        if not reaching:
            return Verdict(ALIVE, "no test reaches it")
        quick = [it for it in reaching if self.suites[it]["seconds"] <= SLOW]
        slow = [it for it in reaching if self.suites[it]["seconds"] > SLOW]
        together = ([it for it in quick if self.suites[it]["package"] == package] for package in PACKAGES)
        seconds = 0.0
        for suites in (*together, *([it] for it in sorted(slow, key=lambda it: self.suites[it]["seconds"]))):
            if not suites:
                continue
            usual = sum(self.suites[it]["seconds"] for it in suites)
            outcome = self._run(self.suites[suites[0]]["package"], suites, 10 + 5 * usual, PRESSURE_MUTANT=str(number))
            seconds += outcome.seconds
            if outcome.timed_out:
                return Verdict(KILLED, "took too long", round(seconds, 1))
            if outcome.stopped_by is not None:
                return Verdict(KILLED, _test_name(outcome.stopped_by), round(seconds, 1))
            if outcome.status != 0:
                return Verdict(KILLED, f"crashed ({outcome.status})", round(seconds, 1))
        return Verdict(ALIVE, f"{len(reaching)} suites reach it", round(seconds, 1))


def _test_name(line: str) -> str:
    found = re.search(r"Test (.*?) recorded an issue.*? at (\S+?):\d+", line)
    return f"{found[1]} ({found[2]})" if found else line.strip()
