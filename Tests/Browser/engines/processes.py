"""Programs that the tests start, and stop by their process ids."""

import contextlib
import os
import signal
import subprocess
import tempfile


class Program:
    """A child process in its own process group, with a temporary folder and its printed output.

    Browsers start many processes, which all stay in the child's group. Stopping the group by the child's id stops exactly
    the processes that were started here.
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
        # First stop only the child, which then ends its own children. Then stop the rest of the group.
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            # Orca takes minutes if the browser that it asks has ended. Killing it does no harm.
            self.process.wait(5)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.folder.cleanup()
