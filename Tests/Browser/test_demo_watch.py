"""script/demo --watch rebuilds changed parts, and an open page reloads by itself."""

import contextlib
import os
import re
import shutil
import sys

import pytest

from built import built
from conftest import KIT, PROJECT
from engines.processes import Program
from waiting import eventually


@pytest.fixture
def copy(tmp_path):
    """A copy of the project's files from which the scripts and the demo's pages are built."""
    for name in ("Web", "Drivers", "script", "Examples/Scale/Public", "Examples/Scale/Sources"):
        shutil.copytree(PROJECT / name, tmp_path / name)
    shutil.copytree(KIT, tmp_path / ".build/web")
    return tmp_path


@pytest.fixture
def watch(copy):
    command = [sys.executable, "-B", str(copy / "script/watch.py"), "--port", "0", "--database", "{folder}/scale.sqlite"]
    program = Program("watch", command, {"SCALE_SERVER": str(built(PROJECT / "Examples/Scale", "scale"))})
    yield program
    program.stop()


@pytest.mark.engines("chromium")
def test_a_change_is_shown(copy, watch, browser):
    def printed(pattern):
        watch.require_running()
        return re.search(pattern, watch.printed)

    def shows(script, value):
        # A page that is just loading may disappear while the question is asked.
        with contextlib.suppress(RuntimeError):
            return browser.evaluate(f"return {script}") == value

    address = eventually(lambda: printed(r"http://127\.0\.0\.1:\d+/"), "the server prints its address", 20).group()
    browser.open(f"{address}history")
    eventually(lambda: shows("document.title", "History · Scale"), "the page")

    page = copy / "Examples/Scale/Public/history.html"
    page.write_text(page.read_text().replace("<title>History", "<title>Changed"))
    eventually(lambda: shows("document.title", "Changed · Scale"), "the changed page", 20)

    # Save as editors do: a new file replaces the old one.
    script = copy / "Web/entries/pressurekit.js"
    (copy / "Web/entries/saved").write_text(f"{script.read_text()}\nwindow.isChanged = true\n")
    os.replace(copy / "Web/entries/saved", script)
    eventually(lambda: shows("window.isChanged", True), "the changed script", 20)

    # A mistake is shown, and the page is not reloaded.
    correct = script.read_text()
    script.write_text(f"{correct}\nthis is no script\n")
    eventually(lambda: printed("The scripts cannot be built"), "the mistake is shown", 20)
    assert 'Expected ";" but found "is"' in watch.printed
    assert shows("window.isChanged", True)
    script.write_text(f"{correct}\nwindow.isChanged = 'again'\n")
    eventually(lambda: shows("window.isChanged", "again"), "the corrected script", 20)
    assert len(list(copy.glob(".build/watched-*"))) == 1
