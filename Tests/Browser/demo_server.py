"""The demo's own server, started with a temporary database, and its JSON interface."""

import contextlib
import json
import os
import re
import signal
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

from built import built
from engines.processes import Program
from waiting import eventually


class DemoServer:
    def __init__(self, project: Path, kit: Path, *options: str, public: Path | None = None):
        self.executable = Path(os.environ.get("SCALE_SERVER") or built(project / "Examples/Scale", "scale"))
        if not self.executable.exists():
            raise RuntimeError(f"There is no server at {self.executable}: run script/demo to build it, or set SCALE_SERVER")
        self.folder = tempfile.TemporaryDirectory(prefix="pressurekit-demo-")
        public = public or project / "Examples/Scale/Public"
        self.folders = [*("--public", str(public)), *("--kit", str(kit)), *options]
        self._start("0")

    def _start(self, port):
        self.program = Program(
            "scale",
            [
                str(self.executable),
                *("--port", port),
                *("--database", f"{self.folder.name}/weighings.sqlite"),
                *self.folders,
            ],
        )
        try:
            self.first = eventually(self._printed_address, "the server prints its address", 20)
        except BaseException:
            self.close()
            raise
        self.origin = self.first.rstrip("/")

    def kill(self):
        """Kills the server without notice, like a crash."""
        self.program.process.kill()
        self.program.stop()

    def start_again(self):
        """Starts the server again on the same port and database."""
        self._start(self.origin.rsplit(":", 1)[1])

    @contextlib.contextmanager
    def stalled(self):
        """Inside the `with` block the server accepts connections but answers nothing."""
        self.program.process.send_signal(signal.SIGSTOP)
        # The signal takes effect later on a busy machine, and until then the server would still answer.
        os.waitid(os.P_PID, self.program.process.pid, os.WSTOPPED)
        try:
            yield
        finally:
            self.program.process.send_signal(signal.SIGCONT)

    def _printed_address(self):
        self.program.require_running()
        found = re.search(r"http://127\.0\.0\.1:\d+/(?=  )", self.program.printed)
        return found and found.group(0)

    def request(self, method, path, body=None):
        """Returns the status and the JSON of the answer (None without one)."""
        request = urllib.request.Request(
            self.origin + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                status, text = answer.status, answer.read()
        except urllib.error.HTTPError as refusal:
            status, text = refusal.code, refusal.read()
        return status, json.loads(text) if text else None

    def weighings(self):
        status, page = self.request("GET", "/api/weighings?limit=200")
        assert (status, page and page["next"]) == (200, None)
        return page["weighings"]

    def close(self):
        self.program.stop()
        self.folder.cleanup()
