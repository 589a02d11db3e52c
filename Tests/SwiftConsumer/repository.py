"""The package as a git repository behind an address: the current files, with uncommitted changes."""

import os
import subprocess
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

# Equal content gives an equal commit, so that SwiftPM fetches and builds nothing twice.
AUTHOR = {f"GIT_{who}_{what}": value for who in ("AUTHOR", "COMMITTER") for what, value in (
    ("NAME", "Test"), ("EMAIL", "test@pressurekit.test"), ("DATE", "1000000000 +0000"),
)}  # fmt: skip
# The address in the app's manifest. It is the same in each run. git replaces it by the server's address, whose port
# changes.
ADDRESS = "http://pressurekit.test/PressureKit.git"


class Repository:
    """A bare repository with a folder's files as one commit, which is one version."""

    def __init__(self, source, folder):
        self.folder = folder / "PressureKit.git"
        self._git("init", "--quiet", "--bare", "--initial-branch=main", str(self.folder))
        self._git("--work-tree", str(source), "add", "--all")
        tree = self._git("write-tree")
        self._git("update-ref", "refs/heads/main", self._git("commit-tree", tree, "-m", "The package as it is now"))
        # Each content has its own version, because SwiftPM refuses a version whose commit has changed.
        self.version = f"1.0.0-{tree}"
        self._git("tag", self.version)
        # A server of plain files needs an index of the repository.
        self._git("repack", "-adq")
        self._git("update-server-info")

    def _git(self, *arguments):
        command = ["git", "--git-dir", str(self.folder), *arguments]
        environment = {**os.environ, **AUTHOR}
        return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()

    @contextmanager
    def served(self):
        """Serves the repository to this machine. Yields an environment in which git finds it at `ADDRESS`."""
        handler = partial(Quiet, directory=self.folder.parent)
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            # A daemon thread ends with this process in any case.
            Thread(target=server.serve_forever, daemon=True).start()
            place = f"http://127.0.0.1:{server.server_port}/PressureKit.git"
            try:
                yield {"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": f"url.{place}.insteadOf", "GIT_CONFIG_VALUE_0": ADDRESS}
            finally:
                server.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass
