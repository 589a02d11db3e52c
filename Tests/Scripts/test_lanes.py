"""Jobs run side by side, and a failure leaves nothing behind."""

import os
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from lanes import Job, Lanes, descendants
from parts import AREAS, JOBS, PYTHON, ROOT, SWIFT, python_files


@pytest.fixture
def lanes(tmp_path, monkeypatch):
    """Creates lanes for jobs in their own folder. Their output lines are in `said`."""
    monkeypatch.setattr("lanes.EXPLAINING", 0)

    def made(*jobs, **options):
        result = Lanes(jobs, tmp_path, tmp_path / "logs", say=said.append, **options)
        result.said = said
        return result

    said = []
    return made


def names(runs):
    return [run.job.name for run in runs]


def test_a_job_begins_when_its_needs_are_done(lanes):
    runs = lanes(
        Job("last", "Last", "echo last >>order", needs=("middle", "first")),
        Job("middle", "Middle", "echo middle >>order", needs=("first",)),
        Job("first", "First", "echo first >>order", needs=("not listed",)),
    )
    assert runs.run()
    assert (runs.root / "order").read_text().split() == ["first", "middle", "last"]
    assert names(runs.ended) == ["first", "middle", "last"]


def test_as_many_jobs_run_as_there_are_lanes(lanes):
    # Each job waits until the other has begun.
    both = "touch {0}; until [ -e {1} ]; do sleep 0.01; done"
    runs = lanes(Job("a", "A", both.format("a", "b")), Job("b", "B", both.format("b", "a")), lanes=2)
    assert runs.run()
    single = lanes(Job("c", "C", "mkdir one; rmdir one"), Job("d", "D", "mkdir one; rmdir one"), lanes=1)
    assert single.run()
    first, second = single.ended
    assert first.ended <= second.began


def test_jobs_that_share_something_run_one_at_a_time(lanes):
    command = "mkdir shared; rmdir shared"
    runs = lanes(*(Job(name, name, command, shares="folder") for name in "abcd"), lanes=4)
    assert runs.run()
    order = sorted(runs.ended, key=lambda run: run.began)
    assert all(earlier.ended <= later.began for earlier, later in pairwise(order))


def test_a_failure_is_shown_and_ends_everything(lanes, monkeypatch):
    """This includes processes that left the job's session, and a process that ignores the request to end."""
    monkeypatch.setattr("lanes.GRACE", 1)
    stubborn = "trap '' TERM; while true; do sleep 1000; done"
    runs = lanes(
        Job("long", "Long", f"setsid sleep 1000 & setsid bash -c \"{stubborn}\" & touch began; sleep 1000"),
        Job("wrong", "Wrong", "until [ -e began ]; do sleep 0.01; done; echo the reason; false"),
        Job("later", "Later", "touch later", needs=("wrong",)),
        lanes=2,
    )
    # It returns when all processes have ended. The stubborn one never ends by itself.
    assert not runs.run()
    assert descendants() == []
    assert "the reason" in runs.said
    assert any("FAILED  Wrong" in line for line in runs.said)
    assert names(runs.ended) == ["wrong"]
    assert [job.name for job in runs.skipped] == ["long", "later"]
    assert not (runs.root / "later").exists()


def test_a_failure_in_a_log_ends_its_job(lanes):
    job = Job("wrong", "Wrong", "printf '✘ expected\nis\n✘ later'; sleep 1000", fails="^✘")
    runs = lanes(job, Job("other", "Other", "sleep 1000"), lanes=2)
    assert not runs.run()
    assert descendants() == []
    assert [(run.job.name, run.status) for run in runs.ended] == [("wrong", 1)]
    assert runs.said[2:5] == ["✘ expected", "is", "✘ later"]


def test_the_end_of_a_line_is_waited_for(lanes):
    runs = lanes(Job("right", "Right", "printf '✘'; sleep 0.5; echo; echo done", fails="^✘.+"))
    assert runs.run()


def test_a_failure_in_a_log_does_not_end_a_job_that_may_go_on(lanes):
    runs = lanes(Job("wrong", "Wrong", "echo ✘; sleep 0.5; echo end; false", fails="^✘"), keeps_going=True)
    assert not runs.run()
    assert "end" in runs.said


