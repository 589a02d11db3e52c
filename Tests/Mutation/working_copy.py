"""A copy of the project in which sources are changed. The project's own files are only read."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path


class WorkingCopy:
    def __init__(self, root: Path, place: Path):
        self.root = root
        self.place = place

    def update(self, changed: dict[str, bytes], only: list[str] | None = None):
        """Makes the copy equal to the project, or to some of its folders, except for the files with given content.

        Files that are already correct are not written, so that only changes are built again.
        """
        wanted = {it for it in _files(self.root) if only is None or _is_in(it, only)} | set(changed)
        for path in sorted(wanted):
            source = self.root / path
            if source.is_symlink():
                _link(self.place / path, source.readlink())
                continue
            _put(self.place / path, changed[path] if path in changed else source.read_bytes())
            if source.exists():
                shutil.copymode(source, self.place / path)
        for folder, folders, names in os.walk(self.place):
            # A link to a folder is listed as a folder.
            links = [it for it in folders if (Path(folder) / it).is_symlink()]
            folders[:] = [it for it in folders if it != ".build"]
            for name in [*names, *links]:
                path = Path(folder) / name
                if str(path.relative_to(self.place)) not in wanted and name != ".build":
                    path.unlink()

    def borrow_dependencies(self):
        """Links to what the project has downloaded, Swift packages and Python packages, so no network is needed."""
        fetched = [f"Tools/.build/{it}" for it in ("checkouts", "repositories", "workspace-state.json")]
        for name in (".build/venv", *fetched):
            have, want = self.root / name, self.place / name
            if not have.exists() or want.exists():
                continue
            want.parent.mkdir(parents=True, exist_ok=True)
            if name == ".build/venv":
                # The folder contains its own path, so it must not be moved.
                want.symlink_to(have)
            elif have.is_dir():
                shutil.copytree(have, want, symlinks=True)
            else:
                shutil.copy(have, want)


def digest(root: Path, folders: list[str]) -> str:
    """A hash that changes with the content of any file in these folders."""
    total = hashlib.sha256()
    for path in _files(root):
        if _is_in(path, folders):
            total.update(path.encode() + b"\0")
            source = root / path
            content = str(source.readlink()).encode() if source.is_symlink() else source.read_bytes()
            total.update(hashlib.sha256(content).digest())
    return total.hexdigest()[:16]


def _is_in(path: str, folders: list[str]) -> bool:
    return any(path == it or path.startswith(f"{it}/") for it in folders)


def _files(root: Path) -> list[str]:
    """All files of the project that are not built: the files that git tracks, and new ones."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root, check=True, capture_output=True,
    ).stdout.decode()  # fmt: skip
    names = {it for it in listed.split("\0") if it and ((root / it).is_file() or (root / it).is_symlink())}
    # The versions of the packages that the project was built with.
    if (root / "Tools/Package.resolved").is_file():
        names.add("Tools/Package.resolved")
    return sorted(names)


def _link(path: Path, target: Path):
    if path.is_symlink() and path.readlink() == target:
        return
    path.unlink(missing_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)


def _put(path: Path, content: bytes):
    if path.is_file() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
