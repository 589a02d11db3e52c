"""A small project that uses the package: installed from its tarball, and built by its own `npm run build`."""

import json
import shutil
import subprocess
from pathlib import Path
from shlex import quote

PROJECT = Path(__file__).resolve().parents[2]
WRITTEN = Path(__file__).parent / "projects"
# Debian's bundlers and frameworks, in the folder of script/bootstrap.
MODULES = PROJECT / ".build/debian-node/usr/share/nodejs"
AS_DEBIAN = Path(__file__).parent / "as-debian.cjs"
TARBALLS = ".build/pressurekit-*.tgz"


def newest_tarball():
    """The package for npm. There may be several, for instance from another branch: the newest counts."""
    tarball = max(PROJECT.glob(TARBALLS), key=lambda path: path.stat().st_mtime, default=None)
    assert tarball, f"{TARBALLS} is missing: run script/package"
    return tarball


class Project:
    """A copy of a folder of `projects`, completed in its own folder, so that the sources' folder stays clean."""

    def __init__(self, name, folder):
        self.name = name
        self.folder = folder / name
        # Remove the files of an earlier attempt that failed.
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(WRITTEN / name, self.folder)
        manifest = json.loads((self.folder / "package.json").read_text())
        self.run("npm", "install", "--offline", "--no-audit", "--no-fund", "--no-save", str(newest_tarball()))
        for module in manifest.get("fromDebian", []):
            self.link(module)
        self.printed = self.run("npm", "run", "--silent", "build") if "scripts" in manifest else ""

    def link(self, module):
        """Links a Debian module and its commands, as if it had been installed. No registry is contacted."""
        source = MODULES / module
        assert source.exists(), f"{source} is missing: run script/bootstrap test"
        place = self.folder / "node_modules" / module
        place.parent.mkdir(exist_ok=True)
        place.symlink_to(source)
        commands = json.loads((source / "package.json").read_text()).get("bin", {})
        for command, file in commands.items():
            script = self.folder / "node_modules/.bin" / command
            script.parent.mkdir(exist_ok=True)
            # Write a script instead of a link: some of Debian's commands are not executable, and one needs to know its
            # place.
            program = f"node --require {quote(str(AS_DEBIAN))} {quote(str(source / file))}"
            script.write_text(f'#!/bin/sh\nexec {program} "$@"\n')
            script.chmod(0o755)

    def run(self, *command):
        """Runs a command in the project's folder and returns its output. Fails with the output if the command fails."""
        done = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert done.returncode == 0, f"{self.name}: {' '.join(command)}\n{done.stdout}"
        return done.stdout
