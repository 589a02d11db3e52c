"""script/test remembers a part that succeeded, until something changes on which the part depends."""

import subprocess

import pytest
from green import Green
from lanes import Job

JOBS = [
    Job("install", "Without inputs", "install"),
    Job("build", "Build", "build", needs=("install",), inputs=("Sources/",), makes=(".build/product",)),
    Job("test", "Test", "test", needs=("build",), inputs=("Tests/", "README.md")),
    Job("prose", "Prose", "prose", inputs=("README.md",)),
]


@pytest.fixture
def project(tmp_path):
    for name in ("Sources/a.swift", "Tests/b.swift", "README.md", "script/test", ".build/product"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("1")
    (tmp_path / ".gitignore").write_text(".build\n")
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    return tmp_path


def green(project, jobs=JOBS):
    return Green(project, jobs, ("script/",), project / ".build/test/green.json")


def remember_all(project):
    run = green(project)
    for job in JOBS:
        run.remember(job, run.key(job))


def known(project, jobs=JOBS):
    return [job.name for job in jobs if green(project, jobs).knows(job)]


def test_parts_that_succeeded_are_known(project):
    assert known(project) == []
    remember_all(project)
    # A part without inputs is never remembered.
    assert known(project) == ["build", "test", "prose"]


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("Sources/a.swift", ["prose"]),
        ("Sources/new.swift", ["prose"]),
        ("Tests/b.swift", ["build", "prose"]),
        ("README.md", ["build"]),
        ("script/test", []),
        ("elsewhere", ["build", "test", "prose"]),
        (".build/ignored", ["build", "test", "prose"]),
    ],
)
def test_a_change_affects_the_parts_that_depend_on_it(project, name, left):
    remember_all(project)
    (project / name).write_text("2")
    assert known(project) == left


def test_a_deleted_file_and_a_new_permission_count(project):
    remember_all(project)
    (project / "Tests/b.swift").unlink()
    (project / "README.md").chmod(0o755)
    assert known(project) == ["build"]


def test_another_command_or_tool_counts(project, monkeypatch):
    remember_all(project)
    other = [Job("build", "Build", "build --faster", inputs=JOBS[1].inputs), *JOBS[2:]]
    assert known(project, other) == ["prose"]
    monkeypatch.setattr(Green, "tools", "another compiler")
    assert known(project) == []


def test_a_missing_result_counts(project):
    remember_all(project)
    (project / ".build/product").unlink()
    assert known(project) == ["test", "prose"]


def test_a_part_whose_files_changed_while_it_ran_is_not_known(project):
    run = green(project)
    key = run.key(JOBS[3])
    (project / "README.md").write_text("2")
    run.remember(JOBS[3], key)
    assert known(project) == []


def test_a_damaged_memory_is_empty(project):
    remember_all(project)
    (project / ".build/test/green.json").write_text("{")
    assert known(project) == []
