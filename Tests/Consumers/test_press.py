"""In each project's page one press on the confirm button confirms once, without a warning or error."""

import pytest

from page import FIRED

# The files that each page loads. webpack chooses the name of the .wasm file.
PAGES = [
    ("plain", "index.html", ["page.js", "pressurekit.js", "pressurekit.wasm"]),
    ("plain", "one-element.html", ["confirm-button.js", "confirm-button.wasm", "page.js"]),
    ("plain", "single-file.html", ["page.js", "single-file.js"]),
    ("esbuild", "index.html", ["module.js"]),
    ("esbuild", "classic.html", ["classic.js"]),
    ("webpack", "index.html", ["*.wasm", "all.js"]),
    ("webpack", "one-element.html", ["*.wasm", "one.js"]),
    ("rollup", "index.html", ["main.js"]),
    ("react", "by-ref.html", ["by-ref.js"]),
    ("react", "by-property.html", ["by-property.js"]),
    ("preact", "index.html", ["main.js"]),
    ("vue", "index.html", ["main.js"]),
    ("server-rendering", "index.html", ["client.js"]),
    ("server-rendering", "late.html", ["late-client.js", "pressurekit.wasm"]),
]
# The properties that frameworks have set by then. Some disable the button and remove its `cap` after the press.
PROPERTIES = {
    "react/by-ref.html": {"noLatch": True, "cap": 2.5, "disabled": False},
    "react/by-property.html": {"noLatch": True, "cap": 3, "disabled": True},
    "preact/index.html": {"noLatch": True, "cap": 3, "disabled": True},
    "vue/index.html": {"noLatch": True, "cap": 3, "disabled": True},
    "server-rendering/index.html": {"noLatch": True, "cap": 2.5, "disabled": False},
    "server-rendering/late.html": {"noLatch": True, "cap": 2.5, "disabled": False},
}
# The output of a build without warnings.
PRINTED = {"webpack": "webpack compiled successfully\n"}
DEFAULTS = {"noLatch": False, "cap": 3, "disabled": False}


@pytest.mark.parametrize(("project", "name", "files"), PAGES)
def test_one_press_confirms(projects, page, project, name, files):
    assert projects(project).printed == PRINTED.get(project, "")
    page.open(f"{project}/{name}")
    assert page.loaded() == files
    assert page.said() == ""
    page.confirm_by_force(page.finger("touch"))
    assert page.events() == FIRED
    page.until("document.querySelector('output').textContent", "the project hears of it")
    assert page.said() == "deleted"
    assert {key: page.get(key) for key in DEFAULTS} == PROPERTIES.get(f"{project}/{name}", DEFAULTS)
    assert page.faults() == []
