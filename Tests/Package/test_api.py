"""The comparisons and failures of script/api in a small repository, with a stub of the compiler."""

import os
import shutil
import subprocess

import pytest

from conftest import PROJECT

SWIFT = """#!/bin/sh
case "$1 $NATIVE" in
  "build "*|"package ") ;;
  "package broken") exit 1 ;;
  *) printf '\\n1 breaking change detected in PressureKit:\\n  💔 API breakage: %s\\n' "$NATIVE"; exit 1 ;;
esac
"""
DIGESTER = """#!/bin/sh
case "$UIKIT $*" in
  *-dump-sdk*|" "*) ;;
  *PressureViews*) echo "<unknown>:0: error: API breakage: $UIKIT [#api-digester-breaking-change]"; exit 1 ;;
esac
"""
MANIFEST = '.library(name: "PressureKit", targets: []),\n.library(name: "PressureViews", targets: []),\n'
# A product for this repository only.
MANIFEST += '.library(name: "_PressureProof", targets: []),\n'
NOTHING = "No public API was removed or changed since {}."
LESS = "func a() has been removed"


@pytest.fixture
def repository(tmp_path):
    """A repository with script/api, with the functions `git` and `api`."""
    folder = tmp_path / "kit"
    programs = tmp_path / "programs"
    for made in (folder / "script", folder / "Web/package", folder / "Tests", programs):
        made.mkdir(parents=True)
    for name in ("api", "swift"):
        shutil.copy(PROJECT / "script" / name, folder / "script")
    (folder / "Package.swift").write_text(MANIFEST)
    (folder / "Tests/api-breakages.txt").write_text("// A reason:\nAPI breakage: product PressureOld has been removed\n")
    for name, text in (("swift", SWIFT), ("swift-api-digester", DIGESTER)):
        (programs / name).write_text(text)
        (programs / name).chmod(0o755)
    environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "GIT_CONFIG_GLOBAL": "/dev/null"}

    class Repository:
        path = folder

        def git(self, *words):
            identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
            subprocess.run(["git", *identity, *words], cwd=folder, env=environment, check=True, capture_output=True)

        def commit(self, version, *tags):
            (folder / "Web/package/package.json").write_text(f'{{\n  "version": "{version}",\n')
            self.git("add", "--all")
            self.git("commit", "--allow-empty", "--message", "A step")
            for tag in tags:
                self.git("tag", tag)

        def api(self, *words, **found):
            """The exit code and the output."""
            done = subprocess.run(
                ["script/api", *words], cwd=folder, env={**environment, "NATIVE": "", "UIKIT": "", **found},
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            return done.returncode, done.stdout.splitlines()

    one = Repository()
    one.git("init")
    return one


def test_without_an_earlier_version_there_is_nothing_to_compare_with(repository):
    repository.commit("0.1.0")
    nothing = (0, ["There is no version before this one (0.1.0): nothing to compare with."])
    assert repository.api() == nothing
    repository.git("tag", "v0.1.0")
    repository.git("tag", "try")
    assert repository.api() == nothing


def test_it_compares_with_the_newest_version_before_this_one(repository):
    repository.commit("0.9.0", "v0.9.0")
    repository.commit("0.10.0", "0.10.0", "v1.0.0-beta.1", "later")
    repository.commit("0.10.1", "v0.10.1")
    assert repository.api()[1][-1] == NOTHING.format("0.10.0")
    assert repository.api("v0.9.0")[1][-1] == NOTHING.format("v0.9.0")
    assert repository.api("v0.8.0") == (1, ["api: there is no tag v0.8.0."])
    assert repository.api("later") == (1, ["api: later is not a version tag such as 1.2.3."])


def test_version_of_a_tag(repository):
    repository.commit("0.1.0", "v0.2.0")
    assert repository.api() == (1, ["api: the tag is v0.2.0, but the version in Web/package/package.json is 0.1.0."])


@pytest.mark.parametrize("old, new, code", [
    ("0.1.0", "0.1.0", 1), ("0.1.0", "0.1.9", 1), ("0.1.0", "0.2.0", 0), ("0.9.0", "1.0.0", 0),
    ("1.2.0", "1.3.0", 1), ("1.2.0", "2.0.0", 0), ("0.9.0", "0.10.0", 0), ("9.0.0", "10.0.0", 0),
])
def test_breaking_change_requires_a_new_version(repository, old, new, code):
    repository.commit(old, f"v{old}")
    repository.commit(new)
    done, lines = repository.api(NATIVE=LESS, UIKIT="var b has been removed")
    heading = f"Public in v{old}, but removed or changed since:"
    assert lines[lines.index(heading):] == [
        heading, f"  API breakage: {LESS}", "  API breakage: var b has been removed",
        f"The version is raised accordingly, from {old} to {new}." if code == 0 else
        f"api: this breaks users of v{old}, but the version is {new}: raise it, or keep the API "
        "(CONTRIBUTING.md, Versions).",
    ]
    assert done == code


def test_removed_product_is_reported_unless_it_is_listed(repository):
    manifest = repository.path / "Package.swift"
    manifest.write_text(MANIFEST + '.library(name: "PressureOld", targets: []),\n.library(name: "PressureMore", targets: []),\n')
    repository.commit("0.1.0", "v0.1.0")
    manifest.write_text(MANIFEST)
    repository.commit("0.1.1")
    done, lines = repository.api()
    assert (done, lines[-2]) == (1, "  API breakage: product PressureMore has been removed")
    assert [line for line in lines if "PressureOld" in line] == []


def test_failed_comparison_is_an_error(repository):
    repository.commit("0.1.0", "v0.1.0")
    repository.commit("0.2.0")
    done, lines = repository.api(NATIVE="broken")
    assert (done, lines[-1]) == (1, "api: the comparison failed, see above.")


def test_shallow_clone_is_an_error(repository):
    repository.commit("0.1.0", "v0.1.0")
    repository.commit("0.1.1")
    shallow = repository.path.with_name("shallow")
    repository.git("clone", "--depth", "1", f"file://{repository.path}", str(shallow))
    done = subprocess.run(["script/api"], cwd=shallow, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, "api: this clone is shallow, and may lack tags: git fetch --unshallow --tags\n")
