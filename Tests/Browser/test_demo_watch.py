"""script/demo --watch rebuilds changed parts, and an open page reloads by itself."""

import contextlib
import os
import re
import shutil
import sys

import pytest

from conftest import KIT, PROJECT
from engines.processes import Program
from small_demo import FILES, write_pages, write_part
from waiting import eventually


@pytest.fixture
def copy(tmp_path):
    """A copy of the project's files from which the scripts are built, with small pages."""
    for name in ("Web", "Drivers", "script"):
        shutil.copytree(PROJECT / name, tmp_path / name)
    shutil.copytree(KIT, tmp_path / ".build/web")
    write_pages(tmp_path / "Examples/Demo", "first")
    return tmp_path


@pytest.fixture
def watch(copy):
    program = Program("watch", [sys.executable, "-B", str(copy / "script/watch.py"), "--port", "0"])
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

    address = eventually(lambda: printed(r"(http://127\.0\.0\.1:\d+/demo/)  \(Ctrl-C stops it\)"), "the server prints its address")[1]
    browser.open(f"{address}weighing.html?id=3")
    eventually(lambda: shows("[document.title, document.documentElement.dataset.part]", ["weighing", "first"]), "the page")

    page = copy / "Examples/Demo/weighing.html"
    page.write_text(page.read_text().replace("<title>weighing", "<title>changed"))
    eventually(lambda: shows("document.title", "changed"), "the changed page")
    write_part(page.parent, "second")
    eventually(lambda: shows("document.documentElement.dataset.part", "second"), "the changed script of the page")

    # Save as editors do: a new file replaces the old one.
    script = copy / "Web/entries/pressurekit.js"
    (copy / "Web/entries/saved").write_text(f"{script.read_text()}\nwindow.isChanged = true\n")
    os.replace(copy / "Web/entries/saved", script)
    eventually(lambda: shows("window.isChanged", True), "the changed script of the kit")

    # A mistake is shown, and the page is not reloaded.
    browser.evaluate("window.isSame = true")
    correct = script.read_text()
    script.write_text(f"{correct}\nthis is no script\n")
    eventually(lambda: printed("The scripts cannot be built"), "the mistake is shown")
    assert 'Expected ";" but found "is"' in watch.printed
    page.write_text(page.read_text().replace('src="part.js"', 'src="../pressurekit/nosuch.js"'))
    eventually(lambda: printed(r"The pages stay as they were: the demo names files that the kit lacks: nosuch\.js"), "a missing file is named")
    assert shows("[window.isSame, window.isChanged]", [True, True])
    page.write_text(page.read_text().replace("../pressurekit/nosuch.js", "part.js"))
    script.write_text(f"{correct}\nwindow.isChanged = 'again'\n")
    eventually(lambda: shows("[window.isChanged, document.title, location.search]", ["again", "changed", "?id=3"]), "the corrected files")

    # All files are published, and nothing is left of earlier builds.
    served = copy / ".build/watched"
    assert sorted(path.name for path in served.iterdir()) == ["demo", "pressurekit"]
    names = [name for name in FILES if not name.startswith("..")]
    assert sorted(path.name for path in (served / "demo").iterdir()) == sorted([*names, "worker.js", "reload.js", "build.txt"])
