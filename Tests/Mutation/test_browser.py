"""Mutants of a small project, judged by its tests in a real browser; and the choice of tests, with simulated runs."""

import os
import subprocess
from pathlib import Path

import pytest

import browser
from browser import BrowserTests, digest_of
from grammar import JAVASCRIPT
from likely import Likely
from mutants import find_mutants
from results import ALIVE, KILLED, NOT_COMPILED, UNDECIDED, Results
from session import Run
from together import groups, noticed

ROOT = Path(__file__).resolve().parents[2]

FILES = {
    ".gitignore": ".build/\n__pycache__/\n",
    "Web/kit.js": """\
const atLoad = 1 + 1;
export const kit = {
  atLoad: () => atLoad,
  sum: (a, b) => a + b,
  // Both are right where they are equal.
  larger: (a, b) => (a > b ? a : b),
  turns(n) {
    let i = 0;
    while (i < n) i++;
    return i;
  },
  unused: (a) => !a,
};
""",
    "Web/entries/pressurekit.js": "import { kit } from '../kit.js';\nwindow.kit = kit;\n",
    "Web/entries/pressurekit-testing.js": "",
    "script/build-web": """\
#!/bin/sh -e
esbuild Web/entries/pressurekit.js --bundle --minify --format=esm --log-level=error --outfile=.build/web/pressurekit.js
""",
    "Tests/Browser/pytest.ini": f"[pytest]\npythonpath = . {ROOT / 'Tests/Browser'} {ROOT / 'Drivers/python'}\naddopts = -p no:cacheprovider\n",
    "Tests/Browser/conftest.py": """\
import os
from pathlib import Path

import pytest
from engines.chromium import Chromium
from site_server import Site

ENGINES = {"chromium": Chromium}


def pytest_generate_tests(metafunc):
    metafunc.parametrize("engine", ["chromium", "another"] if "both" in metafunc.function.__name__ else ["chromium"])


@pytest.fixture(scope="session")
def site():
    site = Site(Path(__file__).parent / "pages", web=Path(os.environ["PRESSURE_WEB"]))
    yield site
    site.close()


@pytest.fixture(scope="session")
def browser():
    browser = ENGINES["chromium"]()
    yield browser
    browser.close()


@pytest.fixture
def kit(engine, browser, site):
    # A page that is already shown is not loaded again.
    if browser.shown != f"{site.address}/page.html":
        browser.open(f"{site.address}/page.html")
    return lambda call: browser.evaluate(f"return kit.{call}")
""",
    "Tests/Browser/pages/page.html": '<!doctype html><script type="module" src="/web/pressurekit.js"></script>',
    "Tests/Browser/test_kit.py": """\
def test_sum_in_both(kit):
    assert kit("sum(2, 3)") == 5


def test_larger(kit):
    assert [kit("larger(1, 2)"), kit("larger(2, 1)"), kit("larger(1, 1)")] == [2, 2, 1]


def test_turns(kit):
    assert kit("turns(3)") == 3
""",
    "Tests/Browser/test_load.py": "def test_result_at_load(kit):\n    assert kit('atLoad()') == 2\n",
    "Tests/Browser/test_demo.py": "def test_in_the_demo(kit):\n    raise AssertionError('is not run')\n",
}


@pytest.fixture
def project(tmp_path, monkeypatch):
    # A test that hangs should end soon.
    monkeypatch.setattr(browser, "LIMIT", 0.5)
    root = tmp_path / "project"
    for name, text in {**FILES, ".build/web/pressurekit.wasm": ""}.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (root / "script/build-web").chmod(0o755)
    subprocess.run(["git", "init", "-q", "."], cwd=root, check=True)
    return root


def judged(root, said):
    """The verdict on each mutant, as `script/mutate --web --all` would find it."""
    target = BrowserTests(root, root / ".build/mutate", said.append)
    results = Results(root / f".build/mutate/{target.digest}.jsonl", target.holds)
    wanted = [it for it in target.mutants() if it.key not in results.verdicts]
    try:
        target.prepare(wanted, iter([]), results)
        for mutant, verdict in target.judge_all(wanted, results):
            results.add(mutant.key, verdict)
    finally:
        target.close()
    return {key.removeprefix("Web/").replace("\t", " | "): (it.what, it.why) for key, it in results.verdicts.items()}