def test_keeping_going_runs_what_does_not_need_the_failed_job(lanes):
    runs = lanes(
        Job("wrong", "Wrong", "exit 3"),
        Job("after", "After", "true", needs=("wrong",)),
        Job("other", "Other", "true"),
        lanes=1, keeps_going=True,
    )
    assert not runs.run()
    assert {run.job.name: run.status for run in runs.ended} == {"wrong": 3, "other": 0}
    assert [job.name for job in runs.skipped] == ["after"]


def test_an_orphan_of_a_job_that_succeeded_is_ended(lanes):
    runs = lanes(Job("leaves", "Leaves", "setsid sleep 1000 & true"))
    assert runs.run()
    assert descendants() == []


def test_the_time_of_an_orphan_is_counted(lanes):
    work = "import time\nwhile time.process_time() < 0.3: pass"
    # The orphan is gone when the lanes have counted it. Waiting for it takes hardly any time of a processor.
    wait = "tail --pid=$(<orphan) -s 0.1 -f /dev/null"
    runs = lanes(Job("leaves", "Leaves", f"(setsid {sys.executable} -c '{work}' & echo $! >orphan); {wait}"))
    assert runs.run()
    assert runs.adopted >= 0.3
    assert runs.ended[0].processor < 0.3


def test_jobs_that_need_each_other_are_refused(lanes):
    with pytest.raises(ValueError, match="a, b"):
        lanes(Job("a", "A", "true", needs=("b",)), Job("b", "B", "true", needs=("a",))).run()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_everything(tmp_path, number):
    program = f"""
import sys
sys.path.insert(0, {str(ROOT / "script")!r})
from pathlib import Path
from lanes import Job, Lanes
Lanes([Job("long", "Long", "setsid sleep 1000 & echo $! >orphan; sleep 1000")], Path({str(tmp_path)!r}), Path({str(tmp_path)!r})).run()
"""
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    while not (tmp_path / "orphan").exists() or not (tmp_path / "orphan").read_text():
        os.sched_yield()
    process.send_signal(number)
    printed, _ = process.communicate()
    assert process.returncode == 128 + number
    assert f"ended by {number.name} during: long" in printed
    assert not Path("/proc", (tmp_path / "orphan").read_text().strip()).exists()


def test_each_test_belongs_to_a_part():
    """A file of tests that no part runs would never fail."""
    run = sorted(file for part in PYTHON for file in python_files(part))
    there = [file for folder in ("Tests", "Drivers", "Examples", "Tools") for file in (ROOT / folder).rglob("test_*.py")]
    # Only script/prove runs these folders.
    proven = {"Mutation", "Planted", "SwiftConsumer"}
    text = (ROOT / "script/prove").read_text()
    assert [folder for folder in sorted(proven) if f"Tests/{folder}" not in text] == []
    assert run == sorted(file for file in there if not {".build", "tmp", *proven} & set(file.relative_to(ROOT).parts))
    manifests = [file for file in ROOT.rglob("Package.swift") if ".build" not in file.relative_to(ROOT).parts and ".testTarget" in file.read_text()]
    # Tests/Apple runs on a Mac, Examples/Bell with the stand-ins' package.
    elsewhere = {"Tests/Apple", "Examples/Bell"}
    assert {str(file.parent.relative_to(ROOT)) for file in manifests} - elsewhere == {package for package, _ in SWIFT.values()}


def test_each_part_belongs_to_an_area_or_is_needed():
    areas = {part for parts in AREAS.values() for part in parts}
    needed = {need for job in JOBS for need in job.needs}
    assert {job.name for job in JOBS} == areas | needed
    # A part without inputs would never run with --since, unless another part needs it.
    assert [job.name for job in JOBS if not job.inputs and job.name not in needed] == []
    paths = {path for job in JOBS for path in job.inputs}
    there = [str(file.relative_to(ROOT)) for file in ROOT.rglob("*") if ".build" not in file.relative_to(ROOT).parts and ".git" not in file.parts]
    assert sorted(path for path in paths if not any(f"{file}/".startswith(path) for file in there)) == []
