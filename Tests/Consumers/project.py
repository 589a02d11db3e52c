"""A small project that uses the package as people do: installed from its tarball, built by its own `npm run build`."""

import json
import shutil
import subprocess
from pathlib import Path
from shlex import quote

PROJECT = Path(__file__).resolve().parents[2]
WRITTEN = Path(__file__).parent / "projects"
# The bundlers and frameworks of Debian, where script/bootstrap puts them.
MODULES = PROJECT / ".build/debian-node/usr/share/nodejs"
AS_DEBIAN = Path(__file__).parent / "as-debian.cjs"
TARBALLS = ".build/pressurekit-*.tgz"


def newest_tarball():
    """The package for npm. Another branch may have left one of another version beside it."""
    tarball = max(PROJECT.glob(TARBALLS), key=lambda path: path.stat().st_mtime, default=None)
    assert tarball, f"{TARBALLS} is missing: script/package makes it"
    return tarball


class Project:
    """A copy of a folder of `projects`, made whole in a folder of its own. Nothing is written beside the sources."""

    def __init__(self, name, folder):
        self.name = name
        self.folder = folder / name
        # What a try before this has left, that failed.
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(WRITTEN / name, self.folder)
        manifest = json.loads((self.folder / "package.json").read_text())
        self.run("npm", "install", "--offline", "--no-audit", "--no-fund", "--no-save", str(newest_tarball()))
        for module in manifest.get("fromDebian", []):
            self.link(module)
        self.printed = self.run("npm", "run", "--silent", "build") if "scripts" in manifest else ""

    def link(self, module):
        """Has a module of Debian's, and its commands, as if it had been installed. The registry is not asked for it."""
        source = MODULES / module
        assert source.exists(), f"{source} is missing: script/bootstrap test puts it there"
        place = self.folder / "node_modules" / module
        place.parent.mkdir(exist_ok=True)
        place.symlink_to(source)
        commands = json.loads((source / "package.json").read_text()).get("bin", {})
        for command, file in commands.items():
            script = self.folder / "node_modules/.bin" / command
            script.parent.mkdir(exist_ok=True)
            # Not a link: some of Debian's commands may not be executed, and one needs to be told where it is.
            program = f"node --require {quote(str(AS_DEBIAN))} {quote(str(source / file))}"
            script.write_text(f'#!/bin/sh\nexec {program} "$@"\n')
            script.chmod(0o755)

    def run(self, *command):
        """Runs a command in its folder; gives all that it prints, and fails with that if it fails."""
        done = subprocess.run(
            command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60,
        )
        assert done.returncode == 0, f"{self.name}: {' '.join(command)}\n{done.stdout}"
        return done.stdout