TURNS, LOAD, LARGER = (
    f"test_kit.py::test_{name}[chromium]" if name != "load" else "test_load.py::test_result_at_load[chromium]"
    for name in ("turns", "load", "larger")
)
EXPECTED = {
    "kit.js | const atLoad = 1 + 1; | 1 -> 2": (KILLED, LOAD),
    "kit.js | const atLoad = 1 + 1; | + -> -": (KILLED, LOAD),
    "kit.js | const atLoad = 1 + 1; | 1 -> 2 #2": (KILLED, LOAD),
    "kit.js | sum: (a, b) => a + b, | + -> -": (KILLED, "test_kit.py::test_sum_in_both[chromium]"),
    "kit.js | larger: (a, b) => (a > b ? a : b), | > -> >=": (ALIVE, "reached by 1 test"),
    "kit.js | larger: (a, b) => (a > b ? a : b), | negated: a > b": (KILLED, LARGER),
    "kit.js | let i = 0; | 0 -> 1": (ALIVE, "reached by 1 test"),
    "kit.js | while (i < n) i++; | < -> <=": (KILLED, TURNS),
    "kit.js | while (i < n) i++; | negated: i < n": (KILLED, TURNS),
    "kit.js | while (i < n) i++; | removed": (KILLED, f"{TURNS} takes too long"),
    "kit.js | unused: (a) => !a, | ! removed": (ALIVE, "no test in Chromium reaches it"),
    "entries/pressurekit.js | window.kit = kit; | removed": (KILLED, "test_kit.py::test_larger[chromium]"),
}


def test_mutants_in_a_browser(project):
    said = []
    found = judged(project, said)
    entry = "entries/pressurekit.js | window.kit = kit; | removed"
    # Every test notices that the kit is missing.
    assert (found.pop(entry)[0], found) == (KILLED, {key: it for key, it in EXPECTED.items() if key != entry})
    assert said == ["bundling 12 mutants at once", "running 4 of 4 tests without a mutant"]

    # A new test judges the surviving mutants. Unaffected mutants are not judged again.
    (project / "Tests/Browser/test_more.py").write_text("def test_unused(kit):\n    assert kit('unused(1)') is False\n")
    said.clear()
    again = judged(project, said)
    changed = {key: it for key, it in again.items() if key != entry and it != EXPECTED[key]}
    assert changed == {"kit.js | unused: (a) => !a, | ! removed": (KILLED, "test_more.py::test_unused[chromium]")}
    assert said[1:] == ["running 1 of 5 tests without a mutant"]

    (project / "Tests/Browser/test_more.py").write_text("def test_wrong(kit):\n    assert kit('sum(1, 1)') == 3\n")
    with pytest.raises(RuntimeError, match=r"^test_more.py::test_wrong\[chromium\] fails without a mutant.*(\n.*)*assert 2 == 3"):
        judged(project, said)


def test_each_script_of_the_project_can_be_parsed_with_its_switches(tmp_path):
    target = BrowserTests(ROOT, tmp_path, print)
    results = Results(tmp_path / "results")
    target._write(results)
    assert [key for key, it in results.verdicts.items() if it.what == NOT_COMPILED] == []
    assert len(target.numbers) == len(target.mutants()) > 1000
    assert sorted(os.listdir(tmp_path / "web")) == ["Drivers", "Web", "script"]
    # The copy has each file that these two need, and with them all that script/build-web bundles.
    for module in ("Web/entries/pressurekit-testing.js", "Drivers/javascript/driver.js"):
        subprocess.run(["script/bundle", module, tmp_path / "bundled.js"], cwd=tmp_path / "web", check=True)


# Simulated runs


class MadeUp:
    """Tests with the changes that each notices. A run of a test in `by_chance` fails once."""

    def __init__(self, notices, by_chance=()):
        self.notices = notices
        self.by_chance = list(by_chance)
        self.changes = {}
        self.runs = []

    def run(self, test, numbers, *_):
        self.runs.append((test, [self.changes[it] for it in numbers]))
        failed = any(self.changes[it] in self.notices[test] for it in numbers) or "always" in self.notices[test]
        if test in self.by_chance:
            self.by_chance.remove(test)
            failed = True
        return Run(failed, False, 0.1, "")


SOURCE = b"const a = b - 1;\nconst c = d && e;\nconst f = 2;\n"


def target_of(tmp_path, session):
    """The project's target, with these tests in place of a browser's."""
    target = BrowserTests(ROOT, tmp_path, print)
    mutants = find_mutants("Web/a.js", SOURCE, JAVASCRIPT)
    target.mutant_of = dict(enumerate(mutants, 1))
    target.numbers = {it.key: number for number, it in target.mutant_of.items()}
    # Each test takes much longer than the one before, so it is less likely.
    seconds = {name: 10.0**number for number, name in enumerate(session.notices)}
    target.tests = {name: {"seconds": it, "reached": [*target.mutant_of]} for name, it in seconds.items()}
    target.likely = Likely(seconds, {})
    session.changes = {number: it.change for number, it in target.mutant_of.items()}
    target.session = session
    return target, mutants


def outcome(target, mutants, tmp_path):
    results = Results(tmp_path / "results.jsonl")
    for mutant, verdict in target.judge_all(mutants, results):
        results.add(mutant.key, verdict)
    return [results.verdicts[it.key].what for it in mutants]


def test_a_failure_is_confirmed(tmp_path):
    session = MadeUp({"t::a": ["1 -> 2"]})
    target, mutants = target_of(tmp_path, session)
    assert outcome(target, mutants[1:2], tmp_path) == [KILLED]
    assert session.runs == [("t::a", ["1 -> 2"]), ("t::a", ["1 -> 2"]), ("t::a", [])]


