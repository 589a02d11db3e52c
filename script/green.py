"""Remembers the parts of script/test that succeeded, by a hash of all that they depend on."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from lanes import Job


class Green:
    """The parts that succeeded with the present files and tools. `file` keeps them from one run to the next.

    A part depends on its command, on its inputs and those of its needs, on `always`, and on the tools.
    """

    def __init__(self, root: Path, jobs: Iterable[Job], always: tuple[str, ...], file: Path):
        self.root = root
        self.jobs = {job.name: job for job in jobs}
        self.always = always
        self.file = file
        try:
            self.keys = json.loads(file.read_text())
        except (OSError, ValueError):
            self.keys = {}

    def knows(self, job: Job) -> bool:
        """True if the part succeeded with what it depends on now, and its results are still there."""
        return bool(job.inputs) and self.keys.get(job.name) == self.key(job) and all((self.root / path).exists() for path in job.makes)

    def remember(self, job: Job, key: str):
        """Remembers that the part succeeded, if it still has this key: its files may have changed while it ran."""
        vars(self).pop("files", None)
        if job.inputs and self.key(job) == key:
            self.keys[job.name] = key
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(self.keys, indent=1))

    def key(self, job: Job) -> str:
        """A hash of all that a part depends on."""
        commands, inputs, left = [], set(self.always), [job.name]
        while left:
            one = self.jobs.get(left.pop())
            if one and one.command not in commands:
                commands.append(one.command)
                inputs.update(one.inputs)
                left += one.needs
        found = [f"{path} {content}" for path, content in self.files.items() if path.startswith(tuple(inputs))]
        return hashlib.sha256("\n".join([self.tools, *commands, *found]).encode()).hexdigest()

    @cached_property
    def files(self) -> dict[str, str]:
        """The hashes of the project's files by path, committed or not."""
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=True).stdout.split("\0")[:-1]
        return {name: digest(self.root / name) for name in sorted(set(names))}

    @cached_property
    def tools(self) -> str:
        """The versions of the compiler and of Debian's packages."""
        commands = [["swiftc", "--version"], ["dpkg-query", "--show"]]
        there = [command for command in commands if shutil.which(command[0])]
        return "\n".join(subprocess.run(command, capture_output=True, text=True, check=True).stdout for command in there)


def digest(file: Path) -> str:
    """A hash of a file's content and of its permission to run, or of a link's target."""
    if file.is_symlink():
        return f"link to {file.readlink()}"
    if not file.is_file():
        return "missing"
    return f"{file.stat().st_mode & 0o100} {hashlib.sha256(file.read_bytes()).hexdigest()}"
