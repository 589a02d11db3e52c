"""One pytest session that runs tests of Tests/Browser one by one, with the mutants that are on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from session_plugin import CHANNEL

HERE = Path(__file__).resolve().parent
# The time for ending its browser, in seconds.
GRACE = 20


@dataclass(frozen=True)
class Run:
    """The result of a test."""

    failed: bool
    took_too_long: bool
    seconds: float
    why: str
    # The numbers of the reached mutants, if requested.
    reached: tuple[int, ...] = ()


class Session:
    def __init__(self, root: Path, served: Path, log: Path):
        """`served` is the folder of the bundle. `log` receives pytest's output."""
        self.log = log
        requests, self._requests = os.pipe()
        self._answers, answers = os.pipe()
        paths = [str(HERE), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {
            **os.environ, "PRESSURE_WEB": str(served), "PYTHONPATH": os.pathsep.join(paths), CHANNEL: f"{requests},{answers}",
        }  # fmt: skip
        command = [sys.executable, "-m", "pytest", "-p", "session_plugin", "-n", "0", "-q", "--tb=short", "Tests/Browser"]
        with log.open("w") as out:
            # In its own group, so that Ctrl-C only reaches the parent, which then ends it.
            self.child = subprocess.Popen(
                command, cwd=root, env=environment, pass_fds=(requests, answers), stdin=subprocess.DEVNULL, stdout=out,
                stderr=subprocess.STDOUT, start_new_session=True,
            )  # fmt: skip
        os.close(requests)
        os.close(answers)
        self.out = os.fdopen(self._requests, "w")
        self.lines = os.fdopen(self._answers)

    def tests(self) -> list[str]:
        return self._ask(do="list")

    def measure(self, test: str) -> Run:
        answer = self._ask(do="measure", test=test)
        return Run(**{**answer, "reached": tuple(answer["reached"])})

    def run(self, test: str, mutants: list[int], fresh: bool, limit: float, patience: float) -> Run:
        """`limit` is the seconds of the whole test, `patience` those of real time in which a condition must come true."""
        return Run(**self._ask(do="run", test=test, mutants=mutants, fresh=fresh, limit=limit, patience=patience))

    def _ask(self, **request):
        try:
            self.out.write(json.dumps(request) + "\n")
            self.out.flush()
            line = self.lines.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise RuntimeError(f"the session of pytest has ended:\n{self.log.read_text()[-4000:]}")
        return json.loads(line)

    def close(self):
        """The session ends when its request pipe is closed."""
        try:
            self.out.close()
        except BrokenPipeError:
            pass
        self.lines.close()
        try:
            self.child.wait(GRACE)
        except subprocess.TimeoutExpired:
            self.child.send_signal(signal.SIGINT)
            try:
                self.child.wait(GRACE)
            except subprocess.TimeoutExpired:
                os.killpg(self.child.pid, signal.SIGKILL)
                self.child.wait()
