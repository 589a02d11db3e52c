"""A script and an engine for some of the elements: the names that script/build-web takes."""

import subprocess

import pytest

from clone import PROJECT

NEEDS = "build-web: --set needs a new name, such as page, and the names of elements\n"
ELEMENTS = "confirm-button transitioning-button scale peek app-icon"


@pytest.mark.parametrize(("words", "message"), [
    ([], NEEDS),
    (["page"], NEEDS),
    (["../page", "peek"], NEEDS),
    # The name of a script of the package.
    (["peek", "scale"], NEEDS),
    (["page", "peek", "knob"], f"build-web: there is no element knob; there are: {ELEMENTS}\n"),
])
def test_set_with_wrong_names_builds_nothing(words, message):
    done = subprocess.run(["script/build-web", "--set", *words], cwd=PROJECT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", message)
