"""The npm package as users get it: from its tarball, without a network."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

pytest_plugins = ("deep",)
PROJECT = Path(__file__).resolve().parents[2]
MADE = PROJECT / ".build/npm"
# The controls of the kit, as their scripts are called.
CONTROLS = [line.split()[0] for line in (PROJECT / "Web/elements.txt").read_text().splitlines()]


@pytest.fixture(scope="session")
def manifest():
    if not MADE.exists():
        pytest.fail(f"{MADE} is missing: run script/package")
    return json.loads((MADE / "package.json").read_text())


@pytest.fixture(scope="session")
def tarball(manifest):
    return PROJECT / f".build/pressurekit-{manifest['version']}.tgz"


@pytest.fixture(scope="session")
def installed(tarball, tmp_path_factory):
    """A user's folder in which the package is installed."""
    folder = tmp_path_factory.mktemp("consumer")
    (folder / "package.json").write_text('{ "name": "consumer", "private": true, "type": "module" }')
    run(folder, "npm", "install", "--offline", "--no-audit", "--no-fund", str(tarball))
    return folder


def run(folder, *command):
    """Runs a command in a folder and returns its output. Fails with the output if the command fails."""
    assert shutil.which(command[0]), f"{command[0]} is missing: run script/bootstrap test"
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout + done.stderr
