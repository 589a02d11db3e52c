"""The control that script/new-control makes passes script/test, before anything of it is written. script/prove runs this.

It is made in a clone, .build/new-control, and nothing is committed to the project.
"""

import pytest

from clone import Clone


@pytest.fixture(scope="session")
def clone():
    clone = Clone("new-control")
    done = clone.run("script/new-control", "volume-knob")
    assert done.returncode == 0, done.stderr
    # Its sizes are in the documents.
    done = clone.run("script/bench", "--write", "size", "core")
    assert done.returncode == 0, done.stdout + done.stderr
    return clone


def test_a_new_control_passes_the_tests_of_the_core_and_of_pages(clone):
    done = clone.run("script/test", "core", "web", "--keep-going")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("test", ["EveryControlTests", "VolumeKnobViewTests", "test_site_playground", "test_each_control_has_a_place"])
def test_a_new_control_is_on_every_other_host(clone, test):
    """UIKit, AppKit and SwiftUI; the playground of its page; the demo."""
    done = clone.run("script/test", test)
    assert done.returncode == 0, done.stdout + done.stderr
