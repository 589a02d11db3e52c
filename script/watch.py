"""Serves the demo, and rebuilds it whenever one of its files changes. script/demo --watch starts it.

The pages in .build/watched/ load the script reload.js, which reloads a page after each build. If a build fails, its output is
shown, and the pages stay unchanged.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import serve
from demo_folder import Files, assemble

ROOT = Path(__file__).resolve().parents[1]
# Seconds between two checks of the files. A build waits until the files stay unchanged between two checks.
PAUSE = 0.2
# Milliseconds between two queries of a page.
PAGE_PAUSE = 250

RELOAD = f"""\
// Loads this page again when another build is served.
const shown = document.querySelector('meta[name=build]').content;
setInterval(async () => {{
  try {{
    const answer = await fetch('build.txt');
    if (answer.ok && await answer.text() !== shown) location.reload();
  }} catch {{
    // The server has stopped.
  }}
}}, {PAGE_PAUSE});
"""


@dataclass(frozen=True)
class Part:
    """A part of the demo: its name, its input folders and files, and the command that builds it."""

    name: str
    inputs: tuple[str, ...]
    command: tuple[str, ...] = ()


PAGES = Part("pages", ("Examples/Demo",))
SCRIPTS = Part("scripts", ("Web",), ("script/build-web", "--scripts"))
# This command builds the scripts too.
ENGINE = Part(
    "engine",
    (
        "Sources/PressureKit", "Sources/QuickActions", "Sources/PressureWeb", "Sources/PressureTesting",
        "Sources/PressureWeb/Traces", "Web/elements.txt", "Web/sets.txt", "script/build-web", "script/bundle", "script/engine",
    ),
    ("script/build-web",),
)  # fmt: skip
PARTS = (ENGINE, SCRIPTS, PAGES)


def look(part: Part, root: Path) -> dict[Path, tuple[int, int]]:
    """The files of a part, each with its modification time and its size."""
    files = {}
    for name in part.inputs:
        start = root / name
        for file in [start] if start.is_file() else start.rglob("*"):
            # A file may be gone by now, because editors replace files.
            with contextlib.suppress(FileNotFoundError):
                status = file.stat()
                if file.is_file() and not file.name.startswith("."):
                    files[file] = (status.st_mtime_ns, status.st_size)
    return files


def add_reload(demo: Files):
    """Adds reload.js and the number of this build to each page. The number in build.txt is published after the pages."""
    build = str(time.time_ns())
    head = f'<meta name="build" content="{build}">\n<script type="module" src="reload.js"></script>\n</head>'
    for name in [name for name in demo if name.endswith(".html")]:
        demo[name] = demo[name].replace(b"</head>", head.encode(), 1)
    demo |= {"reload.js": RELOAD.encode(), "build.txt": build.encode()}


class Watch:
    """Checks the demo's files, and builds changes. `say` prints a line."""

    def __init__(self, root: Path, parts: tuple[Part, ...] = PARTS, say: Callable[[str], None] = lambda line: print(line, flush=True)):
        self.root = root
        self.served = root / ".build/watched"
        self.parts = parts
        self.say = say
        self.builds: subprocess.Popen | None = None
        self.seen = self.look()
        self.publish()

    def look(self) -> dict[str, dict[Path, tuple[int, int]]]:
        return {part.name: look(part, self.root) for part in self.parts}

    def publish(self):
        assemble(self.root / ".build/web", self.served, self.root / "Examples/Demo", add_reload)

    def run(self):
        """Runs until it is interrupted."""
        before = self.seen
        try:
            while True:
                time.sleep(PAUSE)
                now = self.look()
                if now != self.seen and now == before:
                    self.build(now)
                before = now
        finally:
            self.end_build()

    def build(self, now):
        """Builds the changed parts."""
        changed = [part for part in self.parts if now[part.name] != self.seen[part.name]]
        # Changes during this build are built after it.
        self.seen = now
        if ENGINE in changed and SCRIPTS in changed:
            changed.remove(SCRIPTS)
        names = " and ".join(part.name for part in changed)
        self.say(f"Building: {names}")
        began = time.monotonic()
        for part in changed:
            if part.command and not self.succeeds(part.command):
                self.say(f"The {part.name} cannot be built. The pages stay as they were until the next change.")
                return
        try:
            self.publish()
        except (OSError, ValueError) as error:
            self.say(f"The pages stay as they were: {error}")
            return
        self.say(f"Built in {time.monotonic() - began:.1f} s: {names}")

    def succeeds(self, command) -> bool:
        """True if a build succeeds. Its output is shown if it fails."""
        # In its own session, so that Ctrl-C in a terminal only reaches this process, which then ends the build.
        self.builds = subprocess.Popen(
            command, cwd=self.root, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", start_new_session=True,
        )  # fmt: skip
        printed, _ = self.builds.communicate()
        if self.builds.returncode:
            self.say(printed.rstrip())
        return self.builds.returncode == 0

    def end_build(self):
        """Ends a build and everything that it has started, if it still runs."""
        if self.builds and self.builds.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.builds.pid, signal.SIGTERM)
            try:
                self.builds.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(self.builds.pid, signal.SIGKILL)
                self.builds.wait()


if __name__ == "__main__":
    asked = serve.options("Serves the demo, builds each change, and reloads the pages.").parse_args()
    try:
        watch = Watch(ROOT)
    except (OSError, ValueError) as error:
        sys.exit(str(error))
    serve.serve([watch.served, ROOT / ".build/site"], asked.port, asked.host)
    print("Watching the demo's files: changes are built, and pages reload.", flush=True)
    watch.run()
