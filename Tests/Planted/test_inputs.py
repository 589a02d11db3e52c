"""Each part of script/test succeeds with its inputs alone. Then a part that succeeded once need not run again before one of
them changes. script/prove runs this.

The parts run one by one in a clone, .build/inputs, whose working tree only has the inputs of the part and of its needs. The
clone is kept, so that the next run only builds what has changed.
"""

import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
COPY = PROJECT / ".build/inputs"
sys.path.insert(0, str(PROJECT / "script"))

from parts import EVERYTHING, JOBS  # noqa: E402  (found by the line above)

PARTS = {job.name: job for job in JOBS}


@pytest.fixture(scope="session")
def copy():
    """A clone of the last commit, with what the parts without inputs install."""
    if not (COPY / ".git").exists():
        git("clone", "--quiet", PROJECT, COPY)
    git("-C", COPY, "sparse-checkout", "disable")
    git("-C", COPY, "fetch", "--quiet", PROJECT, "HEAD")
    git("-C", COPY, "reset", "--quiet", "--hard", "FETCH_HEAD")
    for job in JOBS:
        if not job.inputs:
            run(job, COPY)
    return COPY


@pytest.mark.parametrize("name", [job.name for job in JOBS if job.inputs])
def test_a_part_needs_only_its_inputs(copy, name):
    inputs, left = set(EVERYTHING), [name]
    while left:
        job = PARTS[left.pop()]
        inputs.update(job.inputs)
        left += job.needs
    # Inputs are the beginnings of paths.
    git("-C", copy, "sparse-checkout", "set", "--no-cone", *(f"/{path}*" for path in sorted(inputs)))
    # SwiftPM reads a manifest only if each of its targets has a source.
    for target in git("-C", copy, "ls-tree", "-d", "--name-only", "HEAD", "Sources/", "Tests/").split():
        if not any((copy / target).rglob("*.swift")):
            (copy / target).mkdir(parents=True, exist_ok=True)
            (copy / target / "Missing.swift").touch()
    for job in [*(PARTS[need] for need in all_needs(name)), PARTS[name]]:
        if job.inputs:
            run(job, copy)


def all_needs(name):
    """The names of all needs of a part, each after its own needs."""
    found = []
    for need in PARTS[name].needs:
        found += [one for one in [*all_needs(need), need] if one not in found]
    return found


def run(job, folder):
    done = subprocess.run(["bash", "-euo", "pipefail", "-c", job.command], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, f"{job.name} fails without other files than its inputs:\n{done.stdout[-4000:]}"


def git(*command):
    return subprocess.run(["git", *map(str, command)], capture_output=True, text=True, check=True).stdout
