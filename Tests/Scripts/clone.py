"""A clone of the project with the changes that are not committed yet, in which a test may change and build everything."""

import shutil
import subprocess
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]


class Clone:
    """The clone stays in .build, so that the next time only changed files are built again."""

    def __init__(self, name):
        self.folder = PROJECT / ".build" / name
        if not (self.folder / ".git").exists():
            subprocess.run(["git", "clone", "--quiet", PROJECT, self.folder], check=True)
        self.reset()
        for tools in ("venv", "debian-node"):
            place = self.folder / ".build" / tools
            # The clone's script/bootstrap replaces a link to outdated packages.
            if (PROJECT / ".build" / tools).exists() and not place.exists():
                place.parent.mkdir(exist_ok=True)
                place.unlink(missing_ok=True)
                place.symlink_to(PROJECT / ".build" / tools)

    def reset(self):
        """Makes the clone what the project is now, and commits that there."""
        self.git("fetch", "--quiet", str(PROJECT), "HEAD")
        self.git("reset", "--quiet", "--hard", "FETCH_HEAD")
        self.git("clean", "--quiet", "-d", "--force")
        for path in changed(PROJECT):
            source, place = PROJECT / path, self.folder / path
            if source.exists() or source.is_symlink():
                place.parent.mkdir(parents=True, exist_ok=True)
                place.unlink(missing_ok=True)
                shutil.copy2(source, place, follow_symlinks=False)
            else:
                place.unlink(missing_ok=True)
        self.git("add", "--all")
        identity = ("-c", "user.name=test", "-c", "user.email=test@localhost")
        self.git(*identity, "commit", "--quiet", "--allow-empty", "--no-verify", "--message", "The working tree")

    def changed(self):
        """The files that differ from the project's, made or changed."""
        return changed(self.folder)

    def git(self, *command):
        subprocess.run(["git", *command], cwd=self.folder, check=True)

    def run(self, *command):
        """Runs a script of the clone."""
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True)


def changed(folder):
    """The files of a repository that differ from the last commit, by their paths."""
    listed = [
        subprocess.run(["git", *command, "-z"], cwd=folder, check=True, capture_output=True, text=True).stdout
        for command in (("diff", "--name-only", "--no-renames", "HEAD"), ("ls-files", "--others", "--exclude-standard"))
    ]
    return sorted(path for text in listed for path in text.split("\0") if path)
