"""A run with simulated tests: its output, its stored results, and its continuation."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import mutate
import processes
from equivalents import read_equivalents
from grammar import SWIFT
from mutants import find_mutants
from results import ALIVE, KILLED, NOT_COMPILED, UNDECIDED, Results, Verdict

SOURCE = b"let a = b - 1\nlet c = d && e\nlet f = 2\n"


class MadeUp:
    """Tests that notice changes of the first line, and a compiler that refuses the last."""

    sources = "core"

    def __init__(self, ended_after=None):
        self.judged = []
        self.prepared = []
        self.ended_after = ended_after

    def mutants(self):
        return find_mutants("core/a.swift", SOURCE, SWIFT)

    def prepare(self, wanted, spare, results):
        self.prepared = [it.change for it in wanted]
        for mutant in [*wanted, *spare]:
            if mutant.line == 3:
                results.add(mutant.key, Verdict(NOT_COMPILED))

    def judge_all(self, wanted, results):
        """The second line stays undecided until the others are judged."""
        for mutant in wanted:
            if mutant.line == 2 and mutant.key not in results.verdicts:
                yield mutant, Verdict(UNDECIDED, "1 of 2 suites passes")
        for mutant in sorted(wanted, key=lambda it: it.line):
            if len(self.judged) == self.ended_after:
                raise KeyboardInterrupt
            self.judged.append(mutant.change)
            yield mutant, Verdict(KILLED, "a test") if mutant.line == 1 else Verdict(ALIVE, "2 suites reach it")


def run(tmp_path, target, *words, equivalents=None):
    results = Results(tmp_path / "results.jsonl")
    return mutate.run(mutate.arguments(["10", "1", *words]), target, equivalents or {}, results)


def test_report(tmp_path, capsys):
    assert run(tmp_path, MadeUp()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "4 mutants, of which 4 by seed 1; 4 to run"
    assert lines[-5:] == [
        "Alive:",
        "  core/a.swift:2:11: && -> || (2 suites reach it)",
        "      let c = d && e",
        "",
        "killed 2 of 3 mutants (seed 1); 0 are equivalent, 1 live: 66.7 % of those that a test can notice",
    ]


def test_interrupted_run_continues(tmp_path, capsys):
    first = MadeUp(ended_after=1)
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path, first)
    # A line that was being written when the run was interrupted.
    with (tmp_path / "results.jsonl").open("a") as file:
        file.write('{"mutant": "a.swi')
    second = MadeUp()
    assert run(tmp_path, second) == 0
    assert sorted(first.judged + second.judged) == ["&& -> ||", "- -> +", "1 -> 2"]
    third = MadeUp()
    assert run(tmp_path, third) == 0
    assert (third.prepared, third.judged) == ([], [])


def test_all_mutants(tmp_path, capsys):
    results = Results(tmp_path / "results.jsonl")
    assert mutate.run(mutate.arguments(["--all"]), MadeUp(), {}, results) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "4 mutants, of which 4 are taken; 4 to run"
    assert lines[-1].startswith("killed 2 of 3 mutants (all); 0 are equivalent, 1 live")


def test_outdated_verdict_is_determined_again(tmp_path):
    path = tmp_path / "results.jsonl"
    results = Results(path)
    for key, of in [("a", "old"), ("b", "new"), ("a", "new"), ("b", "old")]:
        results.add(key, Verdict(KILLED, of=of))
    assert Results(path, lambda it: it.of == "new").verdicts == {"a": Verdict(KILLED, of="new")}


def test_at_least(tmp_path, capsys):
    assert run(tmp_path, MadeUp(), "--at-least", "66") == 0
    assert run(tmp_path, MadeUp(), "--at-least", "67") == 1
    assert "less than 67 %" in capsys.readouterr().err


def test_equivalents(tmp_path, capsys):
    path = tmp_path / "equivalent.txt"
    path.write_text(
        "# A comment.\n\ncore/a.swift\nlet c = d && e\n&& -> ||\nd is e,\nalways.\n\n"
        "core/a.swift\nlet a = b - 1\n- -> +\nWrong.\n\ncore/a.swift\nlet gone = 1\n1 -> 2\nIt is gone.\n"
    )
    assert run(tmp_path, MadeUp(), "--at-least", "100", equivalents=read_equivalents(path)) == 0
    out, err = capsys.readouterr()
    assert "  core/a.swift:2:11: && -> ||\n      d is e, always.\n" in out
    assert "1 are equivalent, 0 live: 100.0 %" in out
    assert err.splitlines() == [
        "equivalent.txt:14: no longer matches a mutant",
        "equivalent.txt:9: killed, so not equivalent",
    ]


@pytest.mark.parametrize(
    "text, message",
    [
        ("a\nb\nc\n", "equivalent.txt:1: an entry must have"),
        ("a\nb\nc\nd\n\n\na\nb\nc\ne\n", "equivalent.txt:7: duplicates line 1"),
    ],
)
def test_wrong_entry_is_reported(tmp_path, text, message):
    path = tmp_path / "equivalent.txt"
    path.write_text(text)
    with pytest.raises(ValueError, match=message):
        read_equivalents(path)


def test_private_field_is_not_a_comment(tmp_path):
    path = tmp_path / "equivalent.txt"
    path.write_text("# A comment.\n\nWeb/a.js\n#shown = 0;\n0 -> 1\nWhy.\n")
    assert [one.reason for one in read_equivalents(path).values()] == ["Why."]


def test_the_projects_own_entries_can_be_read():
    assert all(it.reason for it in read_equivalents(mutate.HERE / "equivalent.txt").values())


@pytest.mark.parametrize("words", [["0"], ["many"], ["10", "x"], ["--at-least"]])
def test_wrong_words(words, capsys):
    with pytest.raises(SystemExit) as end:
        mutate.arguments(words)
    assert end.value.code == 2
    assert "usage: script/mutate" in capsys.readouterr().err


# Processes


def sh(text, **options):
    return processes.run(["sh", "-c", text], cwd=Path("/"), **options)


def test_a_process_to_its_end():
    outcome = sh("echo $A; exit 3", environment={"A": "b"})
    assert (outcome.output, outcome.status, outcome.timed_out) == ("b\n", 3, False)


def _is_gone(path):
    """True if the process whose id is in a file has ended. A zombie counts as ended."""
    number = path.read_text().strip()
    for _ in range(6000):
        state = subprocess.run(["ps", "-o", "stat=", "-p", number], capture_output=True, text=True).stdout
        if not state or state.startswith("Z"):
            return True
        time.sleep(0.01)
    return False


def test_process_over_its_time_limit_is_ended_with_its_children(tmp_path):
    outcome = sh(f"sleep 1000 & echo $! > {tmp_path}/child; wait", timeout=1)
    assert (outcome.status, outcome.timed_out) == (None, True)
    assert _is_gone(tmp_path / "child")


def test_process_is_ended_at_its_first_matching_line(tmp_path):
    outcome = sh(
        f"sleep 1000 & echo $! > {tmp_path}/child; echo one; echo two bad; wait", stop_at="bad"
    )
    assert (outcome.stopped_by, outcome.status) == ("two bad", None)
    assert _is_gone(tmp_path / "child")


def test_an_interruption_leaves_nothing_running(tmp_path):
    program = (
        "import processes, signal; from pathlib import Path;"
        # A background process inherits that SIGINT is ignored.
        "signal.signal(signal.SIGINT, signal.default_int_handler);"
        f"processes.run(['sh', '-c', 'sleep 1000 & echo $! > {tmp_path}/child; wait'], Path('/'))"
    )
    child = subprocess.Popen([sys.executable, "-c", program], cwd=mutate.HERE, stderr=subprocess.DEVNULL)
    while not (tmp_path / "child").exists() or not (tmp_path / "child").read_text():
        time.sleep(0.01)
    child.send_signal(signal.SIGINT)
    child.wait()
    assert _is_gone(tmp_path / "child")


def test_an_interruption_during_the_start_leaves_nothing_running(tmp_path, monkeypatch):
    child = tmp_path / "child"
    start = subprocess.Popen

    def interrupted(*words, **options):
        started = start(*words, **options)
        while not child.exists() or not child.read_text():
            time.sleep(0.01)
        signal.raise_signal(signal.SIGINT)
        return started

    monkeypatch.setattr(processes.subprocess, "Popen", interrupted)
    # A background process inherits that SIGINT is ignored.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            sh(f"sleep 1000 & echo $! > {child}; wait")
    finally:
        signal.signal(signal.SIGINT, before)
        monkeypatch.undo()
    assert _is_gone(child)
