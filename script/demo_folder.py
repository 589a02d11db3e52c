"""Puts the demo and the kit into a folder that any static host can serve: python3 script/demo_folder.py KIT FOLDER

The demo is in FOLDER/demo and the kit in FOLDER/pressurekit. KIT is the output of script/build-web.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import os
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

PAGES = Path(__file__).resolve().parents[1] / "Examples/Demo"
# Files beside the pages and in the kit that only developers use.
UNSERVED = re.compile(r"(^|/)(\.|tsconfig)|\.d\.ts$|\.map$|\.md$|~$")
# The address of a file of the kit in a page, a script or a style sheet of the demo.
OF_THE_KIT = re.compile(rb"(?:\.\./)+pressurekit/([\w./-]+\.\w+)")
# The address of the engine in a script of the kit.
OF_A_SCRIPT = re.compile(rb"""["'`]\./([\w-]+\.wasm)["'`]""")
WORKER = "worker.js"
# In the worker's source. They are replaced in the copy.
NO_VERSION, NO_FILES = b"const version = '';", b"const files = [];"

Files = dict[str, bytes]


def assemble(kit: Path, folder: Path, pages: Path = PAGES, change: Callable[[Files], None] = lambda demo: None) -> str:
    """Makes `folder/demo` and `folder/pressurekit` current, and returns the version, a hash of all files that the demo needs.

    The folder may be served meanwhile. `change` may change the demo's files before they are written.

    Raises `FileNotFoundError` for a missing folder or a file of the kit that the demo names but the kit lacks.
    """
    demo, scripts = read(pages), read(kit)
    change(demo)
    needed = {f"../pressurekit/{name}": scripts[name] for name in needed_of_kit(demo, scripts)}
    worker = demo.pop(WORKER, b"")
    contents = {**demo, **needed}
    hashes = {name: hashlib.sha256(contents[name]).digest() for name in sorted(contents)}
    version = hashlib.sha256(worker + b"".join(name.encode() + b"\0" + value for name, value in hashes.items())).hexdigest()[:16]
    listed = [[name, f"sha256-{base64.b64encode(value).decode()}"] for name, value in hashes.items()]
    rows = ",\n".join(f"  {json.dumps(row)}" for row in listed)
    for placeholder, value in ((NO_VERSION, f"const version = '{version}';"), (NO_FILES, f"const files = [\n{rows}\n];")):
        if worker.count(placeholder) != 1:
            raise ValueError(f"{pages / WORKER} must contain `{placeholder.decode()}` once")
        worker = worker.replace(placeholder, value.encode())
    write(folder / "pressurekit", scripts)
    # The worker comes last. A browser that finds a new list must also find the listed files.
    write(folder / "demo", {**demo, WORKER: worker})
    return version


def read(folder: Path) -> Files:
    """The contents of the files for browsers below a folder, by their paths."""
    if not folder.is_dir():
        raise FileNotFoundError(f"the folder {folder} does not exist")
    names = (path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*")) if path.is_file())
    return {name: (folder / name).read_bytes() for name in names if not UNSERVED.search(name)}


def needed_of_kit(demo: Files, scripts: Files) -> list[str]:
    """The kit's files that the demo loads: those that its files name, and their engines."""
    named = {match.decode() for content in demo.values() for match in OF_THE_KIT.findall(content)}
    if missing := sorted(named - scripts.keys()):
        raise FileNotFoundError(f"the demo names files that the kit lacks: {', '.join(missing)}. Run script/build-web.")
    engines = {match.decode() for name in named for match in OF_A_SCRIPT.findall(scripts[name])}
    return sorted(named | engines & scripts.keys())


def write(folder: Path, files: Files):
    """Makes a folder contain exactly these files. Each file is replaced in one step, and an unchanged one is left alone."""
    folder.mkdir(parents=True, exist_ok=True)
    # Beside the folder, because renaming works only within a file system.
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as new:
        for number, (name, content) in enumerate(files.items()):
            target = folder / name
            if target.is_file() and target.read_bytes() == content:
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            complete = Path(new, str(number))
            complete.write_bytes(content)
            os.replace(complete, target)
    # The files of a folder come before the folder.
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and not path.is_symlink():
            with contextlib.suppress(OSError):  # It is not empty.
                path.rmdir()
        elif path.relative_to(folder).as_posix() not in files:
            path.unlink()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__.splitlines()[0])
    assemble(Path(sys.argv[1]), Path(sys.argv[2]))
