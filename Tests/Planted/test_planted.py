"""A mistake in any part of the project makes script/test fail in that part, and leaves no process behind. script/prove runs
this.

The mistakes are made one by one in a clone, .build/planted. The clone is kept, so that the next run only builds what has
changed.

"""

import os
import re
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
COPY = PROJECT / ".build/planted"

# The file, the correct text, the mistake, and the parts of script/test of which one must fail.
MISTAKES = {
    "core": ("Sources/PressureKit/ConfirmAction/ConfirmOptions.swift", "fireGuard = 0.6", "fireGuard = 0.9", ["core", "pages"]),
    "UIKit": (
        "Sources/PressureViews/UIKit/Controls/PressureControl+UIKit.swift", "if !isEnabled { traits", "if isEnabled { traits", ["views"],
    ),
    "AppKit": (
        "Sources/PressureViews/AppKit/Controls/PressureControl+AppKit.swift", "setAccessibilityElement(true)", "setAccessibilityElement(false)",
        ["views"],
    ),
    "demo": ("Examples/Demo/database.js", "durability: 'strict'", "durability: 'relaxed'", ["demo-pages"]),
    "page": ("Web/confirm-button.js", "${x} ${y} ${width} ${height}", "${x} ${y} ${height} ${width}", ["pages"]),
    "package": ("script/package", "Web/package/* LICENSE", "Web/package/*", ["package"]),
    "site": ("Docs/peek-pop.md", "\n\n", "\n\n[A page](nowhere.md)\n\n", ["site", "site-pages"]),
    "benchmark": (
        "Sources/PressureKit/ConfirmAction/ConfirmAction+Press.swift", "advance(to time: Double) -> EventList<Event> {",
        "advance(to time: Double) -> EventList<Event> {\n    #if !hasFeature(Embedded)\n"
        '    precondition("\\(time) is a time".utf8.count > 3)\n    #endif',
        ["cost"],
    ),
}  # fmt: skip


@pytest.fixture(scope="session")
def copy():
    """A clone of the last commit."""
    if not (COPY / ".git").exists():
        git("clone", "--quiet", PROJECT, COPY)
    git("-C", COPY, "fetch", "--quiet", PROJECT, "HEAD")
    git("-C", COPY, "reset", "--quiet", "--hard", "FETCH_HEAD")
    return COPY


@pytest.mark.parametrize("part", MISTAKES)
def test_a_mistake_fails_in_its_part_and_leaves_no_process(copy, part):
    name, right, wrong, parts = MISTAKES[part]
    file = copy / name
    before = file.read_text(encoding="utf-8")
    assert right in before, f"{right} is not in {name}"
    file.write_text(before.replace(right, wrong, 1), encoding="utf-8")
    try:
        done = subprocess.run([copy / "script/test", "--since", "HEAD"], cwd=copy, capture_output=True, text=True)
    finally:
        file.write_text(before, encoding="utf-8")
    assert done.returncode == 1, done.stdout + done.stderr
    failed = re.search(r"FAILED  .*, status \d+\): .*/([\w-]+)\.log$", done.stdout, re.MULTILINE)
    assert failed, done.stdout + done.stderr
    assert failed[1] in parts, done.stdout
    assert processes_in(copy) == []


def git(*command):
    subprocess.run(["git", *command], check=True)


def processes_in(folder):
    """The command lines of the processes that run in a folder or name it."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            is_inside = Path(os.readlink(process / "cwd")).is_relative_to(folder)
        except (FileNotFoundError, PermissionError, ProcessLookupError):
            continue  # It has ended meanwhile.
        if is_inside or str(folder) in command:
            found.append(command)
    return found
