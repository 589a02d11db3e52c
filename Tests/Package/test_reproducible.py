"""Release files have the same bytes wherever they are built, and contain nothing about the machine."""

import hashlib
import json
import os
import shutil
import socket
import subprocess
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path

import pytest

from conftest import CONTROLS, PROJECT

# The two time zones below disagree about this time's date.
DATE = 1_750_000_000
# The differences between two machines: the folder, the time zone, the language, the mode of new files and the age of the
# sources.
MACHINES = [("here", "UTC", "C", 0o022, 1_000_000_000), ("of-somebody/elsewhere", "Pacific/Kiritimati", "tr_TR.UTF-8", 0o077, 1_700_000_000)]


def copy(files, folder, mode, modified):
    """Copies files of the project as a user with another umask would get them on another day."""
    for file in files:
        target = folder / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(PROJECT / file, target)
        executable = 0o111 if os.access(PROJECT / file, os.X_OK) else 0
        target.chmod((0o666 | executable) & ~mode)
        os.utime(target, (modified, modified))


def build(folder, *commands, zone, language, mode):
    """Runs scripts in a folder as on a machine whose names are all marked."""
    own = {name: folder / f"of-somebody-{name}" for name in ("home", "temporary")}
    for made in own.values():
        made.mkdir()
    environment = {
        **os.environ, "HOME": str(own["home"]), "TMPDIR": str(own["temporary"]), "TZ": zone, "LC_ALL": language,
        "SOURCE_DATE_EPOCH": str(DATE),
    }
    for command in commands:
        done = subprocess.run(command, cwd=folder, env=environment, umask=mode, capture_output=True, text=True)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"


def digests(folder):
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.glob("pressurekit-*.*"))}


def unpacked(folder):
    """The files in all release files of a folder, with their bytes."""
    files = {}
    for path in folder.glob("pressurekit-*.tgz"):
        with tarfile.open(path) as archive:
            files |= {f"{path.name}/{one.name}": archive.extractfile(one).read() for one in archive.getmembers()}
    for path in folder.glob("pressurekit-*.zip"):
        with zipfile.ZipFile(path) as archive:
            files |= {f"{path.name}/{name}": archive.read(name) for name in archive.namelist()}
    return files


def telling(files, names):
    return [(path, name) for path, data in sorted(files.items()) for name in names if name.encode() in data]


@pytest.fixture(scope="module")
def machines(manifest, tmp_path_factory):
    """The folders of the releases, packed on two simulated machines from the same build. Scripts are bundled again."""
    bundled = "single-file"
    sources = ["LICENSE", "Drivers/traces/LICENSE", "script/package", "script/bundle"]
    for folder in ("Web", ".build/web"):
        sources += [path.relative_to(PROJECT) for path in (PROJECT / folder).rglob("*") if path.is_file()]
    made = []
    for name, zone, language, mode, modified in MACHINES:
        folder = tmp_path_factory.mktemp("machine") / name
        copy(sources, folder, mode, modified)
        build(
            folder, ["script/bundle", "--inside", ".build/web/pressurekit.wasm", "Web/entries/pressurekit.js", f".build/web/{bundled}.js"],
            ["script/package", "--built"], zone=zone, language=language, mode=mode)
        made.append(folder / ".build")
    return made


def test_two_machines_make_the_same_bytes(machines, manifest):
    here, elsewhere = map(digests, machines)
    assert sorted(here) == [f"pressurekit-{manifest['version']}.tgz", f"pressurekit-web-{manifest['version']}.zip"]
    assert here == elsewhere


def test_release_files_do_not_name_the_machine(machines):
    for folder in machines:
        files = unpacked(folder)
        assert len(files) > 60
        assert telling(files, ["of-somebody", str(folder), tempfile.gettempdir() + "/"]) == []
    # Names of this machine. A short name may occur in a minified script by chance, so it is ignored.
    names = [str(PROJECT), tempfile.gettempdir() + "/", f"{Path.home()}/", socket.gethostname()]
    assert telling(unpacked(PROJECT / ".build"), [name for name in names if len(name) > 4]) == []
    assert telling({"a": b"/of-somebody/engine.js"}, ["/of-somebody/"]) == [("a", "/of-somebody/")]


def test_files_have_the_commits_date_and_are_readable_by_all(machines, manifest):
    """A server derives `Last-Modified` from the date. A date long ago would keep an old file in browsers' caches."""
    for folder in machines:
        with zipfile.ZipFile(folder / f"pressurekit-web-{manifest['version']}.zip") as archive:
            entries = archive.infolist()
        assert [one.filename for one in entries] == sorted(one.filename for one in entries)
        assert {(one.date_time, oct(one.external_attr >> 16)) for one in entries} == {(time.gmtime(DATE)[:6], "0o100644")}
        with tarfile.open(folder / f"pressurekit-{manifest['version']}.tgz") as archive:
            assert {(oct(one.mode), one.uid, one.gid, one.uname, one.gname) for one in archive.getmembers()} == {("0o644", 0, 0, "", "")}


def test_a_source_map_names_files_of_the_project(machines):
    for folder in [PROJECT / ".build", *machines]:
        maps = {path: data for path, data in unpacked(folder).items() if path.endswith(".map")}
        # The script of each control, and pressurekit, elements, host, single-file, pressurekit-testing and driver.
        assert len(maps) == len(CONTROLS) + 7
        for path, data in maps.items():
            known = json.loads(data)
            missing = [
                name for name, text in zip(known["sources"], known["sourcesContent"], strict=True)
                if (PROJECT / name.removeprefix("../../")).read_text() != text
            ]
            assert (path, missing) == (path, [])


@pytest.mark.deep
def test_two_machines_build_the_same_bytes(manifest, tmp_path):
    """The whole build, from the sources."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=PROJECT, capture_output=True, text=True, check=True).stdout
    sources = [name for name in listed.split("\0") if name and (PROJECT / name).is_file()]
    made = []
    for name, zone, language, mode, modified in MACHINES:
        folder = tmp_path / name
        copy(sources, folder, mode, modified)
        build(folder, ["script/package"], zone=zone, language=language, mode=mode)
        made.append(folder / ".build")
    assert len(digests(made[0])) == 2
    assert digests(made[0]) == digests(made[1])
    for folder in made:
        assert telling(unpacked(folder), ["of-somebody", str(tmp_path)]) == []
