"""Programs that the tests start, and stop again by the process id they were given."""

import contextlib
import os
import signal
import subprocess
import tempfile


class Program:
    """A child in a process group of its own, with a temporary folder and what it printed.

    Browsers start many processes. As all of them stay in the child's group, stopping the group by the child's own id
    stops exactly what was started here.
    """

    def __init__(self, name, command, environment=None):
        self.folder = tempfile.TemporaryDirectory(prefix=f"pressurekit-{name}-", ignore_cleanup_errors=True)
        self.name = name
        self.log_path = os.path.join(self.folder.name, "log.txt")
        with open(self.log_path, "wb") as log:
            self.process = subprocess.Popen(
                [part.replace("{folder}", self.folder.name) for part in command],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                # Browsers leave temporary files behind when they are stopped.
                env={**os.environ, "TMPDIR": self.folder.name, **(environment or {})},
                start_new_session=True,
            )

    @property
    def printed(self):
        with open(self.log_path, encoding="utf-8", errors="replace") as log:
            return log.read()

    def require_running(self):
        if self.process.poll() is not None:
            raise RuntimeError(f"{self.name} ended with {self.process.returncode}:\n{self.printed[-2000:]}")

    def stop(self):
        # First the child alone, which then ends its own children; then what is left of the group, if anything.
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(5)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(5)
        self.folder.cleanup()
