"""script/test runs the requested parts, or those that depend on a change, together with their needs."""

import re
import shutil
import subprocess

import pytest
from parts import JOBS, ROOT

# The documentation site and its needs.
SITE = ["packages", "prose", "python", "views", "wasm", "site", "site-pages"]
EVERYTHING = [job.name for job in JOBS]


@pytest.fixture
def repository(tmp_path):
    """A repository with the scripts and two files, all committed."""
    for name in ("script/test", "script/green.py", "script/lanes.py", "script/parts.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    write(tmp_path / "Site/a page.js", "1")
    write(tmp_path / "Tests/Mutation/grammar.py", "1")
    write(tmp_path / ".gitignore", "ignored\n")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def test_an_area_with_what_it_needs(repository):
    assert chosen(repository, "docs") == SITE
    assert chosen(repository) == EVERYTHING


def test_parts_affected_by_a_change(repository):
    assert chosen(repository, "--since", "HEAD") == []
    write(repository / "Site/a page.js", "2")
    # Its script is one of those that are type-checked.
    changed = [name for name in EVERYTHING if name in SITE or name == "types"]
    assert chosen(repository, "--since", "HEAD") == changed
    commit(repository)
    assert chosen(repository, "--since", "HEAD") == []
    assert chosen(repository, "--since", "HEAD~1") == changed
    assert chosen(repository, "tools", "--since", "HEAD~1") == ["packages", "prose", "python", "types"]


def test_a_new_file_counts_and_an_ignored_one_does_not(repository):
    write(repository / "Tests/Mutation/ignored", "1")
    assert chosen(repository, "--since", "HEAD") == []
    write(repository / "Tests/Mutation/new.py", "1")
    assert chosen(repository, "--since", "HEAD") == ["packages", "format", "prose", "python", "types"]


def test_deleted_file_counts(repository):
    (repository / "Tests/Mutation/grammar.py").unlink()
    assert chosen(repository, "--since", "HEAD") == ["packages", "format", "prose", "python", "types"]


def test_scripts_affect_all_parts(repository):
    write(repository / "script/swift", "1")
    assert chosen(repository, "--since", "HEAD") == EVERYTHING


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["nothing"], r"no area or test has this name: nothing\nThe areas are core, .*"),
        (["core", "test_some"], r"tests by name cannot be combined with areas or --since"),
        (["--since", "nowhere"], r"git cannot compare with nowhere: .*"),
    ],
)
def test_invalid_choices_are_refused(repository, words, message):
    done = run(repository, *words)
    assert done.returncode == 1
    assert re.fullmatch(f"script/test: {message}", done.stderr.strip(), re.DOTALL), done.stderr


def run(repository, *words):
    return subprocess.run([repository / "script/test", "--list", *words], capture_output=True, text=True)


def chosen(repository, *words):
    """The names of the parts that would run."""
    done = run(repository, *words)
    assert done.returncode == 0, done.stderr
    return re.findall(r"^([a-z-]+) ", done.stdout, re.MULTILINE)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def git(folder, *command):
    subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@localhost", *command], cwd=folder, check=True)


def commit(folder):
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "Some files")
