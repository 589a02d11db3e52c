"""Serves the demo, and rebuilds it whenever one of its files changes. script/demo --watch starts it.

The options are those of the demo's server. The server gets a copy of the pages, in .build/watched-…, where each page
loads the script reload.js, which reloads the page after each build. If a build fails, its output is shown, and the pages
stay unchanged.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# Seconds between two checks of the files. A build waits until the files stay unchanged between two checks.
PAUSE = 0.2
# Milliseconds between two queries of a page.
PAGE_PAUSE = 250

RELOAD = f"""\
// Loads this page again when another build is served.
const build = async () => {{
  try {{
    const answer = await fetch('/reload.txt')
    return answer.ok ? await answer.text() : null
  }} catch {{
    return null // The server is being built, too.
  }}
}}
const shown = await build()
setInterval(async () => {{
  const served = await build()
  if (served !== null && served !== shown) location.reload()
}}, {PAGE_PAUSE})
"""


@dataclass(frozen=True)
class Part:
    """A part of the demo: its name, its input folders and files, and the command that builds it."""

    name: str
    inputs: tuple[str, ...]
    command: tuple[str, ...] = ()


PAGES = Part("pages", ("Examples/Scale/Public",))
SERVER = Part(
    "server", ("Examples/Scale/Sources", "Examples/Scale/Package.swift"),
    ("script/swift", "build", "--package-path", "Examples/Scale", "--product", "scale"),
)  # fmt: skip
SCRIPTS = Part("scripts", ("Web",), ("script/build-web", "--scripts"))
# This command builds the scripts too.
ENGINE = Part(
    "engine",
    (
        "Sources/PressureKit", "Sources/QuickActions", "Sources/PressureWeb", "Sources/PressureTesting",
        "Sources/PressureTestingWeb", "Web/elements.txt", "script/build-web", "script/bundle", "script/engine",
    ),
    ("script/build-web",),
)  # fmt: skip
PARTS = (ENGINE, SCRIPTS, SERVER, PAGES)


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


def serve_pages(root: Path, served: Path):
    """Copies the pages to the server's folder, and adds reload.js to each."""
    number = str(time.time_ns())
    new = served.with_name(f"{served.name}-{number}")
    shutil.copytree(root / "Examples/Scale/Public", new)
    for page in new.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace("</head>", '<script type="module" src="/reload.js"></script>\n</head>', 1), encoding="utf-8")
    (new / "reload.js").write_text(RELOAD, encoding="utf-8")
    (new / "reload.txt").write_text(number, encoding="utf-8")
    # The server resolves the link each time, and a link can be replaced in one step.
    link = new.with_suffix(".link")
    link.symlink_to(new.name)
    link.replace(served)
    for old in served.parent.glob(f"{served.name}-*"):
        if old != new:
            shutil.rmtree(old)


class Watch:
    """Checks the demo's files, builds changes, and keeps the server running.

    `server` is the command that starts it. `say` prints a line.
    """

    def __init__(
        self, root: Path, server: list[str], parts: tuple[Part, ...] = PARTS,
        say: Callable[[str], None] = lambda line: print(line, flush=True),
    ):
        self.root = root
        self.served = root / ".build/watched"
        self.command = server
        self.parts = parts
        self.say = say
        self.seen = self.look()
        self.server: subprocess.Popen | None = None
        self.builds: subprocess.Popen | None = None

    def look(self) -> dict[str, dict[Path, tuple[int, int]]]:
        return {part.name: look(part, self.root) for part in self.parts}

    def run(self):
        """Runs until it is interrupted or the server ends. Returns the exit status."""
        try:
            serve_pages(self.root, self.served)
            self.start_server()
            before = self.seen
            while self.server.poll() is None:
                time.sleep(PAUSE)
                now = self.look()
                if now != self.seen and now == before:
                    self.build(now)
                before = now
            return self.server.returncode
        finally:
            self.end(self.builds)
            self.end(self.server)

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
        if SERVER in changed:
            self.end(self.server)
            self.start_server()
        serve_pages(self.root, self.served)
        self.say(f"Built in {time.monotonic() - began:.1f} s: {names}")

    def succeeds(self, command) -> bool:
        """True if a build succeeds. Its output is shown if it fails."""
        self.builds = subprocess.Popen(
            command, cwd=self.root, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", start_new_session=True,
        )  # fmt: skip
        printed, _ = self.builds.communicate()
        if self.builds.returncode:
            self.say(printed.rstrip())
        return self.builds.returncode == 0

    def start_server(self):
        # In its own session, so that Ctrl-C in a terminal only reaches this process, which then ends the server.
        self.server = subprocess.Popen([*self.command, "--public", str(self.served)], start_new_session=True)

    @staticmethod
    def end(process: subprocess.Popen | None):
        """Ends a process and everything that it has started, if it still runs."""
        if process and process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def interrupted(number, _):
    raise SystemExit(0 if number == signal.SIGINT else 128 + number)


def main() -> int:
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, interrupted)
    executable = os.environ.get("SCALE_SERVER") or str(ROOT / "Examples/Scale/.build/release/scale")
    print("Watching the demo's files: changes are built, and pages reload.", flush=True)
    return Watch(ROOT, [executable, "--kit", str(ROOT / ".build/web"), *sys.argv[1:]]).run()


if __name__ == "__main__":
    sys.exit(main())
