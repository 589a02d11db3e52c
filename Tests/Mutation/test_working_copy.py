"""The copy that is changed in place of the project."""

import subprocess

import pytest

from native import _test_name
from working_copy import WorkingCopy, digest


@pytest.fixture
def project(tmp_path):
    root = tmp_path / "project"
    (root / "Sources").mkdir(parents=True)
    (root / "Sources" / "a.swift").write_text("a")
    (root / "b.txt").write_text("b")
    (root / ".gitignore").write_text(".build/\n")
    (root / ".build").mkdir()
    (root / ".build" / "built").write_text("x")
    subprocess.run(["git", "init", "-q", "."], cwd=root, check=True)
    return root


def files(folder):
    return {
        str(it.relative_to(folder)): it.read_text()
        for it in folder.rglob("*")
        if it.is_file() and ".git/" not in str(it)
    }


def test_copy_equals_the_project_except_for_the_changes(project, tmp_path):
    before = files(project)
    copy = WorkingCopy(project, tmp_path / "copy")
    copy.update({"Sources/a.swift": b"mutant", "Sources/new.swift": b"new"})
    assert files(copy.place) == {
        "Sources/a.swift": "mutant", "Sources/new.swift": "new", "b.txt": "b", ".gitignore": ".build/\n",
    }  # fmt: skip
    # Unchanged files keep their dates, so that they are not built again.
    dates = {it: it.stat().st_mtime_ns for it in copy.place.rglob("*.*")}
    for built in (".build", "Tools/.build"):
        (copy.place / built).mkdir(parents=True)
        (copy.place / built / "kept").write_text("k")
    copy.update({})
    assert files(copy.place) == {
        "Sources/a.swift": "a", "b.txt": "b", ".gitignore": ".build/\n", ".build/kept": "k", "Tools/.build/kept": "k",
    }  # fmt: skip
    assert (copy.place / "b.txt").stat().st_mtime_ns == dates[copy.place / "b.txt"]
    assert files(project) == before


def test_links_to_folders_are_copied_and_removed(project, tmp_path):
    copy = WorkingCopy(project, tmp_path / "copy")
    (project / "Linked").symlink_to("Sources")
    before = digest(project, ["Linked"])
    copy.update({"Sources/a.swift": b"mutant"})
    assert ((copy.place / "Linked").readlink().name, (copy.place / "Linked/a.swift").read_text()) == ("Sources", "mutant")
    (project / "Linked").unlink()
    copy.update({})
    assert (sorted(files(copy.place)), digest(project, ["Linked"]) == before) == ([".gitignore", "Sources/a.swift", "b.txt"], False)


def test_copy_of_some_folders(project, tmp_path):
    copy = WorkingCopy(project, tmp_path / "copy")
    copy.update({}, only=["Sources"])
    assert files(copy.place) == {"Sources/a.swift": "a"}


def test_digest_depends_on_the_content(project):
    first = digest(project, ["Sources"])
    (project / "b.txt").write_text("other")
    assert digest(project, ["Sources"]) == first
    (project / "Sources" / "a.swift").write_text("other")
    assert digest(project, ["Sources"]) != first


def test_name_of_the_failed_test():
    lines = [
        "✘ Test eachState() recorded an issue at WeighingLookTests.swift:12:5: Expectation failed",
        '✘ Test "a press" recorded an issue with 1 argument x → 1 at A.swift:1:2: Caught error',
        "something else",
    ]
    assert [_test_name(it) for it in lines] == [
        "eachState() (WeighingLookTests.swift)", '"a press" (A.swift)', "something else",
    ]  # fmt: skip