def test_random_failure_kills_no_mutant(tmp_path):
    target, mutants = target_of(tmp_path, MadeUp({"t::a": []}, by_chance=["t::a"]))
    assert outcome(target, mutants[:1], tmp_path) == [ALIVE]
    # A test that fails without a mutant kills none either.
    target, mutants = target_of(tmp_path, MadeUp({"t::a": ["always"]}))
    assert outcome(target, mutants[:1], tmp_path / "other") == [ALIVE]


def test_mutants_that_survive_the_likeliest_tests_meet_the_others_together(tmp_path, monkeypatch):
    monkeypatch.setattr(browser, "ALONE", 1)
    session = MadeUp({"t::a": [], "t::b": ["&& -> ||", "2 -> 3"]})
    target, mutants = target_of(tmp_path, session)
    assert outcome(target, mutants, tmp_path) == [ALIVE, ALIVE, KILLED, KILLED]
    alone = [("t::a", [it.change]) for it in mutants]
    # Two changes of the same expression are never on together.
    together = [("t::b", ["- -> +", "&& -> ||", "2 -> 3"]), ("t::b", ["- -> +"]), ("t::b", ["&& -> ||"])]
    assert (session.runs[:4], session.runs[6:9]) == (alone, together)


def test_interrupted_run_continues_with_undecided_mutants(tmp_path, monkeypatch):
    monkeypatch.setattr(browser, "ALONE", 1)
    target, mutants = target_of(tmp_path, MadeUp({"t::a": [], "t::b": ["2 -> 3"]}))
    results = Results(tmp_path / "results.jsonl")
    for (mutant, verdict), _ in zip(target.judge_all(mutants, results), mutants, strict=False):
        results.add(mutant.key, verdict)
    assert [it.what for it in results.verdicts.values()] == [UNDECIDED] * 4
    second = MadeUp({"t::a": [], "t::b": ["2 -> 3"]})
    target, mutants = target_of(tmp_path, second)
    results = Results(tmp_path / "results.jsonl", target.holds)
    for mutant, verdict in target.judge_all(mutants, results):
        results.add(mutant.key, verdict)
    assert [results.verdicts[it.key].what for it in mutants] == [ALIVE, ALIVE, ALIVE, KILLED]
    assert len(second.runs[0][1]) == 3


def test_verdict_does_not_depend_on_other_tests():
    """A verdict depends only on its own test and on everything in the file except tests."""
    source = "A = 1\n\n@mark\ndef test_a():\n    pass\n\ndef test_b():\n    pass\n"
    one = digest_of(source, "test_a")
    assert digest_of(source + "\ndef test_c():\n    pass\n", "test_a") == one
    assert digest_of(source.replace("def test_b():\n    pass", "@mark\ndef test_b():\n    assert A"), "test_a") == one
    changed = [source.replace("A = 1", "A = 2"), source.replace("@mark", "@other"), source.replace("_a():\n    pass", "_a():\n    A")]
    assert one not in [digest_of(it, "test_a") for it in changed]


def test_groups_do_not_overlap():
    mutants = dict(enumerate(find_mutants("a.js", b"a(b - 1, c);\nd = e;\n", JAVASCRIPT)))
    assert [[mutants[it].change for it in group] for group in groups(mutants)] == [["removed", "removed"], ["- -> +"], ["1 -> 2"]]


def test_noticed_mutants_are_found_by_halving():
    runs = []

    def fails(group):
        runs.append(group)
        return bool({3, 6} & set(group))

    assert list(noticed([1, 2, 3, 4, 5, 6, 7, 8], fails)) == [3, 6]
    # One of 3 and 4 is noticed, because neither of 1 and 2 is. So 3 and 4 do not run together.
    assert runs == [
        [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4], [1, 2], [3], [4], [5, 6, 7, 8], [5, 6], [5], [6], [7, 8],
    ]  # fmt: skip
    assert list(noticed([], fails)) == []
    assert list(noticed([1, 2], lambda group: len(group) == 2)) == []


def test_the_likeliest_test_comes_first():
    one, two = (it for it in find_mutants("a.js", b"a = b - c;\n\n\nd = e - f;\n", JAVASCRIPT) if it.change.startswith("-"))
    likely = Likely({"slow": 5, "quick": 0.1, "middling": 0.5}, {})
    tests = ["slow", "quick", "middling"]
    assert likely.order(one, tests) == ["quick", "middling", "slow"]
    likely.tell(one, "quick", False)
    likely.tell(one, "slow", True)
    likely.tell(one, "middling", True)
    # A test that kills one mutant of a file may kill its neighbour.
    assert likely.order(two, tests) == ["middling", "quick", "slow"]
    # The test that killed it last time is tried first.
    assert Likely(likely.seconds, {two.key: "slow"}).order(two, tests)[0] == "slow"
