"""Runs jobs on as many lanes as there are cores, each as soon as its needs are done.

A job's output goes into a log, which is shown if the job fails. The first failure ends all other jobs with all their
processes. script/test uses this. It needs Linux.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

# The time in seconds that a process has to end when asked. In this time a test run closes its browsers.
GRACE = 60
# After this many seconds without a finished job, a line lists the running jobs.
QUIET = 30
# A job whose log shows a failure has this many seconds to explain it.
EXPLAINING = 5
# The number of lines shown from the end of a failed job's log.
SHOWN = 150
PR_SET_CHILD_SUBREAPER = 36


@dataclass(frozen=True)
class Job:
    """A bash command, the names of the jobs that it needs, and the folders and files that it depends on.

    Jobs with the same value of `shares` run one at a time. `fails` is a regular expression: a job whose log matches it has
    failed, even if it still runs. `makes` are files that other jobs need.
    """

    name: str
    title: str
    command: str
    needs: tuple[str, ...] = ()
    inputs: tuple[str, ...] = ()
    shares: str = ""
    fails: str = ""
    makes: tuple[str, ...] = ()


@dataclass
class Run:
    """A running or ended job. Seconds are wall-clock time, `processor` is the time of all cores, and `status` is the
    exit status."""

    job: Job
    process: subprocess.Popen
    log: Path
    began: float
    ended: float = 0
    processor: float = 0
    status: int | None = None
    # The searched length of the log, and the time when a failure was found in it.
    searched: int = 0
    failed: float | None = None

    def search(self):
        """Searches new lines of the log for a failure. The last line may be incomplete."""
        if not self.job.fails or self.failed or self.log.stat().st_size == self.searched:
            return
        with open(self.log, "rb") as log:
            log.seek(self.searched)
            added = log.read()
        lines = added[: added.rfind(b"\n") + 1]
        self.searched += len(lines)
        if re.search(self.job.fails, lines.decode(errors="replace"), re.MULTILINE):
            self.failed = time.monotonic()

    @property
    def seconds(self) -> float:
        return self.ended - self.began


class Lanes:
    """Starts jobs in the order of their list, as soon as a lane is free and their needs are done.

    A need that is not in the list counts as done. With `keeps_going`, a failure only skips the jobs that need the failed
    one. `logs` is the folder of the logs. `say` prints a line.
    """

    def __init__(
        self, jobs: Sequence[Job], root: Path, logs: Path, lanes: int | None = None, keeps_going: bool = False,
        say: Callable[[str], None] = lambda line: print(line, flush=True),
    ):
        self.waiting = list(jobs)
        self.root = root
        self.logs = logs
        self.lanes = lanes or os.cpu_count() or 1
        self.keeps_going = keeps_going
        self.say = say
        self.running: list[Run] = []
        self.ended: list[Run] = []
        self.skipped: list[Job] = []
        # Called when a job has succeeded.
        self.succeeded: Callable[[Job], None] = lambda job: None
        # The time of all cores that the orphans of jobs used, for example browsers. It belongs to no job.
        self.adopted = 0.0
        self.interrupted: int | None = None
        self.began = self.told = time.monotonic()

    def run(self) -> bool:
        """Runs all jobs. Returns True if all of them succeeded."""
        # Adopt orphaned processes, so that this process can end them.
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        self.logs.mkdir(parents=True, exist_ok=True)
        asked = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
        before = {number: signal.signal(number, self._interrupt) for number in asked}
        try:
            while self.waiting or self.running:
                self._start_what_can()
                if not self.running:
                    raise ValueError(f"these jobs need each other: {', '.join(job.name for job in self.waiting)}")
                self._wait_for_one()
        finally:
            # Signals must not interrupt the cleanup.
            for number in asked:
                signal.signal(number, signal.SIG_IGN)
            end_children(GRACE if self.running else 0)
            for number in asked:
                signal.signal(number, before[number])
        return not self.skipped and all(run.status == 0 for run in self.ended)

    def table(self) -> Iterable[str]:
        """A line for each ended job, in the order of the start times."""
        for run in sorted(self.ended, key=lambda run: run.began):
            mark = "" if run.status == 0 else "  FAILED"
            yield f"{run.began - self.began:6.0f} {run.seconds:7.0f} {run.processor:10.0f}  {run.job.title}{mark}"
        yield f"{'':16} {self.adopted:10.0f}  Processes that outlived their parents, such as browsers"
        for job in self.skipped:
            yield f"{'':25}  {job.title}  not run"

    def _interrupt(self, number, _):
        # Only remember the signal, because a job may just be starting.
        self.interrupted = number

    def _start_what_can(self):
        left = {job.name for job in self.waiting} | {run.job.name for run in self.running}
        for job in list(self.waiting):
            is_taken = bool(job.shares) and any(run.job.shares == job.shares for run in self.running)
            if len(self.running) < self.lanes and left.isdisjoint(job.needs) and not is_taken:
                self.waiting.remove(job)
                self._start(job)

    def _start(self, job: Job):
        log = self.logs / f"{job.name}.log"
        with open(log, "wb") as output:
            command = ["bash", "-euo", "pipefail", "-c", job.command]
            # In its own session, so that Ctrl-C in a terminal only reaches this process, which then ends the jobs.
            process = subprocess.Popen(
                command, cwd=self.root, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
            )
        self.running.append(Run(job, process, log, time.monotonic()))
        self.say(f"{self._now()} begins  {job.title}")

    def _wait_for_one(self):
        """Waits until a job ends."""
        while True:
            if self.interrupted:
                running = ", ".join(run.job.name for run in self.running)
                self.say(f"ended by {signal.Signals(self.interrupted).name} during: {running}")
                raise SystemExit(128 + self.interrupted)
            pid, status, usage = os.wait4(-1, os.WNOHANG)
            if not pid:
                self._end_what_has_failed()
                self._tell_what_runs()
                time.sleep(0.05)
                continue
            run = next((run for run in self.running if run.process.pid == pid), None)
            if not run:
                self.adopted += usage.ru_utime + usage.ru_stime
            else:
                run.ended = time.monotonic()
                run.processor = usage.ru_utime + usage.ru_stime
                run.status = run.process.returncode = os.waitstatus_to_exitcode(status)
                if run.failed:
                    run.status = 1
                self.running.remove(run)
                self.ended.append(run)
                self.told = run.ended
                self._tell(run)
                return

    def _end_what_has_failed(self):
        """Ends jobs whose logs show a failure, unless all jobs must run to their end."""
        if self.keeps_going:
            return
        for run in self.running:
            run.search()
            if run.failed and time.monotonic() - run.failed > EXPLAINING:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(run.process.pid, signal.SIGKILL)

    def _tell(self, run: Run):
        if run.status == 0:
            self.say(f"{self._now()} done    {run.job.title} ({run.seconds:.0f} s)")
            self.succeeded(run.job)
            return
        lines = run.log.read_text(errors="replace").splitlines()
        if len(lines) > SHOWN:
            self.say(f"… {len(lines) - SHOWN} more lines in {run.log}")
        for line in lines[-SHOWN:]:
            self.say(line)
        self.say(f"{self._now()} FAILED  {run.job.title} ({run.seconds:.0f} s, status {run.status}): {run.log}")
        failed = {run.job.name}
        if not self.keeps_going:
            self.skipped += [one.job for one in self.running]
            end_children(GRACE)
            self.running.clear()
            failed |= {job.name for job in self.waiting}
        for job in list(self.waiting):
            if job.name in failed or not failed.isdisjoint(job.needs):
                failed.add(job.name)
                self.skipped.append(job)
                self.waiting.remove(job)

    def _tell_what_runs(self):
        if time.monotonic() - self.told >= QUIET:
            self.told = time.monotonic()
            running = (f"{run.job.name} ({self.told - run.began:.0f} s)" for run in self.running)
            self.say(f"{self._now()} running {', '.join(running)}")

    def _now(self) -> str:
        return f"{time.monotonic() - self.began:5.0f} s"


def end_children(grace: float):
    """Ends all processes below this one: asks them to end, and kills those that are left after `grace` seconds.

    A process may start another one to clean up, so this repeats until no process is left.
    """
    asked: set[int] = set()
    deadline = time.monotonic() + grace
    while True:
        reap()
        left = descendants()
        if not left:
            return
        is_late = time.monotonic() >= deadline
        for pid in left:
            if is_late or pid not in asked:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL if is_late else signal.SIGTERM)
                asked.add(pid)
        time.sleep(0.02)


def reap():
    """Reaps children that have ended."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def descendants() -> list[int]:
    """The processes below this one."""
    found: list[int] = []
    look = [os.getpid()]
    while look:
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{look.pop()}/task").iterdir():
                children = [int(pid) for pid in (task / "children").read_text().split()]
                found += children
                look += children
    return found
